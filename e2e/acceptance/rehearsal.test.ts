/** `npm run rehearse` as a process, with the Salesforce CLI, against orgs on this machine: complete, and where something goes wrong. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../../scripts/demo/story/records.ts';
import { homeOfItsOwn } from '../../scripts/lib/sf.ts';
import { readRegister } from '../../scripts/rehearsal/assumption.ts';
import { REGISTER_FOLDER } from '../../scripts/rehearsal/folders.ts';
import { changedAnswers, type ChangedAnswers, type Passing } from './lib/changed-answers.ts';
import { serveOrg, type OrgServer } from './lib/org-server.ts';
import { ROOT, type Json } from './lib/sf.ts';

/** A test deploys the package and takes minutes on a quiet machine; other work may slow it several times. */
const LIMIT_MS = 1_800_000;
const SF = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'sf.cmd' : 'sf');

let folder: string;
let org: Org;
let server: OrgServer;
let proxy: ChangedAnswers;

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const home = homeOfItsOwn(folder);
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, ...home, ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, [...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

async function logIn(alias: string, url: string, token: string): Promise<void> {
  const args = ['org', 'login', 'access-token', '--instance-url', url, '--no-prompt', '--alias', alias];
  const { code, err } = await run(SF, args, { SF_ACCESS_TOKEN: token });
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
}

const rehearse = (...args: string[]): Promise<Ended> =>
  run(process.execPath, [
    path.join(ROOT, 'scripts', 'rehearse.mjs'),
    '--output-dir',
    path.join(folder, 'out'),
    ...args,
  ]);
const report = (): Json => JSON.parse(readFileSync(path.join(folder, 'out', 'report.json'), 'utf8'));
const verdicts = (): Readonly<Record<string, string>> =>
  Object.fromEntries((report().assumptions as Json[]).map(({ id, verdict }) => [id, verdict]));
const adminOf = (some: Org): string => String(rows(some, "SELECT Id FROM User WHERE Name = 'User User'")[0]('Id'));
const classes = (): number => rows(org, 'SELECT Id FROM ApexClass').length;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-test-'));
  mkdirSync(path.join(folder, 'out'));
  const options = { isSandbox: true, sandboxName: 'uat' };
  org = openOrg({ projectDirs: [], file: path.join(folder, 'org.db'), options });
  server = await serveOrg(org);
  proxy = await changedAnswers(server.url);
  await logIn('uat', proxy.url, await server.tokenOf(adminOf(org)));
}, LIMIT_MS);

afterAll(async () => {
  await proxy.close();
  await server.close();
  org.close();
  rmSync(folder, { recursive: true, force: true });
  expect(server.faults).toEqual([]);
}, 60_000);

