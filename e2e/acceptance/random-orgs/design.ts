/** What a generated org is made of: objects with fields and records, rules, and what the org refuses. */
import fc from 'fast-check';
import { mailDesign, type MailDesign } from './messages.ts';
import { secretPattern, textWith, type SecretPattern } from './secrets.ts';
import { emailValue, fullText, text } from './values.ts';

export type FieldKind = 'Email' | 'Text' | 'TextArea' | 'LongTextArea' | 'Html' | 'Url';

/** What the rule set contains for a field. */
export type FieldRule =
  | 'none'
  | 'left out'
  | 'addresses'
  | 'addresses of some rows'
  | 'redact'
  | 'fixed'
  | 'token'
  | 'secrets'
  | 'secrets of some rows';

export interface FieldDesign {
  readonly name: string;
  readonly kind: FieldKind;
  readonly length: number;
  readonly rule: FieldRule;
  readonly isTracked: boolean;
  readonly values: readonly (string | null)[];
  /** What a rule about secrets looks for. */
  readonly secrets?: SecretPattern;
}

export interface ObjectDesign {
  readonly name: string;
  readonly fields: readonly FieldDesign[];
  /** `refused`: a validation rule refuses every change; `filtered`: within the row filters of rules. */
  readonly fates: readonly ('plain' | 'refused' | 'filtered')[];
  /** Whether a formula repeats the first field. */
  readonly hasFormula: boolean;
  /** How often records with these values are inserted, one after another: more of them than a sample reads, now and then. */
  readonly repeats: number;
  /** Number of its records, counted from the last, that are in the recycle bin. */
  readonly deleted: number;
}

export interface LeadDesign {
  readonly email: string | null;
  /** Writing it takes a permission that the run does not always have. */
  readonly isConverted: boolean;
}

export interface OrgDesign {
  readonly objects: readonly ObjectDesign[];
  readonly leads: readonly LeadDesign[];
  /** Whether an administrator who may edit converted leads starts the run, instead of the platform after a refresh. */
  readonly isStartedByAdministrator: boolean;
  readonly deletesHistory: boolean;
  readonly emptiesRecycleBin: boolean;
  /** Addresses in the history of tracked fields from before the copy. */
  readonly oldHistory: boolean;
  readonly batchSize: number;
  /** Whether records are changed and added after the run, and masked by a second one. */
  readonly isRunAgain: boolean;
  readonly mail: MailDesign;
}

const RECORDS = 6;
/** 210 records, of which 200 are sampled. */
const MANY = 35;

/** Kinds with their lengths: short ones, in which masked addresses do not always fit, too. */
const KINDS: readonly (readonly [FieldKind, number])[] = [
  ['Email', 80],
  ['Email', 80],
  ['Text', 40],
  ['Text', 80],
  ['Text', 255],
  ['TextArea', 255],
  ['LongTextArea', 2000],
  ['Html', 2000],
  ['Url', 255],
];

const RULES: Readonly<Record<FieldKind, readonly FieldRule[]>> = {
  Email: ['none', 'none', 'none', 'left out'],
  Text: ['none', 'addresses', 'addresses of some rows', 'redact', 'fixed', 'token'],
  TextArea: ['none', 'addresses', 'addresses of some rows', 'redact'],
  LongTextArea: ['none', 'addresses', 'addresses of some rows', 'redact'],
  Html: ['none', 'addresses', 'addresses of some rows', 'addresses of some rows'],
  Url: ['none', 'addresses', 'addresses of some rows', 'token'],
};

function valueOf(kind: FieldKind, length: number): fc.Arbitrary<string | null> {
  if (kind === 'Email') return emailValue;
  if (kind === 'Text' && length === 255) return fc.oneof(text(length), fullText(length));
  return text(length);
}

const field = (index: number): fc.Arbitrary<FieldDesign> =>
  fc.constantFrom(...KINDS).chain(([kind, length]) =>
    fc.record({
      name: fc.constant(`Value_${index}__c`),
      kind: fc.constant(kind),
      length: fc.constant(length),
      rule: fc.constantFrom(...RULES[kind]),
      isTracked: kind === 'Email' || kind === 'Text' ? fc.boolean() : fc.constant(false),
      values: fc.array(valueOf(kind, length), { minLength: RECORDS, maxLength: RECORDS }),
    }),
  );

const fates: fc.Arbitrary<ObjectDesign['fates']> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('plain' as const) },
    { weight: 1, arbitrary: fc.constant('refused' as const) },
    { weight: 2, arbitrary: fc.constant('filtered' as const) },
  ),
  { minLength: RECORDS, maxLength: RECORDS },
);

const deleted = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(2) });

const object = (index: number): fc.Arbitrary<ObjectDesign> =>
  fc.record({
    name: fc.constant(`Thing_${index}__c`),
    fields: fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => field(i)))),
    fates,
    hasFormula: fc.boolean(),
    repeats: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(MANY) }),
    deleted,
  });

/** Short texts, in which what replaces a match does not always fit, and long ones. */
const LETTER_KINDS: readonly (readonly [FieldKind, number])[] = [
  ['Text', 255],
  ['TextArea', 255],
  ['LongTextArea', 131_072],
  ['LongTextArea', 131_072],
];

const letterField = (index: number): fc.Arbitrary<FieldDesign> =>
  fc.tuple(fc.constantFrom(...LETTER_KINDS), secretPattern).chain(([[kind, length], secrets]) =>
    fc.record({
      name: fc.constant(`Letter_${index}__c`),
      kind: fc.constant(kind),
      length: fc.constant(length),
      rule: fc.constantFrom<FieldRule>('secrets', 'secrets', 'secrets of some rows'),
      isTracked: fc.constant(false),
      values: fc.array(textWith(secrets, length), { minLength: RECORDS, maxLength: RECORDS }),
      secrets: fc.constant(secrets),
    }),
  );

/** An object with texts that are masked by patterns which look for something else than addresses. */
const letters: fc.Arbitrary<ObjectDesign> = fc.record({
  name: fc.constant('Letter__c'),
  fields: fc
    .integer({ min: 1, max: 3 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => letterField(i)))),
  fates,
  hasFormula: fc.constant(false),
  repeats: fc.constant(1),
  deleted,
});

/** Any org. What is new comes last, so that a seed keeps what it had. */
export const orgDesign: fc.Arbitrary<OrgDesign> = fc
  .record({
    objects: fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => object(i)))),
    leads: fc.array(fc.record({ email: emailValue, isConverted: fc.boolean() }), { maxLength: 4 }),
    isStartedByAdministrator: fc.boolean(),
    deletesHistory: fc.boolean(),
    emptiesRecycleBin: fc.boolean(),
    oldHistory: fc.boolean(),
    batchSize: fc.constantFrom(200, 2000),
    isRunAgain: fc.boolean(),
    letters,
    mail: mailDesign,
  })
  .map(({ letters: object, objects, ...rest }) => ({ ...rest, objects: [...objects, object] }));
