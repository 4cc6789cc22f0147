/**
 * Set-up: whatever a fresh clone lacks. Plain JavaScript without dependencies, because nothing is installed yet when it runs.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Installs the packages of the lock file, unless npm has installed them already. Ends the process with a sentence when it cannot. */
export function setUp() {
  requireNode();
  if (isInstalled(ROOT)) return;
  process.stderr.write('Installing the packages of package-lock.json (about a minute the first time) ...\n');
  const result = spawnSync(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    fail('npm ci failed: see its message above. Check the network and the npm registry setting, then try again.');
}

/** Runs a program with the terminal as its own and returns its exit code. */
export function run(command, args, options = {}) {
  // Ctrl-C reaches the program as well, which ends in its own way; its exit code is what counts.
  process.on('SIGINT', () => undefined);
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
}
