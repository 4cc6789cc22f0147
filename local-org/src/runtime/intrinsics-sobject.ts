/** Records in compiled code: slots, parents, children, queries and DML. */
import type { DmlOperation } from '../apex/ast.ts';
import type { ChildRelationshipInfo, FieldInfo, RelationshipInfo } from '../schema/model.ts';
import type { AccessMode, QueryOptions } from '../soql/queries.ts';
import type { SoqlQuery } from '../soql/ast.ts';
import { ApexList } from './collections.ts';
import { tx } from './context.ts';
import { ApexException, nullPointer } from './exception.ts';
import { ownId } from './own-id.ts';
import { sobjectRuntimeType } from './runtime-types.ts';
import { SObject } from './sobject.ts';

type Slot = FieldInfo | RelationshipInfo;

/** The value of a field. */
export function get(record: SObject, index: number, field: FieldInfo): unknown {
  const value = record.values[index];
  return value === undefined ? missing(record, field) : value;
}

/** A field through a relationship: null where there is no parent. */
export function getThrough(record: SObject | null, index: number, field: FieldInfo): unknown {
  return record === null ? null : get(record, index, field);
}

/** The parent record, or null. */
export function parent(record: SObject, index: number, relationship: RelationshipInfo): unknown {
  const value = record.values[index];
  return value === undefined ? missing(record, relationship) : value;
}

export function parentThrough(record: SObject | null, index: number, relationship: RelationshipInfo): unknown {
  return record === null ? null : parent(record, index, relationship);
}

/** Checkboxes are false where nothing was set; a field of a queried record that the query did not ask for is an error. */
function missing(record: SObject, slot: Slot): unknown {
  if (record.isQueried && !(slot.kind === 'field' && slot.index === 0))
    throw notQueried(record.sobjectType.name, slot.name);
  return slot.kind === 'field' && slot.type === 'boolean' ? false : null;
}

/** A field by name, where the record may be of another type than the code declares: `SObject` itself, or a parent of several types. */
export function getNamed(record: SObject | null, name: string, through: boolean): unknown {
  if (record === null && through) return null;
  const field = record!.sobjectType.field(name);
  if (field === null) throw invalidField(record!, name);
  return get(record!, field.index, field);
}

export function putNamed(record: SObject, name: string, value: unknown): unknown {
  const field = record.sobjectType.field(name);
  if (field === null) throw invalidField(record, name);
  return put(record, field.index, field, value);
}

function invalidField(record: SObject, name: string): ApexException {
  return ApexException.of('System.SObjectException', `Invalid field ${name} for ${record.sobjectType.name}`);
}

function notQueried(object: string, name: string): ApexException {
  return ApexException.of(
    'System.SObjectException',
    `SObject row was retrieved via SOQL without querying the requested field: ${object}.${name}`,
  );
}

/**
 * Child records of a subquery; an empty list for records made in memory, and where the query did not ask for them. Source: released
 * packages rely on it (EDA `ADDR_CannotDelete_TEST` selects one of two child relationships and reads both).
 */
export function children(record: SObject, index: number, relationship: ChildRelationshipInfo): unknown {
  const value = record.values[index];
  if (value !== undefined && value !== null) return value;
  const child = tx().org.schema.type(relationship.child);
  return new ApexList(sobjectRuntimeType(child), []);
}

/** The master of a detail that cannot move is fixed once the record is there. Source:
 * Salesforce Help, "Object Relationships Overview"; the exception: aer 1.2.37, no source of the platform's own is known. */
export function checkWriteable(field: FieldInfo): void {
  if (field.relationship?.isMasterDetail === true && !field.updateable)
    throw ApexException.of('System.SObjectException', `Field is not writeable: ${field.object.name}.${field.name}`);
}

