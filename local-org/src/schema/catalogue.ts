/** The standard objects of `data/standard-objects`: an index of their texts at once, each object parsed when it is first asked for. */
import { dataFile } from '../project/data-files.ts';
import type { TypeDraft } from './draft.ts';
import { parseObject } from './notation.ts';

/** In `data/standard-objects`, in the order of describes. */
const FILES = [
  'accounts',
  'selling',
  'marketing',
  'service',
  'activities',
  'content',
  'chatter',
  'payments',
  'users',
  'automation',
  'setup',
];

let contents: readonly string[] | null = null;

const contentsOfFiles = (): readonly string[] =>
  (contents ??= FILES.map((name) => dataFile(`standard-objects/${name}`)));

let texts: ReadonlyMap<string, string> | null = null;

/** Text of every standard object by name. */
function standardTexts(): ReadonlyMap<string, string> {
  if (texts === null) {
    const found = new Map<string, string>();
    for (const file of contentsOfFiles()) {
      for (const text of file.split(/\n(?=@)/)) {
        if (text[0] === '@') found.set(text.slice(1, text.indexOf(' ')), text);
      }
    }
    texts = found;
  }
  return texts;
}

export function standardNames(): string[] {
  return [...standardTexts().keys()];
}

/** A fresh draft of the standard object, to be customised by a project. */
export function standardDraft(name: string): TypeDraft {
  return parseObject(standardTexts().get(name)!);
}

/** Content of the catalogue, for fingerprints. */
export function catalogueText(): string {
  return contentsOfFiles().join('');
}
