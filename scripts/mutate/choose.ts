/** The mutations of a module, and a random choice of them that a seed repeats. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mutationsOf, type Mutation } from './mutations.ts';

export interface Candidate extends Mutation {
  readonly file: string;
  readonly className: string;
  readonly source: string;
}

/**
 * @param module a folder of force-app/main; `all` for every one
 * @param classes names of classes that alone are read; null for all. Parsing all of them takes many seconds.
 */
export function candidatesIn(
  root: string,
  module: string,
  classes: ReadonlySet<string> | null = null,
): readonly Candidate[] {
  const folder = path.join('force-app/main', module === 'all' ? '.' : module);
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cls') && (classes === null || classes.has(path.basename(name, '.cls'))))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const source = readFileSync(path.join(root, file), 'utf8');
      const className = path.basename(name, '.cls');
      return mutationsOf(source).map((mutation) => ({ ...mutation, file, className, source }));
    });
}

/** Fisher and Yates, with the numbers of mulberry32. */
export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const result = [...items];
  let state = seed;
  for (let last = result.length - 1; last > 0; last--) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const place = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (last + 1));
    [result[last], result[place]] = [result[place]!, result[last]!];
  }
  return result;
}
