/** Words that must not be in a file, and files that are too long. */
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';

const CODE = /\.(cls|trigger|apex|ts|js|mjs|cjs|html|css)$/;
const TEXT = /\.(cls|trigger|apex|ts|js|mjs|cjs|html|css|md|json|xml|yml|sh|txt)$|^\.ci\//;
const LOCAL_ORG = /^local-org(?:-pages)?\/src\//;
/** What talks to people. */
const REPORTERS = /^local-org\/src\/(cli|testing\/report)\//;
/** Of a file; the first that fits. */
const LIMITS: readonly { readonly files: RegExp; readonly lines: number }[] = [
  { files: /\/lwc\/\w+\/\w+\.ts$/, lines: 200 },
  { files: CODE, lines: 500 },
];

interface Rule {
  readonly where: (path: string) => boolean;
  readonly pattern: RegExp;
  readonly message: (text: string) => string;
}

const RULES: readonly Rule[] = [
  {
    where: (path) => TEXT.test(path),
    pattern:
      /(?<![\w.:)}-])\/(?:home|Users|root|work|private\/tmp|var\/folders)\/[\w.-]+|\b[A-Z]:\\{1,2}Users\\{1,2}\w+/g,
    message: (text) => `a path of somebody's machine: ${text}`,
  },
  {
    where: (path) => CODE.test(path),
    pattern: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/g,
    message: (text) => `${text}: do it, or write an issue`,
  },
  {
    where: (path) => LOCAL_ORG.test(path) && !REPORTERS.test(path),
    pattern: /\bconsole\.\w+|\bprocess\.std(?:out|err)\b/g,
    message: (text) => `only the command line talks to people: ${text}`,
  },
];

export const wordsGate: Gate = {
  name: 'words',
  about: `no console output in the sources of the local org, no path of a machine, no note to do, no file over 500 lines, and no part of a component over 200`,
  run(project) {
    return [...RULES.flatMap((rule) => breaking(project, rule)), ...tooLong(project)];
  },
};

function breaking(project: Project, { where, pattern, message }: Rule): readonly Finding[] {
  return project
    .files()
    .filter((path) => where(path) && path !== 'package-lock.json')
    .flatMap((path) => {
      const text = project.text(path);
      return [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: message(match[0]),
      }));
    });
}

function tooLong(project: Project): readonly Finding[] {
  return project.matching(CODE).flatMap((path) => {
    const lines = project.text(path).trimEnd().split('\n').length;
    const most = LIMITS.find(({ files }) => files.test(path))!.lines;
    return lines > most ? [{ path, line: most + 1, message: `${lines} lines; ${most} are enough for one file` }] : [];
  });
}
