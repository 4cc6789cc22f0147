/** Statements. */
import type {
  BlockContext,
  CatchClauseContext,
  ForControlContext,
  ForStatementContext,
  LocalVariableDeclarationContext,
  StatementContext,
  SwitchStatementContext,
  TryStatementContext,
  VariableDeclaratorContext,
  WhenControlContext,
  WhenLiteralContext,
} from '@apexdevtools/apex-parser';
import * as grammar from '@apexdevtools/apex-parser';
import type { ApexParserRuleContext, QualifiedNameContext } from '@apexdevtools/apex-parser';
import type { Block, CatchClause, Expr, Name, Stmt, SwitchCase } from '../ast.ts';
import { buildDml } from './dml-statements.ts';
import { buildExpr, buildExprList } from './expressions.ts';
import { literalOfToken } from './literals.ts';
import { checkModifiers } from './modifier-rules.ts';
import { buildModifiers } from './modifiers.ts';
import { declaredName, nameOf } from './identifiers.ts';
import type { Build } from './tree.ts';
import { spanOf, spanOfToken } from './tree.ts';
import { buildQualifiedType, buildTypeRef } from './type-references.ts';

export function buildBlock(build: Build, context: BlockContext): Block {
  build.atTopLevel = false;
  return {
    kind: 'block',
    statements: context.statement_list().map((item) => buildStatement(build, item)),
    span: spanOf(context),
  };
}

export function buildStatement(build: Build, context: StatementContext): Stmt {
  const child = context.getChild(0) as ApexParserRuleContext;
  const builder = STATEMENTS.get(child.constructor);
  if (!builder) throw new Error(`No builder for ${child.constructor.name}`);
  return builder(build, child);
}

export function buildDeclarator(
  build: Build,
  context: VariableDeclaratorContext,
): { readonly name: Name; readonly init: Expr | null } {
  const init = context.expression();
  return { name: declaredName(build, context.id()), init: init ? buildExpr(build, init) : null };
}

type Builder = (build: Build, context: ApexParserRuleContext) => Stmt;

function entry<C extends ApexParserRuleContext>(
  type: abstract new (...args: never[]) => C,
  builder: (build: Build, context: C) => Stmt,
): [unknown, Builder] {
  return [type, builder as unknown as Builder];
}

const STATEMENTS: ReadonlyMap<unknown, Builder> = new Map([
  entry(grammar.BlockContext, buildBlock),
  entry(grammar.IfStatementContext, (build, context) => {
    const otherwise = context.statement(1);
    return {
      kind: 'if',
      condition: buildExpr(build, context.parExpression().expression()),
      then: buildStatement(build, context.statement(0)),
      else: otherwise ? buildStatement(build, otherwise) : null,
      span: spanOf(context),
    };
  }),
  entry(grammar.WhileStatementContext, (build, context) => ({
    kind: 'while',
    condition: buildExpr(build, context.parExpression().expression()),
    body: buildOptional(build, context.statement()),
    span: spanOf(context),
  })),
  entry(grammar.DoWhileStatementContext, (build, context) => ({
    kind: 'doWhile',
    body: buildBlock(build, context.block()),
    condition: buildExpr(build, context.parExpression().expression()),
    span: spanOf(context),
  })),
  entry(grammar.ForStatementContext, buildFor),
  entry(grammar.SwitchStatementContext, buildSwitch),
  entry(grammar.TryStatementContext, buildTry),
  entry(grammar.ReturnStatementContext, (build, context) => {
    const value = context.expression();
    return { kind: 'return', value: value ? buildExpr(build, value) : null, span: spanOf(context) };
  }),
  entry(grammar.ThrowStatementContext, (build, context) => ({
    kind: 'throw',
    value: buildExpr(build, context.expression()),
    span: spanOf(context),
  })),
  entry(grammar.BreakStatementContext, (_build, context) => ({ kind: 'break', span: spanOf(context) })),
  entry(grammar.ContinueStatementContext, (_build, context) => ({ kind: 'continue', span: spanOf(context) })),
  entry(grammar.RunAsStatementContext, (build, context) => ({
    kind: 'runAs',
    args: buildExprList(build, context.expressionList()),
    body: buildBlock(build, context.block()),
    span: spanOf(context),
  })),
  entry(grammar.LocalVariableDeclarationStatementContext, (build, context) =>
    buildLocalVariable(build, context.localVariableDeclaration(), context),
  ),
  entry(grammar.ExpressionStatementContext, (build, context) => ({
    kind: 'exprStmt',
    expr: buildExpr(build, context.expression()),
    span: spanOf(context),
  })),
  entry(grammar.InsertStatementContext, (build, context) => buildDml(build, 'insert', context)),
  entry(grammar.UpdateStatementContext, (build, context) => buildDml(build, 'update', context)),
  entry(grammar.DeleteStatementContext, (build, context) => buildDml(build, 'delete', context)),
  entry(grammar.UndeleteStatementContext, (build, context) => buildDml(build, 'undelete', context)),
  entry(grammar.UpsertStatementContext, (build, context) => buildDml(build, 'upsert', context)),
  entry(grammar.MergeStatementContext, (build, context) => buildDml(build, 'merge', context)),
]);

