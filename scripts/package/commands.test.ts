/** The commands that release the package are commands of the Salesforce CLI that is installed here, with options that it has. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployCommand, readOptions, type DeployOptions } from '../deployment/options.ts';
import { PACKAGE_NAME, readCommand, type PackageCommand } from './commands.ts';

interface Manifest {
  readonly commands: Readonly<Record<string, { readonly flags: Readonly<Record<string, unknown>> }>>;
}

function manifest(plugin: string): Manifest {
  const folder = [
    path.join('node_modules', '@salesforce', plugin),
    path.join('node_modules', '@salesforce', 'cli', 'node_modules', '@salesforce', plugin),
  ].find(existsSync)!;
  return JSON.parse(readFileSync(path.join(folder, 'oclif.manifest.json'), 'utf8')) as Manifest;
}

/** Options that the CLI's command does not have. */
function unknownFlags(plugin: string, args: readonly string[]): string[] {
  const words = args.slice(
    0,
    args.findIndex((arg) => arg.startsWith('--')),
  );
  const { flags } = manifest(plugin).commands[words.join(':')];
  return args.filter((arg) => arg.startsWith('--') && flags[arg.slice(2)] === undefined);
}

const HUB = ['--target-dev-hub', 'hub'];

describe('the release commands', () => {
  test.each([
    ['create', ['create', '--namespace', 'sbxmask', ...HUB]],
    ['version', ['version', '--namespace', 'sbxmask', ...HUB]],
    ['version with a key', ['version', '--namespace', 'sbxmask', '--installation-key', 'k', ...HUB]],
    ['promote', ['promote', '--package', '04t000000000001AAA', ...HUB]],
  ])('%s is known to the CLI', (_name, args) => {
    expect(unknownFlags('plugin-packaging', (readCommand(args) as PackageCommand).sf)).toEqual([]);
  });

  test('a version is built with code coverage', () => {
    expect((readCommand(['version', '--namespace', 'sbxmask', ...HUB]) as PackageCommand).sf).toContain(
      '--code-coverage',
    );
  });

  test('name the package of the project file', () => {
    const { packageDirectories } = JSON.parse(readFileSync('sfdx-project.json', 'utf8')) as {
      packageDirectories: { package: string }[];
    };
    expect(packageDirectories[0].package).toBe(PACKAGE_NAME);
  });

  test('print their usage', () => {
    expect([readCommand(['--help']), readCommand(['version', '--help'])]).toEqual(['help', 'help']);
  });

  test('report what is missing', () => {
    expect(() => readCommand(['version', ...HUB])).toThrow('version needs --namespace');
    expect(() => readCommand(['promote', '--package', 'latest', ...HUB])).toThrow(/04t/);
    expect(() => readCommand(['sell'])).toThrow('Unknown command: sell');
    expect(() => readCommand([])).toThrow('A command is missing');
    expect(() => readCommand(['create', '--nonsense'])).toThrow(/--nonsense/);
  });
});

describe('the deployment', () => {
  test('is the same command for the org on this machine and for any other', () => {
    const local = readOptions(['--test-level', 'RunLocalTests', '--dry-run']) as DeployOptions;
    const args = deployCommand(local, 'deployed');
    expect(unknownFlags('plugin-deploy-retrieve', args)).toEqual([]);
    expect(deployCommand(local, 'mine')).toEqual(args.map((arg) => (arg === 'deployed' ? 'mine' : arg)));
  });

  test('reports what is wrong with its options', () => {
    expect(() => readOptions(['--test-level', 'Some'])).toThrow(/--test-level must be one of/);
    expect(() => readOptions(['--wait', '0'])).toThrow('--wait must be a whole number from 1 to 65535');
  });
});
