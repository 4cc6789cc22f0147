/** Expressions: each becomes one JavaScript expression on one line, safe to stand as an operand. */
import type { BoundExpr } from '../bound.ts';
import { assignment, incDec } from './assign.ts';
import { chain, type Chain, fieldConstant, isChain } from './members.ts';
import { allocation, type MethodContext, neverNull, refer, temp, typeConstant } from './emit-context.ts';
import type { ClassSymbol } from '../types/apex-types.ts';
import { castOf, conversion, passed } from './conversions.ts';
import { constructorName, localName, superclassOf } from './emitted-names.ts';
import { binary } from './operators.ts';
import { soql, soqlOrNull, sosl } from './queries.ts';
import { quote } from './writer.ts';

/** Until then `null instanceof X` was true. Source: Apex Developer Guide, "Using the instanceof Keyword". */
const STRICT_INSTANCEOF = 32;

export function expression(method: MethodContext, expr: BoundExpr): string {
  if (isChain(expr)) return guarded(method, expr);
  const { pool } = method.file;
  const value = (inner: BoundExpr) => expression(method, inner);
  switch (expr.kind) {
    case 'literal':
      return literal(method, expr);
    case 'local':
      return localName(expr.local);
    case 'this':
      return 'this';
    case 'new':
      return creation(method, expr);
    case 'newLibrary': {
      const cls = expr.type.kind === 'library' ? expr.type.class : expr.member.class;
      const make = pool.add('L', `$.make(${quote(cls.qualifiedName)},${quote(expr.member.member.signature)})`);
      const args = expr.args.map(value);
      if (expr.type.kind === 'library' && expr.type.args.length > 0)
        args.push(pool.add('A', `${typeConstant(method.file, expr.type)}.args`));
      return `${make}(${args.join(',')})`;
    }
    case 'newSObject':
      return newSObject(method, expr);
    case 'newList':
      return `$list([${expr.elements.map(value).join(',')}],${typeConstant(method.file, elementOf(expr))})`;
    case 'newSet':
      return `$set([${expr.elements.map(value).join(',')}],${typeConstant(method.file, elementOf(expr))})`;
    case 'newMap':
      return `$map([${expr.entries.map((entry) => `${value(entry.key)},${value(entry.value)}`).join(',')}],${typeConstant(method.file, expr.type)})`;
    case 'newArray':
      return `$array(${value(expr.size)},${typeConstant(method.file, elementOf(expr))})`;
    case 'binary':
      return binary(method, expr.operation, expr.left, expr.right);
    case 'unary':
      return unary(method, expr);
    case 'assign':
      return assignment(method, expr);
    case 'incDec':
      return incDec(method, expr);
    case 'ternary':
      return `(${condition(method, expr.condition)}?${value(expr.then)}:${value(expr.else)})`;
    case 'coalesce':
      return `(${expr.left.kind === 'soql' ? soqlOrNull(method, expr.left) : value(expr.left)}??${value(expr.right)})`;
    case 'cast':
      return castOf(method, expr.operand, expr.type);
    case 'onlyRow':
      return `$onlyRow(${value(expr.operand)})`;
    case 'convert':
      return conversion(method, expr.operand, expr.type);
    case 'instanceof':
      return `${method.file.apiVersion < STRICT_INSTANCEOF ? '$isOrNull' : '$is'}(${value(expr.operand)},${typeConstant(method.file, expr.test)})`;
    case 'classLiteral':
      return pool.add('K', `$.token(${typeConstant(method.file, expr.of)})`);
    case 'enumValue':
      return `${refer(method.file, expr.symbol)}.v_${expr.name.toLowerCase()}`;
    case 'sobjectToken':
      return pool.add('K', `$.objectToken(${quote(expr.object.name)})`);
    case 'fieldToken':
      return pool.add('K', `$.fieldToken(${quote(expr.object.name)},${quote(expr.field.name)})`);
    case 'describe':
      return `$describe(${[expr.object.name, expr.what, expr.field?.name ?? null, expr.fieldSet ?? null].map((part) => (part === null ? 'null' : quote(part))).join(',')})`;
    case 'label': {
      const key = `${expr.namespace === null ? '' : `${expr.namespace}.`}${expr.name}`.toLowerCase();
      const text = pool.add('K', `$.label(${quote(key)},${quote(expr.name)})`);
      return `$label(${text},${quote(key)})`;
    }
    case 'soql':
      return soql(method, expr);
    case 'sosl':
      return sosl(method, expr);
    case 'enumStatic':
      return `$enum${expr.method === 'values' ? 'Values' : 'ValueOf'}(${[typeConstant(method.file, expr.of), ...expr.args.map(value)].join(',')})`;
    case 'fieldAddError':
      return `$addError(${value(expr.target)},${fieldConstant(method, expr.field)},[${expr.args.map(value).join(',')}])`;
    case 'sobjectStatic':
      return `$setting(${quote(expr.object.name)},${quote(expr.method)},[${expr.args.map(value).join(',')}])`;
    case 'page':
      return `$page(${quote(expr.name)})`;
    case 'triggerContext':
      return `$trigger(${quote(expr.name.toLowerCase())})`;
    default:
      throw new Error(`Cannot emit ${(expr as BoundExpr).kind}`);
  }
}

