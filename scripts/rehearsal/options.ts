/** What `npm run rehearse` accepts. */
import { parseArgs } from 'node:util';

export const STAGES = ['check', 'deploy', 'mask', 'probe', 'conformance', 'remove', 'all'] as const;
export type Stage = (typeof STAGES)[number];

export const USAGE = `Usage: npm run rehearse -- [options]

  --target-org ORG       an org that the Salesforce CLI knows (default: an empty sandbox on this machine)
  --stage STAGE          ${STAGES.join(', ')} (default: all)
                         check   shows the org and what would be done; writes nothing
                         deploy  deploys the package and runs its Apex tests
                         mask    loads records, masks the org, and scans it through the API
                         probe   carries out the probe of every assumption
                         conformance  runs the conformance cases of the local org as Apex tests
                         remove  removes what earlier stages brought
  --records N            contacts and leads to load (default: 400)
  --only ID              only this assumption or conformance case; may be given several times
  --keep                 leaves in the org what was brought
  --mask-all-records     masks a sandbox that has records of its own
  --output-dir FOLDER    of report.md and report.json (default: rehearsal)
`;

export class RehearsalUsageError extends Error {}

export interface RehearsalOptions {
  readonly targetOrg: string | null;
  readonly stage: Stage;
  readonly records: number;
  readonly only: readonly string[];
  readonly keep: boolean;
  readonly maskAllRecords: boolean;
  readonly outputDir: string;
}

/** Throws RehearsalUsageError, and what parseArgs throws. */
export function readOptions(args: readonly string[]): RehearsalOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'target-org': { type: 'string', short: 'o' },
      stage: { type: 'string', default: 'all' },
      records: { type: 'string', default: '400' },
      only: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
      'mask-all-records': { type: 'boolean', default: false },
      'output-dir': { type: 'string', default: 'rehearsal' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const stage = STAGES.find((name) => name === values.stage);
  if (stage === undefined) throw new RehearsalUsageError(`--stage must be one of ${STAGES.join(', ')}`);
  const records = Number(values.records);
  if (!Number.isInteger(records) || records < 2 || records > 100_000)
    throw new RehearsalUsageError('--records must be a whole number from 2 to 100000');
  return {
    targetOrg: values['target-org'] ?? null,
    stage,
    records,
    only: values.only,
    keep: values.keep,
    maskAllRecords: values['mask-all-records'],
    outputDir: values['output-dir'],
  };
}
