/** A sandbox with some people behind HTTP, and the commands as processes of their own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openOrg, type Org } from 'local-org';
import { serve, type RunningServer } from 'local-org/server';
import { load } from '../../scripts/demo/data/load.ts';
import { maskUsers } from '../../scripts/demo/data/mask-users.ts';
import { compiledCodeFolder } from '../../scripts/lib/compiled-code.ts';
import { homeOfItsOwn } from '../../scripts/lib/sf.ts';

export const PLUGIN = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const TEST_ORG = path.join('sf-plugin', 'test', 'org');
const AUTOMATION_ORG = path.join('sf-plugin', 'test', 'automation-org');
const RUN = path.join(PLUGIN, 'bin', 'run.js');

const ROLES = ['Masking_Operator', 'Masking_Auditor', 'Masking_Administrator'];

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What `--json` printed. */
  readonly json: Json;
}

// Whatever JSON a command prints; tests define what they expect of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Sandbox {
  readonly org: Org;
  readonly server: RunningServer;
  readonly dir: string;
  /** While it is true no job of the org goes on. */
  held: boolean;
  /** `mask ARGS` with the token in the environment. */
  mask(args: readonly string[], options?: MaskOptions): Promise<Outcome>;
  close(): Promise<void>;
}

export interface MaskOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Hears what the command prints, while it runs. */
  readonly onOutput?: (text: string, child: ChildProcess) => void;
  readonly input?: string;
}

/** Builds the commands: tests run what is installed, not the sources. */
export function buildPlugin(): void {
  const built = spawnSync(process.execPath, [path.join(PLUGIN, 'build.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The plugin does not build: ${built.stderr}`);
}

/**
 * @param contacts every hundredth is refused by a validation rule when it is written
 * @param automation true for an org in which every kind of automation is about contacts
 */
export async function openSandbox(contacts: number, automation = false): Promise<Sandbox> {
  const dir = mkdtempSync(path.join(tmpdir(), 'sf-plugin-'));
  const folders = ['.', automation ? AUTOMATION_ORG : TEST_ORG];
  const org = openOrg({
    projectDirs: folders,
    file: path.join(dir, 'sandbox.org'),
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  maskUsers(org);
  await load([contactsOf(contacts)], {
    org,
    createdAt: Date.UTC(2026, 10, 1),
    onProgress: () => undefined,
  });
  org.runAnonymous('new SandboxMaskInstall().onInstall(null);');
  for (const role of ROLES) {
    org.runAnonymous(`
      Id setId = [SELECT Id FROM PermissionSet WHERE Name = '${role}' WITH SYSTEM_MODE].Id;
      insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = setId);`);
  }
  const state = { held: false };
  const server = await serve({
    org: withStep(org, () => !state.held && org.stepJobs()),
    port: 0,
    sources: { folders, namespace: undefined, cacheDir: compiledCodeFolder(path.join(dir, 'cache')) },
    report: (error) => process.stderr.write(`${String((error as Error).stack)}\n`),
  });
  return {
    org,
    server,
    dir,
    get held() {
      return state.held;
    },
    set held(value) {
      state.held = value;
    },
    mask: (args, options = {}) => execute(process.execPath, [RUN, 'mask', ...args], environment(dir, server), options),
    async close() {
      await server.close();
      org.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The org, whose jobs go on by `step` where the server asks for it. */
function withStep(org: Org, step: Org['stepJobs']): Org {
  return new Proxy(org, {
    get(target, name) {
      const value: unknown = name === 'stepJobs' ? step : Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function contactsOf(count: number): Parameters<typeof load>[0][number] {
  return {
    object: 'Contact',
    count,
    fields: ['FirstName', 'LastName', 'Email', 'Department'],
    row: (i) => ['Person', `Number ${i}`, `person.${i}@example.com`, i % 100 === 37 ? 'closed' : null],
  };
}

/** A home of its own: nothing of the machine's logins is seen or changed. */
export function environment(dir: string, server: RunningServer): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    ...homeOfItsOwn(dir),
    SF_ACCESS_TOKEN: server.token,
    SF_INSTANCE_URL: server.url,
  };
}

export function execute(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { env: more = {}, onOutput, input }: MaskOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...env, ...more }, stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      onOutput?.(out, child);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const begin = out.indexOf('{');
      resolve({ code, out, err, json: args.includes('--json') && begin >= 0 ? JSON.parse(out.slice(begin)) : null });
    });
    child.stdin.end(input ?? '');
  });
}
