/** Mutations that no test can catch, or need not, each with its reason: config/mutation-survivors.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Survivor {
  /** Name of the class. */
  readonly class: string;
  /** The line without spaces around it, and what the mutation made of it. */
  readonly line: string;
  readonly mutated: string;
  readonly reason: string;
}

export function readSurvivors(root: string): readonly Survivor[] {
  return JSON.parse(readFileSync(path.join(root, 'config/mutation-survivors.json'), 'utf8')) as Survivor[];
}

export const reasonFor = (survivors: readonly Survivor[], one: Omit<Survivor, 'reason'>): string | null =>
  survivors.find((known) => known.class === one.class && known.line === one.line && known.mutated === one.mutated)
    ?.reason ?? null;
