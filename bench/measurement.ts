/** What a measurement is: a name on the command line, and lines of figures. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** One JSON line; `bench` names the measurement. */
export interface Figures {
  readonly bench: string;
}

export interface Measurement {
  readonly name: string;
  /** Behind the name in the usage. */
  readonly options: string;
  readonly about: string;
  /** Throws UsageError when the arguments are wrong; gives each line as soon as it is known. */
  run(args: readonly string[], line: (figures: Figures) => void): Promise<void>;
}

export class UsageError extends Error {}

/** Values of `--name value` options, all texts. Throws UsageError. */
export function textOptions<const T extends Readonly<Record<string, string | undefined>>>(
  args: readonly string[],
  defaults: T,
): { readonly [K in keyof T]: T[K] extends string ? string : string | undefined } {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, value] of Object.entries(defaults))
    options[name] = { type: 'string', ...(value === undefined ? {} : { default: value }) };
  try {
    return parseArgs({ args: [...args], options }).values as never;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number within bounds. Throws UsageError. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} is a whole number from ${least} to ${most}.`);
  return value;
}

/** Some of the known names, in their order. Throws UsageError. */
export function someOf(name: string, text: string, known: readonly string[]): readonly string[] {
  const wanted = text.split(',');
  const unknown = wanted.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new UsageError(`--${name} are ${known.join()}: not ${unknown}.`);
  return known.filter((one) => wanted.includes(one));
}

/** Opportunities, tasks and comments of the demo have no Email field. */
const EMAIL_BEARING = 0.8;

/** How many records an org has with so many that bear addresses. */
export function recordsOfOrg(emailBearing: number): number {
  return Math.round(emailBearing / EMAIL_BEARING);
}

/** What goes on, for people: standard output is for figures. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
