/** Small services between jobs and Apex values. */
import type { SObject } from '../runtime/sobject.ts';
import { ApexList } from '../runtime/collections.ts';
import {
  ANY,
  isAssignable,
  libraryClassNamed,
  libraryRuntimeType,
  SOBJECT,
  sobjectRuntimeType,
  typeOfUserClass,
} from '../runtime/runtime-types.ts';
import type { RuntimeType, UserClass } from '../runtime/types.ts';
import type { OrgHost } from '../host/host.ts';

/** `Outer.Inner` of an instance of a class of the project. */
export function classNameOf(instance: object): string {
  const cls = instance.constructor as unknown as Partial<UserClass>;
  return cls.$name ?? instance.constructor.name;
}

/**
 * `execute` of a class that may implement several interfaces with an `execute` of one parameter: found by the parameter's type, and by
 * alias where a class inherits it in another form.
 */
export function callExecute(
  instance: object,
  contextType: 'queueablecontext' | 'finalizercontext' | 'schedulablecontext',
  context: object,
): void {
  const methods = instance as Readonly<Record<string, ((context: object) => void) | undefined>>;
  const method = methods[`execute$${contextType}`] ?? methods['execute$1'];
  method!.call(instance, context);
}

/** Whether a class of the project implements or extends a class of the platform without type parameters. */
export function implementsLibrary(cls: UserClass, qualifiedName: string): boolean {
  const library = libraryClassNamed(qualifiedName);
  return library !== null && isAssignable(typeOfUserClass(cls), libraryRuntimeType(library));
}

/** A list for `execute` or `Trigger.new`: of the records' type when they have one. */
export function typedList(_host: OrgHost, items: readonly unknown[]): ApexList {
  return new ApexList(elementTypeOf(items), items as unknown[]);
}

function elementTypeOf(items: readonly unknown[]): RuntimeType {
  const first = items[0] as Partial<SObject> | null | undefined;
  if (first?.sobjectType === undefined) return items.length === 0 ? SOBJECT : ANY;
  return sobjectRuntimeType(first.sobjectType);
}
