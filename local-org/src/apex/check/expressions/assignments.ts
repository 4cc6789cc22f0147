/** Assignments, `++` and `--`. */
import type { BinaryOp, Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { isError, isNumeric } from '../../types/builtin.ts';
import { isSameOrSubclass } from '../../types/hierarchy.ts';
import { className } from '../../types/type-names.ts';
import type { FieldSymbol } from '../../types/apex-types.ts';
import { assignable, typeName } from '../checker.ts';
import { report, retract } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { assignTo } from '../conversions.ts';
import { startOf } from '../positions.ts';
import { checkWriteable } from '../writeable.ts';
import { isReadOnly, isVisible } from '../visibility.ts';
import { checkExpr, errorExpr } from './check-expression.ts';
import { operationOf } from './operators.ts';
import { objectName } from '../../types/object-names.ts';

export function checkAssign(c: Checker, expr: Extract<Expr, { kind: 'assign' }>): BoundExpr {
  const target = checkTarget(c, expr.target);
  const value = checkExpr(c, expr.value);
  if (isError(target.type)) return errorExpr(expr.span);
  if (expr.op === '=') {
    return {
      kind: 'assign',
      type: target.type,
      span: startOf(expr),
      target,
      operation: null,
      value: assignTo(c, value, target.type, startOf(expr)),
    };
  }
  const found = operationOf(c, expr.op.slice(0, -1) as BinaryOp, target, value);
  if (found === null) return errorExpr(expr.span);
  if (typeof found === 'string') {
    report(c, startOf(expr), found);
    return errorExpr(expr.span);
  }
  if (!assignable(c, found.type, target.type))
    report(c, startOf(expr), `Illegal assignment from ${typeName(found.type)} to ${typeName(target.type)}`);
  return {
    kind: 'assign',
    type: target.type,
    span: startOf(expr),
    target,
    operation: found.operation,
    value: found.right,
  };
}

export function checkIncDec(c: Checker, expr: Extract<Expr, { kind: 'incDec' }>): BoundExpr {
  const target = checkTarget(c, expr.operand);
  if (isError(target.type)) return errorExpr(expr.span);
  if (!isNumeric(target.type)) {
    const what = expr.prefix
      ? expr.op === '++'
        ? 'prefix increment'
        : 'prefix decrement'
      : 'postfix increment/decrement';
    report(c, startOf(expr), `Unary ${what} can only be applied to numeric expressions: ${typeName(target.type)}`);
    return errorExpr(expr.span);
  }
  return { kind: 'incDec', type: target.type, span: startOf(expr), op: expr.op, prefix: expr.prefix, target };
}

/** Something that takes a value: a local, a field, a property, a field of a record, an element of a list. */
function checkTarget(c: Checker, expr: Expr): BoundExpr {
  const before = c.diagnostics.length;
  const target = checkExpr(c, expr);
  switch (target.kind) {
    case 'local':
      return target;
    case 'field':
      // Reading it may be forbidden where writing is not, and the other way round.
      retract(c, before, target.span, `Variable is not visible: ${className(target.field.owner)}.${target.field.name}`);
      checkFieldStore(c, target.field, target);
      return target;
    case 'libraryProperty':
      if (target.member.member.set === null)
        report(
          c,
          target.span,
          `A value cannot be stored to ${target.member.member.name} in type ${target.member.class.qualifiedName}`,
        );
      return target;
    case 'sobjectField':
      checkWriteable(c, target.field, target.span);
      return target;
    case 'sobjectParent':
    case 'index':
      return target;
    case 'sobjectChildren':
      report(
        c,
        target.span,
        `Field is not writeable: ${objectName(target.relationship.object)}.${target.relationship.name ?? ''}`,
      );
      return target;
    case 'enumValue':
      report(
        c,
        target.span,
        `Final members can only be assigned in their declaration, init blocks, or constructors: ${target.name}`,
      );
      return { ...errorExpr(expr.span), span: target.span };
    default:
      if (!isError(target.type))
        report(c, target.kind === 'triggerContext' ? startOf(expr) : target.span, 'Expression cannot be assigned');
      return { ...errorExpr(expr.span), span: target.span };
  }
}

function checkFieldStore(c: Checker, field: FieldSymbol, target: Extract<BoundExpr, { kind: 'field' }>): void {
  if (!isVisible(c, field.owner, field.writeVisibility, field.testVisible)) {
    report(c, target.span, `Variable is not visible: ${className(field.owner)}.${field.name}`);
  } else if (isReadOnly(c, field)) {
    report(c, target.span, `Variable is not visible: ${className(field.owner)}.${field.name}`);
  } else if (field.isFinal && !mayInitialise(c, field)) {
    report(
      c,
      target.span,
      `Final members can only be assigned in their declaration, init blocks, or constructors: ${field.name}`,
    );
  }
}

function mayInitialise(c: Checker, field: FieldSymbol): boolean {
  const { kind } = c.body;
  if (field.isProperty && (kind === 'getter' || kind === 'setter')) return true;
  if (!isSameOrSubclass(c.cls, field.owner)) return false;
  return field.isStatic
    ? kind === 'initializer' && c.body.isStatic
    : kind === 'constructor' || (kind === 'initializer' && !c.body.isStatic);
}