/** Writes a field or parent and answers the value. */
export function put(record: SObject, index: number, slot: Slot, value: unknown): unknown {
  if (record.isReadOnly) throw ApexException.of('System.FinalException', 'Record is read-only');
  if (index === 0) ownId(record.sobjectType, value);
  else if (slot.kind === 'field' && !slot.updateable && record.values[0] != null) checkWriteable(slot);
  record.values[index] = value;
  return value;
}

/** A query in code: the tree the compiler made of it, as JSON, read on first use. */
export class Query<T = SoqlQuery> {
  private readonly json: string;
  private tree: T | null = null;

  constructor(json: string) {
    this.json = json;
  }

  get(): T {
    return (this.tree ??= JSON.parse(this.json, (key, value: unknown) => (key === 'span' ? NOWHERE : value)) as T);
  }
}

/** Positions within the query are not kept: the compiler has checked it. */
const NOWHERE = { line: 1, column: 1, endLine: 1, endColumn: 1 };

function options(access: AccessMode, sharing: 'with' | 'without', binds: readonly unknown[]): QueryOptions {
  return { access, sharing, binds };
}

export function rows(
  query: Query,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): SObject[] {
  return tx().org.queries.run(query.get(), options(access, sharing, binds));
}

/** The only record of a list that a dynamic query answered. */
export function onlyRow(list: ApexList): SObject {
  return one(list.items as SObject[]);
}

/** Where a query stands for one record. */
export function single(
  query: Query,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): SObject {
  return one(rows(query, access, sharing, binds));
}

function one(found: readonly SObject[]): SObject {
  if (found.length === 1) return found[0]!;
  throw ApexException.of(
    'System.QueryException',
    found.length === 0
      ? 'List has no rows for assignment to SObject'
      : 'List has more than 1 row for assignment to SObject',
  );
}

/** `[SELECT ...] ?? other`: null where there is no row. */
export function first(
  query: Query,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): SObject | null {
  const found = rows(query, access, sharing, binds);
  if (found.length > 1)
    throw ApexException.of('System.QueryException', 'List has more than 1 row for assignment to SObject');
  return found[0] ?? null;
}

export function countRows(
  query: Query,
  access: AccessMode,
  sharing: 'with' | 'without',
  binds: readonly unknown[],
): number {
  return tx().org.queries.count(query.get(), options(access, sharing, binds));
}

/** Chunks of 200 for `for (List<X> chunk : [...])`. */
export function chunks(
  records: readonly SObject[],
  elementType: ConstructorParameters<typeof ApexList>[0],
): ApexList[] {
  const lists: ApexList[] = [];
  for (let at = 0; at < records.length; at += 200) lists.push(new ApexList(elementType, records.slice(at, at + 200)));
  return lists;
}

/** A DML statement: all records or none. */
export function dml(
  operation: DmlOperation,
  target: SObject | ApexList | null,
  access: AccessMode,
  sharing: 'with' | 'without',
  externalIdField: string | null,
  other: SObject | ApexList | null,
): void {
  if (target === null) throw nullPointer();
  const service = tx().org.dml;
  const base = { access, sharing, allOrNone: true };
  if (operation === 'merge') {
    service.execute('merge', mergeRecords(other), { ...base, mergeMaster: target as SObject });
    return;
  }
  const records = target instanceof SObject ? [target] : (target.items as SObject[]);
  service.execute(operation, records, externalIdField === null ? base : { ...base, externalIdField });
}

/** The duplicates of a merge: records or their ids. */
function mergeRecords(other: unknown): SObject[] {
  if (other === null) throw nullPointer();
  const items: readonly unknown[] = other instanceof ApexList ? other.items : [other];
  return items.map((item) => (typeof item === 'string' ? byId(item) : (item as SObject)));
}

function byId(id: string): SObject {
  const type = tx().org.schema.typeByPrefix(id.slice(0, 3));
  if (type === null) throw ApexException.of('System.StringException', `Invalid id: ${id}`);
  const record = new SObject(type);
  record.values[0] = id;
  return record;
}
