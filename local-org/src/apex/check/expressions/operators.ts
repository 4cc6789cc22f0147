/** Operators of one and two operands: which operation they are, on which common type. */
import type { BinaryOp, Expr } from '../../ast.ts';
import type { BinaryOperation, BoundExpr } from '../../bound.ts';
import {
  ANY,
  BOOLEAN,
  DATE,
  DATETIME,
  DECIMAL,
  DOUBLE,
  ERROR,
  ID,
  INTEGER,
  isEnum,
  isError,
  isNumeric,
  isPrimitive,
  LONG,
  primitiveName,
  STRING,
  TIME,
} from '../../types/builtin.ts';
import { isComparable, widerType } from '../../types/assignability.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { asSingle, convert, fits } from '../conversions.ts';
import { startOf } from '../positions.ts';
import { checkExpr, errorExpr } from './check-expression.ts';

/** An operation with its operands converted to what it takes. */
export interface Operation {
  readonly operation: BinaryOperation;
  readonly left: BoundExpr;
  readonly right: BoundExpr;
  readonly type: ApexType;
}

type Family = (c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr) => Operation | string;

const families: Readonly<Record<BinaryOp, Family>> = {
  '+': additive,
  '-': additive,
  '*': arithmetic,
  '/': arithmetic,
  '&': bitwise,
  '|': bitwise,
  '^': bitwise,
  '<<': shift,
  '>>': shift,
  '>>>': shift,
  '&&': logical,
  '||': logical,
  '==': equality,
  '!=': equality,
  '===': identity,
  '!==': identity,
  '<': inequality,
  '<=': inequality,
  '>': inequality,
  '>=': inequality,
};

export function checkBinary(c: Checker, expr: Extract<Expr, { kind: 'binary' }>): BoundExpr {
  const left = checkExpr(c, expr.left);
  const right = checkExpr(c, expr.right);
  const found = operationOf(c, expr.op, left, right);
  if (found === null) return errorExpr(expr.span);
  if (typeof found === 'string') {
    report(c, startOf(expr), found);
    return errorExpr(expr.span);
  }
  return { kind: 'binary', span: startOf(expr), ...found };
}

