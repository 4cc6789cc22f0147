/** Code can be found by its file's name: few files share one. */
import path from 'node:path';
import type { Finding, Gate } from '../gate.ts';

const CODE = /(?<!\.d)\.(?:ts|mts|js|mjs|cjs|cls|trigger|apex)$/;
const MOST = 3;

/** Names that something else decides. */
const DECIDED: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /\/index\.ts$/, reason: 'the entry point of a folder' },
  { files: /^sf-plugin\/src\/commands\//, reason: 'the framework names a command by its file' },
  { files: /\/lwc\/\w+\/labels\.ts$/, reason: 'the labels of a component, which import no other component' },
];

export const fileNamesGate: Gate = {
  name: 'file-names',
  about: `no more than ${MOST} files of code have the same name, but for ${DECIDED.map(({ reason }) => reason).join('; ')}`,
  run(project) {
    const byName = new Map<string, string[]>();
    for (const file of project.matching(CODE)) {
      if (DECIDED.some(({ files }) => files.test(file))) continue;
      const name = path.posix.basename(file);
      byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    return [...byName].flatMap(([name, files]) =>
      files.length <= MOST
        ? []
        : files.map((file): Finding => ({
            path: file,
            line: 1,
            message: `${files.length} files are called ${name}; ${MOST} are enough`,
          })),
    );
  },
};
