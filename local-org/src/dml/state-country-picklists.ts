/**
 * Addresses whose states and countries are chosen from lists: the code and the name of one state or country stand or fall together.
 * Source: Salesforce Help, "Integrate State and Country/Territory Picklists"; the messages: SalesforceFoundation/NPSP issues 994 and 2432,
 * UnofficialSF/LightningFlowComponents issue 1567.
 */
import type { SObject } from '../runtime/sobject.ts';
import type { Country, FieldInfo, Schema, SObjectType, State } from '../schema/model.ts';
import type { DmlContext } from './dml-context.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

interface PlaceFields {
  readonly name: FieldInfo;
  readonly code: FieldInfo;
}

export interface PlaceAddress {
  readonly state: PlaceFields;
  readonly country: PlaceFields;
}

/** The addresses of a type that have codes. */
export function placeAddresses(type: SObjectType, { countries }: Schema): PlaceAddress[] {
  if (countries === null) return [];
  return type.fields.flatMap((field) => {
    if (field.type !== 'address') return [];
    const prefix = field.name.replace(/Address$/, '');
    const [state, stateCode, country, countryCode] = ['State', 'StateCode', 'Country', 'CountryCode'].map((part) =>
      type.field(prefix + part),
    );
    return state != null && stateCode != null && country != null && countryCode != null
      ? [{ state: { name: state, code: stateCode }, country: { name: country, code: countryCode } }]
      : [];
  });
}

/** Completes names by codes and codes by names; a state or country that is in no list is an error of its row. */
export function settlePlaces({ plan, services }: DmlContext, rows: readonly Row[]): void {
  if (plan.places.length === 0) return;
  const countries = services.schema.countries ?? [];
  for (const row of rows) {
    for (const address of plan.places) {
      const problem = settleAddress(countries, row.record, row.old, address);
      if (problem !== null) row.errors.push(problem);
    }
  }
}

const textAt = (record: SObject, { index }: FieldInfo): string => String(record.values[index] ?? '').trim();

/** The field that defines which state or country it is: the code where it is new, or where the name is not. */
function speaker(record: SObject, old: SObject | null, { name, code }: PlaceFields): FieldInfo {
  const isNew = (field: FieldInfo): boolean =>
    textAt(record, field).toLowerCase() !== (old === null ? '' : textAt(old, field).toLowerCase());
  return isNew(code) || !isNew(name) ? code : name;
}

function find<T extends State>(places: readonly T[], text: string, by: 'code' | 'name'): T | undefined {
  const wanted = text.toLowerCase();
  return places.find((place) => place[by].toLowerCase() === wanted);
}

function put(record: SObject, { name, code }: PlaceFields, place: State | null): void {
  record.values[name.index] = place?.name ?? null;
  record.values[code.index] = place?.code ?? null;
}

function settleAddress(
  countries: readonly Country[],
  record: SObject,
  old: SObject | null,
  { state, country }: PlaceAddress,
): DmlError | null {
  const countryField = speaker(record, old, country);
  const stateField = speaker(record, old, state);
  const countryText = textAt(record, countryField);
  const stateText = textAt(record, stateField);
  const chosen = find(countries, countryText, countryField === country.code ? 'code' : 'name');
  if (countryText !== '' && chosen === undefined)
    return wrongPlace(
      "There's a problem with this country, even though it may appear correct. Please select a country/territory from the list of valid countries.",
      countryField,
    );
  if (stateText !== '' && chosen === undefined)
    return wrongPlace(
      `A country/territory must be specified before specifying a state value for field: ${stateField.label}`,
      stateField,
    );
  const chosenState = find(chosen?.states ?? [], stateText, stateField === state.code ? 'code' : 'name');
  if (stateText !== '' && chosenState === undefined)
    return wrongPlace(
      stateField === state.code
        ? `The existing country/territory doesn't recognize the state value for field: ${stateField.label}`
        : "There's a problem with this state, even though it may appear correct. Please select a state from the list of valid states.",
      stateField,
    );
  put(record, country, chosen ?? null);
  put(record, state, chosenState ?? null);
  return null;
}

function wrongPlace(message: string, field: FieldInfo): DmlError {
  return dmlError('FIELD_INTEGRITY_EXCEPTION', message, [field.name]);
}
