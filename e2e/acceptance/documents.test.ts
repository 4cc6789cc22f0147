/** Every command that a document shows is executed: here as it stands or by a quicker form of it, or by another test that is seen to run it. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rows } from '../../scripts/demo/story/records.ts';
import { homeOfItsOwn } from '../../scripts/lib/sf.ts';
import { KEY_FORMAT } from '../../scripts/oracle/keyFile.ts';
import { buildPlugin, openSandbox, PLUGIN, type Sandbox } from '../../sf-plugin/test/sandbox.ts';
import { commandBlocks, inlineCommands } from './lib/document-commands.ts';
import { ELSEWHERE, INSTEAD, NEEDS_MORE, SAYS } from './lib/document-stand-ins.ts';
import { ROOT, startCliOrg, writeProject, type CliOrg } from './lib/sf.ts';

/** Would write into the sources. */
const FORMAT = 'npm run format';
const MINUTE = 60_000;
const COMMAND_MS = 10 * MINUTE;

/** What serves until it is stopped, and what it prints when it is ready. */
const SERVES = /^(?:npm start|(?:npx )?local-org start.*)$/;
const READY = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

let production: CliOrg;
let sandbox: Sandbox;

beforeAll(async () => {
  buildPlugin();
  production = await startCliOrg({ sources: [] });
  sandbox = await openSandbox(30);
  for (const [alias, org] of [
    ['prod', { url: production.url, token: production.accessToken }],
    ['mask', { url: production.url, token: production.accessToken }],
    ['mySandbox', sandbox.server],
  ] as const) {
    const login = ['org', 'login', 'access-token', '--instance-url', org.url, '--no-prompt', '--alias', alias];
    expect((await production.sf(login, { SF_ACCESS_TOKEN: org.token })).code).toBe(0);
  }
  expect((await production.sf(['plugins', 'link', '--no-install', PLUGIN])).code).toBe(0);
  production.write('token-header', `Authorization: Bearer ${sandbox.server.token}`);
  for (const name of ['my-project', 'projects/sum']) {
    const project = writeProject(production, name);
    project.writeClass('Sum', 'public class Sum { public static Integer of(Integer a, Integer b) { return a + b; } }');
    project.writeClass(
      'SumTest',
      '@IsTest class SumTest { @IsTest static void adds() { Assert.areEqual(3, Sum.of(1, 2)); } }',
    );
  }
  production.write('script.apex', 'System.debug(1);');
  production.write('key.json', JSON.stringify({ format: KEY_FORMAT, key: Buffer.alloc(32, 1).toString('base64') }));
  production.write('measured.jsonl', '{"bench":"throughput","records":1000,"seconds":1,"records_per_second":1000}\n');
}, 4 * MINUTE);

afterAll(async () => {
  await sandbox.close();
  await production.close();
});

/** Names in the documents that stand for values of the reader. */
function withPlaces(command: string): string {
  return command
    .replaceAll('../my-project', path.join(production.folder, 'my-project'))
    .replaceAll('--dir FOLDER', `--dir ${path.join(production.folder, 'projects')}`)
    .replaceAll('--key-file key.json', `--key-file ${path.join(production.folder, 'key.json')}`)
    .replaceAll('--empty --org my.db', `--empty --org ${path.join(production.folder, 'empty.db')}`)
    .replaceAll('--org my.db', `--org ${path.join(production.folder, 'my.db')}`)
    .replaceAll('measured.jsonl', path.join(production.folder, 'measured.jsonl'))
    .replaceAll('--page performance.md', `--page ${path.join(production.folder, 'performance.md')}`)
    .replaceAll('--file script.apex', `--file ${path.join(production.folder, 'script.apex')}`)
    .replaceAll('--output-dir results', `--output-dir ${path.join(production.folder, 'results')}`)
    .replaceAll('@token-header', `@${path.join(production.folder, 'token-header')}`)
    .replaceAll('00D5g000004kXyZEAU', String(rows(sandbox.org, 'SELECT Id FROM Organization')[0]('Id')));
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  /** The folder the command left the shell in. */
  readonly cwd: string;
}

function execute(command: string, cwd: string): Promise<Ran> {
  const where = path.join(production.folder, 'cwd');
  rmSync(where, { force: true });
  const child = spawn('bash', ['-c', `${withPlaces(command)}\ncode=$?; pwd > "${where}"; exit $code`], {
    cwd,
    detached: true,
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...homeOfItsOwn(production.folder),
      // Commands run as they do here, in continuous integration or not.
      CI: process.env['CI'],
      BASE_URL: `${sandbox.server.url}/services/apexrest`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    let out = '';
    let stopped = false;
    const hear = (chunk: Buffer): void => {
      out += chunk.toString();
      if (stopped || !SERVES.test(command) || !READY.test(out)) return;
      stopped = true;
      process.kill(-child.pid!, 'SIGINT');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      const left = stopped ? cwd : readFileSync(where, 'utf8').trim();
      resolve({ code: stopped ? 0 : code, out, cwd: left });
    });
  });
}

const standIns = new Map<string, Promise<Ran>>();

