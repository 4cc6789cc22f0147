import { parseArgs } from 'node:util';

export interface DemoOptions {
  readonly records: number;
  readonly seed: number;
  readonly serve: boolean;
  /** Where the pages are served; null: the first free port from 8080. */
  readonly port: number | null;
  /** Open the pages in a browser. */
  readonly open: boolean;
  readonly json: string | null;
  readonly orgDir: string;
  /** True for the demo's own folder: an org of another size or seed in it is replaced by the one that is asked for. */
  readonly replaceOther: boolean;
  readonly reset: boolean;
  readonly watch: boolean;
}

export const USAGE = `Usage: npm start -- [options]

Builds a production-like org, refreshes it into a full sandbox and masks the sandbox with the package's own Apex.

  --records N    records in production, 100 to 5000000 (default 20000)
  --seed S       another seed makes another org; the same seed the same (default 1)
  --json FILE    write the summary for programs as well
  --org-dir DIR  where the two orgs are kept (default .local-org/demo, where orgs
                 of another size or seed are replaced; in DIR they never are)
  --reset        delete the orgs of earlier runs in that folder first
  --port N       where the app's pages are served until Ctrl-C (default: the
                 first free port from 8080); also when the output is piped
  --open         open them in the browser
  --no-serve     end after the summary; so does a piped output without --port
                 or --open
  --watch        while they are served, open pages follow changes of the components
  --help         show this text
`;

const OWN_FOLDER = '.local-org/demo';

/** A command line that cannot be understood: the program shows the sentence and the usage, and exits with 2. */
export class UsageError extends Error {}

export function parseOptions(args: readonly string[]): DemoOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  return {
    records: integer('--records', values.records, 100, 5_000_000),
    seed: integer('--seed', values.seed, 0, 2 ** 31 - 1),
    serve: !values['no-serve'],
    port: values.port === undefined ? null : integer('--port', values.port, 0, 65_535),
    open: values.open,
    json: values.json ?? null,
    orgDir: values['org-dir'] ?? OWN_FOLDER,
    replaceOther: values['org-dir'] === undefined,
    reset: values.reset,
    watch: values.watch,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: false,
      options: {
        records: { type: 'string', default: '20000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'string' },
        'org-dir': { type: 'string' },
        reset: { type: 'boolean', default: false },
        port: { type: 'string' },
        open: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        'no-serve': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function integer(flag: string, text: string, min: number, max: number): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`${flag} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}
