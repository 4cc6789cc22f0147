/**
 * Values as triggers see them: numbers with the field's decimals, addresses in lower case, empty text as null. The caller's record keeps
 * what it was given. Sources: https://help.salesforce.com/s/articleView?id=000384328&type=1
 * (lower case); the rest: aer 1.2.40, no source of the platform's own is known.
 */
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { FieldInfo, SObjectType } from '../schema/model.ts';

type Normalise = (value: unknown) => unknown;

const emptyIsNull: Normalise = (value) => (value === '' ? null : value);
const address: Normalise = (value) => (typeof value === 'string' ? emptyIsNull(value.trim().toLowerCase()) : value);

const scaled =
  (scale: number): Normalise =>
  (value) => {
    const decimal =
      typeof value === 'number'
        ? ApexDecimal.fromNumber(value)
        : value instanceof ApexDouble && Number.isFinite(value.value)
          ? ApexDecimal.fromNumber(value.value)
          : value;
    return decimal instanceof ApexDecimal ? decimal.setScale(scale, 'HALF_UP') : value;
  };

function normaliserOf(field: FieldInfo): Normalise | null {
  if (field.column === null || field.rollup !== null) return null;
  switch (field.type) {
    case 'double':
    case 'currency':
    case 'percent':
      return scaled(field.scale);
    case 'email':
      return address;
    case 'boolean':
    case 'int':
    case 'long':
    case 'date':
    case 'datetime':
    case 'time':
    case 'base64':
      return null;
    default:
      return emptyIsNull;
  }
}

/** Slots and what becomes of their values. */
export function normalisersOf(type: SObjectType): readonly (readonly [slot: number, normalise: Normalise])[] {
  return type.fields.flatMap((field) => {
    const normalise = normaliserOf(field);
    return normalise === null ? [] : [[field.index, normalise] as const];
  });
}

export function normalise({ values }: SObject, normalisers: ReturnType<typeof normalisersOf>): void {
  for (const [slot, normaliser] of normalisers) {
    const value = values[slot];
    if (value !== undefined && value !== null) values[slot] = normaliser(value);
  }
}
