/** Binary operations. Arithmetic of null is an error; a comparison by size with null is false; null equals null. */
import type { BinaryOperation, BoundExpr } from '../bound.ts';
import { type MethodContext, neverNull } from './emit-context.ts';
import { condition, expression, operand } from './expressions.ts';

export function binary(method: MethodContext, operation: BinaryOperation, left: BoundExpr, right: BoundExpr): string {
  if (operation === 'string+') return `$s(${joined(method, left, right)})`;
  const { family, op } = split(operation);
  if (op === '&&' || op === '||') return `(${condition(method, left)}${op}${condition(method, right)})`;
  if (op === '==' || op === '!=' || op === '===' || op === '!==') return equality(method, family, op, left, right);
  if (op === '<' || op === '<=' || op === '>' || op === '>=') return order(method, family, op, left, right);
  return arithmetic(family, op, operand(method, left), operand(method, right));
}

function split(operation: BinaryOperation): { family: string; op: string } {
  const family = /^[a-z]+/.exec(operation)![0];
  return { family, op: operation.slice(family.length) };
}

/** The result of an arithmetic operation on two operands in JavaScript that are not null. */
export function arithmetic(family: string, op: string, a: string, b: string): string {
  switch (family) {
    case 'int':
      if (op === '*') return `Math.imul(${a},${b})`;
      if (op === '/') return `$divide(${a},${b})`;
      if (op === '>>>') return `(${a}>>>${b}|0)`;
      return op === '+' || op === '-' ? `(${a}${op}${b}|0)` : `(${a}${op}${b})`;
    case 'long':
      if (op === '/') return `$divideLong(${a},${b})`;
      if (op === '<<' || op === '>>' || op === '>>>') return `$shiftLong(${a},${b},"${op}")`;
      return op === '&' || op === '|' || op === '^' ? `(${a}${op}${b})` : `$long(${a}${op}${b})`;
    case 'double':
      return op === '/' ? `$divideDouble(${a},${b})` : `(${a}${op}${b})`;
    case 'decimal':
      return `${a}.${{ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' }[op]!}(${b})`;
    case 'boolean':
      return op === '^' ? `(${a}!==${b})` : `((${a}${op}${b})!==0)`;
    default:
      return `$temporal(${a},${op === '-' ? '-1' : '1'},${b})`;
  }
}

function equality(method: MethodContext, family: string, op: string, left: BoundExpr, right: BoundExpr): string {
  const [a, b] = [expression(method, left), expression(method, right)];
  const not = op.startsWith('!');
  const identity =
    (family === 'ref' && !(isObject(left) && isObject(right))) ||
    family === 'int' ||
    family === 'long' ||
    family === 'double' ||
    family === 'boolean';
  if (identity || isNull(left) || isNull(right)) return `(${a}${not ? '!==' : '==='}${b})`;
  const helper =
    { ref: '$identical', string: '$sameText', id: '$sameId', enum: '$sameEnum', datetime: '$sameMoment' }[family] ??
    '$equals';
  return `${not ? '!' : ''}${helper}(${a},${b})`;
}

/** What may hold a Double, which becomes an object of its own each time it is converted to Object. */
const isObject = ({ type }: BoundExpr): boolean => type.kind === 'any';

function isNull(expr: BoundExpr): boolean {
  return expr.kind === 'literal'
    ? expr.value === null
    : (expr.kind === 'convert' || expr.kind === 'cast') && isNull(expr.operand);
}

function order(method: MethodContext, family: string, op: string, left: BoundExpr, right: BoundExpr): string {
  const [a, b] = [expression(method, left), expression(method, right)];
  if (family === 'string' || family === 'id') return `($compareText(${a},${b})${op}0)`;
  const sure = [neverNull(method, left), neverNull(method, right)];
  if (family === 'decimal' || family === 'date' || family === 'datetime' || family === 'time')
    return `$${NAMES[op]!}Value(${a},${b})`;
  if (sure[0] && sure[1]) return `(${a}${op}${b})`;
  const simple = (expr: BoundExpr) => expr.kind === 'local' || expr.kind === 'literal';
  if ((sure[0] || simple(left)) && (sure[1] || simple(right)) && simple(right)) {
    const checks = [sure[0] ? '' : `${a}!==null&&`, sure[1] ? '' : `${b}!==null&&`].join('');
    return `(${checks}${a}${op}${b})`;
  }
  return `$${NAMES[op]!}(${a},${b})`;
}

const NAMES: Readonly<Record<string, string>> = {
  '<': 'less',
  '<=': 'lessEqual',
  '>': 'greater',
  '>=': 'greaterEqual',
};

/**
 * JavaScript's own `+` gives Apex's text for strings, whole numbers, Booleans and null, once one side is a string for certain. Of a chain
 * of them only the whole counts as a new text.
 */
function joined(method: MethodContext, left: BoundExpr, right: BoundExpr): string {
  const a = text(method, left);
  const b = text(method, right);
  return a.isString || b.isString ? `(${a.code}+${b.code})` : `(""+${a.code}+${b.code})`;
}

export function text(method: MethodContext, expr: BoundExpr): { code: string; isString: boolean } {
  const inner =
    expr.kind === 'convert' && expr.operand.kind !== 'literal' && isStringType(expr.type) ? expr.operand : expr;
  if (inner.kind === 'literal' && inner.value === null) return { code: '"null"', isString: true };
  if (inner.kind === 'binary' && inner.operation === 'string+')
    return { code: joined(method, inner.left, inner.right), isString: true };
  const code = expression(method, inner);
  const name = inner.type.kind === 'primitive' ? inner.type.name : null;
  switch (name) {
    case 'String':
    case 'Id':
      return { code, isString: neverNull(method, inner) };
    case 'Integer':
    case 'Long':
    case 'Boolean':
      return { code, isString: false };
    case 'Double':
      return { code: `$doubleText(${code})`, isString: true };
    default:
      return { code: `$text(${code})`, isString: true };
  }
}

function isStringType(type: BoundExpr['type']): boolean {
  return type.kind === 'primitive' && type.name === 'String';
}
