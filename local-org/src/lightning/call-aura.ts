/** `@AuraEnabled` methods as the platform's Lightning endpoint calls them. */
import { typed } from '../library/json/read.ts';
import { parseTree } from '../library/json/tree.ts';
import type { Org } from '../org/org.ts';
import type { ApexException } from '../runtime/exception.ts';
import { asApexException } from '../runtime/exception.ts';
import type { UserClass } from '../runtime/types.ts';
import { fromOutside, fromSide } from '../schema/namespace-context.ts';
import { isAuraEnabled, writeAura } from './aura-json.ts';

export interface AuraAnswer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

/** A call that reaches no method. */
export class AuraCallError extends Error {}

type Method = UserClass['$methods'][number];
type StaticMethods = { $static(): Readonly<Record<string, (...args: readonly unknown[]) => unknown>> };

/**
 * @param className `Class`, `ns.Class`
 * @param parameters JSON text of an object: values by parameter name; what is missing is null
 * @param isWire the platform lets wires call cacheable methods only
 */
export function callAura(
  org: Org,
  userId: string,
  className: string,
  methodName: string,
  parameters: string,
  isWire: boolean,
): AuraAnswer {
  try {
    const { cls, method } = find(org, className, methodName, isWire);
    const body = org.transaction({ user: userId, quiddity: 'AURA' }, () =>
      // Names in what is sent mean what they mean in the class.
      fromSide(org.project.isManaged && cls.$namespace === null, () => {
        const values = valuesOf(parameters);
        const args = method.params.map(({ name, type }) => {
          const value = values.get(name);
          return value === undefined ? null : typed(value, type, false);
        });
        const result = (cls as unknown as StaticMethods).$static()[method.js](...args);
        return method.returns === null ? 'null' : writeAura(result);
      }),
    );
    return { status: 200, body };
  } catch (error) {
    if (error instanceof AuraCallError) return { status: 404, body: JSON.stringify({ message: error.message }) };
    const exception = asApexException(error);
    if (exception === null) throw error;
    return { status: 500, body: JSON.stringify(errorBody(exception)) };
  }
}

/** Whether subscriber components may call `ns.Class.method`; their own they may. */
export function isGlobalMethod(org: Org, name: string): boolean {
  const dot = name.lastIndexOf('.');
  const { cls, method } = find(org, name.slice(0, dot), name.slice(dot + 1), false);
  return cls.$namespace === null || method.visibility === 'global';
}

function find(org: Org, className: string, methodName: string, isWire: boolean): { cls: UserClass; method: Method } {
  // Whoever calls is no code of a package: its classes are named in full.
  const cls = fromOutside(() => org.host.program.findClass(className));
  const method = cls?.$methods.find(
    ({ name, static: isStatic, annotations }) => isStatic && name === methodName && annotations.some(isAuraEnabled),
  );
  if (cls == null || method === undefined)
    throw new AuraCallError(`Unable to find action '${methodName}' on the controller of ${className}`);
  const isCacheable = method.annotations.some(
    (annotation) => isAuraEnabled(annotation) && lower(annotation.params).cacheable === true,
  );
  if (isWire && !isCacheable)
    throw new AuraCallError(
      `Apex methods that are to be cached must be marked as @AuraEnabled(cacheable=true): ${className}.${methodName}`,
    );
  return { cls, method };
}

const lower = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value,
    ]),
  );

function valuesOf(parameters: string): ReadonlyMap<string, ReturnType<typeof parseTree>> {
  const tree = parseTree(parameters);
  return new Map(tree.kind === 'object' ? tree.entries : []);
}

/** What the client's error has as `body`. */
function errorBody(exception: ApexException): object {
  const { typeName } = exception;
  const isForClients = typeName === 'System.AuraHandledException' && typeof exception.details === 'string';
  const message = isForClients ? exception.details : exception.getmessage$0();
  const fields = exception.dml === null ? {} : dmlErrors(exception);
  return {
    exceptionType: typeName,
    isUserDefinedException: !/^[A-Z]\w*\.\w+Exception$/.test(typeName) || !typeName.startsWith('System.'),
    message,
    stackTrace: isForClients ? '' : exception.getstacktracestring$0(),
    ...fields,
  };
}

function dmlErrors({ dml }: ApexException): object {
  const fieldErrors: Record<string, { statusCode: string; message: string }[]> = {};
  const pageErrors: { statusCode: string; message: string }[] = [];
  for (const { statusCode, message, fields } of dml ?? []) {
    if (fields.length === 0) pageErrors.push({ statusCode, message });
    for (const field of fields) (fieldErrors[field] ??= []).push({ statusCode, message });
  }
  return { fieldErrors, pageErrors, index: null, duplicateResults: [] };
}
