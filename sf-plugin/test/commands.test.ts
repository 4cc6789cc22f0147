/** The commands as processes, against a real run of the package in an org of this machine. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ruleSetForm, saveRuleSet } from '../../e2e/lib/rule-set-form.ts';
import { POST_COPY_CLASS } from '../../scripts/demo/story/masking.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { AUDIT_COLUMNS, INVENTORY_COLUMNS } from '../src/show/columns.ts';
import { buildPlugin, openSandbox, type Sandbox } from './sandbox.ts';

const CONTACTS = 1000;
const CLOSED = CONTACTS / 100;

let sandbox: Sandbox;

beforeAll(async () => {
  buildPlugin();
  sandbox = await openSandbox(CONTACTS);
}, 120_000);

afterAll(async () => {
  await sandbox.close();
});

const newest = (): ReturnType<typeof rows>[number] =>
  rows(sandbox.org, 'SELECT Id, Status__c, Source__c, Is_Dry_Run__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1')[0];

/** Brings real addresses in, as an integration would. */
function unmask(count: number): void {
  sandbox.org.runAnonymous(`List<Contact> found = [SELECT Id FROM Contact LIMIT ${count}];
    for (Integer i = 0; i < found.size(); i++) found[i].Email = 'someone.' + i + '@example.com';
    update as system found;`);
}

const emailsLike = (pattern: string): number =>
  rows(sandbox.org, `SELECT Id FROM Contact WHERE Email LIKE '${pattern}'`).length;

