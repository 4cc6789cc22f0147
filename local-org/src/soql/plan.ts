/** What a query becomes: SQL with placeholders, and how rows become records. Kept and used again for equal text. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { RecordShape } from './record-builder.ts';
import type { ParamSource } from './sql.ts';

export interface Plan {
  readonly kind: 'records' | 'aggregate' | 'count';
  readonly type: SObjectType;
  readonly sql: string;
  readonly params: readonly ParamSource[];
  /** null for `SELECT COUNT()`. */
  readonly shape: RecordShape | null;
  readonly children: readonly ChildPlan[];
  /** Column with the number of rows that an aggregate row stands for; -1 where each row counts as one. */
  readonly rowsColumn: number;
  /** Fields and objects that user mode asks permission for. */
  readonly touched: readonly FieldInfo[];
  /** Those of them in SELECT, the only ones that `WITH SECURITY_ENFORCED` asks for. */
  readonly selected: readonly FieldInfo[];
  readonly touchedTypes: readonly SObjectType[];
  /** Objects and whether sharing hid rows when the plan was made: another answer needs another plan. */
  readonly filtered: readonly { readonly type: SObjectType; readonly isFiltered: boolean }[];
  /** Tables behind this query that are filled when it runs. */
  readonly virtualTypes: readonly SObjectType[];
  readonly isUncounted: boolean;
  /** Batch locator: the rows' numbers, and the records of a range or of a list of them. null where the query has none. */
  readonly locator: {
    /** One column, `id`. */
    readonly rowIds: string;
    readonly params: readonly ParamSource[];
    readonly range: string;
    readonly list: string;
    /** Columns of a record. */
    readonly width: number;
    readonly fetchParams: readonly ParamSource[];
  } | null;
}

/** A subquery: one statement for all parents. */
export interface ChildPlan {
  /** Of the list, in the parent. */
  readonly slot: number;
  readonly plan: Plan;
  /** Column with the parent's Id. */
  readonly keyColumn: number;
}
