/** Where the command line writes: the only module of this program that does. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export const processOutput: Output = {
  out: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  err: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
};

/** A command line that cannot be understood: its sentence and the usage are shown, and the exit code is 2. */
export class UsageError extends Error {}

export const EXIT_OK = 0;
export const EXIT_ERROR = 1;
export const EXIT_USAGE = 2;
/** As `sf apex run test`. */
export const EXIT_TESTS_FAILED = 100;
