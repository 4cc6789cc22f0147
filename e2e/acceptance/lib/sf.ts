/** The real Salesforce CLI, each command a process, with a home folder of its own, against `local-org start` as a process. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeOfItsOwn } from '../../../scripts/lib/sf.ts';

export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** A small project of the local org's own tests: invoices with a trigger, classes with tests, a permission set. */
export const FIXTURE = path.join(ROOT, 'local-org', 'test', 'api', 'fixture', 'app');
const SF = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'sf.cmd' : 'sf');
const LOCAL_ORG = path.join(ROOT, 'local-org', 'bin', 'local-org.mjs');
const OUTPUT_BYTES = 64 * 1024 * 1024;

// Whatever JSON a command prints; tests define what they expect of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly json: Json;
}

export interface CliOrg {
  readonly folder: string;
  readonly url: string;
  readonly accessToken: string;
  readonly username: string;
  readonly orgId: string;
  /** Runs `sf` in the folder. With `--json` among the arguments the answer is parsed. */
  sf(args: readonly string[], env?: Readonly<Record<string, string>>, cwd?: string): Promise<Outcome>;
  /** Logs in with the org's own token and makes it the default. */
  login(): Promise<Outcome>;
  /** A file in the folder; answers its path. */
  write(name: string, content: string): string;
  close(): Promise<void>;
}

export interface CliOrgOptions {
  /** Default: the fixture. Empty: an org without a project. */
  readonly sources?: readonly string[];
  readonly options?: readonly string[];
}

export async function startCliOrg({ sources = [FIXTURE], options = [] }: CliOrgOptions = {}): Promise<CliOrg> {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-org-sf-'));
  const environment = { ...process.env, ...homeOfItsOwn(folder) };
  const where = sources.length === 0 ? ['--empty'] : sources.flatMap((source) => ['--source-dir', source]);
  const server = spawn(
    process.execPath,
    [LOCAL_ORG, 'start', ...where, '--org', path.join(folder, 'org.db'), '--port', '0', '--json', ...options],
    { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const org = await firstLine(server);
  const sf: CliOrg['sf'] = (args, env = {}, cwd = folder) =>
    new Promise((resolve) => {
      execFile(SF, [...args], { cwd, env: { ...environment, ...env }, maxBuffer: OUTPUT_BYTES }, (error, out, err) => {
        const begin = out.indexOf('{');
        const json: Json = args.includes('--json') && begin >= 0 ? JSON.parse(out.slice(begin)) : null;
        resolve({ code: error === null ? 0 : Number(error.code), out, err, json });
      });
    });
  return {
    ...org,
    folder,
    sf,
    login: () =>
      sf(
        [
          'org',
          'login',
          'access-token',
          '--instance-url',
          org.url,
          '--no-prompt',
          '--alias',
          'local',
          '--set-default',
          '--json',
        ],
        { SF_ACCESS_TOKEN: org.accessToken },
      ),
    write(name, content) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    async close() {
      const code = await new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill('SIGTERM');
      });
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The local org ended with ${String(code)}`);
    },
  };
}

function firstLine(server: ChildProcess): Promise<Pick<CliOrg, 'url' | 'accessToken' | 'username' | 'orgId'>> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(JSON.parse(text) as CliOrg);
    });
    server.once('exit', () => reject(new Error('The server did not start')));
  });
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
export const apexMeta = (type: string, status = 'Active'): string =>
  `${HEAD}<${type} xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>66.0</apiVersion><status>${status}</status></${type}>`;

/** An sfdx project in the org's folder with a class and its test. */
export function writeProject(
  org: CliOrg,
  name: string,
): { readonly folder: string; writeClass(name: string, source: string): void } {
  org.write(
    `${name}/sfdx-project.json`,
    '{ "packageDirectories": [{ "path": "app", "default": true }], "sourceApiVersion": "66.0" }',
  );
  mkdirSync(path.join(org.folder, name, 'app'), { recursive: true });
  return {
    folder: path.join(org.folder, name),
    writeClass(cls, source) {
      org.write(`${name}/app/classes/${cls}.cls`, source);
      org.write(`${name}/app/classes/${cls}.cls-meta.xml`, apexMeta('ApexClass'));
    },
  };
}
