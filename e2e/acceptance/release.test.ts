/** The commands of this repository that deploy and release, as processes, with the Salesforce CLI. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { homeOfItsOwn } from '../../scripts/lib/sf.ts';
import { startDevHub, SUBSCRIBER_VERSION_ID, VERSION_ID, type Asked, type DevHub } from './lib/dev-hub.ts';
import { ROOT, startCliOrg, type CliOrg, type Json } from './lib/sf.ts';

const NAMESPACE = 'sandmask';
const PATIENCE_MS = 300_000;

let org: CliOrg;
let hub: DevHub;
/** The project as a release has it: its own project file, which the CLI writes into. */
let project: string;

const run = (script: string, args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(project, 'scripts', script), ...args],
      {
        cwd: project,
        env: { ...process.env, ...homeOfItsOwn(org.folder) },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out: out + err }),
    );
  });

/** What a request for a version holds. */
async function versionAsked({
  path: asked,
  body,
}: Asked): Promise<{ readonly request: Json; readonly descriptor: Json; readonly files: readonly string[] }> {
  expect(asked).toBe('/tooling/sobjects/Package2VersionCreateRequest');
  // A form: the archive, and the record's other fields as JSON.
  const [, fields] = Object.entries(body as Record<string, string>).find(([name]) => name !== 'VersionInfo')!;
  const info = await JSZip.loadAsync(Buffer.from(body.VersionInfo as string, 'latin1'));
  const zip = await JSZip.loadAsync(await info.file('package.zip')!.async('nodebuffer'));
  return {
    request: JSON.parse(fields),
    descriptor: JSON.parse(await info.file('package2-descriptor.json')!.async('string')),
    files: Object.keys(zip.files),
  };
}

beforeAll(async () => {
  org = await startCliOrg({ sources: [] });
  hub = await startDevHub(org.url);
  await org.login();
  const login = await org.sf(
    [
      'org',
      'login',
      'access-token',
      '--instance-url',
      hub.url,
      '--no-prompt',
      '--alias',
      'hub',
      '--set-default-dev-hub',
      '--json',
    ],
    { SF_ACCESS_TOKEN: org.accessToken },
  );
  expect(login.code).toBe(0);
  project = path.join(org.folder, 'project');
  mkdirSync(project);
  const parts = [
    'force-app',
    'config',
    'scripts',
    'local-org',
    'local-org-pages',
    'sfdx-project.json',
    'package.json',
    'package-lock.json',
    'README.md',
  ];
  for (const part of parts)
    cpSync(path.join(ROOT, part), path.join(project, part), {
      recursive: true,
      filter: (file) => !/[/\\](?:node_modules|dist|local-org[/\\]test)$/.test(file),
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction');
}, PATIENCE_MS);

afterAll(async () => {
  await hub.close();
  await org.close();
  expect(hub.faults).toEqual([]);
}, 30_000);

test(
  'deploys the package into an org that the CLI knows, or into one of its own',
  async () => {
    const count = async (): Promise<number> => {
      const query = 'SELECT COUNT(Id) total FROM ApexClass';
      const { json } = await org.sf(['data', 'query', '-q', query, '-o', 'local', '--json']);
      expect([json.status, json.message]).toEqual([0, undefined]);
      return json.result.records[0].total;
    };
    const checked = await run('deploy-local.mjs', ['--target-org', 'local', '--dry-run']);
    expect([checked.code, checked.code === 0 ? '' : checked.out, await count()]).toEqual([0, '', 0]);
    const deployed = await run('deploy-local.mjs', ['--target-org', 'local']);
    expect([deployed.code, deployed.out]).toEqual([0, expect.stringContaining('Succeeded')]);
    expect(await count()).toBeGreaterThan(200);
    const alone = await run('deploy-local.mjs', []);
    expect([alone.code, alone.out]).toEqual([0, expect.stringContaining('Succeeded')]);
    expect((await run('deploy-local.mjs', ['--target-org', 'nobody'])).code).not.toBe(0);
  },
  PATIENCE_MS,
);

test(
  'creates the package, builds a version with code coverage, and promotes it',
  async () => {
    const release = (...args: string[]): ReturnType<typeof run> =>
      run('release.mjs', [...args, '--target-dev-hub', 'hub']);
    const aliases = (): unknown =>
      (JSON.parse(readFileSync(path.join(project, 'sfdx-project.json'), 'utf8')) as { packageAliases?: unknown })
        .packageAliases;
    const made = await release('create', '--namespace', NAMESPACE);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining('0Ho000000000001AAA')]);
    expect(hub.asked.at(-1)).toMatchObject({
      path: '/tooling/sobjects/Package2',
      body: { Name: 'Sandbox Email Masking', ContainerOptions: 'Managed', NamespacePrefix: NAMESPACE },
    });
    expect(aliases()).toMatchObject({ 'Sandbox Email Masking': '0Ho000000000001AAA' });
    const version = await release('version', '--namespace', NAMESPACE);
    expect([version.code, version.out]).toEqual([0, expect.stringContaining(SUBSCRIBER_VERSION_ID)]);
    const first = await versionAsked(hub.asked.at(-1)!);
    expect(first.request).toMatchObject({ CalculateCodeCoverage: true, SkipValidation: false });
    expect(first.descriptor).toMatchObject({
      id: '0Ho000000000001AAA',
      versionNumber: '1.0.0.NEXT',
      ancestorId: '',
      postInstallScript: 'SandboxMaskInstall',
    });
    // Components as the platform takes them, not their TypeScript, and no tests of theirs.
    expect(first.files).toEqual(
      expect.arrayContaining(['lwc/maskingRuns/maskingRuns.js', 'classes/MaskingService.cls']),
    );
    expect(first.files.filter((file) => /\.ts$|__tests__/.test(file))).toEqual([]);
    const promoted = await release('promote', '--package', SUBSCRIBER_VERSION_ID);
    expect([promoted.code, promoted.out]).toEqual([0, expect.stringContaining(SUBSCRIBER_VERSION_ID)]);
    expect(hub.asked.at(-1)).toMatchObject({ method: 'PATCH', body: { IsReleased: true } });
    // The next one descends from it.
    expect((await release('version', '--namespace', NAMESPACE)).code).toBe(0);
    expect((await versionAsked(hub.asked.at(-1)!)).descriptor).toMatchObject({ ancestorId: VERSION_ID });
    expect((await release('sell')).code).toBe(2);
  },
  PATIENCE_MS,
);

