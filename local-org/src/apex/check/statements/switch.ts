/** `switch on` */
import type { Expr, Span, Stmt, SwitchCase } from '../../ast.ts';
import type { BoundCase, BoundExpr, BoundStmt } from '../../bound.ts';
import { ERROR, isEnum, isError, isPrimitive } from '../../types/builtin.ts';
import { findField, libraryEnumValue } from '../../types/hierarchy.ts';
import { userType, writtenType } from '../../types/resolve.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { declareLocal, findLocal, scoped, typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { convert, fits } from '../conversions.ts';
import { checkExpr, errorExpr } from '../expressions/check-expression.ts';
import { checkBlock, checkStatements } from './check-statement.ts';

type SwitchStmt = Extract<Stmt, { kind: 'switch' }>;

export function checkSwitch(c: Checker, stmt: SwitchStmt): BoundStmt {
  const subject = checkExpr(c, stmt.subject);
  const isValid = mayBeSwitched(subject.type);
  if (!isValid) report(c, subject.span, `${typeName(subject.type)} is not a valid switch expression type`);
  const type = isValid ? subject.type : ERROR;
  if (stmt.cases.length === 0 && stmt.otherwise === null)
    report(c, stmt.span, 'Switch statement requires at least one when block');
  const seen = new Set<string>();
  const cases = stmt.cases.map((branch) => checkCase(c, stmt, branch, type, seen));
  return {
    kind: 'switch',
    subject,
    cases,
    otherwise: stmt.otherwise === null ? null : checkBlock(c, stmt.otherwise),
    span: stmt.span,
  };
}

function mayBeSwitched(type: ApexType): boolean {
  return (
    isError(type) ||
    isEnum(type) ||
    (type.kind === 'sobject' && type.object === null) ||
    isPrimitive(type, 'Integer', 'Long', 'String')
  );
}

function checkCase(c: Checker, stmt: SwitchStmt, branch: SwitchCase, subject: ApexType, seen: Set<string>): BoundCase {
  if (branch.typeMatch !== null) return checkTypeCase(c, branch, branch.typeMatch, subject, seen);
  const values = (branch.values ?? []).map((value) => checkWhenValue(c, stmt, value, subject, seen));
  return { kind: 'values', values, body: checkBlock(c, branch.body), span: branch.span };
}

function checkTypeCase(
  c: Checker,
  branch: SwitchCase,
  match: NonNullable<SwitchCase['typeMatch']>,
  subject: ApexType,
  seen: Set<string>,
): BoundCase {
  const before = c.diagnostics.length;
  const type = typeOf(c, match.type, match.name.span);
  if (c.diagnostics.length > before && isError(type) && subject.kind === 'sobject')
    report(c, match.name.span, notConvertible(writtenType(match.type), subject));
  if (!isError(type) && !isError(subject)) {
    if (type.kind !== 'sobject' || subject.kind !== 'sobject') {
      report(c, match.name.span, notConvertible(typeName(type), subject));
    }
    once(c, match.name.span, typeName(type), seen);
  }
  return scoped(c, () => {
    const local = declareLocal(c, match.name, type, false);
    return { kind: 'type', type, local, body: checkStatements(c, branch.body), span: branch.span };
  });
}

function checkWhenValue(c: Checker, stmt: SwitchStmt, expr: Expr, subject: ApexType, seen: Set<string>): BoundExpr {
  if (isError(subject)) return errorExpr(expr.span);
  if (isEnum(subject) && expr.kind === 'name') return enumConstant(c, stmt, expr, subject, seen);
  if (expr.kind === 'member') {
    report(
      c,
      expr.name.span,
      isEnum(subject)
        ? "Enum value used in 'when expression' should be unqualified"
        : "'when expression' must be a literal, a constant literal field or enum value",
    );
    return errorExpr(expr.span);
  }
  if (expr.kind === 'name') {
    const isField = findLocal(c, expr.name.text) === null && findField(c.cls, expr.name.text.toLowerCase()) !== null;
    report(c, expr.span, isField ? 'Field must be an enum reference' : `Variable does not exist: ${expr.name.text}`);
    return errorExpr(expr.span);
  }
  const value = checkExpr(c, expr);
  if (value.kind !== 'literal') {
    if (!isError(value.type))
      report(c, expr.span, "'when expression' must be a literal, a constant literal field or enum value");
    return value;
  }
  if (subject.kind === 'sobject' && value.type.kind !== 'null') {
    report(c, stmt.span, "Switching on SObject types must be a 'when type variable' or 'when null'");
    return value;
  }
  if (!fits(c, value, subject)) {
    report(c, stmt.span, notConvertible(typeName(value.type), subject));
    return value;
  }
  once(c, stmt.span, String(value.value), seen);
  return convert(c, value, subject);
}

function enumConstant(
  c: Checker,
  stmt: SwitchStmt,
  expr: Extract<Expr, { kind: 'name' }>,
  subject: ApexType,
  seen: Set<string>,
): BoundExpr {
  const lower = expr.name.text.toLowerCase();
  const bound = constantOf(c, subject, lower, expr.span);
  if (bound === null) {
    report(c, expr.span, `Variable does not exist: ${expr.name.text}`);
    return errorExpr(expr.span);
  }
  once(c, stmt.span, expr.name.text, seen);
  return bound;
}

function constantOf(c: Checker, type: ApexType, lower: string, span: Span): BoundExpr | null {
  if (type.kind === 'user') {
    const name = type.symbol.enumValues.find((value) => value.toLowerCase() === lower);
    return name === undefined
      ? null
      : { kind: 'enumValue', type: userType(type.symbol), span, symbol: type.symbol, name };
  }
  const member = libraryEnumValue(c.library, type, lower);
  return member === null ? null : { kind: 'libraryProperty', type, span, member, target: null, safe: false };
}

function notConvertible(what: string, subject: ApexType): string {
  return `${what} value in when expression cannot be implicitly converted to the ${typeName(subject)} type in switch expression`;
}

function once(c: Checker, span: Span, value: string, seen: Set<string>): void {
  if (seen.has(value)) report(c, span, `${value} occurs as more than one when branch for this switch statement`);
  seen.add(value);
}
