/** The Salesforce CLI's commands that make, build and release the managed package. */
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run package -- <command> [options]

  --check  [--namespace NS] [--json]              all that can be validated without a Dev Hub,
           [--only CHECK]                         and the commands of the first release
  create   --namespace NS --target-dev-hub HUB    once: the package of that namespace
  version  --namespace NS --target-dev-hub HUB    a new version, with code coverage
           [--installation-key KEY] [--wait MINUTES]
  promote  --package 04t... --target-dev-hub HUB  a version that is ready becomes a release
`;

export class PackageUsageError extends Error {}

export interface PackageCommand {
  /** null: the command needs no sources. */
  readonly namespace: string | null;
  readonly sf: readonly string[];
}

/** As in `packageDirectories` of the project file. */
export const PACKAGE_NAME = 'Sandbox Email Masking';

/** Throws PackageUsageError, and what parseArgs throws. */
export function readCommand(args: readonly string[]): PackageCommand | 'help' {
  const isNamed = args[0]?.startsWith('-') === false;
  const name = isNamed ? args[0] : undefined;
  const { values } = parseArgs({
    args: args.slice(isNamed ? 1 : 0),
    options: {
      namespace: { type: 'string' },
      'target-dev-hub': { type: 'string', short: 'v' },
      'installation-key': { type: 'string' },
      package: { type: 'string' },
      wait: { type: 'string', default: '90' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return commandOf(name, values);
}

interface Values {
  readonly namespace?: string;
  readonly 'target-dev-hub'?: string;
  readonly 'installation-key'?: string;
  readonly package?: string;
  readonly wait: string;
}

function commandOf(name: string | undefined, values: Values): PackageCommand {
  const need = (option: 'namespace' | 'target-dev-hub' | 'package'): string => {
    const value = values[option];
    if (value === undefined) throw new PackageUsageError(`${name ?? ''} needs --${option}`);
    return value;
  };
  const key = values['installation-key'];
  switch (name) {
    case 'create':
      return {
        namespace: need('namespace'),
        sf: [
          ...['package', 'create', '--name', PACKAGE_NAME, '--package-type', 'Managed', '--path', 'force-app'],
          ...['--target-dev-hub', need('target-dev-hub')],
        ],
      };
    case 'version':
      return {
        namespace: need('namespace'),
        sf: [
          ...['package', 'version', 'create', '--package', PACKAGE_NAME, '--code-coverage', '--wait', values.wait],
          ...['--definition-file', 'config/project-scratch-def.json', '--target-dev-hub', need('target-dev-hub')],
          ...(key === undefined ? ['--installation-key-bypass'] : ['--installation-key', key]),
        ],
      };
    case 'promote':
      if (!/^04t\w{12}(?:\w{3})?$/.test(need('package')))
        throw new PackageUsageError('--package must be the Id of a package version: 04t...');
      return {
        namespace: null,
        sf: [
          ...['package', 'version', 'promote', '--package', need('package'), '--no-prompt'],
          ...['--target-dev-hub', need('target-dev-hub')],
        ],
      };
    default:
      throw new PackageUsageError(name === undefined ? 'A command is missing' : `Unknown command: ${name}`);
  }
}
