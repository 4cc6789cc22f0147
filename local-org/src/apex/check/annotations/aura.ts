/** `@AuraEnabled` */
import type { Span } from '../../ast.ts';
import { annotation, writtenVisibility } from '../../types/modifiers.ts';
import { collectionKind } from '../../types/builtin.ts';
import { isException } from '../../types/hierarchy.ts';
import type { ApexType, FieldSymbol, MethodSymbol } from '../../types/types.ts';
import { report } from '../report.ts';
import type { Checker } from '../context.ts';
import { checkParameters, checkResult } from './types.ts';

export function checkAuraMethod(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  if (method.visibility !== 'public' && method.visibility !== 'global')
    report(c, at, `${name} methods require at least one of the following global, public`);
  if (!method.isStatic && method.params.length > 0) report(c, at, `Non static ${name} methods may not have parameters`);
  if (!method.isStatic && !/^get/i.test(method.name))
    report(c, at, `Non static ${name} methods must be named with a prefix 'get'`);
  const accepts = (type: ApexType) => isAuraType(c, type);
  checkParameters(c, method, at, name, accepts);
  checkResult(c, method, at, name, accepts);
}

/** What JSON can carry to a component and back: no sets, no exceptions, no tokens. */
function isAuraType(c: Checker, type: ApexType): boolean {
  if (type.kind !== 'library') return !isException(c.library, type);
  return (
    collectionKind(type) !== 'Set' &&
    type.class.qualifiedName !== 'Schema.SObjectType' &&
    !isException(c.library, type) &&
    type.args.every((arg) => isAuraType(c, arg))
  );
}

export function checkAuraField(c: Checker, field: FieldSymbol, at: Span): void {
  const visibility = writtenVisibility(field.decl.modifiers);
  const kind = field.isProperty ? 'properties' : 'fields';
  if (visibility !== 'public' && visibility !== 'global')
    report(c, at, `AuraEnabled ${kind} require at least one of the following global, public`);
  if (field.isStatic) report(c, at, `AuraEnabled ${kind} cannot be static`);
}

/** Components call by name: two methods of one name cannot be told apart. */
export function checkAuraOverloads(c: Checker, methods: readonly MethodSymbol[]): void {
  const enabled = methods.filter(
    (method) => method.decl !== null && annotation(method.decl.modifiers, 'auraenabled') !== null,
  );
  for (const method of enabled) {
    const twin = enabled.some((other) => other !== method && other.name.toLowerCase() === method.name.toLowerCase());
    if (twin && method.decl !== null)
      report(c, method.decl.name.span, `Overload of AuraEnabled method: ${method.name} overload is not permitted`);
  }
}
