/** Assignments, `op=` and `++`/`--`: of locals, fields, properties, list elements and sObject fields. */
import type { BinaryOperation, BoundExpr } from '../bound.ts';
import { type MethodContext, neverNull, staticsOf, temp } from './emit-context.ts';
import { passed } from './conversions.ts';
import { expression, operand } from './expressions.ts';
import { fieldConstant, isOpenType, relationshipConstant, slotName } from './members.ts';
import { fieldName, localName } from './emitted-names.ts';
import { arithmetic, text } from './operators.ts';
import { quote } from './writer.ts';

/** How a position is read and written, its parts evaluated once. */
interface Place {
  /** Evaluates the parts; empty when there are none. */
  readonly prepare: string;
  readonly read: string;
  /** An expression whose value is the value written. */
  readonly write: (value: string) => string;
}

export function assignment(method: MethodContext, expr: Extract<BoundExpr, { kind: 'assign' }>): string {
  const { target, operation, value } = expr;
  if (operation === null)
    return wrap(place(method, target, false), (at) => at.write(passed(method, value, target.type)));
  return wrap(place(method, target, true), (at) => at.write(combined(method, operation, target, at.read, value)));
}

export function incDec(method: MethodContext, expr: Extract<BoundExpr, { kind: 'incDec' }>): string {
  const { target } = expr;
  const type = target.type.kind === 'primitive' ? target.type.name : 'Integer';
  const family = { Long: 'long', Double: 'double', Decimal: 'decimal' }[type as string] ?? 'int';
  const one = family === 'long' ? '1n' : family === 'decimal' ? method.file.pool.add('D', '$.decimal("1")') : '1';
  const step = (read: string) =>
    arithmetic(family, expr.op === '++' ? '+' : '-', neverNull(method, target) ? read : `$n(${read})`, one);
  return wrap(place(method, target, true), (at) => {
    if (expr.prefix) return at.write(step(at.read));
    const before = temp(method);
    return `${before}=${neverNull(method, target) ? at.read : `$n(${at.read})`},${at.write(arithmetic(family, expr.op === '++' ? '+' : '-', before, one))},${before}`;
  });
}

function wrap(at: Place, use: (at: Place) => string): string {
  return at.prepare === '' ? `(${use(at)})` : `(${at.prepare},${use(at)})`;
}

function combined(
  method: MethodContext,
  operation: BinaryOperation,
  target: BoundExpr,
  read: string,
  value: BoundExpr,
): string {
  if (operation === 'string+') {
    const added = text(method, value);
    return `$s((${read})+${added.isString ? added.code : `(""+${added.code})`})`;
  }
  const family = /^[a-z]+/.exec(operation)![0];
  const left = neverNull(method, target) ? read : `$n(${read})`;
  return narrow(
    target,
    family,
    arithmetic(family, operation.slice(family.length), widen(target, family, left), operand(method, value)),
  );
}

const FAMILY: Readonly<Record<string, string>> = { Integer: 'int', Long: 'long', Double: 'double', Decimal: 'decimal' };

/** `decimalField += integer` and the like compute in the wider type, `integer += long` in Long. */
function widen(target: BoundExpr, family: string, code: string): string {
  const own = target.type.kind === 'primitive' ? FAMILY[target.type.name] : undefined;
  if (own === undefined || own === family || FAMILY_NAME[family] === undefined) return code;
  return own === 'int' && family === 'double'
    ? code
    : `$${TYPE_NAME[own]!.toLowerCase()}To${FAMILY_NAME[family]}(${code})`;
}

function narrow(target: BoundExpr, family: string, code: string): string {
  const own = target.type.kind === 'primitive' ? FAMILY[target.type.name] : undefined;
  if (own === undefined || own === family || FAMILY_NAME[family] === undefined) return code;
  return `$${FAMILY_NAME[family].toLowerCase()}To${TYPE_NAME[own]}(${code})`;
}

const FAMILY_NAME: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Long',
  double: 'Double',
  decimal: 'Decimal',
};
const TYPE_NAME = FAMILY_NAME;

function place(method: MethodContext, target: BoundExpr, reads: boolean): Place {
  switch (target.kind) {
    case 'local':
      return simple(localName(target.local));
    case 'field':
      return fieldPlace(method, target, reads);
    case 'sobjectField': {
      const held = hold(method, expression(method, target.target), reads);
      if (isOpenType(target.target)) {
        const name = quote(target.field.name);
        return {
          prepare: held.prepare,
          read: `$getNamed(${held.name},${name},false)`,
          write: (value) => `$putNamed(${held.name},${name},${value})`,
        };
      }
      const field = fieldConstant(method, target.field);
      const slot = `${target.field.index},${field}`;
      return {
        prepare: held.prepare,
        read: `$get(${held.name},${slot})`,
        write: (value) => `$put(${held.name},${slot},${value})`,
      };
    }
    case 'sobjectParent': {
      const held = hold(method, expression(method, target.target), reads);
      const slot = `${target.relationship.index},${relationshipConstant(method, target.relationship)}`;
      return {
        prepare: held.prepare,
        read: `$parent(${held.name},${slot})`,
        write: (value) => `$put(${held.name},${slot},${value})`,
      };
    }
    case 'index': {
      const list = hold(method, expression(method, target.target), reads);
      const index = hold(method, expression(method, target.index), reads);
      const prepare = [list.prepare, index.prepare].filter((part) => part !== '').join(',');
      return {
        prepare,
        read: `$at(${list.name},${index.name})`,
        write: (value) => `$setAt(${list.name},${index.name},${value})`,
      };
    }
    case 'libraryProperty': {
      const { class: cls, member } = target.member;
      const get = () => method.file.pool.add('L', `$.getter(${quote(cls.qualifiedName)},${quote(member.signature)})`);
      const set = method.file.pool.add('L', `$.setter(${quote(cls.qualifiedName)},${quote(member.signature)})`);
      if (target.target === null || member.isStatic)
        return { prepare: '', read: `${get()}()`, write: (value) => `$write(${set},${value})` };
      const held = hold(method, expression(method, target.target), reads);
      return {
        prepare: held.prepare,
        read: `${get()}(${held.name})`,
        write: (value) => `$writeTo(${set},${held.name},${value})`,
      };
    }
    default:
      throw new Error(`Cannot assign to ${target.kind}`);
  }
}

function fieldPlace(method: MethodContext, target: Extract<BoundExpr, { kind: 'field' }>, reads: boolean): Place {
  const { field } = target;
  const slot = slotName(method, field);
  if (target.viaSuper) return simple(`super.${fieldName(field)}`);
  if (field.isStatic) return simple(`${staticsOf(method, field.owner)}.${slot}`);
  if (target.target === null || target.target.kind === 'this') return simple(`this.${slot}`);
  const held = hold(method, expression(method, target.target), reads);
  return { ...simple(`${held.name}.${slot}`), prepare: held.prepare };
}

function simple(code: string): Place {
  return { prepare: '', read: code, write: (value) => `${code}=${value}` };
}

/** A part that is needed twice is kept in a variable. */
function hold(method: MethodContext, code: string, twice: boolean): { name: string; prepare: string } {
  if (!twice || /^[\w$]+$/.test(code)) return { name: code, prepare: '' };
  const name = temp(method);
  return { name, prepare: `${name}=${code}` };
}
