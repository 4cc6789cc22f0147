/** Formula fields in queries: worked out from other columns after the query, or in SQL where a condition needs them. */
import type { FieldInfo, Schema } from '../schema/model.ts';
import type { Scope, TableNode } from '../soql/scope.ts';
import type { FormulaSource } from '../soql/selection.ts';
import { sql, type Sql } from '../soql/sql.ts';
import { fieldToFormula, formulaClock, fromFormula, toFormula } from './formula-apex-values.ts';
import { evaluateFormula, fieldPaths } from './evaluate.ts';
import { globalValue } from './globals.ts';
import { fieldAt, inlinedFormula } from './parsed.ts';
import { formulaToSql } from './to-sql.ts';

const sources = new WeakMap<FieldInfo, FormulaSource>();

export function formulaSource(schema: Schema, field: FieldInfo): FormulaSource | null {
  if (field.formula === null) return null;
  let source = sources.get(field);
  if (source === undefined) sources.set(field, (source = makeSource(schema, field)));
  return source;
}

function makeSource(schema: Schema, field: FieldInfo): FormulaSource {
  const tree = inlinedFormula(schema, field);
  const paths: (readonly string[])[] = [];
  const positions = new Map<string, number>();
  const fields: (FieldInfo | null)[] = [];
  for (const path of fieldPaths(tree)) {
    const key = path.join('.');
    if (path[0].startsWith('$') || positions.has(key)) continue;
    positions.set(key, paths.length);
    paths.push(path);
    fields.push(fieldAt(schema, field.object, path));
  }
  return {
    paths,
    evaluate(values) {
      const value = (path: readonly string[]) => {
        if (path[0].startsWith('$')) return globalValue(path);
        const at = positions.get(path.join('.'))!;
        const read = fields[at];
        return read === null || read === undefined ? toFormula(values[at]) : fieldToFormula(read, values[at]);
      };
      return fromFormula(
        field,
        evaluateFormula(tree, { ...formulaClock(), field: value, prior: value, isNew: false, blankAsZero: true }),
      );
    },
  };
}

/** Throws where the formula has no SQL. */
export function formulaSql(schema: Schema, scope: Scope, node: TableNode, field: FieldInfo): Sql {
  const value = formulaToSql(inlinedFormula(schema, field), scope, node);
  return field.type === 'percent' ? sql`(${value} * 100)` : value;
}