function buildOptional(build: Build, context: StatementContext | null): Stmt | null {
  return context ? buildStatement(build, context) : null;
}

function buildLocalVariable(
  build: Build,
  context: LocalVariableDeclarationContext,
  whole: ApexParserRuleContext,
): Stmt {
  const modifiers = buildModifiers(build, context.modifier_list());
  const declarators = context
    .variableDeclarators()
    .variableDeclarator_list()
    .map((item) => buildDeclarator(build, item));
  if (!build.atTopLevel) for (const { name } of declarators) checkModifiers(build, 'locals', modifiers, name);
  return { kind: 'localVar', modifiers, type: buildTypeRef(context.typeRef()), declarators, span: spanOf(whole) };
}

function buildFor(build: Build, context: ForStatementContext): Stmt {
  const control = context.forControl();
  const body = buildOptional(build, context.statement());
  const span = spanOf(context);
  const each = control.enhancedForControl();
  if (each) {
    return {
      kind: 'forEach',
      type: buildTypeRef(each.typeRef()),
      name: declaredName(build, each.id()),
      iterable: buildExpr(build, each.expression()),
      body,
      span,
    };
  }
  const condition = control.expression();
  return {
    kind: 'for',
    init: buildForInit(build, control),
    condition: condition ? buildExpr(build, condition) : null,
    update: buildExprList(build, control.forUpdate()?.expressionList() ?? null),
    body,
    span,
  };
}

function buildForInit(build: Build, context: ForControlContext): Stmt | readonly Expr[] | null {
  const init = context.forInit();
  if (!init) return null;
  const variable = init.localVariableDeclaration();
  return variable ? buildLocalVariable(build, variable, variable) : buildExprList(build, init.expressionList());
}

function buildTry(build: Build, context: TryStatementContext): Stmt {
  const last = context.finallyBlock();
  return {
    kind: 'try',
    body: buildBlock(build, context.block()),
    catches: context.catchClause_list().map((item) => buildCatch(build, item)),
    finally: last ? buildBlock(build, last.block()) : null,
    span: spanOf(context),
  };
}

function buildCatch(build: Build, context: CatchClauseContext): CatchClause {
  return {
    type: buildQualifiedType(context.qualifiedName()),
    name: declaredName(build, context.id()),
    body: buildBlock(build, context.block()),
    span: spanOf(context),
  };
}

function buildSwitch(build: Build, context: SwitchStatementContext): Stmt {
  const cases: SwitchCase[] = [];
  let otherwise: Block | null = null;
  for (const item of context.whenControl_list()) {
    if (item.whenValue().ELSE()) otherwise = buildBlock(build, item.block());
    else cases.push(buildCase(build, item));
  }
  if (otherwise && !context.whenControl_list().at(-1)?.whenValue().ELSE())
    build.report(spanOf(context), "'when else' must be the last when block");
  return { kind: 'switch', subject: buildExpr(build, context.expression()), cases, otherwise, span: spanOf(context) };
}

function buildCase(build: Build, context: WhenControlContext): SwitchCase {
  const value = context.whenValue();
  const type = value.typeRef();
  return {
    values: type ? null : value.whenLiteral_list().map((item) => buildWhenLiteral(build, item)),
    typeMatch: type ? { type: buildTypeRef(type), name: declaredName(build, value.id()) } : null,
    body: buildBlock(build, context.block()),
    span: spanOf(context),
  };
}

function buildWhenLiteral(build: Build, context: WhenLiteralContext): Expr {
  const inner = context.whenLiteral();
  if (inner) return buildWhenLiteral(build, inner);
  const name = context.qualifiedName();
  if (name) return buildPath(name);
  const token = context.stop ?? context.start;
  const literal: Expr = {
    kind: 'literal',
    literal: literalOfToken(build, token.type, token.text, spanOfToken(token)),
    span: spanOfToken(token),
  };
  const span = spanOf(context);
  const negative = context.SUB_list().length % 2 === 1;
  return negative ? { kind: 'unary', op: '-', operand: literal, span } : literal;
}

function buildPath(context: QualifiedNameContext): Expr {
  const [first, ...rest] = context.id_list().map(nameOf);
  if (!first) throw new Error('A qualified name has at least one part');
  let expr: Expr = { kind: 'name', name: first, span: first.span };
  for (const name of rest) {
    expr = {
      kind: 'member',
      target: expr,
      name,
      safe: false,
      span: { ...first.span, endLine: name.span.endLine, endColumn: name.span.endColumn },
    };
  }
  return expr;
}
