/** What `npm run deploy:local` accepts, and the command that comes of it. */
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run deploy:local -- [options]

  --target-org ORG    an org that the Salesforce CLI knows (default: an empty org on this machine)
  --test-level LEVEL  NoTestRun, RunLocalTests, RunAllTestsInOrg
  --dry-run           check and test, change nothing
  --wait MINUTES      default 30
  --port N            of the org on this machine (default: any free one)
  --stay              keep the org on this machine running afterwards
`;

export class DeployUsageError extends Error {}

export interface DeployOptions {
  readonly targetOrg: string | null;
  readonly testLevel: string | null;
  readonly dryRun: boolean;
  readonly wait: number;
  readonly port: number;
  readonly stay: boolean;
}

const TEST_LEVELS = ['NoTestRun', 'RunLocalTests', 'RunAllTestsInOrg'];

/** Throws DeployUsageError, and what parseArgs throws. */
export function readOptions(args: readonly string[]): DeployOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'target-org': { type: 'string', short: 'o' },
      'test-level': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      wait: { type: 'string', default: '30' },
      port: { type: 'string', default: '0' },
      stay: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const level = values['test-level'] ?? null;
  if (level !== null && !TEST_LEVELS.includes(level))
    throw new DeployUsageError(`--test-level must be one of ${TEST_LEVELS.join(', ')}`);
  return {
    targetOrg: values['target-org'] ?? null,
    testLevel: level,
    dryRun: values['dry-run'],
    wait: wholeNumber('--wait', values.wait, 1),
    port: wholeNumber('--port', values.port, 0),
    stay: values.stay,
  };
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > 65_535)
    throw new DeployUsageError(`${name} must be a whole number from ${least} to 65535`);
  return value;
}

/** Arguments of `sf`, in the folder of the built package. */
export function deployCommand({ testLevel, dryRun, wait }: DeployOptions, org: string): string[] {
  return [
    ...[
      'project',
      'deploy',
      'start',
      '--source-dir',
      'force-app',
      '--target-org',
      org,
      '--wait',
      String(wait),
      '--concise',
    ],
    ...(testLevel === null ? [] : ['--test-level', testLevel]),
    ...(dryRun ? ['--dry-run'] : []),
  ];
}