describe('sf mask', () => {
  test('a run that leaves real addresses in Email fields ends with 70 and names the records; with the cause gone, retry ends with 0', async () => {
    const run = await sandbox.mask(['run', '--rules', 'Default', '--poll', '1']);
    expect(run.err).not.toMatch(/Error/);
    // The addresses of these records stay real: Email fields failed.
    expect(run.code).toBe(70);
    expect(run.out).toMatch(/Completed With Errors/);
    expect(run.out).toMatch(/FIELD_CUSTOM_VALIDATION_EXCEPTION/);
    expect(run.out.replaceAll(/\s+/g, ' ')).toContain('The org answered: This record is closed.');
    expect(run.out).not.toMatch(/@example\.com/);
    expect(newest()('Source__c')).toBe('Command Line');

    const report = await sandbox.mask(['status', '--json']);
    expect(report.code).toBe(70);
    expect(report.json).toMatchObject({
      status: 70,
      result: {
        run_id: newest()('Id'),
        status: 'Completed With Errors',
        source: 'Command Line',
        counts: { records_failed: CLOSED },
        verification: { result: 'Failed' },
      },
    });

    sandbox.org.runAnonymous(
      'for (List<Contact> found : [SELECT Id FROM Contact]) { for (Contact one : found) one.Department = null; update as system found; }',
    );
    const retry = await sandbox.mask(['retry', '--poll', '1', '--json']);
    expect(retry.json).toMatchObject({
      status: 0,
      result: { status: 'Completed', verification: { result: 'Passed' } },
    });
    expect(retry.code).toBe(0);
  }, 60_000);

  test('a dry run counts and writes nothing, a run after it completes with 0', async () => {
    unmask(CLOSED);
    const dry = await sandbox.mask(['run', '--rules', 'Default', '--dry-run', '--poll', '1', '--json']);
    expect(dry.json).toMatchObject({
      status: 0,
      result: {
        status: 'Completed',
        dry_run: true,
        counts: { records_changed: null, records_to_change: CLOSED, values_masked: null },
      },
    });
    expect(emailsLike('someone%')).toBe(CLOSED);
    const run = await sandbox.mask(['run', '--rules', 'Default', '--poll', '1']);
    expect(emailsLike('someone%')).toBe(0);
    expect([run.code, run.out]).toEqual([0, expect.stringContaining(': Completed')]);
  }, 60_000);

  test('a run of one object masks nothing else, and reports that it was partial', async () => {
    unmask(CLOSED);
    sandbox.org.runAnonymous(
      "insert as system new Lead(LastName = 'Doe', Company = 'Acme', Email = 'late@example.com');",
    );
    const leads = await sandbox.mask(['run', '--rules', 'Default', '--object', 'lead', '--poll', '1']);
    expect([leads.code, leads.out]).toEqual([0, expect.stringContaining('masked and verified: Lead\n')]);
    expect(emailsLike('someone%')).toBe(CLOSED);
    const report = await sandbox.mask(['status', '--json']);
    expect(report.json.result).toMatchObject({
      only_objects: ['Lead'],
      verification: { objects_chosen: 1, result: 'Passed With Exceptions' },
    });
    for (const objects of [
      ['--object', 'Lead', '--object', 'Nope__c'],
      ['--object', 'Lead,Nope__c'],
    ]) {
      const refused = await sandbox.mask(['run', '--rules', 'Default', ...objects, '--json']);
      expect([refused.code, refused.json.message]).toEqual([1, expect.stringContaining('Nope__c')]);
      expect(refused.json.message).not.toContain('Lead');
    }
    const whole = await sandbox.mask(['run', '--rules', 'Default', '--poll', '1']);
    expect([whole.code, emailsLike('someone%')]).toEqual([0, 0]);
  }, 60_000);

  test('a run of one rule masks the fields of that rule only', async () => {
    unmask(CLOSED);
    const run = await sandbox.mask(['run', '--rules', 'Default', '--rule', 'nope', '--json']);
    expect([run.code, run.json.name, run.json.message]).toEqual([1, 'invalid_field', expect.stringContaining('nope')]);
    const both = await sandbox.mask(['run', '--rules', 'Default', '--rule', 'A', '--object', 'Lead']);
    expect(both.code).toBe(2);
    const city = { kind: 'Personal Data Field', objectName: 'Contact', method: 'City' };
    await saveRuleSet(
      sandbox.org,
      ruleSetForm('Cities', [{ ...city, name: 'Contact_City', label: 'City', fieldName: 'MailingCity' }]),
    );
    const one = await sandbox.mask(['run', '--rules', 'Cities', '--rule', 'contact_city', '--poll', '1']);
    expect([one.code, one.out]).toEqual([0, expect.stringContaining('were masked and verified: Contact_City\n')]);
    expect(one.out).toContain('Passed, chosen rules only (1)');
    expect(emailsLike('someone%')).toBe(CLOSED);
    const whole = await sandbox.mask(['run', '--rules', 'Default', '--poll', '1']);
    expect([whole.code, emailsLike('someone%')]).toEqual([0, 0]);
  }, 60_000);

  test('the certificate of a run is saved, checked, and refused when it was changed', async () => {
    const file = path.join(sandbox.dir, 'certificate.json');
    const saved = await sandbox.mask(['certificate', '--output-file', file]);
    expect([saved.code, saved.out]).toEqual([0, expect.stringContaining(file)]);
    const checked = await sandbox.mask(['certificate', 'check', '--file', file]);
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('The certificate is genuine')]);
    expect(checked.out).toMatch(/verification: Passed$/m);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Contact', 'Kontakt'));
    const changed = await sandbox.mask(['certificate', 'check', '--file', file, '--json']);
    expect([changed.code, changed.json.name]).toEqual([1, 'bad_signature']);
  }, 60_000);

  test('a run that fails, and one that is refused, end with 1', async () => {
    const failed = await sandbox.mask(['run', '--rules', 'Approved_Long_Ago', '--poll', '1', '--json']);
    expect(failed.json).toMatchObject({ status: 1, result: { status: 'Failed', reason: { code: 'drift' } } });
    expect(failed.code).toBe(1);
    const refused = await sandbox.mask(['run', '--rules', 'No_Such_Rules', '--json']);
    expect(refused.json).toMatchObject({ status: 1, name: 'unknown_rules' });
    expect(refused.code).toBe(1);
    expect([newest()('Status__c'), newest()('Source__c')]).toEqual(['Refused', 'Command Line']);
  }, 60_000);

  test('the audit trail as a table, CSV, JSON and signed file', async () => {
    const file = path.join(sandbox.dir, 'audit.json');
    const runId = String(
      rows(sandbox.org, "SELECT Id FROM Masking_Run__c WHERE Status__c = 'Completed' ORDER BY Name DESC LIMIT 1")[0](
        'Id',
      ),
    );
    const [table, csv, json] = await Promise.all([
      sandbox.mask(['audit', '--run-id', runId, '--output-file', file]),
      sandbox.mask(['audit', '--run-id', runId, '--result-format', 'csv']),
      sandbox.mask(['audit', '--run-id', runId, '--json']),
    ]);
    expect(table.out).toMatch(/Contact\s.*Email/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'sandbox-email-masking-audit' });
    const [header, ...lines] = csv.out.trimEnd().split('\r\n');
    expect(header).toBe(AUDIT_COLUMNS.join(','));
    const { entries } = json.json.result;
    expect(lines).toHaveLength(entries.length);
    expect(
      entries.find((entry: { object: string; field: string }) => entry.object === 'Contact' && entry.field === 'Email'),
    ).toMatchObject({ masked: CLOSED, failed: 0, residue: 0 });
  }, 60_000);

  test('the inventory reports what is covered', async () => {
    const [{ json, code }, csv] = await Promise.all([
      sandbox.mask(['inventory', '--json']),
      sandbox.mask(['inventory', '--result-format', 'csv']),
    ]);
    expect(code).toBe(0);
    const [header, ...lines] = csv.out.trimEnd().split('\r\n');
    expect([header, lines.length]).toEqual([INVENTORY_COLUMNS.join(','), json.result.fields.length]);
    expect(json.result.rules).toBe('Default');
    expect(
      json.result.fields.find(
        (field: { object: string; field: string }) => field.object === 'Lead' && field.field === 'Email',
      ),
    ).toMatchObject({ covered: true });
  }, 30_000);
});

