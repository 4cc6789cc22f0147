/** The words of the glossary (config/vocabulary.json) that labels, documents, comments, test names and file names must not use. */
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';
import { sentencesOf } from '../prose.ts';

const VOCABULARY_FILE = 'config/vocabulary.json';
/** Characters before and after a word in which an allowed phrase is searched. */
const CONTEXT = 60;
const LISTED = /^(docs\/images\/|package-lock\.json$)/;
const READ = /\.(ts|mts|js|mjs|cjs|cls|trigger|apex|md|xml|html)$/;

interface Entry {
  /** Alternatives of a regular expression, whole words in any case. */
  readonly old: string;
  readonly use: string;
  /** Phrases, as regular expressions, in which the word has its ordinary meaning. */
  readonly allowed: readonly string[];
}

interface Word {
  readonly pattern: RegExp;
  readonly use: string;
  readonly allowed: readonly RegExp[];
}

export const vocabularyGate: Gate = {
  name: 'vocabulary',
  about: `no word that the glossary replaces (${VOCABULARY_FILE}) in labels, documents, comments, test names and file names`,
  inputs: /./,
  run(project) {
    const { words } = JSON.parse(project.text(VOCABULARY_FILE) || '{"words":[]}') as { words: readonly Entry[] };
    const patterns = words.map(wordOf);
    return project
      .files()
      .filter((file) => !LISTED.test(file))
      .flatMap((file) => findingsIn(project, file, patterns));
  },
};

function wordOf({ old, use, allowed }: Entry): Word {
  const whole = (text: string): RegExp => new RegExp(`\\b(?:${text})\\b`, 'gi');
  return { pattern: whole(old), use, allowed: allowed.map(whole) };
}

function findingsIn(project: Project, file: string, words: readonly Word[]): readonly Finding[] {
  const text = READ.test(file) ? project.text(file) : '';
  return sentencesOf(file, text).flatMap((sentence) => {
    // Lines of a comment are one sentence; blanks keep the offsets.
    const plain = sentence.text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, (found) => ' '.repeat(found.length));
    return words.flatMap(({ pattern, use, allowed }) =>
      [...plain.matchAll(pattern)]
        .filter((match) => !isAllowed(plain, match, allowed))
        .map((match) => ({
          path: file,
          line: lineAt(text, sentence.offset + match.index),
          message: `"${match[0]}": ${use}`,
        })),
    );
  });
}

function isAllowed(text: string, match: RegExpExecArray, allowed: readonly RegExp[]): boolean {
  const start = Math.max(0, match.index - CONTEXT);
  const around = text.slice(start, match.index + match[0].length + CONTEXT).replace(/ +/g, ' ');
  return allowed.some((phrase) =>
    [...around.matchAll(phrase)].some(([found]) => found.toLowerCase().includes(match[0].toLowerCase())),
  );
}