test(
  'deploys, masks, decides every assumption as in the register, and removes what it brought',
  async () => {
    const { code, out, err } = await run(process.execPath, [
      path.join(ROOT, 'scripts', 'rehearse.mjs'),
      ...['--output-dir', path.join(folder, 'out'), '--records', '60'],
    ]);
    expect([code, code === 0 ? '' : out + err]).toEqual([0, '']);
    const { deployed, masked, conformance, removed } = report();
    expect([deployed.testsRun > 600, deployed.testsFailed]).toEqual([true, 0]);
    expect(masked.run.Status__c).toBe('Completed');
    expect(masked.scan).toMatchObject({ values: 60, unmasked: [], shared: 0, different: 0 });
    const cases = conformance.cases as Json[];
    expect(cases.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
    expect([cases.length >= 300, cases.every(({ source }) => source !== null)]).toEqual([true, true]);
    expect([removed.lines.length > 10, removed.left]).toEqual([true, []]);
    const register = readRegister(REGISTER_FOLDER);
    // What is measured depends on the machine.
    const wanted = register.filter(({ expect: expected }) => expected?.atMost === undefined);
    const found = verdicts();
    expect(Object.fromEntries(wanted.map(({ id }) => [id, found[id]]))).toEqual(
      Object.fromEntries(
        wanted.map(({ id, probe, localOrg }) => [
          id,
          probe.manual !== undefined ? 'not decided' : localOrg === undefined ? 'confirmed' : 'contradicted',
        ]),
      ),
    );
  },
  LIMIT_MS,
);

const observed = (value: unknown): object => ({
  compiled: true,
  success: false,
  exceptionMessage: `ObservedException: ${JSON.stringify(value)}`,
});
/** Wrong answers, by the assumption that they contradict. */
const PLANTED: Readonly<Record<string, object>> = {
  'addresses-are-stored-in-lower-case': observed('Jane.DOE@Example.COM'),
  'count-costs-one-row': observed(3),
  'digest-is-the-standard': observed('00'),
  'partial-save-names-the-record': observed([true, true, true]),
  'queries-of-a-transaction': observed(50),
  'sandbox-domain': observed('acme.my.salesforce.com'),
  'pattern-budget': observed(false),
  'lists-hold-a-record-once': { compiled: true, success: false, exceptionMessage: 'System.DmlException: other' },
  'organization-is-a-sandbox': { totalSize: 1, done: true, records: [{ IsSandbox: false }] },
  'limits-resource-has-data-storage': { DataStorageMB: { Max: 0 } },
  'hook-may-enqueue': { numTestsRun: 1, successes: [], failures: [{ message: 'System.AsyncException: refused' }] },
};
const ASKED: Readonly<Record<string, RegExp>> = {
  'organization-is-a-sandbox': /query\?q=SELECT IsSandbox FROM Organization$/,
  'limits-resource-has-data-storage': /\/limits$/,
};

test(
  'reports each planted wrong answer as contradicted, and no other',
  async () => {
    proxy.change = ({ url, body }: Passing) => {
      const id = Object.keys(PLANTED).find(
        (name) =>
          url.includes(`=// ${name}\n`) ||
          ASKED[name]?.test(url) ||
          (name === 'hook-may-enqueue' && /theHookMayEnqueue/.test(body) && url.includes('runTestsSynchronous')),
      );
      return id === undefined ? undefined : { status: 200, body: PLANTED[id] };
    };
    const others = ['email-is-a-type', 'hook-may-insert', 'sandbox-name'];
    const chosen = [...Object.keys(PLANTED), ...others].flatMap((id) => ['--only', id]);
    const { code, out } = await rehearse('--target-org', 'uat', '--stage', 'probe', ...chosen);
    expect(code).toBe(1);
    expect(verdicts()).toEqual({
      ...Object.fromEntries(Object.keys(PLANTED).map((id) => [id, 'contradicted'])),
      ...Object.fromEntries(others.map((id) => [id, 'confirmed'])),
    });
    for (const id of Object.keys(PLANTED)) expect(out).toContain(`Contradicted: ${id}: `);
    const text = readFileSync(path.join(folder, 'out', 'report.md'), 'utf8');
    expect(text).toContain('System.AsyncException: refused');
    expect(classes()).toBe(0);
  },
  LIMIT_MS,
);

test(
  'reports conformance cases that the org answers otherwise, with its words, and no other',
  async () => {
    // One that fails, one that passes although the platform is known to end it, and one that has no result.
    const planted: Readonly<Record<string, (result: Json) => Json>> = {
      equalsSignIgnoresCase: (result) => ({ ...result, Outcome: 'Fail', Message: 'System.AssertException: planted' }),
      queriesAreLimited: (result) => ({ ...result, Outcome: 'Pass', Message: null }),
      divisionOfIntegersCutsOff: () => undefined,
    };
    proxy.change = ({ url }: Passing) =>
      /query.*FROM.ApexTestResult\b/.test(url)
        ? (text): string => {
            const answer = JSON.parse(text) as Json;
            const records = (answer.records as Json[])
              .map((one) => planted[one.MethodName]?.(one) ?? (one.MethodName in planted ? undefined : one))
              .filter((one) => one !== undefined);
            return JSON.stringify({ ...answer, records });
          }
        : undefined;
    const ids = [
      'OperatorCases.equalsSignIgnoresCase',
      'LimitCases.queriesAreLimited',
      'OperatorCases.divisionOfIntegersCutsOff',
      'OperatorCases.numbersOverflowSilently',
    ];
    const { code, out, err } = await rehearse(
      ...['--target-org', 'uat', '--stage', 'conformance', ...ids.flatMap((id) => ['--only', id])],
    );
    proxy.change = () => undefined;
    expect(err).toBe('');
    expect([
      code,
      Object.fromEntries((report().conformance.cases as Json[]).map((one) => [one.id, one.verdict])),
    ]).toEqual([
      1,
      {
        [ids[0]]: 'contradicted',
        [ids[1]]: 'contradicted',
        [ids[2]]: 'not decided',
        [ids[3]]: 'confirmed',
      },
    ]);
    expect(out).toContain('Contradicted: OperatorCases.equalsSignIgnoresCase: System.AssertException: planted');
    const text = readFileSync(path.join(folder, 'out', 'report.md'), 'utf8');
    expect(text).toContain('System.LimitException: Too many SOQL queries: 101');
    expect(classes()).toBe(0);
  },
  LIMIT_MS,
);

test(
  'lists what it brought when the connection is cut, and removes it by the command that it names',
  async () => {
    proxy.change = ({ url }) => (url.includes('executeAnonymous') ? 'cut' : undefined);
    const only = ['--only', 'hook-may-insert', '--only', 'sandbox-name'];
    const cut = await rehearse('--target-org', 'uat', '--stage', 'probe', ...only);
    proxy.change = () => undefined;
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining('The connection to uat was lost: ')]);
    expect(cut.out).toMatch(/The rehearsal left in uat .*\n {2}2 ApexClass\n/);
    expect(cut.out).toContain('npm run rehearse -- --target-org uat --stage remove');
    expect(classes()).toBe(2);
    const removed = await rehearse('--target-org', 'uat', '--stage', 'remove');
    expect([removed.code, removed.out]).toEqual([0, expect.stringContaining('Removed: 2 ApexClass.')]);
    expect([classes(), existsSync(path.join(folder, 'out', 'brought', `${org.facts.id}.json`))]).toEqual([0, false]);
  },
  LIMIT_MS,
);

