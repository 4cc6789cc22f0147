/**
 * Regular expressions at their limits. The platform ends a transaction whose matcher reads its input more than 1,000,000 times, and
 * does not report how often it did; the local org's matcher counts the same way and can be asked.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { MAX_INPUT_ACCESSES, RegexMatcher } from 'local-org/regular-expressions';
import { rows } from '../scripts/demo/story/records.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

type Row = (field: string) => unknown;

const LENGTH = 32_000;

/** Built-in patterns, and what people write. The checker accepts every one of them. */
const PATTERNS = [
  '{addresses}',
  '{phones}',
  '{ibans}',
  '{cards}',
  '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}',
  '[^@\\s]+@[^@\\s]+',
  '\\d{3}-\\d{2}-\\d{4}',
  '(?i)customer:\\s*\\w+',
  'C-\\d{4}',
  '\\b(?:\\d[ -]?){15}\\d\\b',
  '(?x) \\d{3} - \\d{4}  # number',
  '\\b(\\w+) \\1\\b',
  '(?i)passport\\s*(?:no\\.?|number)?\\s*[:#]?\\s*[A-Z0-9]{6,9}',
];

/** Texts in which a naive search goes on and on. */
const TEXTS = ['a', 'a@b.', '7-', 'x@y.zz ', `passport${' '.repeat(64)}`].map((part) =>
  part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH),
);

/** What the checker refuses, in a plan that came about all the same. */
const BAD: readonly (readonly [string, string])[] = [
  ['catastrophic backtracking', '(a+)+$'],
  ['branches that overlap', '(a|aa)+$'],
  ['an unclosed group', '(unclosed'],
  ['an empty match', 'a*'],
  ['10,000 characters', `${'(a?)'.repeat(2500)}b`],
];

let dir: string;
let org: Org;
/** Milliseconds the org is ahead of time. */
let ahead = 0;

/** Records of a chunk that died are taken up a minute after the last job has ended. */
async function runToTheEnd(): Promise<void> {
  const isActive = (): boolean =>
    rows(org, "SELECT Id FROM Masking_Run__c WHERE Status__c IN ('Queued', 'Running', 'Verifying')").length > 0;
  await org.runJobs();
  for (let minutes = 0; minutes < 10 && isActive(); minutes++) {
    ahead += 61_000;
    await org.runJobs();
  }
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'patterns-'));
  const production = openOrg({
    projectDirs: ['.'],
    file: path.join(dir, 'production.org'),
    clock: { now: () => Date.now() + ahead },
  });
  createKeys(production);
  org = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: 'patterns' });
  production.close();
}, 120_000);

afterAll(() => {
  org?.close();
  rmSync(dir, { recursive: true, force: true });
});

const apexText = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** A rule set in memory with one text pattern, as the checker would not let it be saved. */
const ruleSet = (pattern: string): string => `
  RuleSet rules = new RuleSet(
    new Masking_Rule_Set__mdt(DeveloperName = 'Default', Masked_Domain__c = 'x.invalid', Batch_Size__c = 200, Verify_After_Run__c = true),
    new List<Masking_Rule__mdt>{ new Masking_Rule__mdt(
      DeveloperName = 'Pattern', Target_Kind__c = 'Text Pattern', Object_Name__c = 'Contact', Field_Name__c = 'Description',
      Pattern__c = ${apexText(pattern)}, Is_Active__c = true
    ) }
  );
`;

describe('patterns that are accepted', () => {
  const prototype = RegexMatcher.prototype as unknown as Record<'at' | 'search', (...args: unknown[]) => boolean>;
  const { at, search } = prototype;
  let most = 0;

  beforeAll(() => {
    const watched = (method: (...args: unknown[]) => boolean) =>
      function (this: RegexMatcher, ...args: unknown[]): boolean {
        const found = method.apply(this, args);
        most = Math.max(most, this.state.accesses);
        return found;
      };
    prototype.at = watched(at);
    prototype.search = watched(search);
  });

  afterAll(() => {
    Object.assign(prototype, { at, search });
  });

  test.each(PATTERNS)('%s stays below half of the budget in texts of 32,000 characters', (pattern) => {
    most = 0;
    for (const text of TEXTS) {
      const source = `${ruleSet(pattern)}
        PatternMethod method = new PatternMethod(
          new RuleStep(rules.rules[0]), new FieldFacts(),
          new MaskedAddressFactory(MaskingKey.generate(), new MaskedDomain('x.invalid')), new TextLosses()
        );
        method.mask(${apexText(text.slice(0, text.length / 100))}.repeat(100), new Contact());`;
      org.runAnonymous(source);
    }
    expect(most).toBeLessThan(MAX_INPUT_ACCESSES / 2);
    if (pattern !== '{addresses}') expect(most).toBeGreaterThan(0);
  });
});

