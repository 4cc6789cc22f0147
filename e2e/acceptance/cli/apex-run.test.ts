/** `sf apex run`: what works, what does not compile, what throws. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

test('runs and shows its log', async () => {
  org.write('ok.apex', "System.debug('from the CLI');");
  expect((await org.sf(['apex', 'run', '--file', 'ok.apex', '--json'])).json.result).toMatchObject({
    success: true,
    logs: expect.stringContaining('|DEBUG|from the CLI'),
  });
}, 300_000);

test('a compile error is reported with its position', async () => {
  org.write('bad.apex', 'Integer x =\n  missing;');
  const bad = await org.sf(['apex', 'run', '--file', 'bad.apex', '--json']);
  expect(bad.code).toBe(1);
  expect(bad.json.data).toMatchObject({
    compiled: false,
    success: false,
    line: '2',
    column: '3',
    compileProblem: 'Variable does not exist: missing',
  });
}, 300_000);

test('an exception has its stack', async () => {
  org.write('throws.apex', 'insert new Account();');
  const thrown = await org.sf(['apex', 'run', '--file', 'throws.apex', '--json']);
  expect(thrown.code).toBe(1);
  expect(thrown.json.data).toMatchObject({
    compiled: true,
    success: false,
    exceptionMessage: expect.stringContaining('REQUIRED_FIELD_MISSING'),
    exceptionStackTrace: expect.stringContaining('AnonymousBlock: line 1'),
  });
}, 300_000);
