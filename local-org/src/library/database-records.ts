/** Arguments of Database methods: records and Ids, options, access levels. */
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { toId } from '../runtime/convert.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import { runningAccess, runningSharing } from '../runtime/sharing.ts';
import { SObject } from '../runtime/sobject.ts';
import type { DmlOptions } from '../dml/dml.ts';
import type { QueryOptions } from '../soql/queries.ts';
import { AccessLevel, DMLOptions } from './database-options.ts';

/** A record that is only an Id. */
export function recordOfId(text: string | null): SObject {
  if (text === null) throw nullPointer();
  const id = toId(text)!;
  const type = tx().org.schema.typeByPrefix(id.slice(0, 3));
  if (type === null) throw ApexException.of('System.StringException', `Invalid id: ${text}`);
  const record = new SObject(type);
  record.values[0] = id;
  return record;
}

/** The records of an argument: a record, an Id, or a list of either. */
export function recordsOf(argument: unknown): SObject[] {
  if (argument === null) throw nullPointer();
  const items: readonly unknown[] = argument instanceof ApexList ? argument.items : [argument];
  return items.map((item) => {
    if (item === null) throw nullPointer();
    return typeof item === 'string' ? recordOfId(item) : (item as SObject);
  });
}

/** @param settings what stands after the records: allOrNone, DMLOptions, AccessLevel, in any order. */
export function dmlOptionsOf(settings: readonly unknown[]): DmlOptions {
  let allOrNone = true;
  let access: 'user' | 'system' | null = null;
  let allowFieldTruncation = false;
  let allowDuplicates = false;
  for (const setting of settings) {
    if (typeof setting === 'boolean') allOrNone = setting;
    else if (setting instanceof AccessLevel) access = setting.mode;
    else if (setting instanceof DMLOptions) {
      allOrNone = setting.optAllOrNone === true;
      allowFieldTruncation = setting.allowFieldTruncation === true;
      allowDuplicates = setting.duplicateRuleHeader?.allowSave === true;
    }
  }
  return {
    access: access ?? runningAccess(),
    sharing: runningSharing(),
    allOrNone,
    allowFieldTruncation,
    allowDuplicates,
  };
}

export function queryOptionsOf(level: AccessLevel | null, namedBinds?: QueryOptions['namedBinds']): QueryOptions {
  return {
    access: level?.mode ?? runningAccess(),
    sharing: runningSharing(),
    ...(namedBinds === undefined ? {} : { namedBinds }),
  };
}