// The Apex tests under the namespace: managed.test.ts.
const CHECKED = ['project-file', 'ancestors', 'names', 'metadata', 'global-surface', 'permission-sets', 'definitions'];
const check = (...args: string[]): ReturnType<typeof run> =>
  run('release.mjs', ['--check', '--namespace', NAMESPACE, ...args]);

test(
  'validates a release without a Dev Hub, installs it, and prints the commands of the first one',
  async () => {
    // As it is before the first release.
    cpSync(path.join(ROOT, 'sfdx-project.json'), path.join(project, 'sfdx-project.json'));
    const only = [...CHECKED, 'installation'].flatMap((name) => ['--only', name]);
    const { code, out } = await check('--json', ...only);
    const { isReady, checks, commands } = JSON.parse(out) as Json;
    expect([code, (checks as Json[]).flatMap(({ findings }) => findings as Json[])]).toEqual([0, []]);
    expect([isReady, (checks as Json[]).map(({ name }) => name), commands.length]).toEqual([
      true,
      [...CHECKED, 'installation'],
      5,
    ]);
  },
  PATIENCE_MS,
);

test(
  'reports an install script that fails, and what else is wrong, and ends with 1',
  async () => {
    const script = path.join(project, 'force-app', 'main', 'entry', 'classes', 'SandboxMaskInstall.cls');
    const text = readFileSync(script, 'utf8');
    writeFileSync(
      script,
      text.replace(
        'MaskingKeyKeeper.createIfMissing();',
        "if (context != null) { throw new IllegalArgumentException('planted'); }",
      ),
    );
    const { code, out } = await check('--only', 'installation', '--only', 'ancestors');
    writeFileSync(script, text.replace('MaskingKeyKeeper.createIfMissing();', ''));
    const keyless = await check('--only', 'installation');
    writeFileSync(script, text);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^FAILED {2}installation: .*\n.*The package is not installed: .*planted/m),
    ]);
    expect(out).toContain('The package is not ready for a release.');
    expect([keyless.code, keyless.out]).toEqual([
      1,
      expect.stringContaining('The install script left no record of Masking_Key__c.'),
    ]);
    expect((await check('--only', 'speed')).code).toBe(2);
  },
  PATIENCE_MS,
);
