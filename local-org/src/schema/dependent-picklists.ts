/** Which values of a dependent picklist go with which of the field that controls it. Source: SOAP API Developer Guide, "PicklistEntry", validFor. */
import type { FieldInfo, PicklistValue } from './model.ts';

/** A controlling checkbox, as field metadata names its states. */
const STATES = ['unchecked', 'checked'];
/** Base64 of three bytes needs no padding. */
const GROUP = 3;

/** null where the field controls itself. */
export function controllerOf(field: FieldInfo): FieldInfo | null {
  return field.controllingField === null ? null : field.object.field(field.controllingField);
}

/** A bit for each value of the controlling field, the first is the highest, in base64; null where no field controls. */
export function validFor(field: FieldInfo, entry: PicklistValue): string | null {
  const controller = controllerOf(field);
  if (controller === null) return null;
  const names = controller.type === 'boolean' ? STATES : controller.picklistValues.map(({ value }) => value);
  const bits = new Uint8Array(Math.max(1, Math.ceil(names.length / 8 / GROUP)) * GROUP);
  const wanted = new Set((entry.validWith ?? []).map((name) => name.toLowerCase()));
  names.forEach((name, at) => {
    if (wanted.has(name.toLowerCase())) bits[at >> 3]! |= 0x80 >> (at & 7);
  });
  return Buffer.from(bits).toString('base64');
}
