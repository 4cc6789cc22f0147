/** `npm run package`: builds the sources for the namespace and hands them to the Salesforce CLI. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sf } from '../lib/sf.ts';
import { buildPackage, NAMESPACE } from './build.ts';
import { checkPackage } from './check/check.ts';
import { PACKAGE_NAME, PackageUsageError, readCommand, USAGE } from './commands.ts';

const BUILT = 'deploy';
const PROJECT = 'sfdx-project.json';
const DEFINITION = path.join('config', 'project-scratch-def.json');

interface ProjectFile {
  namespace: string;
  packageDirectories: readonly Readonly<Record<string, unknown>>[];
  packageAliases?: Readonly<Record<string, string>>;
}

const read = (file: string): ProjectFile => JSON.parse(readFileSync(file, 'utf8')) as ProjectFile;
const write = (file: string, project: ProjectFile): void =>
  writeFileSync(file, `${JSON.stringify(project, null, 2)}\n`);

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--check')) return checkPackage(args);
  const command = readCommand(args);
  if (command === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  const { namespace, sf: release } = command;
  if (namespace === null) return promote(release);
  if (!NAMESPACE.test(namespace)) throw new PackageUsageError(`'${namespace}' is no namespace`);
  buildPackage(process.cwd(), BUILT, namespace);
  const built = path.join(BUILT, PROJECT);
  write(built, { ...read(built), namespace });
  mkdirSync(path.join(BUILT, 'config'), { recursive: true });
  if (existsSync(DEFINITION)) copyFileSync(DEFINITION, path.join(BUILT, DEFINITION));
  const code = await sf(release, { cwd: BUILT });
  // The CLI notes Ids of packages and versions in the project file that it ran with.
  const { packageAliases } = read(built);
  if (packageAliases !== undefined) write(PROJECT, { ...read(PROJECT), packageAliases });
  return code;
}

/** Versions after the first release descend from the newest one; before it, the CLI finds no ancestor and refuses. */
async function promote(args: readonly string[]): Promise<number> {
  const code = await sf(args);
  if (code !== 0) return code;
  const project = read(PROJECT);
  const packageDirectories = project.packageDirectories.map((directory) =>
    directory['package'] === PACKAGE_NAME ? { ...directory, ancestorVersion: 'HIGHEST' } : directory,
  );
  write(PROJECT, { ...project, packageDirectories });
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof PackageUsageError) && !String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS'))
    throw error;
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
