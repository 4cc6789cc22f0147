/** Annotations of a class and of its members. */
import type { Annotation, Modifiers, Name } from '../../ast.ts';
import type { FieldSymbol, MethodSymbol } from '../../types/types.ts';
import { annotation, writtenVisibility } from '../../types/modifiers.ts';
import { report } from '../report.ts';
import type { Checker } from '../context.ts';
import { checkAuraField, checkAuraMethod, checkAuraOverloads } from './aura.ts';
import { checkFuture } from './future.ts';
import { checkInvocableMethod, checkInvocableMethods, checkInvocableVariable } from './invocable.ts';
import { checkReadOnly, checkRemoteAction, checkWebService } from './remote.ts';
import { checkHttpMethod, checkHttpMethods, checkRestResource } from './rest.ts';
import { annotationRule } from './table.ts';
import type { AnnotatedKind, AnnotationRule } from './table.ts';
import { checkOldTest, checkTestClass, checkTestMethod, checkTestSetup } from './tests.ts';

export interface Annotated {
  readonly modifiers: Modifiers;
  readonly name: Name;
}

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
  checkAll(c, cls.decl, kind);
  checkTestClass(c);
  checkRestResource(c);
  const methods = [...cls.methods.values()].flat();
  for (const method of methods) checkMethodAnnotations(c, method);
  for (const field of cls.fields.values()) checkFieldAnnotations(c, field);
  for (const constructor of cls.constructors)
    if (constructor.decl !== null) checkAll(c, constructor.decl, 'constructors');
  checkInvocableMethods(c, methods);
  checkHttpMethods(c, methods);
  checkAuraOverloads(c, methods);
}

function checkMethodAnnotations(c: Checker, method: MethodSymbol): void {
  const { decl } = method;
  if (decl === null) return;
  checkAll(c, decl, 'methods');
  checkWebService(c, method, decl.name.span);
  checkOldTest(c, method, decl.name.span);
  for (const { name } of decl.modifiers.annotations) {
    const lower = name.text.toLowerCase();
    if (Object.hasOwn(methodRules, lower))
      methodRules[lower](c, method, decl.name.span, annotationRule(lower)?.name ?? name.text);
  }
}

function checkFieldAnnotations(c: Checker, field: FieldSymbol): void {
  const { decl } = field;
  checkAll(c, decl, decl.kind === 'field' ? 'fields' : 'properties');
  if (annotation(decl.modifiers, 'auraenabled') !== null) checkAuraField(c, field, decl.name.span);
  if (annotation(decl.modifiers, 'invocablevariable') !== null && decl.kind === 'field')
    checkInvocableVariable(c, field, decl.name.span);
}

/** What some annotations ask of the class around them, or of the declaration's own visibility. */
function checkPlace(c: Checker, rule: AnnotationRule, decl: Annotated, kind: AnnotatedKind): void {
  const { span } = decl.name;
  const isMember = decl !== c.cls.decl;
  if (rule.topLevelMethods && kind === 'methods' && c.cls.outer !== null)
    report(c, span, `${rule.name} can only be used on methods of a top level type`);
  if (rule.name === 'JsonAccess') checkJsonAccess(c, decl);
  if (rule.name !== 'NamespaceAccessible' || !isMember) return;
  const visibility = writtenVisibility(decl.modifiers);
  if (annotation(c.cls.decl.modifiers, rule.name) === null && c.cls.visibility !== 'global') {
    report(
      c,
      span,
      `Defining type for NamespaceAccessible ${kind} require at least one of the following NamespaceAccessible, global`,
    );
  } else if (visibility !== 'public' && visibility !== 'protected')
    report(c, span, `NamespaceAccessible ${kind} require at least one of the following public, protected`);
}

const JSON_ACCESS: ReadonlySet<string> = new Set(['never', 'samenamespace', 'samepackage', 'always']);

function checkJsonAccess(c: Checker, decl: Annotated): void {
  const found = annotation(decl.modifiers, 'jsonaccess');
  if (found === null) return;
  if (found.params.length === 0)
    report(c, decl.name.span, 'At least one JSON serialization control parameter must be specified');
  for (const { name, value, span } of found.params) {
    if (!JSON_ACCESS.has(String(value).toLowerCase()))
      report(c, span, `Annotation property, ${name} on JsonAccess, unknown value: ${value}`);
  }
}

function checkAll(c: Checker, decl: Annotated, kind: AnnotatedKind): void {
  for (const one of decl.modifiers.annotations) checkOne(c, one, decl, kind);
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
  const known = Object.keys(rule.properties).map((name) => name.toLowerCase());
  for (const param of one.params) {
    if (!known.includes(param.name.toLowerCase()))
      report(c, param.span, `No such property, ${param.name}, defined on this annotation: ${rule.name}`);
  }
}