test(
  'reports that a session has expired',
  async () => {
    proxy.change = ({ url }) =>
      url.includes('/query')
        ? { status: 401, body: [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }] }
        : undefined;
    const { code, err } = await rehearse('--target-org', 'uat', '--stage', 'check');
    proxy.change = () => undefined;
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('The session of uat has expired or was revoked. Log in again'),
    ]);
    const unknown = await rehearse('--target-org', 'nobody', '--stage', 'check');
    expect([unknown.code, unknown.err]).toEqual([
      1,
      expect.stringContaining('The Salesforce CLI cannot use the org nobody'),
    ]);
  },
  LIMIT_MS,
);

test(
  'asks before it masks a sandbox that has records of its own',
  async () => {
    org.runAnonymous("insert new Contact(LastName = 'Doe', Email = 'jane@example.com');");
    const { code, err } = await rehearse('--target-org', 'uat', '--stage', 'mask');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(' has 1 contacts and leads of its own, and masking cannot be undone.'),
    ]);
    expect(err).toContain('Nothing was written.');
  },
  LIMIT_MS,
);

test(
  'refuses a production org, and a user without the permissions, before anything is written',
  async () => {
    const production = openOrg({ projectDirs: [], file: path.join(folder, 'production.db') });
    const served = await serveOrg(production);
    const seen = await changedAnswers(served.url);
    try {
      await logIn('prod', seen.url, await served.tokenOf(adminOf(production)));
      const before = seen.passed.length;
      const { code, err } = await rehearse('--target-org', 'prod');
      expect([code, err]).toEqual([1, expect.stringContaining('is a production org')]);
      expect(err).toContain('Nothing was written.');
      expect(seen.passed.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    } finally {
      await seen.close();
      await served.close();
      production.close();
    }
    org.runAnonymous(`
      Id profileId = [SELECT Id FROM Profile WHERE Name = 'Standard User'].Id;
      insert new User(Username = 'clerk@rehearsal.example', LastName = 'Clerk', Alias = 'clerk', Email = 'clerk@rehearsal.example', ProfileId = profileId,
        TimeZoneSidKey = 'GMT', LocaleSidKey = 'en_US', EmailEncodingKey = 'UTF-8', LanguageLocaleKey = 'en_US');`);
    const [clerk] = rows(org, "SELECT Id FROM User WHERE Alias = 'clerk'");
    await logIn('clerk', proxy.url, await server.tokenOf(String(clerk('Id'))));
    const refused = await rehearse('--target-org', 'clerk', '--stage', 'deploy');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('lacks Modify All Data and Author Apex, which the rehearsal needs. Nothing was written.'),
    ]);
  },
  LIMIT_MS,
);