describe('stopping and waiting', () => {
  test('a run that is not over when the wait ends gives 69; abort, resume and status go on with it', async () => {
    unmask(CONTACTS);
    sandbox.held = true;
    const [late, joined] = [
      await sandbox.mask(['run', '--rules', 'Default', '--wait', '0']),
      await sandbox.mask(['run', '--rules', 'Default', '--async', '--json']),
    ];
    expect([late.code, late.err]).toEqual([69, expect.stringContaining('The wait has ended, the run has not')]);
    expect(joined.json).toMatchObject({ status: 0, result: { run_id: newest()('Id'), status: 'Queued' } });
    const [shown, waited] = await Promise.all([
      sandbox.mask(['status', '--json']),
      sandbox.mask(['status', '--wait', '0', '--json']),
    ]);
    expect([shown.code, shown.json.result.status, waited.code]).toEqual([0, 'Queued', 69]);
    const aborted = await sandbox.mask(['abort', '--poll', '1'], {
      onOutput: () => {
        sandbox.held = false;
      },
    });
    expect([aborted.code, newest()('Status__c')]).toEqual([0, 'Aborted']);
  }, 90_000);

  test('Ctrl-C aborts the run in the org and ends with 130; resume completes it', async () => {
    sandbox.held = true;
    let stopped = false;
    const run = await sandbox.mask(['run', '--rules', 'Default', '--poll', '30'], {
      onOutput: (text, child) => {
        if (stopped || !/ of .* records/.test(text)) return;
        stopped = true;
        child.kill('SIGINT');
        sandbox.held = false;
      },
    });
    expect(run.err).toMatch(/is being aborted/);
    expect([run.code, newest()('Status__c')]).toEqual([130, 'Aborted']);
    expect(run.out).toMatch(/: Aborted/);
    const resumed = await sandbox.mask(['resume', '--poll', '1', '--json']);
    expect(resumed.json).toMatchObject({ status: 0, result: { run_id: newest()('Id'), status: 'Completed' } });
    expect(emailsLike('someone%')).toBe(0);
  }, 90_000);
});

