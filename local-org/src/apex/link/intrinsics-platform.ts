/** What the language itself knows of the platform: trigger context, describe, settings, enums, `System.runAs`. */
import type { SoslQuery } from '../../soql/ast.ts';
import type { AccessMode } from '../../soql/queries.ts';
import { enterRunAs } from '../../library/test/run-as.ts';
import { LazyQuery } from '../../library/database-queries.ts';
import { ApexList } from '../../runtime/collections.ts';
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import type { Query } from '../../runtime/intrinsics-sobject.ts';
import { type Implementation, type LibraryMember, NotImplementedError } from '../../runtime/library.ts';
import { libraryEnum, libraryEnumValues } from '../../runtime/library-enums.ts';
import { libraryClassNamed } from '../../runtime/runtime-types.ts';
import { runSearch } from '../../library/run-search.ts';
import { addError as addErrorTo } from '../../library/sobject.ts';
import type { SObject } from '../../runtime/sobject.ts';
import { fieldToken, typeToken } from '../../runtime/tokens.ts';
import type { ApexEnum, RuntimeType } from '../../runtime/types.ts';
import type { FieldInfo } from '../../schema/model.ts';

/** `Trigger.new` and the like, by lower-case name; outside of triggers `isExecuting` is false and the rest is null, as open-source suite appero-com/MyTriggers shows. */
export function triggerValue(name: string): unknown {
  const context = tx().triggers.at(-1);
  if (context === undefined) return name === 'isexecuting' ? false : null;
  const [phase, verb] = context.operation.toLowerCase().split(' ') as [string, string];
  switch (name) {
    case 'isexecuting':
      return true;
    case 'isbefore':
    case 'isafter':
      return name === `is${phase}`;
    case 'isinsert':
    case 'isupdate':
    case 'isdelete':
    case 'isundelete':
      return name === `is${verb}`;
    case 'new':
      return context.new;
    case 'old':
      return context.old;
    case 'newmap':
      return context.newMap;
    case 'oldmap':
      return context.oldMap;
    case 'size':
      return context.size;
    case 'operationtype':
      return libraryEnum('System.TriggerOperation', `${phase}_${verb}`);
    default:
      throw new Error(`Unknown trigger variable ${name}`);
  }
}

/** `System.runAs(user) { ... }`: answers what ends it. */
export function runAs(args: readonly unknown[]): () => void {
  return enterRunAs(args[0]);
}

/** A query as the argument of `Database.getQueryLocator`. */
export function lazyQuery(
  query: Query,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): LazyQuery {
  return new LazyQuery(query.get(), { access, sharing, binds });
}

/** What a dynamic query finds under a name: see `emit/dynamic-binds.ts`. */
export function locals(
  readers: Readonly<Record<string, readonly (() => unknown)[]>>,
): (path: readonly string[]) => unknown {
  return ([name]) => {
    for (const read of readers[name!.toLowerCase()] ?? []) {
      try {
        const value = read();
        if (value !== undefined) return value;
      } catch (error) {
        if ((error as Error).name !== 'ReferenceError') throw error;
      }
    }
    throw ApexException.of('System.QueryException', `Variable does not exist: ${name}`);
  };
}

/** Calls a member of the library by class and name; fails by name where this org has none. */
export function callMember(className: string, name: string, ...args: unknown[]): unknown {
  const member = memberNamed(className, name);
  const implementation = (member?.call ?? member?.get ?? null) as Implementation | null;
  if (implementation === null) throw new NotImplementedError(`${className}.${name}`);
  return (implementation as (...args: unknown[]) => unknown)(...args);
}

function memberNamed(className: string, name: string): LibraryMember | null {
  return libraryClassNamed(className)?.members().get(name.toLowerCase())?.[0] ?? null;
}

/** `Schema.SObjectType.Account` and what can follow it. */
export function describe(object: string, what: string, field: string | null, fieldSet: string | null): unknown {
  const type = tx().org.schema.type(object);
  if (type === null) throw ApexException.of('System.SObjectException', `Invalid type: ${object}`);
  if (what === 'field') return callMember('Schema.SObjectField', 'getDescribe', fieldToken(type.field(field!)!));
  const described = callMember('Schema.SObjectType', 'getDescribe', typeToken(type));
  if (what === 'object') return described;
  const part = callMember('Schema.DescribeSObjectResult', what === 'fields' ? 'fields' : 'fieldSets', described);
  if (what !== 'fieldSet') return part;
  const sets = callMember('Schema.SObjectTypeFieldSets', 'getMap', part) as { get(key: string): unknown };
  return sets.get(fieldSet!.toLowerCase()) ?? sets.get(fieldSet!);
}

/** `record.Field.addError(...)` */
export function addError(record: SObject, field: FieldInfo, args: readonly unknown[]): void {
  addErrorTo(record, field.name.toLowerCase(), args[0]);
}

/** `Config__c.getInstance()`, `Rule__mdt.getAll()`: the library's class for it does the work. */
export function setting(object: string, method: string, args: readonly unknown[]): unknown {
  const type = tx().org.schema.type(object);
  if (type === null) throw ApexException.of('System.SObjectException', `Invalid type: ${object}`);
  return callMember(
    type.category === 'customMetadata' ? 'System.CustomMetadataType' : 'System.CustomSetting',
    method,
    type,
    ...args,
  );
}

/** `Page.Name`: its address is in lower case. Shown by SalesforceLabs/survey-force. */
export function page(name: string): unknown {
  const make = libraryClassNamed('System.PageReference')
    ?.constructors()
    .find((member) => member.params.length === 1 && member.params[0]!.type.name === 'String');
  if (make?.call == null) throw new NotImplementedError(`Page.${name}`);
  return (make.call as (url: string) => unknown)(`/apex/${name.toLowerCase()}`);
}

/** `[FIND ... RETURNING ...]` */
export function search(
  query: Query<SoslQuery>,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): ApexList {
  return runSearch(query.get(), { access, sharing, binds });
}

// ---- enums -----------------------------------------------------------------------------------------------------------

function constantsOf(type: RuntimeType): readonly ApexEnum[] {
  return type.user === null ? libraryEnumValues(type.library!.qualifiedName) : type.user.$values!;
}

/** `Season.values()` */
export function enumValues(type: RuntimeType): ApexList {
  return new ApexList(type, [...constantsOf(type)]);
}

/** `Season.valueOf('WINTER')` */
export function enumValueOf(type: RuntimeType, name: string | null): ApexEnum {
  if (name === null && type.user !== null)
    throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  const found = constantsOf(type).find((value) => value.name.toLowerCase() === name?.toLowerCase());
  if (found === undefined)
    throw ApexException.of('System.NoSuchElementException', `No enum constant ${type.name}.${name}`);
  return found;
}
