/** Roll-up summary fields of the parents of saved records. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import { completeOpportunities } from './derived/line-items.ts';
import { filterSql, filterValues } from './filters.ts';
import { alive, fail, newRow, type Row } from './rows.ts';
import { loadRecords } from './load-records.ts';
import { runTriggers } from './triggers.ts';
import { writeRows } from './write-changes.ts';

type Definition = NonNullable<FieldInfo['rollup']>;

/** Sums that the platform keeps itself. */
const OF_PRODUCTS: readonly (readonly [field: string, summed: string])[] = [
  ['Amount', 'TotalPrice'],
  ['TotalOpportunityQuantity', 'Quantity'],
];
const PRODUCTS = 'OpportunityLineItem';

interface Rollup {
  readonly parent: SObjectType;
  readonly field: FieldInfo;
  /** Of the child: leads to the parent. */
  readonly key: FieldInfo;
  readonly definition: Definition;
}

const byChild = new WeakMap<SObjectType, readonly Rollup[]>();

function rollupsOf(context: DmlContext): readonly Rollup[] {
  const { type } = context.plan;
  let known = byChild.get(type);
  if (known !== undefined) return known;
  const found: Rollup[] = [];
  const { schema } = context.services;
  for (const field of schema.rollups) {
    const definition = field.rollup!;
    if (field.column === null || schema.type(definition.childObject) !== type) continue;
    const key = type.field(definition.foreignKey);
    if (key !== null && key.column !== null) found.push({ parent: field.object, field, key, definition });
  }
  if (type.name === PRODUCTS) found.push(...sumsOfProducts(context));
  byChild.set(type, (known = found));
  return known;
}

function sumsOfProducts(context: DmlContext): Rollup[] {
  const parent = context.services.schema.type('Opportunity')!;
  const key = context.plan.type.field('OpportunityId')!;
  return OF_PRODUCTS.flatMap(([name, childField]) => {
    const field = parent.field(name);
    if (field === null) return [];
    const definition: Definition = {
      childObject: PRODUCTS,
      foreignKey: key.name,
      operation: 'sum',
      childField,
      filters: [],
    };
    return [{ parent, field, key, definition }];
  });
}

/** Works out the summaries of every parent that the rows belong to, or belonged to before. */
export function refreshRollups(context: DmlContext, rows: readonly Row[]): void {
  if (!context.plan.hasRollups || rows.length === 0) return;
  const byParent = new Map<SObjectType, { rollups: Rollup[]; ids: Set<string> }>();
  for (const rollup of rollupsOf(context)) {
    let entry = byParent.get(rollup.parent);
    if (entry === undefined) byParent.set(rollup.parent, (entry = { rollups: [], ids: new Set() }));
    entry.rollups.push(rollup);
    for (const row of rows) {
      for (const record of [row.record, row.old]) {
        const id = record?.values[rollup.key.index];
        if (typeof id === 'string') entry.ids.add(id);
      }
    }
  }
  for (const [parent, { rollups, ids }] of byParent)
    if (ids.size > 0) refreshParents(context, parent, rollups, [...ids], rows);
}

/** Parents whose summary changed are saved: their triggers run. */
function refreshParents(
  context: DmlContext,
  parent: SObjectType,
  rollups: readonly Rollup[],
  ids: readonly string[],
  children: readonly Row[],
): void {
  const { store, program } = context.services;
  const nested = context.nested(context.planOf(parent));
  const { hasFormulas } = nested.plan;
  const before = loadRecords(context, parent, ids, hasFormulas);
  const parts = rollups.map((rollup) => `${quoted(rollup.field.column!)} = ${summary(context, rollup)}`);
  const params = rollups.flatMap((rollup) => filterParams(context, rollup));
  store
    .prepare(
      `UPDATE ${quoted(parent.table!)} AS p SET ${parts.join(', ')} WHERE p."Id" IN (SELECT value FROM json_each(?))`,
    )
    .run(...params, JSON.stringify(ids));
  if (context.plan.type.name === PRODUCTS) completeOpportunities(context, ids);
  if (!nested.plan.triggers(program, 'before', 'update') && !nested.plan.triggers(program, 'after', 'update')) return;
  const after = loadRecords(context, parent, ids, hasFormulas);
  const changed = [...after.values()].filter((record) =>
    rollups.some(
      ({ field }) => String(record.values[field.index]) !== String(before.get(record.id!)?.values[field.index]),
    ),
  );
  const rows = changed.map((record, index): Row => ({ ...newRow(record, index), old: before.get(record.id!)! }));
  runTriggers(nested, 'before', 'update', rows);
  writeRows(nested, alive(rows));
  runTriggers(nested, 'after', 'update', alive(rows));
  for (const row of rows) for (const error of row.errors) for (const child of children) fail(child, error);
}

const EMPTY_SUM: Readonly<Record<string, string>> = { count: '0', sum: '0', min: 'NULL', max: 'NULL' };

function summary(context: DmlContext, { definition, key }: Rollup): string {
  const { type } = context.plan;
  const { operation, childField, filters } = definition;
  const column = childField === null ? null : (type.field(childField)?.column ?? null);
  const value =
    operation === 'count' || column === null ? 'COUNT(*)' : `${operation.toUpperCase()}(c.${quoted(column)})`;
  const live = context.plan.softDeletes ? ' AND c."IsDeleted" IS NOT 1' : '';
  const conditions = filters.map((filter) => ` AND ${filterSql(type, filter)}`).join('');
  return `IFNULL((SELECT ${value} FROM ${quoted(type.table!)} c WHERE c.${quoted(key.column!)} = p."Id"${live}${conditions}), ${EMPTY_SUM[operation]})`;
}

function filterParams(context: DmlContext, { definition }: Rollup): SqlValue[] {
  return definition.filters.flatMap((filter) => filterValues(context.plan.type, filter));
}