/** A Boolean as JavaScript's condition: null is an error there. */
export function condition(method: MethodContext, expr: BoundExpr): string {
  const code = expression(method, expr);
  return neverNull(method, expr) ? code : `$n(${code})`;
}

/** A value that arithmetic takes: null is an error there. */
export function operand(method: MethodContext, expr: BoundExpr): string {
  return condition(method, expr);
}

/** A member chain; what `?.` cuts off makes the whole chain null. */
function guarded(method: MethodContext, expr: Chain): string {
  const guards: string[] = [];
  const code = chain(method, expr, guards);
  return guards.length === 0 ? code : `(${guards.join('||')}?null:${code})`;
}

function literal(method: MethodContext, expr: Extract<BoundExpr, { kind: 'literal' }>): string {
  const { value } = expr;
  switch (typeof value) {
    case 'string':
      return expr.type.kind === 'primitive' && expr.type.name === 'Decimal'
        ? method.file.pool.add('D', `$.decimal(${quote(value)})`)
        : quote(value);
    case 'bigint':
      return value < 0n ? `(${value}n)` : `${value}n`;
    case 'number':
      return value < 0 || Object.is(value, -0) ? `(${Object.is(value, -0) ? '-0' : value})` : String(value);
    default:
      return String(value);
  }
}

function creation(method: MethodContext, expr: Extract<BoundExpr, { kind: 'new' }>): string {
  const params = expr.constructor?.params ?? expr.args.map((arg) => ({ type: implicitParam(arg) }));
  return `${allocation(method.file, expr.class)}.${constructorName(expr.class, params)}(${expr.args.map((arg, at) => passed(method, arg, params[at]!.type)).join(',')})`;
}

/** Exceptions without own constructors take a message, a cause, or both. */
export function implicitParam(arg: BoundExpr): BoundExpr['type'] {
  return isExceptionLike(arg.type) ? EXCEPTION_PARAM : STRING_PARAM;
}

const STRING_PARAM: BoundExpr['type'] = { kind: 'primitive', name: 'String' };
/** Stands for any exception in the names of implied constructors. */
export const EXCEPTION_PARAM: BoundExpr['type'] = { kind: 'void' };

function isExceptionLike(type: BoundExpr['type']): boolean {
  return type.kind === 'user' || type.kind === 'library';
}

function newSObject(method: MethodContext, expr: Extract<BoundExpr, { kind: 'newSObject' }>): string {
  const name = expr.object?.name ?? 'SObject';
  const object = method.file.pool.add('O', `$.object(${quote(name)})`);
  if (expr.fields.length === 0) return `new $SObject(${object})`;
  const record = temp(method);
  const values = temp(method);
  const sets = expr.fields.map(({ field, value }) => {
    const code = expression(method, value);
    return `${values}[${field.index}]=${field.index === 0 ? `$ownId(${object},${code})` : code}`;
  });
  return `(${record}=new $SObject(${object}),${values}=${record}.values,${sets.join(',')},${record})`;
}

function unary(method: MethodContext, expr: Extract<BoundExpr, { kind: 'unary' }>): string {
  const code = operand(method, expr.operand);
  if (expr.op === '!') return `!${code}`;
  const name = expr.type.kind === 'primitive' ? expr.type.name : 'Integer';
  if (expr.op === '~') return name === 'Long' ? `$long(~${code})` : `(~${code})`;
  switch (name) {
    case 'Long':
      return `$long(-${code})`;
    case 'Double':
      return `(-${code})`;
    case 'Decimal':
      return `$negate(${code})`;
    default:
      return `(-${code}|0)`;
  }
}

/** The element type of a list or set. */
export function elementOf(expr: BoundExpr): BoundExpr['type'] {
  return expr.type.kind === 'library' ? (expr.type.args[0] ?? { kind: 'any' }) : { kind: 'any' };
}

/** Whether a class is an exception. */
export function isExceptionClass(symbol: ClassSymbol): boolean {
  for (let at: ClassSymbol | null = symbol; at !== null; at = superclassOf(at)) {
    if (at.superclass?.kind === 'library' && at.superclass.class.kind === 'exception') return true;
  }
  return false;
}
