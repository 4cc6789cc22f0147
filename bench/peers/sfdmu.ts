/** sfdmu, unchanged, with its own mock data for Email fields. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OrgProcess } from './org-process.ts';

const TOOL = path.join('e2e', 'acceptance', 'sfdmu');
const SOURCE = 'source@example.com';
const TARGET = 'target@example.com';

/** Call before the clock starts. */
export function installSfdmu(): void {
  if (existsSync(path.join(TOOL, 'node_modules'))) return;
  const options = { cwd: TOOL, stdio: 'ignore', shell: process.platform === 'win32' } as const;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], options);
}

/** From a copy of production into the sandbox: sfdmu masks what it moves, and refuses to move from an org into itself. */
export async function maskWithSfdmu(
  source: OrgProcess,
  target: OrgProcess,
  fields: ReadonlyMap<string, readonly string[]>,
  dir: string,
): Promise<void> {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'export.json'), JSON.stringify(exportOf(source, target, fields)));
  const args = ['--path', dir, '--sourceusername', SOURCE, '--targetusername', TARGET, '--noprompt'];
  const child = spawn(process.execPath, [path.join(TOOL, 'run.cjs'), ...args], {
    env: { ...process.env, HOME: dir, USERPROFILE: dir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString('utf8')));
  child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0 || !said.includes('Command succeeded'))
    throw new Error(`sfdmu ended with ${String(status)}: ${said.slice(-1500)}`);
}

function exportOf(source: OrgProcess, target: OrgProcess, fields: ReadonlyMap<string, readonly string[]>): object {
  const org = (name: string, { url, accessToken }: OrgProcess): object => ({ name, instanceUrl: url, accessToken });
  return {
    orgs: [org(SOURCE, source), org(TARGET, target)],
    // By itself it asks every five seconds whether a bulk job is done, which is longer than these jobs take.
    pollingIntervalMs: 500,
    objects: [...fields].map(([object, names]) => ({
      query: `SELECT Id, ${names.join(', ')} FROM ${object}`,
      operation: 'Update',
      externalId: 'Id',
      updateWithMockData: true,
      mockFields: names.map((name) => ({ name, pattern: 'email' })),
    })),
  };
}
