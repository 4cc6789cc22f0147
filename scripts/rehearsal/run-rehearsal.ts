/** `npm run rehearse`: settles the assumptions of the register in an org. Without `--target-org` that is an empty sandbox on this machine. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg } from 'local-org';
import { serve } from 'local-org/server';
import { compiledCodeFolder } from '../lib/compiled-code.ts';
import { homeOfItsOwn, sf } from '../lib/sf.ts';
import { RegisterError } from './assumption.ts';
import { readOptions, RehearsalUsageError, USAGE, type RehearsalOptions } from './options.ts';
import { rehearse } from './rehearse.ts';
import { connect, RehearsalError } from './target.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  return options.targetOrg === null ? inLocalOrg(options) : inOrg(options, options.targetOrg);
}

async function inOrg(options: RehearsalOptions, name: string, isLocalOrg = false): Promise<number> {
  try {
    const { files, isGood } = await rehearse(options, await connect(name), say, isLocalOrg);
    if (files.length > 0) say(`Report: ${files.join(', ')}`);
    return isGood ? 0 : 1;
  } catch (error) {
    if (!(error instanceof RehearsalError) && !(error instanceof RegisterError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function inLocalOrg(options: RehearsalOptions): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-org-'));
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const identity = { isSandbox: true, sandboxName: 'rehearsal' };
  const org = openOrg({ projectDirs: [], file: path.join(folder, 'org.db'), options: identity });
  const server = await serve({
    org,
    port: 0,
    sources: { folders: [], namespace: undefined, cacheDir: compiledCodeFolder(path.join(folder, 'cache')) },
    report: (error) => process.stderr.write(`${(error as Error).stack ?? String(error)}\n`),
  });
  try {
    // A home of its own: logging in leaves nothing in yours.
    Object.assign(process.env, homeOfItsOwn(home));
    const login = ['org', 'login', 'access-token', '--instance-url', server.url, '--no-prompt', '--alias', 'local'];
    const code = await sf(login, { env: { SF_ACCESS_TOKEN: server.token }, quiet: true });
    return code === 0 ? await inOrg(options, 'local', true) : code;
  } finally {
    await server.close();
    org.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (
    !(error instanceof RehearsalUsageError) &&
    !String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
  )
    throw error;
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
