/** `npm run deploy:local`: builds the package and deploys it with the Salesforce CLI. Without `--target-org` the org is an empty one on this machine. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openOrg } from 'local-org';
import { serve } from 'local-org/server';
import { compiledCodeFolder } from '../lib/compiled-code.ts';
import { homeOfItsOwn, sf } from '../lib/sf.ts';
import { buildPackage } from '../package/build.ts';
import { deployCommand, DeployUsageError, readOptions, USAGE, type DeployOptions } from './options.ts';

const BUILT = 'deploy';
const HOME = path.join('.local-org', 'deployed');
const ALIAS = 'deployed';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  // Unmanaged components are `c-...` wherever they are deployed.
  buildPackage(process.cwd(), BUILT, 'c');
  return options.targetOrg === null ? intoLocalOrg(options) : deploy(options, options.targetOrg, {});
}

function deploy(options: DeployOptions, org: string, env: Readonly<Record<string, string>>): Promise<number> {
  return sf(deployCommand(options, org), { cwd: BUILT, env });
}

async function intoLocalOrg(options: DeployOptions): Promise<number> {
  mkdirSync(HOME, { recursive: true });
  const org = openOrg({ projectDirs: [], file: path.join(HOME, 'org.db') });
  const server = await serve({
    org,
    port: options.port,
    sources: { folders: [], namespace: undefined, cacheDir: compiledCodeFolder(path.join(HOME, 'cache')) },
    report: (error) => process.stderr.write(`${(error as Error).stack ?? String(error)}\n`),
  });
  try {
    // A home of its own: logging in leaves nothing in yours.
    const home = path.resolve(HOME, 'home');
    mkdirSync(home, { recursive: true });
    const env = homeOfItsOwn(home);
    const login = ['org', 'login', 'access-token', '--instance-url', server.url, '--no-prompt', '--alias', ALIAS];
    const code =
      (await sf(login, { env: { ...env, SF_ACCESS_TOKEN: server.token }, quiet: true })) ||
      (await deploy(options, ALIAS, env));
    if (code !== 0 || !options.stay) return code;
    process.stdout.write(
      `\nThe org is at ${server.url} until Ctrl+C. Log in with:\n  SF_ACCESS_TOKEN='${server.token}' sf org login access-token --instance-url ${server.url} --no-prompt --alias local\n`,
    );
    await new Promise((resolve) => process.once('SIGINT', resolve));
    return 0;
  } finally {
    await server.close();
    org.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DeployUsageError) && !String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
    throw error;
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
