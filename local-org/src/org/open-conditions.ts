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
  const named = (place: string, objects: readonly string[] = []): void =>
    objects.forEach((name, at) => object(schema, name, `${place}.objects[${at}]`));
  (asked.automation ?? []).forEach(({ objects }, at) => named(`automation[${at}]`, objects));
  (asked.heldRows ?? []).forEach(({ objects }, at) => named(`heldRows[${at}]`, objects));
  (asked.withoutDml ?? []).forEach(({ objects }, at) => named(`withoutDml[${at}]`, objects));
  named('storage', asked.storage?.objects);
  const lists = {
    withoutObjects: asked.withoutObjects,
    'automatedProcess.cannotWrite': asked.automatedProcess?.cannotWrite,
    'automatedProcess.cannotSee': asked.automatedProcess?.cannotSee,
  };
  for (const [place, names] of Object.entries(lists))
    names?.forEach((name, at) => object(schema, name, `${place}[${at}]`));
  (asked.refusedFields ?? []).forEach(({ field }, at) => fieldOf(schema, field, `refusedFields[${at}].field`));
  return createConditions(asked, clock.now(), store);
}

function object(schema: Schema, name: string, place: string): void {
  if (schema.type(name) === null)
    throw new ConditionsError(`conditions.${place}: there is no object ${name} in this org. Correct the name.`);
}

function fieldOf(schema: Schema, name: string, place: string): void {
  const [object, field] = name.split('.');
  if (field === undefined || schema.type(object!)?.field(field) == null)
    throw new ConditionsError(`conditions.${place}: there is no field ${name} in this org. Give Object.Field.`);
}
