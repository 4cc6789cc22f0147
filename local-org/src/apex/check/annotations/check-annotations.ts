/** Annotations of a class and of its members. */
import type { Annotation, Modifiers, Name } from '../../ast.ts';
import type { FieldSymbol, MethodSymbol } from '../../types/apex-types.ts';
import { annotation, hasKeyword, writtenVisibility } from '../../types/modifiers.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkAuraField, checkAuraMethod, checkAuraOverloads } from './aura.ts';
import { checkFuture } from './future.ts';
import { checkInvocableVariable } from './invocable-variable.ts';
import { checkInvocableMethod, checkInvocableMethods } from './invocable.ts';
import { checkReadOnly, checkRemoteAction, checkRemoteTwins } from './remote.ts';
import { checkHttpMethod, checkHttpMethods, checkRestResource } from './rest.ts';
import { annotationRule } from './table.ts';
import type { AnnotatedKind, AnnotationRule } from './table.ts';
import { checkServiceTwins, checkWebService, checkWebServiceField } from './web-service.ts';
import { checkDeprecation } from './deprecated.ts';
import { checkOldTest, checkTestClass, checkTestMethod, checkTestSetup } from './tests.ts';

export interface Annotated {
  readonly modifiers: Modifiers;
  readonly name: Name;
}

export type LooseKind = 'locals' | 'parameters' | 'fields';

type MethodRule = (c: Checker, method: MethodSymbol, at: Name['span'], name: string) => void;

const methodRules: Readonly<Record<string, MethodRule>> = {
  auraenabled: checkAuraMethod,
  future: checkFuture,
  httpdelete: checkHttpMethod,
  httpget: checkHttpMethod,
  httppatch: checkHttpMethod,
  httppost: checkHttpMethod,
  httpput: checkHttpMethod,
  invocablemethod: checkInvocableMethod,
  istest: checkTestMethod,
  readonly: checkReadOnly,
  remoteaction: checkRemoteAction,
  testsetup: checkTestSetup,
};

export function checkClassAnnotations(c: Checker): void {
  const { cls } = c;
  const kind: AnnotatedKind = cls.kind === 'class' ? 'classes' : cls.kind === 'interface' ? 'interfaces' : 'enums';
  if (!hasKeywordFault(c, cls.decl) && !hasDuplicate(c, cls.decl)) {
    for (const one of cls.decl.modifiers.annotations) checkOne(c, one, cls.decl, kind);
    if (cls.decl.kind === 'enum') checkConstants(c, cls.decl.modifiers, cls.decl.name);
    checkTestClass(c);
  }
  checkRestResource(c);
  const methods = [...cls.methods.values()].flat();
  for (const method of methods) checkMethodAnnotations(c, method);
  for (const field of cls.fields.values()) checkFieldAnnotations(c, field);
  for (const constructor of cls.constructors) checkMethodAnnotations(c, constructor);
  checkInvocableMethods(c, methods);
  checkHttpMethods(c, methods);
  checkAuraOverloads(c, methods);
  checkRemoteTwins(c, methods);
  checkServiceTwins(c, methods);
}

function checkMethodAnnotations(c: Checker, method: MethodSymbol): void {
  const { decl } = method;
  if (decl === null) return;
  const { span } = decl.name;
  for (const { modifiers, name } of decl.params) checkLoose(c, modifiers, name, 'parameters');
  checkWebService(c, method, span);
  checkOldTest(c, method, span);
  checkDeprecation(c, decl, [method.returnType], 'Global methods', 'return type');
  checkDeprecation(
    c,
    decl,
    method.params.map(({ type }) => type),
    'Global methods',
    'parameter type',
  );
  checkEach(c, decl, method.isConstructor ? 'constructors' : 'methods', ({ name }) => {
    const lower = name.text.toLowerCase();
    if (!method.isConstructor && Object.hasOwn(methodRules, lower))
      methodRules[lower](c, method, span, annotationRule(lower)?.name ?? name.text);
  });
}

function checkFieldAnnotations(c: Checker, field: FieldSymbol): void {
  const { decl } = field;
  checkWebServiceField(c, field);
  const service = hasKeyword(decl.modifiers, 'webservice') ? 'WebService' : 'Global';
  checkDeprecation(c, decl, [field.type], `${service} fields`, 'type');
  checkEach(c, decl, decl.kind === 'field' ? 'fields' : 'properties', (one) => {
    const lower = one.name.text.toLowerCase();
    if (lower === 'auraenabled') checkAuraField(c, field, one, decl.name.span);
    if (lower === 'invocablevariable' && decl.kind === 'field') checkInvocableVariable(c, field, one, decl.name.span);
  });
}

/** What is wrong with the keywords of a declaration, or with an annotation, is said alone. */
function checkEach(c: Checker, decl: Annotated, kind: AnnotatedKind, rules: (one: Annotation) => void): void {
  if (hasKeywordFault(c, decl) || hasDuplicate(c, decl)) return;
  const before = c.diagnostics.length;
  for (const one of decl.modifiers.annotations) {
    checkOne(c, one, decl, kind);
    rules(one);
    if (c.diagnostics.length > before) return;
  }
}

