/** Which parts of a large virtual table a query asks for, derived from its conditions and lookups. */
import type { Condition, SoqlQuery, Value } from './ast.ts';
import { bindOf } from './binding.ts';
import type { Plan } from './plan.ts';
import type { QueryOptions } from './queries.ts';
import { quoted } from './sql.ts';
import { itemsOf } from './stored-values.ts';
import type { VirtualTable } from './virtual.ts';
import type { SObjectType } from '../schema/model.ts';
import type { Store } from '../store/store.ts';

/** null: all of it. */
export function partsOf(query: SoqlQuery, table: VirtualTable, options: QueryOptions): readonly string[] | null {
  const { parts } = table;
  if (parts === undefined || query.where === null) return null;
  for (const condition of conjuncts(query.where)) {
    if (
      condition.kind !== 'compare' ||
      condition.left.kind !== 'path' ||
      (condition.op !== '=' && condition.op !== 'in')
    )
      continue;
    if (!parts.paths.includes(condition.left.path.join('.').toLowerCase())) continue;
    const values = valuesOf(condition.right, options);
    if (values !== null) return [...new Set(values.map((value) => parts.partOf(value)))];
  }
  return null;
}

/** Parts of a table that lookups of custom metadata lead to, which are few; null where a query may need everything. */
export function lookedUpParts(
  { touched, touchedTypes }: Plan,
  type: SObjectType,
  { parts }: VirtualTable,
  store: Store,
): readonly string[] | null {
  if (parts === undefined || touchedTypes.includes(type)) return null;
  const found = new Set<string>();
  for (const object of new Set([...touchedTypes, ...touched.map((field) => field.object)])) {
    for (const field of object.fields) {
      if (!field.relationship?.targets.includes(type.name)) continue;
      if (object.category !== 'customMetadata' || object.table === null || field.column === null) return null;
      const column = quoted(field.column);
      const rows = store
        .prepare(`SELECT DISTINCT ${column} FROM ${quoted(object.table)} WHERE ${column} IS NOT NULL`)
        .rows();
      for (const [value] of rows) found.add(parts.partOf(String(value)));
    }
  }
  return [...found];
}

function conjuncts(condition: Condition): readonly Condition[] {
  return condition.kind === 'and' ? condition.operands.flatMap(conjuncts) : [condition];
}

function valuesOf(value: Value, options: QueryOptions): string[] | null {
  switch (value.kind) {
    case 'string':
      return [value.value];
    case 'list': {
      const lists = value.values.map((item) => valuesOf(item, options));
      return lists.includes(null) ? null : lists.flatMap((list) => list!);
    }
    case 'bind':
    case 'namedBind': {
      const bound = bindOf(value, options);
      return [...(itemsOf(bound) ?? [bound])].filter((item) => item !== null).map(String);
    }
    default:
      return null;
  }
}
