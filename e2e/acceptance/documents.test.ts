/** Every command that a document shows is executed: here as it stands, or where this file says. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, openSandbox, PLUGIN, type Sandbox } from '../../sf-plugin/test/sandbox.ts';
import { commandBlocks, inlineCommands } from './lib/document-commands.ts';
import { ROOT, startCliOrg, writeProject, type CliOrg } from './lib/sf.ts';

const MINUTE = 60_000;
const COMMAND_MS = 10 * MINUTE;

/** Commands that this file does not run itself, with the file that does. */
const ELSEWHERE = new Map([
  [
    'sf project retrieve start --metadata "CustomMetadata:datamask*" --target-org prod',
    'sf-plugin/test/convert.test.ts',
  ],
  [
    'sf mask rules convert --source-dir force-app --configuration Customers --masked-domain mail.acme.invalid --output-file DataMask.json',
    'sf-plugin/test/convert.test.ts',
  ],
  ['sf mask rules import --file DataMask.json --target-org prod', 'sf-plugin/test/convert.test.ts'],
  ['npm test', '.ci/run'],
  [
    'PRODUCTION_ORG=prod node scripts/pipelines/watch-refresh.mjs full --send-webhook',
    'scripts/pipelines/pipelines.test.ts',
  ],
  ['npm run test:acceptance', 'package.json'],
  ['npm run test:acceptance -- e2e/acceptance/cli e2e/acceptance/clients', 'package.json'],
  ['npm run check', 'scripts/check/check.test.ts'],
  ['npm run check -- --write', 'scripts/check/check.test.ts'],
  ['npm run check -- --only system-mode --write', 'scripts/check/check.test.ts'],
  ['npm run format', 'package.json'],
  ['npm run package', 'scripts/package/commands.test.ts'],
  ['npm run corpora -- --dir FOLDER', 'scripts/corpora/corpora.test.ts'],
  ['npm run bench -- report', 'bench/report.ts'],
  ['npm run bench -- throughput --records N', 'bench/main.ts'],
  ['npm start -- --records 1000000', 'bench/throughput.ts'],
  ['npm audit', 'scripts/check/gates/vulnerabilities.ts'],
  [
    'node scripts/oracle.mjs --key-file key.json --domain mail.acme.invalid jane.doe@example.com',
    'scripts/oracle/oracle.test.ts',
  ],
  ['npx local-org test --class-names X', 'local-org/test/cli/cli.test.ts'],
  [
    'sf org create sandbox --definition-file config/sandbox-def.json --target-org prod',
    'scripts/pipelines/pipelines.test.ts',
  ],
  ['npx local-org start', 'e2e/acceptance/lib/sf.ts'],
  ['local-org start --empty --org my.db', 'e2e/acceptance/lib/sf.ts'],
  ['local-org install --project . --namespace NS --org my.db', 'e2e/acceptance/managed.test.ts'],
]);

/** Commands that need what no machine has, and what stands for them here. */
const INSTEAD = new Map([
  ['sf org login web --alias prod', 'opens a browser: logged in with a token'],
  [
    'sf org create scratch --definition-file config/project-scratch-def.json --alias mask --set-default',
    'needs a Dev Hub: an empty org of this machine has the alias',
  ],
]);

/** Inline commands that are quick enough to run as they stand. */
const QUICK = [
  'npm start -- --help',
  'npm start -- --records 2000 --no-serve --reset',
  'npm run bench -- throughput --records 20000',
  'npm run build:package',
  'npm run check -- --list',
  'npm run check -- --only references',
  'npm run test:apex -- --class-names MaskedAddressTest',
  'npm run test:ts -- scripts/check',
];

/** What serves until it is stopped, and what it prints when it is ready. */
const SERVES = /^(?:npm start|npx local-org start .*)$/;
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
  const project = writeProject(production, 'my-project');
  project.writeClass('Sum', 'public class Sum { public static Integer of(Integer a, Integer b) { return a + b; } }');
  project.writeClass(
    'SumTest',
    '@IsTest class SumTest { @IsTest static void adds() { Assert.areEqual(3, Sum.of(1, 2)); } }',
  );
  production.write('script.apex', 'System.debug(1);');
}, 4 * MINUTE);

afterAll(async () => {
  await sandbox.close();
  await production.close();
});

/** Names in the documents that stand for something of the reader's. */
function withPlaces(command: string): string {
  return command
    .replaceAll('../my-project', path.join(production.folder, 'my-project'))
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
      HOME: production.folder,
      SF_DISABLE_TELEMETRY: 'true',
      SF_SKIP_NEW_VERSION_CHECK: 'true',
      NODE_OPTIONS: '',
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

describe('every command in a document', () => {
  for (const { place, commands } of commandBlocks()) {
    test(
      place,
      async () => {
        let cwd = ROOT;
        for (const command of commands) {
          if (ELSEWHERE.has(command) || INSTEAD.has(command)) continue;
          const ran = await execute(command, cwd);
          expect(`${command}: ${String(ran.code)}\n${ran.code === 0 ? '' : ran.out}`).toBe(`${command}: 0\n`);
          if (command.startsWith('curl')) expect(ran.out).toMatch(/"status":"Queued"/);
          cwd = ran.cwd;
        }
      },
      COMMAND_MS,
    );
  }

  for (const command of QUICK) {
    test(
      command,
      async () => {
        const { code, out } = await execute(command, ROOT);
        expect(`${String(code)}\n${code === 0 ? '' : out}`).toBe('0\n');
      },
      COMMAND_MS,
    );
  }

  test('in a sentence is one of those, or names the file that executes it', () => {
    const known = new Set([...QUICK, ...ELSEWHERE.keys(), ...commandBlocks().flatMap(({ commands }) => commands)]);
    const unknown = inlineCommands().filter((command) => !known.has(command) && !isName(command));
    expect(unknown).toEqual([]);
  });

  test('that is executed elsewhere names a file that is there', () => {
    for (const file of ELSEWHERE.values()) expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toBe('');
  });
});

/** Speaks of a command without its arguments: the plugin's and the CLI's commands, scripts of package.json, subcommands of the local org. */
function isName(command: string): boolean {
  return (
    /^sf(?:dx)? (?:mask|org|apex|project) [\w ]+(?: --[\w-]+)?$/.test(command) ||
    /^sf mask$/.test(command) ||
    /^(?:npx )?local-org \w+$/.test(command) ||
    /^npm (?:start|run [\w:-]+)$/.test(command)
  );
}
