/** What two compilers report about the same generated classes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileSources } from 'local-org';
import { program } from './program.ts';

/** First message of each class that is refused, by its number. */
export type Verdicts = Readonly<Record<number, string>>;

export interface Recorded {
  readonly seed: number;
  readonly count: number;
  /** Of all sources: another generator makes other programs. */
  readonly digest: string;
  /** Numbers of the classes that Salesforce's compiler refuses. */
  readonly refused: readonly number[];
}

export interface Disagreement {
  readonly number: number;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** The comparison cannot be made. */
export class ComparisonError extends Error {}

const RECORDED = path.join('scripts', 'differential', 'verdicts.json');
const API_VERSION = '65.0';
const META = `<?xml version="1.0" encoding="UTF-8"?>\n<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>${API_VERSION}</apiVersion><status>Active</status></ApexClass>\n`;

/** Writes the classes of a seed into a project, runs `work` on its folder and removes it. */
export function withPrograms<T>(seed: number, count: number, work: (folder: string, digest: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'differential-'));
  const classes = path.join(folder, 'main', 'classes');
  mkdirSync(classes, { recursive: true });
  writeFileSync(
    path.join(folder, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: API_VERSION }),
  );
  const hash = createHash('sha256');
  try {
    for (let number = 1; number <= count; number++) {
      const { name, source } = program(seed, number);
      hash.update(source);
      writeFileSync(path.join(classes, `${name}.cls`), source);
      writeFileSync(path.join(classes, `${name}.cls-meta.xml`), META);
    }
    return work(folder, hash.digest('hex'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the local org's compiler states. */
export function ourVerdicts(folder: string): Verdicts {
  const { diagnostics } = compileSources({ folders: [folder], checkOnly: true });
  return firstMessages(diagnostics.filter(({ severity }) => severity === 'error'));
}

/** What Salesforce's compiler reports, run by `command -j FOLDER`. Throws ComparisonError when that prints no JSON. */
export function theirVerdicts(command: string, folder: string): Verdicts {
  let output: string;
  try {
    output = execFileSync(command, ['-j', folder], { encoding: 'utf8', maxBuffer: 1 << 28 });
  } catch (error) {
    // Exit code 1: there are errors.
    output = (error as { stdout?: string }).stdout ?? '';
  }
  return firstMessages(errorsIn(output, command));
}

function errorsIn(output: string, command: string): readonly Reported[] {
  try {
    return (JSON.parse(output) as { errors: Reported[] }).errors;
  } catch (cause) {
    throw new ComparisonError(`${command} -j FOLDER printed no JSON. Give the path of Salesforce's compiler.`, {
      cause,
    });
  }
}

/** The verdicts that are kept in the repository, with the classes that they are about. */
export function readRecorded(): Recorded & { readonly verdicts: Verdicts } {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;
  return { ...recorded, verdicts: Object.fromEntries(recorded.refused.map((number) => [number, 'refused'])) };
}

interface Reported {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

function firstMessages(found: readonly Reported[]): Verdicts {
  const verdicts: Record<number, string> = {};
  for (const { path: file, line, message } of found) {
    const number = Number(/Generated(\d+)\.cls$/.exec(file)?.[1]);
    verdicts[number] ??= `${line}: ${message}`;
  }
  return verdicts;
}

export function disagreements(count: number, ours: Verdicts, theirs: Verdicts): Disagreement[] {
  const found: Disagreement[] = [];
  for (let number = 1; number <= count; number++)
    if ((ours[number] === undefined) !== (theirs[number] === undefined))
      found.push({ number, ours: ours[number] ?? null, theirs: theirs[number] ?? null });
  return found;
}
