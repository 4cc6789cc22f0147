import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { main } from '../../src/cli/command-line.ts';

let folder: string;

const SOURCES: Record<string, string> = {
  'good/Adder.cls':
    'public class Adder {\n  public static Integer add(Integer a, Integer b) {\n    if (a == 0) {\n      return b;\n    }\n    return a + b;\n  }\n}',
  'good/AdderTest.cls':
    "@IsTest\nprivate class AdderTest {\n  @IsTest static void adds() { Assert.areEqual(3, Adder.add(1, 2)); }\n  @IsTest static void fails() {\n    Assert.areEqual(4, Adder.add(1, 2), 'sum');\n  }\n}",
  'bad/Broken.cls': 'public class Broken {\n  Integer x = missing;\n}',
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-org-cli-'));
  for (const [name, source] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await main(args, { out: (text) => (out += `${text}\n`), err: (text) => (err += `${text}\n`) });
  return { code, out, err };
}

describe('local-org test', () => {
  it('exits with 100 when a test fails and reports where', async () => {
    const { code, out } = await run('test', '--source-dir', path.join(folder, 'good'));
    expect(code).toBe(100);
    expect(out).toContain('AdderTest.fails');
    expect(out).toContain('System.AssertException: Assertion Failed: sum: Expected: 4, Actual: 3');
    expect(out).toContain('Class.AdderTest.fails: line 5, column 1');
  });

  it('runs only what is asked for, and reports as sf does', async () => {
    const results = path.join(folder, 'results');
    const { code, out } = await run(
      'test',
      '--source-dir',
      path.join(folder, 'good'),
      '--tests',
      'AdderTest.adds',
      '--code-coverage',
      '--result-format',
      'json',
      '--output-dir',
      results,
    );
    expect(code).toBe(0);
    const { result } = JSON.parse(out) as {
      result: {
        summary: Record<string, unknown>;
        tests: { FullName: string }[];
        coverage: { coverage: { name: string; lines: object; coveredPercent: number }[] };
      };
    };
    expect(result.summary).toMatchObject({ outcome: 'Passed', testsRan: 1, passing: 1, failing: 0, passRate: '100%' });
    expect(result.tests.map((test) => test.FullName)).toEqual(['AdderTest.adds']);
    expect(result.coverage.coverage).toEqual([expect.objectContaining({ name: 'Adder', coveredPercent: 67 })]);
    expect(JSON.parse(readFileSync(path.join(results, 'test-result.json'), 'utf8'))).toMatchObject({
      summary: { passing: 1 },
    });
  });

  it('refuses tests that do not exist, and options it does not know', async () => {
    expect((await run('test', '--source-dir', path.join(folder, 'good'), '--tests', 'AdderTest.nothing')).code).toBe(2);
    const { code, err } = await run('test', '--colour');
    expect(code).toBe(2);
    expect(err).toContain('Usage: local-org');
  });

  it('counts what does not compile as failed', async () => {
    const { code, out } = await run(
      'test',
      '--source-dir',
      path.join(folder, 'good'),
      '--source-dir',
      path.join(folder, 'bad'),
    );
    expect(code).toBe(100);
    expect(out).toContain('Variable does not exist: missing');
    expect(out).toContain('AdderTest');
  });
});

describe('local-org check', () => {
  it('prints path, line and column, and exits with 1', async () => {
    const { code, out } = await run('check', path.join(folder, 'bad'));
    expect(code).toBe(1);
    expect(out.trim()).toMatch(/Broken\.cls:2:15: Variable does not exist: missing$/);
    expect((await run('check', path.join(folder, 'good'))).code).toBe(0);
  });

  it('checks against the shape of org that a definition file asks for', async () => {
    const shaped = path.join(folder, 'shaped');
    mkdirSync(shaped);
    writeFileSync(
      path.join(shaped, 'Persons.cls'),
      'public class Persons { public String of(Account a) { return a.PersonEmail; } }',
    );
    const definition = path.join(folder, 'persons.json');
    writeFileSync(definition, '{"features":["PersonAccounts"]}');
    expect((await run('check', shaped)).out).toContain('Variable does not exist: PersonEmail');
    expect(await run('check', shaped, '--definition-file', definition)).toMatchObject({ code: 0, out: '' });
    const missing = await run('check', shaped, '--definition-file', path.join(folder, 'nothing.json'));
    expect(missing.code).toBe(2);
    expect(missing.err).toContain('No such definition file');
  });
});

describe('--conditions', () => {
  it('makes exec report what the work would have taken, and test use the prices', async () => {
    const conditions = path.join(folder, 'harsh.json');
    const script = path.join(folder, 'now.apex');
    writeFileSync(conditions, '{ "pricedWork": { "startAt": "2026-03-01T00:00:00Z", "time": { "dmlRow": 3600000 } } }');
    writeFileSync(script, "System.debug(System.now().formatGmt('yyyy')); insert new Account(Name = 'priced');");
    const sources = ['--source-dir', path.join(folder, 'good'), '--conditions', conditions];
    const { code, out, err } = await run('exec', ...sources, '--org', path.join(folder, 'priced.db'), '--file', script);
    expect(code).toBe(0);
    expect(out).toContain('|2026');
    expect(err).toContain('This would have taken 1 h 0 min 0 s, with 0 asynchronous executions');
    const tests = await run('test', ...sources, '--tests', 'AdderTest.adds', '--json');
    expect(tests.code).toBe(0);
  });

  it('refuses a file that is missing or wrong, and names the position', async () => {
    const conditions = path.join(folder, 'wrong.json');
    writeFileSync(conditions, '{ "priced": {} }');
    const sources = ['--source-dir', path.join(folder, 'good'), '--conditions'];
    const wrong = await run('test', ...sources, conditions);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('wrong.json.priced: this key is not known')]);
    const missing = await run('start', '--empty', '--conditions', path.join(folder, 'none.json'));
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('No such conditions file')]);
  });
});

