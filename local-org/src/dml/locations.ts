/** Latitude and longitude are saved together. Source: SOAP API Developer Guide, "Geolocation Compound
 * Fields": the ranges; the refusal of one half: aer 1.2.40, no source of the platform's own is known. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

interface Pair {
  readonly latitude: FieldInfo;
  readonly longitude: FieldInfo;
}

const known = new WeakMap<SObjectType, readonly Pair[]>();

function pairsOf(type: SObjectType): readonly Pair[] {
  let pairs = known.get(type);
  if (pairs === undefined) {
    pairs = type.fields.flatMap((latitude) => {
      const longitude = /Latitude(__s)?$/.test(latitude.name)
        ? type.field(latitude.name.replace(/Latitude((?:__s)?)$/, 'Longitude$1'))
        : null;
      return longitude === null || latitude.column === null ? [] : [{ latitude, longitude }];
    });
    known.set(type, pairs);
  }
  return pairs;
}

export function checkLocations(context: DmlContext, rows: readonly Row[]): void {
  for (const { latitude, longitude } of pairsOf(context.plan.type)) {
    for (const row of rows) {
      const { values } = row.record;
      const [a, b] = [values[latitude.index] ?? null, values[longitude.index] ?? null];
      if ((a === null) !== (b === null)) {
        const missing = a === null ? latitude : longitude;
        row.errors.push(
          dmlError('FIELD_INTEGRITY_EXCEPTION', `${missing.label}: latitude and longitude must be given together`, [
            missing.name,
          ]),
        );
      }
      checkRange(row, latitude, a, 90);
      checkRange(row, longitude, b, 180);
    }
  }
}

function checkRange(row: Row, field: FieldInfo, value: unknown, bound: number): void {
  const number = Number(value);
  if (value === null || (number >= -bound && number <= bound)) return;
  row.errors.push(
    dmlError('NUMBER_OUTSIDE_VALID_RANGE', `${field.label}: value outside of valid range on numeric field: ${number}`, [
      field.name,
    ]),
  );
}
