/** `@IsTest` and `@TestSetup` */
import type { Annotation, Modifiers, Span } from '../../ast.ts';
import { annotation, annotationParam, hasKeyword } from '../../types/modifiers.ts';
import { isException } from '../../types/hierarchy.ts';
import { userType } from '../../types/resolve.ts';
import type { MethodSymbol } from '../../types/apex-types.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { mustBeStatic } from './annotation-types.ts';

const SETUP_MAX = 1;

function seesAll(modifiers: Modifiers): boolean {
  const found = annotation(modifiers, 'istest');
  return found !== null && annotationParam(found, 'SeeAllData') === true;
}

export function checkTestClass(c: Checker): void {
  const { cls } = c;
  const { span } = cls.decl.name;
  const found = annotation(cls.decl.modifiers, 'istest');
  if (found !== null && cls.outer !== null) report(c, span, 'IsTest can only be used on a top level type');
  if (found !== null && cls.kind === 'class') checkTestKind(c);
  const methods = [...cls.methods.values()].flat();
  const annotated = (name: string) =>
    methods.filter((method) => method.decl !== null && annotation(method.decl.modifiers, name) !== null);
  const methodSees = annotated('istest').some(({ decl }) => decl !== null && seesAll(decl.modifiers));
  checkParallel(c, found, methodSees);
  const setups = annotated('testsetup');
  if (setups.length > SETUP_MAX) report(c, span, 'Only one method per type can be defined with: TestSetup');
  if (setups.length === 0) return;
  if (seesAll(cls.decl.modifiers)) report(c, span, 'Test class cannot be annotated with @isTest(SeeAllData=true)');
  if (methodSees)
    report(
      c,
      span,
      'Test class containing a test setup method cannot have any methods annotated with @isTest(SeeAllData=true)',
    );
}

function checkTestKind(c: Checker): void {
  const { cls } = c;
  const { span } = cls.decl.name;
  for (const keyword of ['abstract', 'virtual'] as const)
    if (hasKeyword(cls.decl.modifiers, keyword)) report(c, span, `IsTest classes cannot be ${keyword}`);
  if (isException(c.library, userType(cls)))
    report(c, span, 'Only top-level non-exception class types can be marked as tests');
}

function checkParallel(c: Checker, found: Annotation | null, methodSees: boolean): void {
  if (found === null || annotationParam(found, 'isParallel') !== true) return;
  const { span } = c.cls.decl.name;
  if (seesAll(c.cls.decl.modifiers))
    report(
      c,
      span,
      'Test class annotated with @isTest(IsParallel=true) cannot also be annotated with @isTest(SeeAllData=true)',
    );
  if (methodSees)
    report(
      c,
      span,
      'Test class annotated with @isTest(IsParallel=true) cannot have any methods annotated with @isTest(SeeAllData=true)',
    );
}

/** From this version on, tests are in test classes only. Source: Apex Developer Guide, "Unit Test Considerations". */
const TEST_CLASSES_ONLY = 28;

function mustBeInTestClass(c: Checker, at: Span, name: string): void {
  if (c.apiVersion >= TEST_CLASSES_ONLY && !c.cls.isTest && c.cls.outer === null)
    report(c, at, `Defining type for ${name} methods must be declared as IsTest`);
}

export function checkTestMethod(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  if (c.cls.outer === null) mustBeStatic(c, method, at, name);
  mustBeInTestClass(c, at, name);
  if (method.params.length > 0) report(c, at, 'Test methods must have no arguments');
  const found = method.decl === null ? null : annotation(method.decl.modifiers, 'istest');
  if (found !== null && annotationParam(found, 'isParallel') !== null)
    report(c, at, 'Annotation property, isParallel on IsTest, is not allowed on methods');
}

export function checkTestSetup(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  if (c.cls.outer === null) mustBeStatic(c, method, at, name);
  mustBeInTestClass(c, at, name);
  if (method.params.length > 0) report(c, at, 'Test methods must have no arguments');
  if (method.returnType.kind !== 'void') report(c, at, 'Test setup method must return void');
}

/** The old way to mark a test: `testMethod`. */
export function checkOldTest(c: Checker, method: MethodSymbol, at: Span): void {
  if (method.decl === null || !hasKeyword(method.decl.modifiers, 'testmethod')) return;
  mustBeInTestClass(c, at, 'testMethod');
  if (method.params.length > 0) report(c, at, 'Test methods must have no arguments');
}
