/** `@InvocableVariable` */
import type { Annotation, Span } from '../../ast.ts';
import { elementType, isEnum, isList } from '../../types/builtin.ts';
import { annotationParam, hasKeyword, writtenVisibility } from '../../types/modifiers.ts';
import type { ApexType, FieldSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { isInvocable } from './invocable.ts';

export function checkInvocableVariable(c: Checker, field: FieldSymbol, found: Annotation, at: Span): void {
  const visibility = writtenVisibility(field.decl.modifiers);
  if (visibility !== 'public' && visibility !== 'global')
    report(c, at, 'InvocableVariable fields require at least one of the following global, public');
  if (field.isStatic && c.cls.outer === null) report(c, at, 'InvocableVariable fields cannot be static');
  if (hasKeyword(field.decl.modifiers, 'final')) report(c, at, 'InvocableVariable fields cannot be final');
  if (!isInvocableValue(elementOf(elementOf(field.type))))
    report(c, at, `InvocableVariable fields do not support type of ${typeName(field.type)}`);
  if (field.type.kind === 'error') return;
  for (const property of found.params) {
    const fault = faultOf(property, field);
    if (fault !== null) report(c, property.span, fault);
  }
  const given = found.params.find(({ name }) => name.toLowerCase() === 'defaultvalue');
  if (given !== undefined && annotationParam(found, 'required') === true)
    report(
      c,
      given.span,
      'Invalid combination of values for properties required and defaultValue on InvocableVariable',
    );
}

const elementOf = (type: ApexType): ApexType => (isList(type) ? elementType(type) : type);

/** Unlike a method's parameter, a variable may be of any class of the project. */
function isInvocableValue(type: ApexType): boolean {
  return type.kind === 'user' || isEnum(type) || (!isList(type) && isInvocable(type, () => false));
}

/** What each type's default value looks like, as text. */
const DEFAULTS: Readonly<Record<string, RegExp>> = {
  Boolean: /^(?:true|false)$/i,
  Decimal: /^[-+]?\d+(?:\.\d+)?$/,
  Double: /^[-+]?\d+(?:\.\d+)?$/,
  Integer: /^[-+]?\d+$/,
  Long: /^[-+]?\d+$/,
  String: /^/,
};

function faultOf({ name, value }: Annotation['params'][number], { name: field, type }: FieldSymbol): string | null {
  const lower = name.toLowerCase();
  if (lower !== 'placeholdertext' && lower !== 'defaultvalue') return null;
  if (lower === 'placeholdertext' && value === '') return `Specify a value for the ${name} annotation property`;
  const format = type.kind === 'primitive' ? DEFAULTS[type.name] : undefined;
  const accepts = lower === 'placeholdertext' ? type.kind === 'primitive' : format !== undefined;
  if (!accepts) return `The ${name} annotation property doesn't support the ${typeName(type)} data type`;
  if (lower === 'placeholdertext' || format === undefined || format.test(String(value))) return null;
  return `The data type of the value for the ${name} annotation property doesn't match the data type of the '${field}' variable. Specify a value with a data type of ${typeName(type)}`;
}
