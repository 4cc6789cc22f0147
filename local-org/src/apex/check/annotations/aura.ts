/** `@AuraEnabled` */
import type { Annotation, Span } from '../../ast.ts';
import { annotation, annotationParam, writtenVisibility } from '../../types/modifiers.ts';
import { collectionKind } from '../../types/builtin.ts';
import { isException } from '../../types/hierarchy.ts';
import type { ApexType, FieldSymbol, MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkParameters, checkResult } from './annotation-types.ts';

export function checkAuraMethod(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  if (method.visibility !== 'public' && method.visibility !== 'global')
    report(c, at, `${name} methods require at least one of the following global, public`);
  if (!method.isStatic && method.params.length > 0) report(c, at, `Non static ${name} methods may not have parameters`);
  if (!method.isStatic && !/^get/i.test(method.name))
    report(c, at, `Non static ${name} methods must be named with a prefix 'get'`);
  checkScope(c, method);
  const accepts = (type: ApexType) => isAuraType(c, type);
  checkParameters(c, method, at, name, accepts);
  checkResult(c, method, at, name, accepts);
}

/** A result that is kept for all pages must be one that is kept. */
function checkScope(c: Checker, { decl }: MethodSymbol): void {
  const found = decl === null ? null : annotation(decl.modifiers, 'auraenabled');
  const scope = found?.params.find(({ name }) => name.toLowerCase() === 'scope');
  if (found === null || scope === undefined) return;
  if (String(scope.value).toLowerCase() !== 'global')
    report(c, scope.span, `Annotation property, scope on AuraEnabled, unknown value: ${scope.value}`);
  else if (annotationParam(found, 'cacheable') !== true)
    report(c, scope.span, 'Invalid combination of values for properties cacheable and scope on AuraEnabled');
}

const TOKENS: ReadonlySet<string> = new Set([
  'Schema.SObjectType',
  'Schema.SObjectField',
  'Schema.DescribeSObjectResult',
  'Schema.DescribeFieldResult',
  'Schema.FieldSet',
  'Schema.SObjectTypeFields',
]);

/** What JSON can carry to a component and back: no sets, no exceptions, no tokens. */
function isAuraType(c: Checker, type: ApexType): boolean {
  if (type.kind !== 'library') return true;
  return (
    collectionKind(type) !== 'Set' &&
    !TOKENS.has(type.class.qualifiedName) &&
    !isException(c.library, type) &&
    type.args.every((arg) => isAuraType(c, arg))
  );
}

export function checkAuraField(c: Checker, field: FieldSymbol, { params }: Annotation, at: Span): void {
  const visibility = writtenVisibility(field.decl.modifiers);
  const kind = field.isProperty ? 'properties' : 'fields';
  const isLenient = field.isProperty && c.apiVersion < STRICT_PROPERTIES;
  if (visibility !== 'public' && visibility !== 'global' && !isLenient)
    report(c, at, `AuraEnabled ${kind} require at least one of the following global, public`);
  if (field.isStatic && !field.isProperty) report(c, at, 'AuraEnabled fields cannot be static');
  // The compiler does not look at the types of properties.
  if (!field.isProperty && field.type.kind !== 'error' && !isAuraType(c, field.type))
    report(c, at, `AuraEnabled ${kind} do not support type of ${typeName(field.type)}`);
  for (const { name } of params)
    if (OF_METHODS.has(name.toLowerCase()))
      report(c, at, `Annotation property, ${name} on AuraEnabled, is not allowed on ${kind}`);
}

/** From this version on, properties need an access modifier. */
const STRICT_PROPERTIES = 47;

const OF_METHODS: ReadonlySet<string> = new Set(['cacheable', 'scope', 'continuation']);

/** From this version on, overloads are refused. Source: release notes of Summer '22; Salesforce's compiler takes them at 54. */
const NO_OVERLOADS = 55;

/** Components call by name: two methods of one name cannot be distinguished. */
export function checkAuraOverloads(c: Checker, methods: readonly MethodSymbol[]): void {
  if (c.apiVersion < NO_OVERLOADS) return;
  const enabled = methods.filter(
    (method) => method.decl !== null && annotation(method.decl.modifiers, 'auraenabled') !== null,
  );
  for (const method of enabled) {
    const twin = enabled.some((other) => other !== method && other.name.toLowerCase() === method.name.toLowerCase());
    if (twin && method.decl !== null)
      report(c, method.decl.name.span, `Overload of AuraEnabled method: ${method.name} overload is not permitted`);
  }
}
