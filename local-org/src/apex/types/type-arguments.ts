/** What is wrong with a written type: parts that name nothing, and type arguments that do not fit. */
import type { TypeRef } from '../ast.ts';
import { typeName } from './type-names.ts';
import { resolveNames, resolveTypeRef, type TypeScope } from './resolve.ts';
import type { ApexType } from './apex-types.ts';

const MAX_DEPTH = 8;

/** The messages for a written type: for its name, or for its type arguments, or for their number; none where it is one. */
export function typeFaults(scope: TypeScope, ref: TypeRef): string[] {
  const names = ref.names.map(({ name }) => name.text);
  const plain = resolveNames(scope, names);
  if (plain === null) return [`Invalid type: ${names.join('.')}`];
  const inside = ref.names.flatMap(({ args }) => args.flatMap((arg) => typeFaults(scope, arg)));
  if (inside.length > 0) return inside;
  const type = resolveTypeRef(scope, ref);
  const fault = argumentFault(ref, plain) ?? (type === null ? null : depthFault(type));
  return fault === null ? [] : [fault];
}

function argumentFault(ref: TypeRef, type: ApexType): string | null {
  const given = ref.names.reduce((count, { args }) => count + args.length, 0);
  const expected = type.kind === 'library' ? type.class.typeParams.length : 0;
  if (given === expected) return null;
  const name = typeName(type.kind === 'library' ? { ...type, args: [] } : type);
  if (expected === 0) return `Type arguments provided for a non-parameterized type: ${name}`;
  if (given === 0) return `No type arguments provided for a parameterized type: ${name}`;
  return `Invalid type argument count for ${name}: expected ${expected} but found ${given}`;
}

function depthFault(type: ApexType): string | null {
  const depth = depthOf(type);
  return depth > MAX_DEPTH ? `Exceeded max parameterized type depth: ${typeName(type)}, depth: ${depth}` : null;
}

function depthOf(type: ApexType): number {
  return type.kind === 'library' && type.args.length > 0 ? 1 + Math.max(...type.args.map(depthOf)) : 0;
}
