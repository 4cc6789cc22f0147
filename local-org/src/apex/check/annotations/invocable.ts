/** `@InvocableMethod` */
import type { Annotation, Span } from '../../ast.ts';
import { annotation } from '../../types/modifiers.ts';
import { elementType, isList } from '../../types/builtin.ts';
import type { ApexType, ClassSymbol, MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkResult, mustBeStatic } from './annotation-types.ts';

export function checkInvocableMethod(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  mustBeStatic(c, method, at, name);
  if (method.visibility !== 'public' && method.visibility !== 'global')
    report(c, at, `${name} methods require at least one of the following global, public`);
  const found = method.decl === null ? null : annotation(method.decl.modifiers, 'invocablemethod');
  if (found !== null) checkLooks(c, found, at);
  if (method.params.length > 1) report(c, at, 'Only one parameter is supported on methods with @Invocable annotation');
  const others =
    method.decl?.modifiers.annotations.filter(
      (other) => !['invocablemethod', 'deprecated', 'suppresswarnings'].includes(other.name.text.toLowerCase()),
    ) ?? [];
  if (others.length > 0) report(c, at, 'The only annotation that can be used with InvocableMethod is Deprecated');
  checkParameter(
    c,
    method.params.map((param) => param.type),
    at,
    name,
  );
  const isChecked = method.params.length < 2 && method.params.every((param) => isList(param.type));
  if (isChecked)
    checkResult(c, method, at, name, (type) => isList(type) && isInvocable(elementType(type), isInvocableList));
}

/** Where each part of a property must have a form: an icon of the platform's or of a static resource, a kind of action. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  iconname: /^(?:slds:\w+:\w+|resource:\w+:\w+)$/i,
  capabilitytype: /^\w+:\/\/\w+/,
};

function checkLooks(c: Checker, { params }: Annotation, at: Span): void {
  for (const { name, value, span } of params) {
    const format = FORMATS[name.toLowerCase()];
    if (name.toLowerCase() === 'configurationeditor' && value === '')
      report(
        c,
        span,
        `Invalid value for property configurationEditor: ${value} is not a valid Lightning Web Component name`,
      );
    if (format === undefined || typeof value !== 'string') continue;
    if (value === '') report(c, at, `Required property is missing: ${name}`);
    else if (!format.test(value))
      report(
        c,
        at,
        `Annotation property, the format of ${name} on InvocableMethod is invalid, please check if the ${name} has the correct formats `,
      );
  }
}

function checkParameter(c: Checker, params: readonly ApexType[], at: Span, name: string): void {
  const [type] = params;
  if (params.length !== 1 || type.kind === 'error') return;
  if (!isList(type))
    report(
      c,
      at,
      `Unsupported parameter type ${typeName(type)}. Valid invocable parameters must be List types like List<T> where T is a supported type`,
    );
  else if (!isInvocable(elementType(type), isInvocableList))
    report(c, at, `${name} methods do not support parameter type of ${typeName(type)}`);
}

function isInvocableList(type: ApexType): boolean {
  return isList(type) && isInvocable(elementType(type), isInvocableList);
}

/** Primitives, records, and classes of the project that hold invocable variables. */
export function isInvocable(type: ApexType, nested: (type: ApexType) => boolean): boolean {
  switch (type.kind) {
    case 'primitive':
    case 'sobject':
    case 'error':
      return true;
    case 'user':
      return hasInvocableVariable(type.symbol);
    default:
      return nested(type) || (type.kind === 'library' && OPEN_TYPES.has(type.class.namespace));
  }
}

/** Namespaces whose classes flows know. */
const OPEN_TYPES: ReadonlySet<string> = new Set(['ConnectApi', 'Invocable']);

function hasInvocableVariable(symbol: ClassSymbol): boolean {
  for (
    let at: ClassSymbol | null = symbol;
    at !== null;
    at = at.superclass?.kind === 'user' ? at.superclass.symbol : null
  ) {
    for (const { decl } of at.fields.values())
      if (
        annotation(decl.modifiers, 'invocablevariable') !== null ||
        annotation(decl.modifiers, 'auraenabled') !== null
      )
        return true;
  }
  return false;
}

export function checkInvocableMethods(c: Checker, methods: readonly MethodSymbol[]): void {
  const found = methods.filter(
    (method) => method.decl !== null && annotation(method.decl.modifiers, 'invocablemethod') !== null,
  );
  if (found.length > 1)
    report(c, c.cls.decl.name.span, 'Only one method per type can be defined with: InvocableMethod');
}