describe('--allow-callouts', () => {
  it('lets exec call the hosts that it names, and refuses what is not a host', async () => {
    const script = path.join(folder, 'callout.apex');
    writeFileSync(
      script,
      "HttpRequest request = new HttpRequest(); request.setEndpoint('callout:Away'); try { new Http().send(request); } catch (System.CalloutException e) { System.debug(e.getMessage()); }",
    );
    const sources = path.join(folder, 'calling');
    mkdirSync(path.join(sources, 'namedCredentials'), { recursive: true });
    writeFileSync(
      path.join(sources, 'namedCredentials', 'Away.namedCredential-meta.xml'),
      '<NamedCredential xmlns="http://soap.sforce.com/2006/04/metadata"><endpoint>http://127.0.0.1:1</endpoint><label>Away</label><protocol>NoAuthentication</protocol></NamedCredential>',
    );
    const exec = ['exec', '--source-dir', sources, '--org', path.join(folder, 'calling.db'), '--file', script];
    expect((await run(...exec)).out).toContain('Callouts to 127.0.0.1:1 are off in this local org');
    expect((await run(...exec, '--allow-callouts', '127.0.0.1')).out).toContain('Connection refused');
    const wrong = await run(...exec, '--allow-callouts', 'http://127.0.0.1');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('"http://127.0.0.1" is not a host')]);
  });
});

describe('local-org exec and reset', () => {
  it('keeps records between runs until it is reset', async () => {
    const org = path.join(folder, 'org.db');
    const script = path.join(folder, 'script.apex');
    writeFileSync(script, "insert new Account(Name = 'kept'); System.debug([SELECT COUNT() FROM Account]);");
    const sources = ['--source-dir', path.join(folder, 'good'), '--org', org];
    expect((await run('exec', ...sources, '--file', script)).out).toContain('|1');
    expect((await run('exec', ...sources, '--file', script)).out).toContain('|2');
    writeFileSync(script, 'Integer x = 1;\nInteger y = x / 0;');
    const failed = await run('exec', ...sources, '--file', script);
    expect(failed.code).toBe(1);
    expect(failed.err).toContain('System.MathException: Divide by 0\nAnonymousBlock: line 2, column 1');
    expect((await run('reset', ...sources)).code).toBe(0);
    expect(existsSync(org)).toBe(false);
  });

  it('leaves alone what is no org', async () => {
    const file = path.join(folder, 'notes.txt');
    writeFileSync(file, 'my notes '.repeat(1000));
    expect((await run('reset', '--source-dir', path.join(folder, 'good'), '--org', file)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('my notes');
  });
});
