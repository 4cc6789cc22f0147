import type { FieldInfo, Schema } from '../schema/model.ts';
import type { Scope, TableNode } from '../soql/scope.ts';
import type { FormulaSource } from '../soql/selection.ts';
import { raw, type Sql } from '../soql/sql.ts';
export function formulaSource(_schema: Schema, _field: FieldInfo): FormulaSource | null { return null; }
export function formulaSql(_schema: Schema, _scope: Scope, _node: TableNode, _field: FieldInfo): Sql { return raw('NULL'); }
