/** Implicit conversions and casts. */
import type { BoundExpr } from '../bound.ts';
import type { ApexType } from '../types/apex-types.ts';
import { type MethodContext, neverNull, typeConstant } from './emit-context.ts';
import { expression } from './expressions.ts';
import { quote } from './writer.ts';

/** From the operand's type to `to`, where the checker saw that the types allow it. */
export function conversion(method: MethodContext, operand: BoundExpr, to: ApexType): string {
  const from = operand.type;
  if (operand.kind === 'literal' && typeof operand.value === 'number' && to.kind === 'primitive') {
    const folded = foldNumber(method, operand.value, from, to.name);
    if (folded !== null) return folded;
  }
  const code = expression(method, operand);
  const source = from.kind === 'primitive' ? from.name : null;
  const target = to.kind === 'primitive' ? to.name : null;
  if (source === target && source !== null) return code;
  if (target === null) return source === 'Double' ? `$boxDouble(${code})` : code;
  if (source === null) return code;
  if (target === 'Double' && source === 'Integer') return code;
  if (target === 'Id' && source === 'String') return `$toId(${code})`;
  if (target === 'String' && source === 'Id') return code;
  const name = `$${source.toLowerCase()}To${target}`;
  return neverNull(method, operand) ? `${name}(${code})` : `$convert(${name},${code})`;
}

function foldNumber(method: MethodContext, value: number, from: ApexType, target: string): string | null {
  if (from.kind !== 'primitive' || from.name !== 'Integer') return null;
  if (target === 'Long') return value < 0 ? `(${value}n)` : `${value}n`;
  if (target === 'Double') return value < 0 ? `(${value})` : String(value);
  return target === 'Decimal' ? method.file.pool.add('D', `$.decimal(${quote(String(value))})`) : null;
}

/** A cast that is checked at run time. */
export function castOf(method: MethodContext, operand: BoundExpr, to: ApexType): string {
  const from = operand.type;
  if (from.kind === 'primitive' && to.kind === 'primitive')
    return from.name === to.name ? expression(method, operand) : conversion(method, operand, to);
  if (to.kind === 'any') return conversion(method, operand, to);
  const code = expression(method, operand);
  if (operand.kind === 'literal' && operand.value === null) return code;
  if (to.kind === 'primitive' && to.name === 'Double') return `$castDouble(${code})`;
  return `$cast(${code},${typeConstant(method.file, to)})`;
}

/** A list of a narrower number type where a list of a wider one is wanted: its elements change their representation. */
export function passed(method: MethodContext, value: BoundExpr, to: ApexType): string {
  const code = expression(method, value);
  const [from, wider] = [numberElement(value.type), numberElement(to)];
  return from === null || wider === null || from === wider
    ? code
    : `$widen(${code},${typeConstant(method.file, to)}.args[0])`;
}

function numberElement(type: ApexType): string | null {
  if (type.kind !== 'library' || type.class.qualifiedName !== 'System.List') return null;
  const [element] = type.args;
  return element?.kind === 'primitive' && NUMBERS.has(element.name) ? element.name : null;
}

const NUMBERS: ReadonlySet<string> = new Set(['Integer', 'Long', 'Double', 'Decimal']);
