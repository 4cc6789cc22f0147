/** Invocable Apex: finds the method of a class, makes its requests, reads its results. Source: Apex Developer Guide, "InvocableMethod Annotation". */
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { INTEGER, LONG, DOUBLE } from '../runtime/runtime-types.ts';
import { castTo, castToDouble } from '../runtime/type-of.ts';
import type { RuntimeType, UserClass } from '../runtime/types.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { isOutside } from '../schema/namespace-context.ts';
import { apexField } from './interview.ts';

export interface InvocableMethod {
  readonly label: string;
  /** @param requests inputs by name, one map for each request. */
  invoke(requests: readonly ReadonlyMap<string, unknown>[]): InvocableResult[];
}

export interface InvocableResult {
  /** The result object as Apex made it. */
  readonly value: unknown;
  /** An output by its name; without invocable variables the only one is `output`. */
  get(name: string): unknown;
  /** Every output with its name. */
  outputs(): readonly (readonly [string, unknown])[];
}

/** null: there is no such class, or none of its methods is invocable. */
export function invocableMethod(name: string): InvocableMethod | null {
  const cls = tx().org.program.findClass(name.replace('__', '.')) ?? tx().org.program.findClass(name);
  const method = cls?.$methods.find((candidate) =>
    candidate.annotations.some((annotation) => annotation.name.toLowerCase() === 'invocablemethod'),
  );
  if (cls === null || cls === undefined || method === undefined) return null;
  // Actions of a managed package are its own unless they are global.
  const isForeign = tx().org.schema.isManaged && isOutside() && cls.$namespace !== null;
  if (isForeign && method.visibility !== 'global') return null;
  const type = method.params[0]?.type.args[0] ?? null;
  const annotation = method.annotations.find((found) => found.name.toLowerCase() === 'invocablemethod')!;
  return {
    label: String(annotation.params['label'] ?? method.name),
    invoke: (requests) => call(cls, method, type, requests),
  };
}

function call(
  cls: UserClass,
  method: UserClass['$methods'][number],
  type: RuntimeType | null,
  requests: readonly ReadonlyMap<string, unknown>[],
): InvocableResult[] {
  const owner = (cls as unknown as { $static(): Record<string, (...args: unknown[]) => unknown> }).$static();
  const args =
    type === null
      ? []
      : [
          new ApexList(
            type,
            requests.map((inputs) => requestOf(type, inputs)),
          ),
        ];
  const answer = owner[method.js]!(...args);
  if (method.returns === null || answer === null) return requests.map(() => NOTHING);
  const { items } = answer as ApexList;
  if (items.length !== requests.length)
    throw ApexException.of(
      'System.FlowException',
      'The number of results does not match the number of interviews that were executed in a single bulk execution request.',
    );
  return items.map(resultOf);
}

const NOTHING: InvocableResult = { value: null, get: () => null, outputs: () => [] };

function requestOf(type: RuntimeType, inputs: ReadonlyMap<string, unknown>): unknown {
  if (type.user === null) return fitting(type, inputs.values().next().value ?? null);
  const made = type.user.$new?.() ?? null;
  if (made === null)
    throw ApexException.of(
      'System.TypeException',
      `${type.name} has no constructor without parameters that a flow can use`,
    );
  for (const [name, value] of inputs) {
    const field = apexField(made, name);
    if (field === null)
      throw ApexException.of('System.FlowException', `${type.name} has no invocable variable ${name}`);
    (made as Record<string, unknown>)[field] = fitting(fieldType(type.user, name), value);
  }
  return made;
}

function fieldType(cls: UserClass, name: string): RuntimeType | null {
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
    const field = at.$fields.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    if (field !== undefined) return field.type;
  }
  return null;
}

/** Numbers of flows are Decimals: Apex gets the kind of number it asks for. */
function fitting(type: RuntimeType | null, value: unknown): unknown {
  if (type === null || value === null || value === undefined) return value ?? null;
  if (type === DOUBLE) return castToDouble(value);
  if (value instanceof ApexDecimal) {
    if (type === INTEGER) return value.toNumber();
    if (type === LONG) return BigInt(Math.trunc(value.toNumber()));
  }
  return castTo(value, type);
}

function resultOf(value: unknown): InvocableResult {
  return {
    value,
    get(name) {
      if (value === null || typeof value !== 'object') return value;
      const field = apexField(value, name);
      return field === null ? value : ((value as Record<string, unknown>)[field] ?? null);
    },
    outputs() {
      const cls = (value as object | null)?.constructor as unknown as UserClass | undefined;
      if (cls?.$fields === undefined) return [['output', value]];
      return outputNames(cls).map(([name, js]) => [name, (value as Record<string, unknown>)[js] ?? null]);
    },
  };
}

function outputNames(cls: UserClass): [string, string][] {
  const own = cls.$fields
    .filter(({ annotations = [] }) => annotations.some(({ name }) => name.toLowerCase() === 'invocablevariable'))
    .map(({ name, js }): [string, string] => [name, js]);
  return cls.$superclass === null ? own : [...outputNames(cls.$superclass), ...own];
}