describe('patterns that are refused', () => {
  test.each(BAD)('%s', (_, pattern) => {
    const { log } = org.runAnonymous(`
      Masking_Rule__mdt rule = new Masking_Rule__mdt(DeveloperName = 'Bad', Target_Kind__c = 'Text Pattern',
        Object_Name__c = 'Contact', Field_Name__c = 'Description', Pattern__c = ${apexText(pattern)});
      for (RuleProblem problem : new RuleChecker(rule, 'x.invalid').check()) {
        System.debug(problem.code + ' ' + problem.field);
      }
    `);
    expect(log.map((line) => line.message)).toEqual([expect.stringMatching(/^pattern_\w+ Pattern__c$/)]);
  });

  /** A run over three contacts with a plan that the checker would not let come about. */
  async function runWith(pattern: string): Promise<{ run: Row; people: Row[]; listed: Row[] }> {
    org.runAnonymous(`
      delete [SELECT Id FROM Contact];
      List<Contact> people = new List<Contact>();
      for (Integer i = 0; i < 3; i++) {
        people.add(new Contact(LastName = 'Doe', Email = 'jane' + i + '@example.com', Description = 'a'.repeat(i == 1 ? 60 : 3) + '!'));
      }
      insert people;
    `);
    org.runAnonymous(`${ruleSet(pattern)}
      Masking_Run__c run = RunLifecycle.open(new MaskingRequest(StartSource.MANUAL), rules);
      RunStop.allowOnly(run.Id);
      RunLifecycle.move(run, RunState.RUNNING);
      new RunPlanner(run, rules).plan();
      run.Phase__c = PicklistValue.of(RunPhase.MASKING);
      DataStore.get().updateAll(new List<SObject>{ run });
      new RunEngine().goOn(run.Id);
    `);
    await runToTheEnd();
    const [run] = rows(org, 'SELECT Id, Status__c FROM Masking_Run__c ORDER BY CreatedDate DESC, Name DESC LIMIT 1');
    const people = rows(org, 'SELECT Id, Email, Description FROM Contact ORDER BY Id');
    expect(people.filter((row) => !/-\d{16}@x\.invalid$/.test(String(row('Email'))))).toEqual([]);
    const listed = rows(
      org,
      `SELECT Record_Id__c, Reason_Code__c FROM Masking_Failure__c WHERE Object_Name__c = 'Contact' AND Run__c = '${String(run('Id'))}'`,
    );
    return { run, people, listed };
  }

  test('an empty match: replaces what is there and goes on', async () => {
    const { people, listed } = await runWith('a*');
    expect(people.map((row) => row('Description'))).toEqual(['[redacted]!', '[redacted]!', '[redacted]!']);
    expect(listed).toEqual([]);
  }, 60_000);

  test.each(BAD.filter(([what]) => what !== 'an empty match'))(
    '%s: contained where a plan has it all the same',
    async (_, pattern) => {
      const { run, people, listed } = await runWith(pattern);
      expect(run('Status__c')).toBe('Completed With Errors');
      const redacted = people.filter((row) => row('Description') === '[redacted]').map((row) => row('Id'));
      expect(redacted).toContain(people[1]('Id'));
      expect(new Set(listed.map((row) => row('Record_Id__c')))).toEqual(new Set(redacted));
      expect(new Set(listed.map((row) => row('Reason_Code__c')))).toEqual(new Set(['redacted']));
    },
    60_000,
  );
});
