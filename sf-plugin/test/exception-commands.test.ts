/** The commands about accepted exceptions, as processes against a run that left addresses. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildPlugin, openSandbox, type Outcome, type Sandbox } from './sandbox.ts';

const CONTACTS = 200;
const CLOSED = CONTACTS / 100;
const DAY = 24 * 60 * 60 * 1000;
const UNTIL = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);

let sandbox: Sandbox;

beforeAll(async () => {
  buildPlugin();
  sandbox = await openSandbox(CONTACTS);
  await sandbox.mask(['run', '--rules', 'Default', '--poll', '1']);
}, 120_000);

afterAll(async () => {
  await sandbox.close();
});

interface Problem {
  readonly object: string;
  readonly field: string | null;
  readonly reason_code: string;
  readonly state: string;
}

const problems = async (): Promise<readonly Problem[]> =>
  (await sandbox.mask(['exceptions', 'list', '--problems', '--json'])).json.result;

function accept({ object, field, reason_code }: Problem, until = UNTIL): Promise<Outcome> {
  const named = field === null ? [] : ['--field', field];
  const about = ['--object', object, ...named, '--code', reason_code];
  return sandbox.mask(['exceptions', 'accept', ...about, '--reason', 'Closed records of the vendor', '--until', until]);
}

test('problems are listed, accepted one by one, and revoked; the run is judged again each time', async () => {
  expect((await sandbox.mask(['exceptions', 'list'])).out).toContain('Nothing is accepted in this org.');
  const found = await problems();
  expect(found).toContainEqual(
    expect.objectContaining({
      object: 'Contact',
      field: null,
      reason_code: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
      records: CLOSED,
      state: 'open',
    }),
  );
  // The addresses of a refused record belong to its failure: one problem.
  expect(found.map(({ reason_code: code }) => code)).not.toContain('still_real');
  for (const problem of found) expect((await accept(problem)).code).toBe(0);
  expect((await problems()).map(({ state }) => state)).toEqual(found.map(() => 'accepted'));
  const status = await sandbox.mask(['status']);
  expect([status.code, status.out]).toEqual([0, expect.stringContaining('accepted exception')]);

  const listed = await sandbox.mask(['exceptions', 'list', '--json']);
  expect(listed.json.result).toHaveLength(found.length);
  const [{ exception_id: id }] = listed.json.result as [{ exception_id: string }];
  expect((await sandbox.mask(['exceptions', 'list'])).out).toContain('Closed records of the vendor');
  const revoked = await sandbox.mask(['exceptions', 'revoke', '--exception-id', id]);
  expect([revoked.code, revoked.out]).toEqual([0, expect.stringContaining(`left: ${found.length - 1}`)]);
  expect((await sandbox.mask(['status', '--json'])).json.result.status).toBe('Completed With Errors');
}, 120_000);

test('what cannot be accepted or revoked is refused with the reason', async () => {
  const [problem] = await problems();
  const tooLate = await accept(problem!, '2099-12-31');
  expect([tooLate.code, tooLate.err]).toEqual([1, expect.stringMatching(/day|date/i)]);
  const unknown = await accept({ ...problem!, reason_code: 'no_such_code' });
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Error')]);
  const gone = await sandbox.mask(['exceptions', 'revoke', '--exception-id', 'nothing', '--json']);
  expect([gone.code, gone.json.name]).toEqual([1, expect.stringMatching(/unknown_exception|Refused/)]);
  const incomplete = await sandbox.mask(['exceptions', 'accept', '--object', 'Contact']);
  expect([incomplete.code === 0, incomplete.err]).toEqual([false, expect.stringContaining('Missing required flag')]);
}, 60_000);