const KEYWORD_FAULT =
  /^(?:static|override|abstract|virtual|protected|final|transient|Defining type for (?:global|webService)|Enclosing)\b/;

function hasKeywordFault(c: Checker, { name }: Annotated): boolean {
  const { line, column } = name.span;
  return c.diagnostics.some(
    (found) =>
      found.path === c.path && found.line === line && found.column === column && KEYWORD_FAULT.test(found.message),
  );
}

function hasDuplicate(c: Checker, { modifiers, name }: Annotated): boolean {
  const names = modifiers.annotations.map((one) => one.name.text.toLowerCase());
  const twice = modifiers.annotations.find((one, i) => names.indexOf(one.name.text.toLowerCase()) < i);
  if (twice === undefined) return false;
  report(c, name.span, `Duplicate modifier: ${annotationRule(twice.name.text)?.name ?? twice.name.text}`);
  return true;
}

/** Annotations of parameters and local variables. */
export function checkLoose(c: Checker, { annotations }: Modifiers, name: Name, kind: LooseKind): void {
  for (const one of annotations) {
    const rule = annotationRule(one.name.text);
    if (rule === null) report(c, one.span, `Annotation does not exist: ${one.name.text}`);
    else if (rule.isOpen !== true && (rule.name !== 'TestVisible' || kind === 'parameters'))
      report(c, name.span, `${rule.name} is not allowed on ${kind}`);
  }
}

/** The constants of an enum are fields that have its annotations. */
function checkConstants(c: Checker, { annotations }: Modifiers, name: Name): void {
  for (const { name: written } of annotations) {
    const rule = annotationRule(written.text);
    if (rule !== null && !rule.on.includes('fields')) report(c, name.span, `${rule.name} is not allowed on fields`);
    if (rule?.name === 'AuraEnabled') report(c, name.span, 'AuraEnabled fields cannot be static');
  }
}

/** What some annotations ask of the class around them, or of the declaration's own visibility. */
function checkPlace(c: Checker, rule: AnnotationRule, decl: Annotated, kind: AnnotatedKind): void {
  const { span } = decl.name;
  const isMember = decl !== c.cls.decl;
  if (rule.topLevelMethods && kind === 'methods' && c.cls.outer !== null)
    report(c, span, `${rule.name} can only be used on methods of a top level type`);
  if (rule.name === 'JsonAccess') checkJsonAccess(c, decl);
  if (rule.name !== 'NamespaceAccessible') return;
  const visibility = writtenVisibility(decl.modifiers);
  if (isMember && annotation(c.cls.decl.modifiers, rule.name) === null && c.cls.visibility !== 'global') {
    report(
      c,
      span,
      `Defining type for NamespaceAccessible ${kind} require at least one of the following NamespaceAccessible, global`,
    );
  }
  if (visibility !== 'public' && visibility !== 'protected' && kind !== 'constructors')
    report(c, span, `NamespaceAccessible ${kind} require at least one of the following public, protected`);
}

const JSON_ACCESS: ReadonlySet<string> = new Set(['never', 'samenamespace', 'samepackage', 'always']);

function checkJsonAccess(c: Checker, decl: Annotated): void {
  const found = annotation(decl.modifiers, 'jsonaccess');
  if (found === null) return;
  if (found.params.length === 0)
    report(c, decl.name.span, 'At least one JSON serialization control parameter must be specified');
  for (const { name, value, span } of found.params) {
    if (typeof value === 'string' && !JSON_ACCESS.has(String(value).toLowerCase()))
      report(c, span, `Annotation property, ${name} on JsonAccess, unknown value: ${value}`);
  }
}

function checkOne(c: Checker, one: Annotation, decl: Annotated, kind: AnnotatedKind): void {
  const rule = annotationRule(one.name.text);
  if (rule === null) {
    report(c, one.span, `Annotation does not exist: ${one.name.text}`);
    return;
  }
  if (!rule.on.includes(kind)) report(c, decl.name.span, `${rule.name} is not allowed on ${kind}`);
  checkPlace(c, rule, decl, kind);
  if (rule.isOpen) return;
  for (const param of one.params) checkProperty(c, rule, param);
}

type Property = Annotation['params'][number];

function checkProperty(c: Checker, rule: AnnotationRule, { name, value, span }: Property): void {
  const known = Object.entries(rule.properties).find(([key]) => key.toLowerCase() === name.toLowerCase());
  const since = rule.since?.[name.toLowerCase()] ?? 0;
  if (known === undefined) report(c, span, `No such property, ${name}, defined on this annotation: ${rule.name}`);
  else if (known[1] === 'string' && typeof value !== 'string') {
    const wanted = typeof value === 'number' ? 'STRING' : 'String';
    report(c, span, `Invalid value for property ${name} expected type ${wanted}`);
  } else if (c.apiVersion < since)
    report(c, span, `Annotation property, ${name} on ${rule.name}, must be in version ${since} or higher`);
}
