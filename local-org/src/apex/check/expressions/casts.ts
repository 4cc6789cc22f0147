/** Casts, `instanceof`, `X.class`. */
import type { Expr, TypeRef } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { ANY, BOOLEAN, isError, isList, isNumeric, isPrimitive, sameType } from '../../types/builtin.ts';
import { isAssignable, isCastable } from '../../types/assignability.ts';
import { resolveTypeRef } from '../../types/resolve.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { asSingle, convert, fits, isQuery } from '../conversions.ts';
import { startOf } from '../positions.ts';
import { checkExpr, errorExpr } from './check-expression.ts';

export function checkCast(c: Checker, expr: Extract<Expr, { kind: 'cast' }>): BoundExpr {
  const operand = checkExpr(c, expr.operand);
  const type = typeOf(c, expr.type, expr.span);
  if (isError(type) || isError(operand.type)) return { ...errorExpr(expr.span), type };
  if (type.kind === 'void' || operand.type.kind === 'void') {
    report(
      c,
      expr.span,
      `Operation cast is not allowed on type: ${typeName(type.kind === 'void' ? type : operand.type)}`,
    );
    return errorExpr(expr.span);
  }
  if (!isCastable(c.library, operand.type, type) && !(isQuery(operand) && type.kind === 'sobject')) {
    report(
      c,
      expr.span,
      `Incompatible types since an instance of ${typeName(operand.type)} is never an instance of ${typeName(type)}`,
    );
    return { ...errorExpr(expr.span), type };
  }
  if (isConversion(operand.type, type)) return { kind: 'convert', type, span: expr.span, operand };
  if (!isAssignable(c.library, operand.type, type) && isQuery(operand) && type.kind === 'sobject') {
    const row = asSingle(operand);
    return fits(c, row, type)
      ? { ...row, type, span: expr.span }
      : { kind: 'cast', type, span: expr.span, operand: row };
  }
  return { kind: 'cast', type, span: expr.span, operand };
}

// Between numbers, between dates, String and Id: the value changes. `Object` is looked into at run time.
function isConversion(from: ApexType, to: ApexType): boolean {
  if (from.kind === 'primitive' && to.kind === 'any') return true;
  if (from.kind !== 'primitive' || to.kind !== 'primitive' || sameType(from, to)) return false;
  if (isNumeric(from) && isNumeric(to)) return true;
  return (
    (isPrimitive(from, 'String', 'Id') && isPrimitive(to, 'String', 'Id')) ||
    (isPrimitive(from, 'Date', 'Datetime') && isPrimitive(to, 'Date', 'Datetime'))
  );
}

export function checkInstanceof(c: Checker, expr: Extract<Expr, { kind: 'instanceof' }>): BoundExpr {
  const operand = checkExpr(c, expr.operand);
  const at = startOf(expr);
  const test = typeOf(c, expr.type, at);
  const bound: BoundExpr = { kind: 'instanceof', type: BOOLEAN, span: at, operand: convert(c, operand, ANY), test };
  if (isError(operand.type) || isError(test)) return bound;
  if (isAlwaysTrue(c, operand.type, test)) {
    report(
      c,
      at,
      `Operation instanceof is always true since an instance of ${typeName(operand.type)} is always an instance of ${typeName(test)}`,
    );
  } else if (
    !isCastable(c.library, operand.type, test) ||
    isOtherObject(operand.type, test) ||
    isListOfNoRecords(operand.type, test)
  ) {
    report(
      c,
      at,
      `Operation instanceof is always false since an instance of ${typeName(operand.type)} is never an instance of ${typeName(test)}`,
    );
  }
  return bound;
}

// A record of one object is none of another, though a cast between the two is let through.
function isOtherObject(from: ApexType, test: ApexType): boolean {
  return (
    from.kind === 'sobject' &&
    test.kind === 'sobject' &&
    from.object !== null &&
    test.object !== null &&
    from.object !== test.object
  );
}

// The compiler takes a list of records for neither an Object nor a list of anything else.
function isListOfNoRecords(from: ApexType, test: ApexType): boolean {
  return isRecordList(from) && (test.kind === 'any' || (isList(test) && !isRecordList(test)));
}

// A String may or may not be an Id; lists of records do not restrict the records.
function isAlwaysTrue(c: Checker, from: ApexType, test: ApexType): boolean {
  if (from.kind === 'null' || !isAssignable(c.library, from, test)) return false;
  if (isPrimitive(from, 'String') && isPrimitive(test, 'Id')) return false;
  return !isRecordList(from) || (isRecordList(test) && concrete(from) && !concrete(test));
}

function isRecordList(type: ApexType): boolean {
  return type.kind === 'library' && type.class.qualifiedName === 'System.List' && type.args[0].kind === 'sobject';
}

function concrete(type: ApexType): boolean {
  return type.kind === 'library' && type.args[0].kind === 'sobject' && type.args[0].object !== null;
}

export function checkClassLiteral(c: Checker, expr: Extract<Expr, { kind: 'classLiteral' }>): BoundExpr {
  return {
    kind: 'classLiteral',
    type: c.library.typeNamed('system.type'),
    span: expr.span,
    of: leadingType(c, expr.type) ?? typeOf(c, expr.type, expr.span),
  };
}

/** `Account.SObjectType.class`, `Outer.Nothing.class`: the compiler checks no more than the first name, where there is no such type. */
function leadingType(c: Checker, ref: TypeRef): ApexType | null {
  const [first, ...rest] = ref.names;
  if (rest.length === 0 || resolveTypeRef(c.typeScope, ref) !== null) return null;
  const type = resolveTypeRef(c.typeScope, { ...ref, names: [first] });
  return type?.kind === 'user' || type?.kind === 'sobject' ? type : null;
}
