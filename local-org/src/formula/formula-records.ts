/** Formulas of records at hand: their own values, and parents read from the store when a path leads there. */
import { tx } from '../runtime/context.ts';
import { SObject } from '../runtime/sobject.ts';
import type { OrgServices } from '../runtime/context.ts';
import type { FieldInfo, RelationshipInfo, SObjectType } from '../schema/model.ts';
import { readerOf } from '../soql/stored-values.ts';
import { quoted } from '../soql/sql.ts';
import { fieldToFormula, formulaClock, fromFormula } from './formula-apex-values.ts';
import { evaluateFormula, type FormulaContext } from './evaluate.ts';
import { globalValue } from './globals.ts';
import { fieldFormulaTree } from './parsed.ts';
import { FormulaError } from './parse.ts';
import type { FormulaValue } from './formula-values.ts';

type Services = Pick<OrgServices, 'schema' | 'store'>;

/** What a formula sees of a record; `prior` is the record before the save, null for a new one. */
export function recordContext(services: Services, record: SObject, prior: SObject | null): FormulaContext {
  const parents = new Map<string, SObject | null>();
  return {
    ...formulaClock(),
    field: (path) => pathValue(services, record, path, parents),
    prior: (path) => pathValue(services, prior ?? record, path, parents),
    isNew: prior === null,
    blankAsZero: true,
  };
}

function pathValue(
  services: Services,
  record: SObject,
  path: readonly string[],
  parents: Map<string, SObject | null>,
): FormulaValue {
  if (path[0].startsWith('$') && path[0] !== '$RecordType') return globalValue(path);
  if (path[0] === '$RecordType') return pathValue(services, record, ['RecordType', ...path.slice(1)], parents);
  let at: SObject | null = record;
  for (let i = 0; i < path.length - 1; i++) {
    const [name, target] = path[i].split(':');
    const relationship: RelationshipInfo | null = at.sobjectType.relationship(name);
    if (relationship === null) throw unknownField(record.sobjectType, path);
    at = parentOf(services, at, relationship, parents);
    if (at === null) return null;
    // `Owner:User` of what a queue owns is nothing.
    if (target !== undefined && at.sobjectType.name.toLowerCase() !== target.toLowerCase()) return null;
  }
  const field = at.sobjectType.field(path[path.length - 1]);
  if (field === null) throw unknownField(record.sobjectType, path);
  if (field.formula !== null) return fieldToFormula(field, fieldFormula(services, at, field));
  return fieldToFormula(field, at.values[field.index] ?? (field.type === 'boolean' ? false : null));
}

function unknownField(type: SObjectType, path: readonly string[]): FormulaError {
  return new FormulaError(`Field ${path.join('.')} does not exist. Check spelling. (${type.name})`);
}

/** A calculated field of a record at hand. */
export function fieldFormula(services: Services, record: SObject, field: FieldInfo): unknown {
  return fromFormula(
    field,
    evaluateFormula(fieldFormulaTree(services.schema, field), recordContext(services, record, null)),
  );
}

/** The parent record that the record holds or the store has. */
export function parentOf(
  services: Services,
  record: SObject,
  relationship: RelationshipInfo,
  parents: Map<string, SObject | null>,
): SObject | null {
  const id = record.values[relationship.field.index] as string | null | undefined;
  const held = record.values[relationship.index];
  if (id == null) return held instanceof SObject ? held : null;
  const known = parents.get(id);
  if (known !== undefined) return known;
  const type =
    relationship.targets.length === 1
      ? services.schema.type(relationship.targets[0])
      : services.schema.typeByPrefix(id.slice(0, 3));
  const parent = type === null || type.table === null ? null : loadWhole(services, type, id);
  parents.set(id, parent);
  return parent;
}

function loadWhole(services: Services, type: SObjectType, id: string): SObject | null {
  const stored = type.fields.filter((field) => field.column !== null);
  const row = services.store
    .prepare(
      `SELECT ${stored.map((field) => quoted(field.column!)).join(', ')} FROM ${quoted(type.table!)} WHERE "Id" = ?`,
    )
    .row(id);
  if (row === undefined) return null;
  const record = new SObject(type);
  stored.forEach((field, i) => {
    const reader = readerOf(field);
    record.values[field.index] = reader === null ? row[i] : reader(row[i]);
  });
  return record;
}

/** The services of the running transaction. */
export function currentServices(): Services {
  return tx().org;
}
