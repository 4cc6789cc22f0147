/** Calls static Apex methods with JavaScript values and returns JavaScript values. */
import { ApexList } from '../runtime/collections.ts';
import type { RuntimeType, UserClass } from '../runtime/types.ts';
import type { OrgHost } from '../host/host.ts';
import { runUnit } from '../host/unit.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';

type StaticMethods = { $static(): Readonly<Record<string, (...values: readonly unknown[]) => unknown>> };

/** The class or the static method does not exist, or the method takes another number of parameters. */
export class UnknownMethodError extends Error {}

export interface Callee {
  readonly className: string;
  readonly methodName: string;
  readonly args: readonly unknown[];
}

/** One transaction. Throws UnknownMethodError, ApexException. */
export function callStatic(
  host: OrgHost,
  { className, methodName, args }: Callee,
  unit: { readonly user: UserInfoRecord; readonly isAsync: boolean },
): unknown {
  const cls = host.program.findClass(className);
  const method = cls === null ? undefined : staticMethod(cls, methodName, args.length);
  if (cls === null || method === undefined)
    throw new UnknownMethodError(`No static method ${className}.${methodName} has ${args.length} parameters.`);
  return runUnit(host, { ...unit, quiddity: 'SYNCHRONOUS' }, () => {
    const values = args.map((value, at) => toApex(value, method.params[at]!.type));
    return fromApex((cls as unknown as StaticMethods).$static()[method.js]!(...values));
  });
}

function staticMethod(cls: UserClass, name: string, count: number): UserClass['$methods'][number] | undefined {
  return cls.$methods.find(
    (method) => method.static && method.params.length === count && method.name.toLowerCase() === name.toLowerCase(),
  );
}

function toApex(value: unknown, type: RuntimeType): unknown {
  if (value === undefined) return null;
  if (!Array.isArray(value)) return value;
  const [elementType] = type.args;
  if (elementType === undefined) throw new TypeError(`An array was passed for a parameter of type ${type.name}.`);
  return new ApexList(
    elementType,
    value.map((each) => toApex(each, elementType)),
  );
}

function fromApex(value: unknown): unknown {
  return value instanceof ApexList ? value.items.map(fromApex) : value;
}