/** What stands in for other commands is executed once in a folder, however many documents show one of them. */
function executeStandIn(command: string, cwd: string): Promise<Ran> {
  const place = JSON.stringify([command, cwd]);
  const ran = standIns.get(place) ?? execute(command, cwd);
  standIns.set(place, ran);
  return ran;
}

/** Fails with what the command printed: another exit code than 0, or not the words it should print. */
async function expectSuccess(shown: string, cwd = ROOT): Promise<Ran> {
  const command = INSTEAD.get(shown) ?? shown;
  const ran = await (command === shown ? execute(command, cwd) : executeStandIn(command, cwd));
  expect(`${command}: ${String(ran.code)}\n${ran.code === 0 ? '' : ran.out}`).toBe(`${command}: 0\n`);
  const said = SAYS.get(command);
  if (said !== undefined) expect(ran.out).toMatch(said);
  return ran;
}

const BLOCKS = commandBlocks();
const IN_BLOCKS = new Set(BLOCKS.flatMap(({ commands }) => commands));
/** Names of commands are executed with arguments. */
const INLINE = inlineCommands().filter(
  (command) => !IN_BLOCKS.has(command) && !ELSEWHERE.has(command) && !isName(command),
);

describe('every command in a document', () => {
  for (const { place, commands } of BLOCKS) {
    test(
      place,
      async () => {
        let cwd = ROOT;
        for (const command of commands) {
          if (ELSEWHERE.has(command) || NEEDS_MORE.includes(command)) continue;
          const ran = await expectSuccess(command, cwd);
          if (command.startsWith('curl')) expect(ran.out).toMatch(/"status":"Queued"/);
          if (!INSTEAD.has(command)) cwd = ran.cwd;
        }
      },
      COMMAND_MS,
    );
  }

  const inSentences = new Set(INLINE.filter((command) => !NEEDS_MORE.includes(command) && command !== FORMAT));
  for (const command of inSentences) test(command, () => expectSuccess(command), COMMAND_MS);

  test(
    `${FORMAT}, in a project of its own`,
    async () => {
      const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
      production.write('formatted/package.json', JSON.stringify({ scripts }));
      production.write('formatted/a.ts', 'const a=1');
      await expectSuccess(FORMAT, path.join(production.folder, 'formatted'));
      expect(readFileSync(path.join(production.folder, 'formatted/a.ts'), 'utf8')).toBe('const a = 1;\n');
    },
    COMMAND_MS,
  );

  test.each([...ELSEWHERE])('%s is executed by another test', (_command, { file, runs }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const run of runs) expect(text).toMatch(run);
  });

  test.each(NEEDS_MORE)('%s has options that the Salesforce CLI knows', async (command) => {
    const { words, flags } = partsOf(command);
    const { code, out } = await execute(`sf ${words.join(' ')} --help`, ROOT);
    expect([code, flags.filter((flag) => !out.includes(flag))]).toEqual([0, []]);
  });

  test('that is only named is executed with arguments, here or by the tests of the plugin', () => {
    const tests = readdirSync(path.join(PLUGIN, 'test'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join(PLUGIN, 'test', file), 'utf8'))
      .join('\n');
    const executed = [...IN_BLOCKS, ...INLINE, ...ELSEWHERE.keys()];
    const notExecuted = inlineCommands()
      .filter(isName)
      .filter(
        (name) =>
          !executed.some((command) => without(command).startsWith(`${without(name)} `)) && !inPluginTests(tests, name),
      );
    expect(notExecuted).toEqual([]);
  });

  test('that stands in for another is in no document any more when that one is not', () => {
    const shown = new Set([...IN_BLOCKS, ...inlineCommands()]);
    expect([...INSTEAD.keys(), ...ELSEWHERE.keys(), ...NEEDS_MORE].filter((command) => !shown.has(command))).toEqual(
      [],
    );
  });
});

const without = (command: string): string => command.replace(/^npx /, '');

interface Parts {
  readonly words: readonly string[];
  readonly flags: readonly string[];
}

function partsOf(command: string): Parts {
  const [, ...parts] = command.split(' ');
  const end = parts.findIndex((part) => part.startsWith('--'));
  return {
    words: end < 0 ? parts : parts.slice(0, end),
    flags: parts.filter((part) => part.startsWith('--')),
  };
}

/** `sf mask rules export` as `mask(['rules', 'export', ...` */
function inPluginTests(tests: string, name: string): boolean {
  const { words, flags } = partsOf(name);
  if (words[0] !== 'mask') return false;
  const list = words.slice(1).map((word) => `'${word}'`);
  return new RegExp(`\\[${list.join(',\\s*')}`).test(tests) && flags.every((flag) => tests.includes(`'${flag}'`));
}

/** Speaks of a command without its arguments: one of the plugin, the CLI or the local org, or a script that takes arguments. */
function isName(command: string): boolean {
  return (
    /^sf(?:dx)? (?:mask|apex|project)(?: [\w ]+)?(?: --[\w-]+)?$/.test(command) ||
    (/^(?:npx )?local-org \w+$/.test(command) && !INSTEAD.has(command)) ||
    /^npm run (?:bench|deploy:local)$/.test(command)
  );
}
