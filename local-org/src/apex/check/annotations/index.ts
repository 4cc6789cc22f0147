/** Annotations of a class and of its members. */
import type { Annotation, Modifiers, Name } from '../../ast.ts';
import type { FieldSymbol, MethodSymbol } from '../../types/types.ts';
import { annotation } from '../../types/modifiers.ts';
import { report } from '../context.ts';
import type { Checker } from '../context.ts';
import { checkAuraField, checkAuraMethod, checkAuraOverloads } from './aura.ts';
import { checkFuture } from './future.ts';
import { checkInvocableMethod, checkInvocableMethods, checkInvocableVariable } from './invocable.ts';
import { checkReadOnly, checkRemoteAction, checkWebService } from './remote.ts';
import { checkHttpMethod, checkHttpMethods, checkRestResource } from './rest.ts';
import { annotationRule } from './table.ts';
import type { AnnotatedKind } from './table.ts';
import { checkTestClass, checkTestMethod, checkTestSetup } from './tests.ts';

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
  for (const constructor of cls.constructors) if (constructor.decl !== null) checkAll(c, constructor.decl, 'constructors');
  checkInvocableMethods(c, methods);
  checkHttpMethods(c, methods);
  checkAuraOverloads(c, methods);
}

function checkMethodAnnotations(c: Checker, method: MethodSymbol): void {
  const { decl } = method;
  if (decl === null) return;
  checkAll(c, decl, 'methods');
  checkWebService(c, method, decl.name.span);
  for (const { name } of decl.modifiers.annotations) {
    const lower = name.text.toLowerCase();
    if (Object.hasOwn(methodRules, lower)) methodRules[lower](c, method, decl.name.span, annotationRule(lower)?.name ?? name.text);
  }
}

function checkFieldAnnotations(c: Checker, field: FieldSymbol): void {
  const { decl } = field;
  checkAll(c, decl, decl.kind === 'field' ? 'fields' : 'properties');
  if (annotation(decl.modifiers, 'auraenabled') !== null) checkAuraField(c, field, decl.name.span);
  if (annotation(decl.modifiers, 'invocablevariable') !== null && decl.kind === 'field') checkInvocableVariable(c, field, decl.name.span);
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
  if (rule.isOpen) return;
  const known = Object.keys(rule.properties).map((name) => name.toLowerCase());
  for (const param of one.params) {
    if (!known.includes(param.name.toLowerCase())) report(c, decl.name.span, `No such property, ${param.name}, defined on this annotation: ${rule.name}`);
  }
}
