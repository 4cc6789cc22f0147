/** Records of Data Mask → a rule set of this package, and what a person must look at. */
import type { DataMaskRecord } from './records.ts';

export type Reason =
  /** Every Email field is masked without a rule. */
  | 'covered'
  /** No method of this package does what Data Mask did. */
  | 'noMethod'
  /** Data Mask has several settings for the field; the first one counts. */
  | 'repeated'
  /** The rule masks all records, Data Mask only some. */
  | 'filter'
  /** Data Mask deletes records: a rule of its own, and the rule set must allow it. */
  | 'deletes';

export interface Note {
  readonly object: string;
  readonly field: string | null;
  /** What Data Mask does, in its own words. */
  readonly dataMask: string;
  readonly reason: Reason;
}

/** A rule as it is in a file of rules. */
export interface Rule {
  readonly name: string;
  readonly label: string;
  readonly is_active: true;
  readonly sort_order: number;
  readonly target_kind: 'Personal Data Field';
  readonly object_name: string;
  readonly field_name: string;
  readonly method: string;
}

export interface Converted {
  readonly rules: readonly Rule[];
  readonly notes: readonly Note[];
}

/** Custom metadata names and labels are no longer. */
const NAME_LENGTH = 40;
const SORT_STEP = 10;

/** What Data Mask's library gives, by its category. */
const OF_CATEGORY: Readonly<Record<string, string>> = {
  'First Name': 'First Name',
  'Last Name': 'Last Name',
  'Full Name': 'Full Name',
  'Company Name': 'Company',
  Street: 'Street',
  City: 'City',
  'Postal Code': 'Postal Code',
  'Phone Number': 'Phone',
  'Social Security No.': 'Token',
};

/** What replaces random characters, by the type of the field. */
const OF_TYPE: Readonly<Record<string, string>> = {
  Text: 'Token',
  Number: 'Token',
  Phone: 'Phone',
  URL: 'Web Address',
  Date: 'Birth Date',
};

/** Fields that can be empty. */
const CLEARABLE = new Set(['Text', 'Number', 'Phone', 'URL', 'Date']);

/** @param configuration developer name of the configuration */
export function convert(records: readonly DataMaskRecord[], configuration: string): Converted {
  const own = (record: DataMaskRecord): boolean => record.value('DataMask_Configuration') === configuration;
  const objects = records.filter((record) => record.type === 'Masking_Object' && own(record) && isActive(record));
  const fields = records.filter((record) => record.type === 'Masking_Field' && isActive(record));
  const rules = new RuleList();
  const notes: Note[] = records
    .filter(({ type, name }) => type === 'DataMask_Configuration' && name === configuration)
    .flatMap(deletions);
  for (const object of objects) {
    const name = object.value('API_Name') ?? object.label;
    if (isFiltered(object)) notes.push({ object: name, field: null, dataMask: 'Filter', reason: 'filter' });
    for (const field of fields.filter((one) => one.value('Masking_Object') === object.name))
      notes.push(...rules.take(name, field));
  }
  return { rules: rules.all, notes };
}

class RuleList {
  readonly all: Rule[] = [];
  readonly #names = new Set<string>();
  readonly #fields = new Map<string, string>();

  /** Adds the rule for a field, or reports why there is none. */
  take(object: string, record: DataMaskRecord): readonly Note[] {
    const field = record.value('API_Name') ?? record.label;
    const dataMask = [record.value('Masking_Type'), record.value('Masking_Category')].filter(Boolean).join(': ');
    if (dataMask === '') return [];
    const note = (reason: Reason): readonly Note[] => [{ object, field, dataMask, reason }];
    const key = `${object}.${field}`.toLowerCase();
    const before = this.#fields.get(key);
    // Data Mask keeps some objects twice; the same setting again is no news.
    if (before !== undefined) return before === dataMask ? [] : note('repeated');
    this.#fields.set(key, dataMask);
    if (record.value('Field_Type') === 'Email') return note('covered');
    const method = methodOf(record);
    if (method === null) return note('noMethod');
    const name = this.#nameOf(object, field);
    this.all.push({
      name,
      label: name,
      is_active: true,
      sort_order: (this.all.length + 1) * SORT_STEP,
      target_kind: 'Personal Data Field',
      object_name: object,
      field_name: field,
      method,
    });
    return [];
  }

  /** A developer name that no other rule has. */
  #nameOf(object: string, field: string): string {
    const wanted = `${object}_${field}`.replaceAll(/__[cr]\b/g, '').replaceAll(/_{2,}/g, '_');
    for (let attempt = 0; ; attempt++) {
      const end = attempt === 0 ? '' : `_${String(attempt)}`;
      const name = wanted.slice(0, NAME_LENGTH - end.length).replace(/_+$/, '') + end;
      if (this.#names.has(name.toLowerCase())) continue;
      this.#names.add(name.toLowerCase());
      return name;
    }
  }
}

function methodOf(record: DataMaskRecord): string | null {
  const type = record.value('Field_Type') ?? '';
  switch (record.value('Masking_Type')) {
    case 'Delete':
      // A required field cannot be emptied, but its value can be made to mean nothing.
      if (record.value('Required') === 'true') return OF_TYPE[type] ?? null;
      return CLEARABLE.has(type) ? 'Clear' : null;
    case 'Anonymize':
    case 'Patternize':
      return OF_TYPE[type] ?? null;
    case 'Pseudonymize':
      return OF_CATEGORY[record.value('Masking_Category') ?? ''] ?? null;
    default:
      return null;
  }
}

function isActive(record: DataMaskRecord): boolean {
  return record.value('Active') !== 'false';
}

function isFiltered(object: DataMaskRecord): boolean {
  const conditions = /"conditionList"\s*:\s*\[\s*[^\]\s]/.test(object.value('Raw_Filter_Data') ?? '');
  return (
    conditions ||
    object.value('Filter_Enabled') === 'true' ||
    object.value('Where_Criteria') !== null ||
    object.value('Where_Criteria_LT') !== null
  );
}

function deletions(configuration: DataMaskRecord): readonly Note[] {
  const of = (field: string, object: string, dataMask: string): readonly Note[] =>
    configuration.value(field) === 'true' ? [{ object, field: null, dataMask, reason: 'deletes' }] : [];
  return [
    ...of('Delete_Chatter', 'FeedItem', 'Delete Chatter'),
    ...of('Delete_Email', 'EmailMessage', 'Delete emails'),
  ];
}
