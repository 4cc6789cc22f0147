/** What a Contact may ask of a run: one masked field, three, ten, and texts as long as the platform lets them be. */
import type { Cell } from '../scripts/demo/data/objects.ts';
import type { MeasuredRule } from './rule-set-files.ts';

export interface Shape {
  readonly name: string;
  readonly maskedFields: number;
  readonly fields: readonly string[];
  readonly row: (index: number) => Cell[];
  readonly rules: readonly MeasuredRule[];
  /** True when a rule is about a text that no query can filter by, so that verification reads every record. */
  readonly longTexts?: boolean;
  /** True when no query can recognize what is masked, as for names, so that a second run reads every record. */
  readonly readsInFull?: boolean;
  /** Where a full chunk would not fit the heap; default the batch size of the packaged rule set. */
  readonly recordsPerChunk?: number;
}

const personal = (field: string, method: string): MeasuredRule => ({ kind: 'Personal Data Field', field, method });
const email = (index: number): string => `person.${index}@example.com`;

const TEN: readonly (readonly [field: string, method: string, value: (index: number) => Cell])[] = [
  ['FirstName', 'First Name', (i) => `Given ${i}`],
  ['LastName', 'Last Name', (i) => `Family ${i}`],
  ['Phone', 'Phone', (i) => `+1 212 ${String(5_550_000 + i).slice(-7)}`],
  ['MobilePhone', 'Phone', (i) => `+49 30 ${String(1_000_000 + i)}`],
  ['MailingStreet', 'Street', (i) => `${i} Main Street`],
  ['MailingCity', 'City', (i) => `Town ${i % 97}`],
  ['MailingPostalCode', 'Postal Code', (i) => String(10_000 + (i % 80_000))],
  ['Birthdate', 'Birth Date', (i) => `19${String(50 + (i % 50))}-0${1 + (i % 9)}-1${i % 10}`],
  ['Department', 'Token', (i) => `Dept-${i}`],
];

function fieldsShape(name: string, others: typeof TEN): Shape {
  return {
    name,
    maskedFields: others.length + 1,
    fields: ['LastName', 'Email', ...others.filter(([field]) => field !== 'LastName').map(([field]) => field)],
    row: (index) => [
      `Family ${index}`,
      email(index),
      ...others.filter(([field]) => field !== 'LastName').map(([, , value]) => value(index)),
    ],
    rules: others.map(([field, method]) => personal(field, method)),
    readsInFull: others.length > 0,
  };
}

/** Masked addresses are longer than these: the rest of the 32,000 characters of the field is room for them. */
const LONG = 31_900;
const PROSE = 'The customer called again about the order and asked us to answer soon. ';

function longText(index: number): string {
  const middle = `Write to ${email(index)} or Jane Doe <jane.doe.${index}@example.org>. `;
  const half = PROSE.repeat(Math.ceil((LONG - middle.length) / 2 / PROSE.length));
  return `${half}${middle}${half}`.slice(0, LONG);
}

export const SHAPES: readonly Shape[] = [
  fieldsShape('Contact, 1 field', []),
  fieldsShape('Contact, 3 fields', TEN.slice(0, 2)),
  fieldsShape('Contact, 10 fields', TEN),
  {
    name: 'Contact, text of 32,000 characters',
    maskedFields: 2,
    fields: ['LastName', 'Email', 'Description'],
    row: (index) => [`Family ${index}`, email(index), longText(index)],
    rules: [{ kind: 'Text Pattern', field: 'Description', pattern: '{addresses}' }],
    longTexts: true,
    readsInFull: true,
    recordsPerChunk: 100,
  },
];
