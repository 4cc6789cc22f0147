/** Picklists: ordered as their values are set up, not by their letters; translated to labels. Source: SOQL and SOSL Reference, "ORDER BY", "Aggregate Functions", "toLabel()". */
import type { FieldInfo } from '../schema/model.ts';
import type { CompiledExpr } from './expressions.ts';
import { sql, textLiteral, type Sql } from './sql.ts';

/** Behind every value that is set up. */
const UNKNOWN = 1_000_000;

const valuesOf = (field: FieldInfo): readonly string[] => field.picklistValues.map((entry) => entry.value);

/** Values that the platform itself gives (`UserType`) are in no order of anybody's. */
export function hasPicklistOrder({ field, result, isAggregate }: CompiledExpr): boolean {
  if (isAggregate || result !== 'field' || field === null) return false;
  return field.type === 'picklist' && field.picklistValues.length > 0 && (field.createable || field.updateable);
}

/** Its position among the values; null for null. */
export function picklistPlace({ sql: value, field }: CompiledExpr): Sql {
  const places = valuesOf(field!).map((text, place) => ` WHEN ${textLiteral(text)} THEN ${place}`);
  return sql`IIF(${value} IS NULL, NULL, CASE ${value}${places.join('')} ELSE ${String(UNKNOWN)} END)`;
}

/** The label of a picklist's value; other fields as they are. */
export function labelOf({ sql: value, field }: CompiledExpr): Sql {
  const renamed = field?.type === 'picklist' ? field.picklistValues.filter((entry) => entry.label !== entry.value) : [];
  if (renamed.length === 0) return value;
  const labels = renamed.map((entry) => ` WHEN ${textLiteral(entry.value)} THEN ${textLiteral(entry.label)}`);
  return sql`(CASE ${value}${labels.join('')} ELSE ${value} END) COLLATE NOCASE`;
}

/** MIN or MAX by position. */
export function extremeOfPicklist(name: string, argument: CompiledExpr): Sql {
  const texts = valuesOf(argument.field!).map((text, place) => ` WHEN ${place} THEN ${textLiteral(text)}`);
  return sql`CASE ${name}(${picklistPlace(argument)})${texts.join('')} ELSE ${name}(${argument.sql}) END`;
}
