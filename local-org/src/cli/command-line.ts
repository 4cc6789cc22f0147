/** The command line. Exit codes: 0 done, 1 failed, 2 a command line that cannot be understood, 100 a test failed. */
import { CompileFailure } from '../apex/compile-failure.ts';
import { ProjectError } from '../project/project-error.ts';
import { StoreError } from '../store/store-error.ts';
import { UnknownTestError } from '../testing/unknown-test-error.ts';
import { EXIT_ERROR, EXIT_OK, EXIT_USAGE, processOutput, UsageError, type Output } from './output.ts';
import { WORKER_COMMAND } from '../testing/worker-command.ts';
import { USAGE } from './usage.ts';

type Command = (args: readonly string[], output: Output) => Promise<number>;

/** Each is loaded when it is asked for: what the server needs takes longer to load than tests to start. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  test: async () => (await import('./test.ts')).testCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  exec: async () => (await import('./exec.ts')).execCommand,
  reset: async () => (await import('./reset.ts')).resetCommand,
  start: async () => (await import('./start.ts')).startCommand,
  install: async () => (await import('./install.ts')).installCommand,
  uninstall: async () => (await import('./install.ts')).uninstallCommand,
};

export async function main(args: readonly string[], output: Output = processOutput): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help' || rest.includes('--help')) {
    if (name === undefined) output.err(USAGE);
    else output.out(USAGE);
    return name === undefined ? EXIT_USAGE : EXIT_OK;
  }
  try {
    const command = COMMANDS[name];
    if (command === undefined) throw new UsageError(`Unknown command: ${name}`);
    return await (
      await command()
    )(rest, output);
  } catch (error) {
    return explain(error, output);
  }
}

function explain(error: unknown, output: Output): number {
  const code = (error as { code?: unknown }).code;
  if (
    error instanceof UsageError ||
    error instanceof UnknownTestError ||
    (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
  ) {
    output.err(`${(error as Error).message}\n\n${USAGE}`);
    return EXIT_USAGE;
  }
  const isKnown = error instanceof CompileFailure || error instanceof ProjectError || error instanceof StoreError;
  output.err(isKnown ? error.message : `${(error as Error).stack ?? String(error)}`);
  return EXIT_ERROR;
}

if (process.argv[2] === WORKER_COMMAND) (await import('./test-worker.ts')).runWorker();
else if (/(?:main\.ts|cli\.mjs|main\.mjs)$/.test(process.argv[1] ?? ''))
  process.exitCode = await main(process.argv.slice(2));
