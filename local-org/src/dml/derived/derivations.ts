/** Which objects have fields that the platform fills. */
import type { DmlContext } from '../dml-context.ts';
import type { Row } from '../rows.ts';
import { contacts, events, tasks } from './activities.ts';
import { cases } from './cases.ts';
import type { Derivation } from './derivation.ts';
import { feedComments, feedItems } from './feeds.ts';
import { distributions } from './distributions.ts';
import { groups, roles } from './groups.ts';
import { lineItems } from './line-items.ts';
import { opportunities } from './opportunities.ts';
import { users } from './users.ts';

const DERIVATIONS: ReadonlyMap<string, Derivation> = new Map(
  [
    opportunities,
    cases,
    tasks,
    events,
    contacts,
    feedItems,
    feedComments,
    groups,
    roles,
    lineItems,
    distributions,
    users,
  ].map((derivation) => [derivation.object, derivation]),
);

export function derivationOf(object: string): Derivation | null {
  return DERIVATIONS.get(object) ?? null;
}

/** Puts what follows from the records' own values into them. */
export function derive(context: DmlContext, rows: readonly Row[]): void {
  const { derivation, type } = context.plan;
  if (derivation === null) return;
  for (const row of rows) {
    for (const [name, value] of Object.entries(derivation.derive(context, row))) {
      const field = type.field(name);
      if (field !== null && field.column !== null) row.record.values[field.index] = value;
    }
  }
}

export function afterDerived(context: DmlContext, rows: readonly Row[]): void {
  context.plan.derivation?.after?.(context, rows);
}
