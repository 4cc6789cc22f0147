/** The conditions of an org that opens: checked against its data model. */
import type { Conditions } from '../conditions/conditions.ts';
import { ConditionsError } from '../conditions/readers.ts';
import { createConditions, type OrgConditions } from '../conditions/state.ts';
import type { Clock } from '../host/host.ts';
import type { Schema } from '../schema/model.ts';
import type { OrgStore } from '../store/store.ts';

/** @param clock of an org without priced work. Throws ConditionsError. */
export function openConditions(
  asked: Conditions | null,
  clock: Clock,
  store: OrgStore,
  schema: Schema,
): OrgConditions | null {
  if (asked === null) return null;
  (asked.automation ?? []).forEach(({ objects }, at) =>
    objects.forEach((name, place) => object(schema, name, `automation[${at}].objects[${place}]`)),
  );
  return createConditions(asked, clock.now(), store);
}

function object(schema: Schema, name: string, place: string): void {
  if (schema.type(name) === null)
    throw new ConditionsError(`conditions.${place}: there is no object ${name} in this org. Correct the name.`);
}
