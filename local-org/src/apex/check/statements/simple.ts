/** Statements without a structure of their own, and `if`. */
import type { Expr, Stmt } from '../../ast.ts';
import type { BoundStmt } from '../../bound.ts';
import { isError } from '../../types/builtin.ts';
import { isException } from '../../types/hierarchy.ts';
import { hasKeyword } from '../../types/modifiers.ts';
import { declareLocal, typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { assignTo } from '../conversions.ts';
import { checkCondition, checkExpr } from '../expressions/check-expression.ts';
import { startOf } from '../positions.ts';
import { checkLoose } from '../annotations/check-annotations.ts';
import { checkArguments } from '../arguments.ts';
import { checkBlock, checkNested } from './check-statement.ts';

type Of<K extends Stmt['kind']> = Extract<Stmt, { kind: K }>;

export function checkLocalVar(c: Checker, stmt: Of<'localVar'>): readonly BoundStmt[] {
  const isField = c.body.kind === 'trigger' && c.body.scope.parent === null;
  for (const { name } of stmt.declarators) checkLoose(c, stmt.modifiers, name, isField ? 'fields' : 'locals');
  const type = typeOf(c, stmt.type);
  if (isError(type)) {
    for (const { name } of stmt.declarators) declareLocal(c, name, type, false);
    return [];
  }
  if (type.kind === 'void') report(c, stmt.type.span, 'Variables cannot be of type void');
  const isFinal = hasKeyword(stmt.modifiers, 'final');
  return stmt.declarators.map(({ name, init }) => {
    const value = init === null ? null : checkExpr(c, init);
    const local = declareLocal(c, name, type, isFinal);
    return {
      kind: 'localVar',
      local,
      init: value === null ? null : assignTo(c, value, type, name.span),
      span: stmt.type.span,
    };
  });
}

const STATEMENT_EXPRESSIONS: ReadonlySet<Expr['kind']> = new Set<Expr['kind']>(['assign', 'call', 'incDec', 'new']);

export function checkExprStmt(c: Checker, stmt: Of<'exprStmt'>): BoundStmt {
  const before = c.diagnostics.length;
  const expr = checkExpr(c, stmt.expr);
  if (!STATEMENT_EXPRESSIONS.has(stmt.expr.kind) && c.diagnostics.length === before)
    report(c, startOf(stmt.expr), 'Expression cannot be a statement.');
  return { kind: 'exprStmt', expr, span: startOf(stmt.expr) };
}

export function checkIf(c: Checker, stmt: Of<'if'>): BoundStmt {
  const condition = checkCondition(c, stmt.condition);
  const then = checkNested(c, stmt.then);
  return { kind: 'if', condition, then, else: stmt.else === null ? null : checkNested(c, stmt.else), span: stmt.span };
}

export function checkReturn(c: Checker, stmt: Of<'return'>): BoundStmt {
  const { returnType, kind } = c.body;
  const value = stmt.value === null ? null : checkExpr(c, stmt.value);
  const bound = (result: typeof value): BoundStmt => ({ kind: 'return', value: result, span: stmt.span });
  if (kind === 'initializer' && !c.body.isStatic) report(c, stmt.span, 'Return must be called from a method');
  else if (value === null) {
    if (returnType.kind !== 'void')
      report(c, stmt.span, `Missing return statement required return type: ${typeName(returnType)}`);
  } else if (kind === 'constructor') report(c, stmt.span, 'Constructors must not return a value');
  else if (kind === 'trigger') report(c, stmt.span, 'Trigger bodies must not return a value');
  else if (returnType.kind === 'void') report(c, stmt.span, 'Void method must not return a value');
  else return bound(assignTo(c, value, returnType, stmt.span, 'conversion'));
  return bound(value);
}

export function checkThrow(c: Checker, stmt: Of<'throw'>): BoundStmt {
  const value = checkExpr(c, stmt.value);
  const { type } = value;
  if (!isError(type) && type.kind !== 'null' && !isException(c.library, type))
    report(c, stmt.span, `Throw expression must be of type exception: ${typeName(type)}`);
  return { kind: 'throw', value, span: stmt.span };
}

export function checkRunAs(c: Checker, stmt: Of<'runAs'>): BoundStmt {
  const args = checkArguments(c, stmt.args);
  const [who] = args;
  const { type } = who ?? { type: { kind: 'void' } };
  const isUser = type.kind === 'sobject' && (type.object === null || type.object.name === 'User');
  const isVersion = type.kind === 'library' && /\.(?:Package)?Version$/.test(type.class.qualifiedName);
  if (args.length !== 1 || !(isUser || isVersion || isError(type)))
    report(c, stmt.span, "runAs requires a single argument of type 'User' or 'Version'");
  return { kind: 'runAs', args, body: checkBlock(c, stmt.body), span: stmt.span };
}
