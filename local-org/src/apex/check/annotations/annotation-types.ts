/** Which types a value may have that crosses the border of Apex. */
import { collectionKind, isPrimitive } from '../../types/builtin.ts';
import type { ApexType, MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import type { Name } from '../../ast.ts';

export type TypeTest = (type: ApexType) => boolean;

function isAnyPrimitive(type: ApexType): boolean {
  return type.kind === 'primitive' || type.kind === 'error';
}

/** A primitive, or a collection of primitives. */
export function isPrimitiveOrCollection(type: ApexType): boolean {
  if (isAnyPrimitive(type)) return true;
  return type.kind === 'library' && collectionKind(type) !== null && type.args.every(isAnyPrimitive);
}

export function isStringKeyed(type: ApexType): boolean {
  return type.kind === 'library' && collectionKind(type) === 'Map' && isPrimitive(type.args[0], 'String');
}

/** Reports each parameter whose type is refused. */
export function checkParameters(
  c: Checker,
  method: MethodSymbol,
  at: Name['span'],
  name: string,
  accepts: TypeTest,
): void {
  for (const { type } of method.params)
    if (type.kind !== 'error' && !accepts(type))
      report(c, at, `${name} methods do not support parameter type of ${typeName(type)}`);
}

export function checkResult(c: Checker, method: MethodSymbol, at: Name['span'], name: string, accepts: TypeTest): void {
  const { returnType } = method;
  if (returnType.kind !== 'void' && returnType.kind !== 'error' && !accepts(returnType))
    report(c, at, `${name} methods do not support return type of ${typeName(returnType)}`);
}

export function mustBeStatic(c: Checker, method: MethodSymbol, at: Name['span'], name: string): void {
  if (!method.isStatic) report(c, at, `${name} methods must be declared as static`);
}
