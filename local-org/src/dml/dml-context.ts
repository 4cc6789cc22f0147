/** What one DML call works with. */
import { tx, type OrgServices } from '../runtime/context.ts';
import type { Transaction } from '../runtime/transaction.ts';
import type { SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import type { DmlOptions } from './dml.ts';
import type { TypePlan } from './type-plan.ts';

export type DmlServices = Pick<
  OrgServices,
  'schema' | 'store' | 'program' | 'security' | 'queries' | 'flows' | 'locks' | 'conditions'
>;

export interface DmlContext {
  readonly services: DmlServices;
  readonly transaction: Transaction;
  readonly plan: TypePlan;
  readonly options: DmlOptions;
  /** The save order for another type: cascades, roll-ups, mirrors. */
  planOf(type: SObjectType): TypePlan;
  /** Another operation as a part of this one: same transaction, no limits, system mode, all or none. */
  nested(plan: TypePlan): DmlContext;
}

export function makeContext(
  services: DmlServices,
  plan: TypePlan,
  options: DmlOptions,
  planOf: (type: SObjectType) => TypePlan,
): DmlContext {
  return {
    services,
    plan,
    options,
    planOf,
    transaction: tx(),
    nested: (other) => makeContext(services, other, { access: 'system', sharing: 'without', allOrNone: true }, planOf),
  };
}

/** Values of the audit fields, by column, for a new record or (with `created` false) a changed one. */
export function auditValues(
  context: DmlContext,
  created: boolean,
): { readonly columns: string[]; readonly values: SqlValue[]; readonly slots: number[] } {
  const { systemFields } = context.plan;
  const { user } = context.transaction;
  const now = Math.floor(context.transaction.now() / 1000) * 1000;
  const columns: string[] = [];
  const values: SqlValue[] = [];
  const slots: number[] = [];
  const put = (field: { readonly column: string | null; readonly index: number } | null, value: SqlValue): void => {
    if (field === null) return;
    columns.push(field.column!);
    values.push(value);
    slots.push(field.index);
  };
  if (created) {
    put(systemFields.createdDate, now);
    put(systemFields.createdById, user.id);
    put(systemFields.isDeleted, 0);
  }
  put(systemFields.lastModifiedDate, now);
  put(systemFields.lastModifiedById, user.id);
  put(systemFields.systemModstamp, now);
  return { columns, values, slots };
}
