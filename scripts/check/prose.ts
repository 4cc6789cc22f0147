/** The sentences of a project: labels, documents, comments, test names and file names, apart from its code. */
import path from 'node:path';

export interface Sentence {
  /** Where the text begins in its file; 0 for the file name. */
  readonly offset: number;
  readonly text: string;
}

const LITERAL_OR_COMMENT =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const APEX_LITERAL_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** Also after `test.each([...])`, a table in a template, and a choice such as `(hasBrowser ? describe : describe.skip)`. */
const TEST_NAME =
  /(?:\b(?:describe|test|it)(?:\.\w+)*\)?|\]\)|\]\s+as\s+const\)|`\))\s*\(\s*('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`)/g;
const APEX_TEST_NAME = /(?:@IsTest|testMethod)\b[^{;]*?\bvoid\s+(\w+)\s*\(/gi;
const LABELS =
  /<(value|label|description|masterLabel|inlineHelpText|shortDescription|errorMessage|pluralLabel)>([\s\S]*?)<\/\1>/g;
const XML_COMMENT = /<!--[\s\S]*?-->/g;
const CODE_IN_DOCUMENT = /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/gm;

/** The sentences of a file, its name included. */
export function sentencesOf(file: string, text: string): readonly Sentence[] {
  return [{ offset: 0, text: wordsOf(path.posix.basename(file)) }, ...sentencesIn(file, text)];
}

function sentencesIn(file: string, text: string): readonly Sentence[] {
  if (/\.(ts|mts|js|mjs|cjs)$/.test(file)) {
    return [...commentsIn(text, LITERAL_OR_COMMENT), ...groupsIn(text, TEST_NAME)];
  }
  if (/\.(cls|trigger|apex)$/.test(file)) {
    return [...commentsIn(text, APEX_LITERAL_OR_COMMENT), ...groupsIn(text, APEX_TEST_NAME)];
  }
  if (/\.md$/.test(file)) return [{ offset: 0, text: text.replace(CODE_IN_DOCUMENT, blank) }];
  if (/\.xml$/.test(file)) return [...groupsIn(text, LABELS, 2), ...groupsIn(text, XML_COMMENT, 0)];
  return /\.html$/.test(file) ? groupsIn(text, XML_COMMENT, 0) : [];
}

function commentsIn(text: string, pattern: RegExp): readonly Sentence[] {
  return [...text.matchAll(pattern)]
    .filter(([found]) => found.startsWith('//') || found.startsWith('/*'))
    .map((match) => ({ offset: match.index, text: match[0].replace(/`[^`\n]*`/g, blank) }));
}

/** What a group of a pattern holds; names of methods as words. */
function groupsIn(text: string, pattern: RegExp, group = 1): readonly Sentence[] {
  return [...text.matchAll(pattern)].map((match) => ({
    offset: match.index + match[0].indexOf(match[group]!),
    text: /^\w+$/.test(match[group]!) ? wordsOf(match[group]!) : match[group]!,
  }));
}

/** `aDeadChunk` and `dead-chunk` as words. */
function wordsOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}