describe('a run that waits for an administrator after a refresh', () => {
  test('ends status with 1, as nothing is masked, and resume masks everything as who resumes', async () => {
    unmask(20);
    const waits = (value: boolean): void =>
      void sandbox.org.runAnonymous(`Masking_Options__c options = Masking_Options__c.getOrgDefaults();
        options.Wait_For_Administrator__c = ${value};
        upsert as system options;`);
    waits(true);
    sandbox.org.runPostCopy(POST_COPY_CLASS);
    const shown = await sandbox.mask(['status', '--json']);
    expect([shown.code, shown.json.result.status, shown.json.result.source]).toEqual([1, 'Waiting', 'Post Copy']);
    expect(emailsLike('someone%')).toBe(20);
    const resumed = await sandbox.mask(['resume', '--poll', '1', '--json']);
    waits(false);
    expect(resumed.json).toMatchObject({ status: 0, result: { run_id: newest()('Id'), status: 'Completed' } });
    expect(emailsLike('someone%')).toBe(0);
  }, 90_000);
});

describe('rules, schedules and addresses', () => {
  test('a rule set goes to a file and back; a bad one is refused with a sentence', async () => {
    const file = path.join(sandbox.dir, 'Default.json');
    const written = await sandbox.mask(['rules', 'export', '--rules', 'default', '--output-file', file]);
    expect(written.code).toBe(0);
    const rules = JSON.parse(readFileSync(file, 'utf8'));
    expect(rules).toMatchObject({ format: 'sandbox-email-masking-rules/1', name: 'Default' });
    const bad = path.join(sandbox.dir, 'Bad.json');
    writeFileSync(bad, JSON.stringify({ ...rules, masked_domain: 'mail.example.com' }));
    const [saved, refused] = await Promise.all([
      sandbox.mask(['rules', 'import', '--file', file, '--json']),
      sandbox.mask(['rules', 'import', '--file', bad]),
    ]);
    expect(saved.json).toMatchObject({ status: 0, result: { rules: 'Default', state: 'Saved' } });
    const copy = path.join(path.dirname(file), 'copy.json');
    writeFileSync(copy, JSON.stringify({ ...rules, name: 'Copy' }));
    const compared = await sandbox.mask(['rules', 'import', '--file', copy, '--dry-run', '--json']);
    expect(compared.json).toMatchObject({
      status: 0,
      result: { rules: 'Copy', is_new: true, settings: [], changed: [], kept: [] },
    });
    expect(compared.json.result.no_longer_default).toEqual(['Default']);
    writeFileSync(copy, JSON.stringify({ ...rules, verify_after_run: false }));
    const unverified = await sandbox.mask(['rules', 'import', '--file', copy, '--dry-run']);
    expect(unverified.out).toContain('Changed in the rule set: verify_after_run');
    const said = await sandbox.mask(['rules', 'import', '--file', file, '--dry-run']);
    expect(said.out).toContain('Rule set Default exists.');
    expect(said.out).toContain('Nothing was saved.');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('.invalid')]);
    const [stored] = rows(
      sandbox.org,
      "SELECT Is_Default__c, Masked_Domain__c FROM Masking_Rule_Set__mdt WHERE DeveloperName = 'Default'",
    );
    expect([stored('Is_Default__c'), stored('Masked_Domain__c')]).toEqual([true, rules.masked_domain]);
  }, 60_000);

  test('schedules are made, listed and removed', async () => {
    const made = await sandbox.mask(['schedule', 'create', '--cron', '0 0 3 * * ?', '--json']);
    expect(made.json).toMatchObject({ status: 0, result: { rules: 'Default', cron: '0 0 3 * * ?' } });
    const { schedule_id } = made.json.result;
    const [listed, unusable] = await Promise.all([
      sandbox.mask(['schedule', 'list', '--json']),
      sandbox.mask(['schedule', 'create', '--cron', 'at night']),
    ]);
    expect(listed.json.result).toEqual([made.json.result]);
    expect([unusable.code, unusable.err]).toEqual([1, expect.stringContaining('schedule')]);
    const removed = await sandbox.mask(['schedule', 'delete', '--schedule-id', schedule_id]);
    expect(removed.code).toBe(0);
    expect(
      rows(sandbox.org, "SELECT Id FROM CronTrigger WHERE CronJobDetail.Name LIKE 'Sandbox Email Masking%'"),
    ).toEqual([]);
  }, 60_000);

  test('an address is masked without an org, from arguments and from standard input', async () => {
    const key = path.join(sandbox.dir, 'key.json');
    writeFileSync(
      key,
      JSON.stringify({ format: 'sandbox-email-masking-key/1', key: Buffer.alloc(32, 7).toString('base64') }),
    );
    const options = ['--key-file', key, '--domain', 'mail.acme.invalid'];
    const [given, piped, wrong] = await Promise.all([
      sandbox.mask(['address', ...options, 'jane@example.com', '--json'], { env: { SF_ACCESS_TOKEN: '' } }),
      sandbox.mask(['address', ...options], { input: 'Jane@Example.com\n' }),
      sandbox.mask(['address', '--key-file', key, '--domain', 'acme.com', 'jane@example.com']),
    ]);
    expect(given.json.result[0].masked).toMatch(/^[a-z]+\.[a-z]+-\d{16}@mail\.acme\.invalid$/);
    expect(piped.out.trim()).toBe(given.json.result[0].masked);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('acme.com')]);
  }, 30_000);
});

