/** Which tests a command line asks for. */
import type { UserClass } from '../runtime/types.ts';
import type { ProjectModel } from '../project/model.ts';
import { texts } from '../project/metadata-node.ts';
import { UnknownTestError } from './unknown-test-error.ts';
import { testMethodsOf } from './run-class.ts';

export interface TestSelection {
  /** `Class` or `Class.method`, with or without namespace. */
  readonly tests: readonly string[];
  readonly classNames: readonly string[];
  readonly suiteNames: readonly string[];
}

export interface SelectedClass {
  /** Of a class that does not compile, too. */
  readonly name: string;
  /** Lower-case method names; null for all. */
  readonly methods: readonly string[] | null;
}

/** Thrown when a name matches nothing: a mistake of the command line. */

export function selectTests(
  classes: readonly UserClass[],
  project: ProjectModel,
  selection: TestSelection,
  broken: ReadonlySet<string> = new Set(),
): SelectedClass[] {
  const wanted = new Map<string, Set<string> | null>();
  const bareName = (name: string): string =>
    project.namespace !== null && name.toLowerCase().startsWith(`${project.namespace.toLowerCase()}.`)
      ? name.slice(project.namespace.length + 1)
      : name;
  const isBroken = (name: string): boolean => broken.has(bareName(name).toLowerCase());
  const find = (name: string): UserClass | undefined =>
    classes.find(
      (cls) =>
        cls.$name.toLowerCase() === name.toLowerCase() ||
        `${cls.$namespace}.${cls.$name}`.toLowerCase() === name.toLowerCase(),
    );
  const addClass = (name: string): void => {
    const cls = find(name);
    if (cls === undefined && isBroken(name)) return void wanted.set(bareName(name), null);
    if (cls === undefined) throw new UnknownTestError(`No test class is named ${name}`);
    wanted.set(cls.$name, null);
  };
  for (const name of selection.classNames) addClass(name);
  for (const suite of selection.suiteNames) {
    const component = project.components.find(
      (c) => c.type === 'ApexTestSuite' && c.name.toLowerCase() === suite.toLowerCase(),
    );
    if (component === undefined) throw new UnknownTestError(`No test suite is named ${suite}`);
    for (const pattern of texts(component.properties, 'testClassName')) {
      if (!pattern.includes('*')) addClass(pattern);
      else
        for (const cls of classes)
          if (new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'i').test(cls.$name)) wanted.set(cls.$name, null);
    }
  }
  for (const test of selection.tests) {
    const dot = test.lastIndexOf('.');
    const ofBroken = [test, test.slice(0, Math.max(dot, 0))].find(isBroken);
    if (find(test) !== undefined || ofBroken !== undefined) {
      addClass(ofBroken ?? test);
      continue;
    }
    const cls = dot < 0 ? undefined : find(test.slice(0, dot));
    const method = test.slice(dot + 1).toLowerCase();
    if (cls === undefined || !testMethodsOf(cls).some((m) => m.name.toLowerCase() === method))
      throw new UnknownTestError(`No test is named ${test}`);
    const methods = wanted.get(cls.$name);
    if (methods === null) continue;
    if (methods === undefined) wanted.set(cls.$name, new Set([method]));
    else methods.add(method);
  }
  if (selection.tests.length + selection.classNames.length + selection.suiteNames.length === 0)
    return classes.map((cls) => ({ name: cls.$name, methods: null }));
  return [...wanted].map(([name, methods]) => ({ name, methods: methods === null ? null : [...methods] }));
}
