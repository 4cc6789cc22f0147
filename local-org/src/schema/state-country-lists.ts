/**
 * What lists of states and countries add: codes in addition to the names of every address of a standard object. The countries are those of
 * ISO 3166 as Unicode names them, or what the project's own `Address` settings list.
 * Source: Object Reference, "Address Compound Fields"; Metadata API Developer Guide, "AddressSettings".
 */
import type { MetadataNode, ProjectModel } from '../project/model.ts';
import { flagOf, nodesOf, textOf } from '../project/xml.ts';
import { draftField, labelOf, type FieldDraft, type TypeDraft } from './draft.ts';
import type { Country, PicklistValue, State } from './model.ts';
import { STATES } from './states.ts';

/** Codes that Unicode names in addition to the countries of ISO 3166. */
const NO_COUNTRIES = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
]);

function statesOf(code: string): State[] {
  return (STATES[code] ?? '')
    .split(';')
    .map((entry) => /(\S+)\s+(.*)/s.exec(entry.trim()))
    .filter((match) => match !== null)
    .map(([, stateCode, name]) => ({ code: stateCode!, name: name!.replace(/\s+/g, ' ') }));
}

function allCountries(): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = NO_COUNTRIES.has(code) ? undefined : names.of(code);
      return name === undefined ? [] : [{ code, name, states: statesOf(code) }];
    });
}

/** What the project's settings list; everything when it has none. */
export function countriesOf(model: ProjectModel | null): Country[] {
  const settings = model?.components.find(({ type, name }) => type === 'Settings' && name === 'Address');
  const listed = nodesOf(settings?.properties ?? {}, 'countriesAndStates').flatMap((node) =>
    nodesOf(node, 'countries'),
  );
  if (listed.length === 0) return allCountries();
  const place = (node: MetadataNode): State => ({
    code: textOf(node, 'isoCode') ?? '',
    name: textOf(node, 'integrationValue') ?? textOf(node, 'label') ?? '',
  });
  const active = (node: MetadataNode): boolean => flagOf(node, 'active');
  return listed
    .filter(active)
    .map((node) => ({ ...place(node), states: nodesOf(node, 'states').filter(active).map(place) }));
}

function choices(places: readonly State[]): PicklistValue[] {
  return places.map(({ code, name }) => ({ value: code, label: name, isDefault: false, isActive: true }));
}

/** Adds the codes to the addresses of standard objects. */
export function addPlaceLists(drafts: Iterable<TypeDraft>, countries: readonly Country[]): void {
  const countryChoices = choices(countries);
  const stateChoices = choices(countries.flatMap(({ states }) => states));
  const code = (name: string, picklistValues: readonly PicklistValue[]): FieldDraft =>
    draftField(name, 'picklist', {
      length: 10,
      picklistValues,
      label: labelOf(name).replace('State Code', 'State/Province Code'),
    });
  for (const draft of drafts) {
    if (draft.isCustom || draft.category !== 'standard' || !draft.hasTable) continue;
    for (const { name, type } of [...draft.fields]) {
      if (type !== 'address') continue;
      const prefix = name.replace(/Address$/, '');
      draft.fields.push(code(`${prefix}StateCode`, stateChoices), code(`${prefix}CountryCode`, countryChoices));
    }
  }
}
