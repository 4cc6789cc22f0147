/**
 * The conformance cases: Apex test methods, each with the answer of the platform that is recorded for it. Its comment states what shows the
 * behaviour (`Source:`), `Fails:` with the message where the platform ends the transaction and the test with it (`…` for a number), and
 * `Local:` with the reason where a case cannot be deployed to another org. A `Local:` of a class applies to all of its cases.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ConformanceCase {
  /** `Class.method`. */
  readonly id: string;
  readonly className: string;
  readonly method: string;
  readonly source: string | null;
  /** The message with which the platform ends the test; null: the test passes. */
  readonly fails: string | null;
  /** Why the case runs in the local org only. */
  readonly local: string | null;
}

const CASE = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?@IsTest\s+static void (\w+)\(\)/g;

/** The cases of a folder of Apex classes. */
export function casesOf(folder: string): ConformanceCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.cls'))
    .flatMap((file) =>
      casesIn(path.basename(file, '.cls'), readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')),
    );
}

export function casesIn(className: string, text: string): ConformanceCase[] {
  const ofClass = noteIn(/^\/\*\*((?:(?!\*\/)[^])*)\*\//.exec(text)?.[1] ?? '', 'Local');
  return [...text.matchAll(CASE)].map(([, comment = '', method]) => ({
    id: `${className}.${method!}`,
    className,
    method: method!,
    source: noteIn(comment, 'Source'),
    fails: noteIn(comment, 'Fails'),
    local: ofClass ?? noteIn(comment, 'Local'),
  }));
}

/** What a comment states after a word, up to the next of these words. */
function noteIn(comment: string, word: 'Source' | 'Fails' | 'Local'): string | null {
  const found = new RegExp(`${word}:\\s*([^]*?)\\s*(?:\\*\\s*(?:Source|Fails|Local):|$)`).exec(comment)?.[1];
  return found?.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim() || null;
}

/** `…` at the end of what is recorded stands for a number that is no promise of the platform. */
export function failsAsRecorded(fails: string, message: string | null): boolean {
  if (message === null || !fails.endsWith('…')) return message === fails;
  const start = fails.slice(0, -1);
  return message.startsWith(start) && /^\d+$/.test(message.slice(start.length));
}