describe('wrong usage', () => {
  test('ends with 2 and a sentence; no token, no stack trace', async () => {
    const wrong: readonly (readonly [string[], RegExp])[] = [
      [['run'], /rules/],
      [['run', '--rules', 'Default', '--tokens'], /Nonexistent flag/],
      [['status', '--target-org', 'nobody'], /logged in to no org named "nobody"/],
      [['status', '--target-org', '00D000000000001!secret.token'], /must not be an argument/],
      [['status', '--wait', 'long'], /integer/],
      [['rules', 'import', '--file', 'no-such-file.json'], /cannot be read/],
    ];
    const outcomes = await Promise.all(wrong.map(([args]) => sandbox.mask(args)));
    outcomes.forEach(({ code, out, err }, i) => {
      expect([wrong[i][0], code, err]).toEqual([wrong[i][0], 2, expect.stringMatching(wrong[i][1])]);
      expect(out + err).not.toMatch(/secret|\n\s+at /);
    });
  }, 60_000);
});

describe('an org with runs of another org, as a clone has', () => {
  test('has no run of its own: nothing is reported as masked', async () => {
    const own = sandbox.org.facts.id;
    const { systemRows } = sandbox.org;
    const moveRuns = (org: string): void =>
      systemRows
        .select('Masking_Run__c', ['Id'], {})
        .forEach(([id]) => systemRows.update('Masking_Run__c', String(id), { Org_Id__c: org }));
    moveRuns('00D000000000001AAA');
    const { code, out, err } = await sandbox.mask(['status']);
    moveRuns(own);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('No run has masked this org yet');
    expect((await sandbox.mask(['status', '--json'])).json.result.org_id).toBe(own);
  }, 30_000);
});

describe('an org that does not answer', () => {
  test('ends with 1 and reports what to look at; the token is not printed', async () => {
    const { code, out, err } = await sandbox.mask(['run', '--rules', 'Default'], {
      env: { SF_INSTANCE_URL: 'http://127.0.0.1:9' },
    });
    expect([code, err]).toEqual([1, expect.stringContaining('The org gives no usable answer')]);
    expect(out + err).not.toContain(sandbox.server.token);
  }, 30_000);

  test('an org that does not take the token ends with 1', async () => {
    const { code, err } = await sandbox.mask(['status'], {
      env: { SF_ACCESS_TOKEN: '00D000000000001!expired' },
    });
    expect(code).toBe(1);
    expect(err).toMatch(/expired|invalid/i);
    expect(err).not.toContain('!expired');
  }, 30_000);
});
