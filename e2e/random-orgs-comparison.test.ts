/** Whether the comparison of generated orgs finds what a run leaves or reports wrongly: each test plants one fault, without an org. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { disagreements, type Expected } from './acceptance/random-orgs/comparison.ts';
import { wrongDeletions } from './acceptance/random-orgs/message-deletion.ts';
import { NOTHING_REPORTED, type FieldReport } from './acceptance/random-orgs/reported-fields.ts';
import type { RuledText } from './acceptance/random-orgs/ruled-texts.ts';
import type { Cell } from './acceptance/random-orgs/scanner.ts';
import { REDACTED, secretPattern, type SecretPattern } from './acceptance/random-orgs/secrets.ts';
import { wrongTexts } from './acceptance/random-orgs/text-comparison.ts';

const cell = (object: string, field: string, recordId: string): Cell => ({
  object,
  field,
  recordId,
  value: 'jane@corp.com',
  isDeliverable: true,
});

const EXPECTED: Expected = {
  before: [],
  isThere: () => true,
  isLeftOut: () => false,
  isOutsideFilter: () => false,
  isAlwaysVerified: ({ object, recordId }) => object === 'EmailMessage' || recordId === 'archived',
  isVerifiedInArchive: (object) => object === 'Task',
  isLocked: () => false,
  newest: () => new Set(['archived', 'live', 'deleted']),
  sampledObjects: [],
};

describe('the comparison of numbers', () => {
  const sentences = (cells: readonly Cell[], report: Partial<FieldReport> | null, sample = 0): string[] =>
    disagreements(
      cells,
      {
        fields: new Map(
          report === null ? [] : [[`${cells[0].object}.${cells[0].field}`, { ...NOTHING_REPORTED, ...report }]],
        ),
        samples: new Map(sample === 0 ? [] : [[cells[0].object, sample]]),
      },
      EXPECTED,
    );
  const messages = [cell('EmailMessage', 'TextBody', 'live'), cell('EmailMessage', 'TextBody', 'deleted')];
  const tasks = [cell('Task', 'Description', 'live'), cell('Task', 'Description', 'archived')];

  test('accepts a report that counts deleted messages, and one that samples live tasks', () => {
    expect(sentences(messages, { isCovered: true, residue: 2 })).toEqual([]);
    expect(sentences(tasks, { isCovered: true, residue: 1, sampled: 2 }, 3)).toEqual([]);
  });

  test('finds texts of deleted messages that verification did not count', () => {
    expect(sentences(messages, { isCovered: true, residue: 1 })).toHaveLength(1);
  });

  test('finds texts of messages that were sampled only, or not read at all', () => {
    expect(sentences(messages, { sampled: 2 }, 3)).toHaveLength(1);
    expect(sentences(messages, null)).toHaveLength(1);
  });

  test('finds live tasks that nothing read because an archived one was verified', () => {
    expect(sentences(tasks, { isCovered: true, residue: 1 }, 3)).toHaveLength(1);
    expect(sentences(tasks, { sampled: 2 }, 3)).toHaveLength(1);
  });
});

describe('the comparison of texts', () => {
  const secrets: SecretPattern = {
    pattern: String.raw`BEGIN.*?END`,
    replacement: null,
    isBounded: false,
    isFoundInPart: false,
    secret: fc.constant('BEGIN END'),
    nearly: 'BEGIN',
    mask: (text) => text.replace(/BEGIN.*?END/g, REDACTED),
  };
  const before = `tea ${'BEGIN'.padEnd(400, '=')}END cake`;
  const masked = `tea ${REDACTED} cake`;

  const one = { masked: 1, redacted: 0 };
  const none = { masked: 0, redacted: 0 };

  const sentences = (text: Partial<RuledText>, numbers = one): string[] => {
    const whole = { object: 'A', field: 'B', recordId: 'a1', before, after: masked, length: 2000, secrets };
    const texts = [{ ...whole, keptBy: null, reasons: [], ...text }];
    return wrongTexts({ texts, written: new Map([['A.B', numbers]]) });
  };

  test('accepts what a run may do with a text', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ after: before, keptBy: 'row filter' }, none)).toEqual([]);
    expect(sentences({ after: before, keptBy: 'recycle bin' }, none)).toEqual([]);
    const reasons = ['FIELD_CUSTOM_VALIDATION_EXCEPTION'];
    expect(sentences({ after: before, keptBy: 'validation rule', reasons }, none)).toEqual([]);
    expect(sentences({ after: REDACTED, reasons: ['redacted'] }, { masked: 1, redacted: 1 })).toEqual([]);
    expect(sentences({ after: 'tea', length: 5, reasons: ['text_cut'] })).toEqual([]);
  });

  test.each<readonly [fault: string, text: Partial<RuledText>, numbers: typeof none]>([
    ['a match that stays', { after: before }, none],
    ['a match that loses its beginning only', { after: before.replace('BEGIN', REDACTED) }, one],
    ['a change outside of the matches', { after: `${masked}.` }, one],
    ['a text that is written outside of the row filter', { keptBy: 'row filter' }, one],
    ['a refused record that is not listed', { after: before, keptBy: 'validation rule' }, none],
    ['a redacted text that is not listed', { after: REDACTED }, { masked: 1, redacted: 1 }],
    ['a text that was cut and is not listed', { after: 'tea', length: 5 }, one],
    ['a match in a text that was cut', { after: 'BEGIN END', length: 10, reasons: ['text_cut'] }, one],
    ['a record that is listed as redacted and is not', { reasons: ['redacted'] }, one],
    ['a record that is listed as cut and is not', { reasons: ['text_cut'] }, one],
    ['a number of masked values that is wrong', {}, none],
    ['a number of redacted values that is wrong', {}, { masked: 1, redacted: 1 }],
  ])('finds %s', (_, text, numbers) => {
    expect(sentences(text, numbers)).toHaveLength(1);
  });

  test('finds a redacted text whose matches could all be found', () => {
    const redacted = { after: REDACTED, reasons: ['redacted'] };
    const numbers = { masked: 1, redacted: 1 };
    expect(sentences({ ...redacted, secrets: { ...secrets, isBounded: true } }, numbers)).toHaveLength(1);
    expect(sentences({ ...redacted, before: 'tea BEGIN END' }, numbers)).toHaveLength(1);
  });

  test('plants secrets that each pattern matches, and texts that only begin like one', () => {
    fc.assert(
      fc.property(
        secretPattern.chain((pattern) => pattern.secret.map((secret) => [pattern, secret] as const)),
        ([{ mask, nearly }, secret]) => {
          expect(mask(`tea ${secret} cake`)).not.toContain(secret);
          expect(mask(`tea ${nearly} cake`)).toBe(`tea ${nearly} cake`);
        },
      ),
    );
  });
});

describe('the comparison of deleted messages', () => {
  const message = (id: string, isDeleted: boolean, isIncoming: boolean) => ({ id, isDeleted, isIncoming });
  const [live, deleted, incoming] = [message('1', false, false), message('2', true, false), message('3', false, true)];
  const all = [live, deleted, incoming];

  test('accepts that exactly the named messages are gone', () => {
    expect(wrongDeletions(all, all, 'none', false)).toEqual([]);
    expect(wrongDeletions(all, [], 'all', false)).toEqual([]);
    expect(wrongDeletions(all, [live, deleted], 'incoming', false)).toEqual([]);
    expect(wrongDeletions(all, [live, incoming], 'recycle bin', false)).toEqual([]);
    expect(wrongDeletions(all, [live, incoming], 'none', true)).toEqual([]);
  });

  test('finds messages that are left, and messages that no rule names', () => {
    expect(wrongDeletions(all, all, 'incoming', false)).toHaveLength(1);
    expect(wrongDeletions(all, [live, incoming], 'none', false)).toHaveLength(1);
    expect(wrongDeletions(all, [deleted, incoming], 'recycle bin', true)).toHaveLength(2);
  });
});