/** The operation of `left op right`; its error text where there is none; null where an operand is in error already. */
export function operationOf(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string | null {
  if (isError(left.type) || isError(right.type)) return null;
  return families[op](c, op, left, right);
}

// ---- arithmetic ------------------------------------------------------------------------------------------------------

const numericNames = { Integer: 'int', Long: 'long', Double: 'double', Decimal: 'decimal' } as const;
const numericTypes = [INTEGER, LONG, DOUBLE, DECIMAL];

/** Integer, Long, Double, Decimal: the wider of the two. */
function widest(a: ApexType, b: ApexType): ApexType {
  return numericTypes[Math.max(numericTypes.indexOf(a), numericTypes.indexOf(b))];
}

function additive(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  if (left.type.kind === 'void' || right.type.kind === 'void')
    return 'Arithmetic expressions are not allowed on void types';
  if (op === '+' && (isPrimitive(left.type, 'String') || isPrimitive(right.type, 'String'))) {
    return { operation: 'string+', left, right, type: STRING };
  }
  const temporal = primitiveName(left.type);
  if ((temporal === 'Date' || temporal === 'Datetime' || temporal === 'Time') && !isPrimitive(right.type, 'String'))
    return temporalShift(c, op as '+' | '-', temporal, left, right);
  return arithmetic(c, op, left, right);
}

function temporalShift(
  c: Checker,
  op: '+' | '-',
  of: 'Date' | 'Datetime' | 'Time',
  left: BoundExpr,
  right: BoundExpr,
): Operation | string {
  switch (of) {
    case 'Date':
      if (!isPrimitive(right.type, 'Integer', 'Long')) return 'Date expressions must use Integer or Long';
      return { operation: `date${op}`, left, right: convert(c, right, LONG), type: DATE };
    case 'Datetime':
      if (!isPrimitive(right.type, 'Integer', 'Double', 'Decimal'))
        return 'Date/time expressions must use Integer or Double or Decimal';
      return { operation: `datetime${op}`, left, right: convert(c, right, DECIMAL), type: DATETIME };
    case 'Time':
      if (!isPrimitive(right.type, 'Integer', 'Long')) return 'Time expressions must use Integer or Long';
      return { operation: `time${op}`, left, right: convert(c, right, LONG), type: TIME };
  }
}

function arithmetic(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  if (left.type.kind === 'void' || right.type.kind === 'void')
    return 'Arithmetic expressions are not allowed on void types';
  const sign = op as '+' | '-' | '*' | '/';
  if (!isNumeric(left.type) || !isNumeric(right.type)) return 'Arithmetic expressions must use numeric arguments';
  const type = widest(left.type, right.type);
  return {
    operation: `${numericName(type)}${sign}`,
    left: convert(c, left, type),
    right: convert(c, right, type),
    type,
  };
}

function numericName(type: ApexType): 'int' | 'long' | 'double' | 'decimal' {
  return numericNames[primitiveName(type) as keyof typeof numericNames];
}

// ---- bits and logic --------------------------------------------------------------------------------------------------

function bitwise(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  const sign = op as '&' | '|' | '^';
  if (isPrimitive(left.type, 'Boolean') && isPrimitive(right.type, 'Boolean'))
    return { operation: `boolean${sign}`, left, right, type: BOOLEAN };
  if (!isPrimitive(left.type, 'Integer', 'Long') || !isPrimitive(right.type, 'Integer', 'Long')) {
    return `${op} operator can only be applied to Boolean expressions or to Integer or Long expressions`;
  }
  const type = widest(left.type, right.type);
  return {
    operation: `${type === LONG ? 'long' : 'int'}${sign}`,
    left: convert(c, left, type),
    right: convert(c, right, type),
    type,
  };
}

function shift(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  if (!isPrimitive(left.type, 'Integer', 'Long') || !isPrimitive(right.type, 'Integer', 'Long'))
    return `${op} operation can only be applied to Integer or Long types`;
  const type = widest(left.type, right.type);
  return {
    operation: `${type === LONG ? 'long' : 'int'}${op as '<<' | '>>' | '>>>'}`,
    left: convert(c, left, type),
    right: convert(c, right, type),
    type,
  };
}

function logical(_c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  if (!isPrimitive(left.type, 'Boolean') || !isPrimitive(right.type, 'Boolean'))
    return 'Logical operator can only be applied to Boolean';
  return { operation: `boolean${op as '&&' | '||'}`, left, right, type: BOOLEAN };
}

// ---- comparison ------------------------------------------------------------------------------------------------------

const comparisonNames = {
  Integer: 'int',
  Long: 'long',
  Double: 'double',
  Decimal: 'decimal',
  Boolean: 'boolean',
  String: 'string',
  Id: 'id',
  Date: 'date',
  Datetime: 'datetime',
  Time: 'time',
  Blob: 'object',
} as const;

function equality(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  const sign = op as '==' | '!=';
  const a = alone(c, left, right);
  const b = alone(c, right, left);
  if (!isComparable(c.library, a.type, b.type) || a.type.kind === 'void')
    return `Comparison arguments must be compatible types: ${typeName(left.type)}, ${typeName(right.type)}`;
  const type = comparisonType(a.type, b.type);
  const name = type.kind === 'primitive' ? comparisonNames[type.name] : isEnum(type) ? 'enum' : 'object';
  const common = name === 'object' ? ANY : type;
  return { operation: `${name}${sign}`, left: convert(c, a, common), right: convert(c, b, common), type: BOOLEAN };
}

// A query compared with a record stands for its only row.
function alone(c: Checker, expr: BoundExpr, other: BoundExpr): BoundExpr {
  return other.type.kind === 'sobject' && fits(c, expr, other.type) && expr.type.kind !== 'null'
    ? asSingle(expr)
    : expr;
}

function comparisonType(a: ApexType, b: ApexType): ApexType {
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  if (a.kind !== 'primitive' || b.kind !== 'primitive') return a.kind === 'any' || b.kind === 'any' ? ANY : a;
  if (isNumeric(a) && isNumeric(b)) return widest(a, b);
  if (a.name !== b.name && isPrimitive(a, 'String', 'Id')) return ID;
  if (a.name !== b.name && isPrimitive(a, 'Date', 'Datetime')) return DATETIME;
  return a;
}

function identity(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  const incompatible = `Comparison arguments must be compatible types: ${typeName(left.type)}, ${typeName(right.type)}`;
  if (
    (left.type.kind === 'null' && (right.type.kind === 'null' || right.type.kind === 'primitive')) ||
    (right.type.kind === 'null' && left.type.kind === 'primitive')
  )
    return incompatible;
  const [a, b] = [alone(c, left, right), alone(c, right, left)];
  if (!isComparable(c.library, a.type, b.type)) return incompatible;
  if (left.type.kind === 'primitive' && right.type.kind === 'primitive')
    return `Exact equality operator only allowed for reference types: ${sharedType(c, left.type, right.type)}`;
  // A Double compared with an Object becomes one, too.
  const asObject = (expr: BoundExpr): BoundExpr => (expr.type.kind === 'primitive' ? convert(c, expr, ANY) : expr);
  return { operation: `ref${op as '===' | '!=='}`, left: asObject(a), right: asObject(b), type: BOOLEAN };
}

// The type in which the compiler compares the two: Decimal before Double, `Name` for records of two objects.
function sharedType(c: Checker, left: ApexType, right: ApexType): string {
  const isFraction = (type: ApexType): boolean => isPrimitive(type, 'Double', 'Decimal');
  if (isFraction(left) && isFraction(right)) return typeName(isPrimitive(left, 'Decimal') ? left : right);
  const wider = widerType(c.library, left, right);
  if (wider === null && left.kind === 'sobject' && right.kind === 'sobject') return 'Name';
  return typeName(wider ?? left);
}

function inequality(c: Checker, op: BinaryOp, left: BoundExpr, right: BoundExpr): Operation | string {
  const sign = op as '<' | '<=' | '>' | '>=';
  if (left.type.kind === 'null' || right.type.kind === 'null' || !isComparable(c.library, left.type, right.type))
    return `Comparison arguments must be compatible types: ${typeName(left.type)}, ${typeName(right.type)}`;
  const type = comparisonType(left.type, right.type);
  const name = type.kind === 'primitive' ? comparisonNames[type.name] : 'object';
  if (name === 'object' || name === 'boolean')
    return `Inequality operator not allowed for this type: ${sharedType(c, left.type, right.type)}`;
  return { operation: `${name}${sign}`, left: convert(c, left, type), right: convert(c, right, type), type: BOOLEAN };
}

// ---- one operand -----------------------------------------------------------------------------------------------------

export function checkUnary(c: Checker, expr: Extract<Expr, { kind: 'unary' }>): BoundExpr {
  const operand = checkExpr(c, expr.operand);
  if (isError(operand.type)) return errorExpr(expr.span);
  const fail = (message: string): BoundExpr => {
    report(c, expr.span, message);
    return { ...errorExpr(expr.span), type: ERROR };
  };
  switch (expr.op) {
    case '!':
      if (!isPrimitive(operand.type, 'Boolean')) return fail('! operator can only be applied to boolean expressions');
      break;
    case '~':
      if (!isPrimitive(operand.type, 'Integer', 'Long'))
        return fail(`Invalid type for bitwise negate: ${typeName(operand.type)}`);
      break;
    case '-':
      if (!isNumeric(operand.type)) return fail('Unary negation must use a numeric argument');
  }
  if (expr.op === '+') return { ...operand, span: expr.span };
  return (
    (expr.op === '-' ? negatedLiteral(operand, expr.span) : null) ?? {
      kind: 'unary',
      type: operand.type,
      span: expr.span,
      op: expr.op,
      operand,
    }
  );
}

function negatedLiteral(operand: BoundExpr, span: Expr['span']): BoundExpr | null {
  if (operand.kind !== 'literal') return null;
  switch (primitiveName(operand.type)) {
    case 'Integer':
      return { ...operand, span, value: operand.value === 0 ? 0 : -(operand.value as number) | 0 };
    case 'Long':
      return { ...operand, span, value: BigInt.asIntN(64, -(operand.value as bigint)) };
    case 'Decimal':
      return { ...operand, span, value: `-${operand.value as string}` };
    default:
      return null;
  }
}
