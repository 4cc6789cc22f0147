/** What a TypeScript file exports and no file names, itself included. */
import type { Finding } from './gate.ts';
import { lineAt, type Project } from './project.ts';

const FILES = /^(?:local-org|local-org-pages|scripts|sf-plugin|bench|e2e)\/(?!.*\.d\.m?ts$).*\.m?ts$/;
/** Named by Apex and by components: the library's classes, and the modules of the platform. */
const CALLED_FROM_ELSEWHERE = /^local-org(?:\/src\/library|-pages\/src\/browser)\//;
const EXPORT = /^export (?:async |abstract )?(?:function|const|class|interface|type|enum)\*? ([\w$]+)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

export function unusedExports(project: Project): readonly Finding[] {
  const files = project.matching(FILES);
  const said = new Map<string, number>();
  for (const file of files) {
    for (const [word] of project.text(file).matchAll(WORD)) said.set(word, (said.get(word) ?? 0) + 1);
  }
  return files
    .filter((file) => !CALLED_FROM_ELSEWHERE.test(file))
    .flatMap((path) => {
      const text = project.text(path);
      return [...text.matchAll(EXPORT)]
        .filter((match) => said.get(match[1]) === 1)
        .map((match) => ({ path, line: lineAt(text, match.index), message: `nothing uses the export ${match[1]}` }));
    });
}
