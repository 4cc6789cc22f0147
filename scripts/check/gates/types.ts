/** What the TypeScript compiler says. */
import type { Finding, Gate } from '../gate.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

const LINE = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

export const typesGate: Gate = {
  name: 'types',
  about: 'the TypeScript compiles: tsc, strict',
  async run(project) {
    const result = await runNode(
      'node_modules/typescript/bin/tsc',
      ['-p', 'tsconfig.json', '--pretty', 'false'],
      project.root,
    );
    const findings = result.stdout.split('\n').flatMap((line): readonly Finding[] => {
      const match = LINE.exec(line.trimEnd());
      return match === null
        ? []
        : [{ path: relativePath(project.root, match[1]), line: Number(match[2]), message: match[3] }];
    });
    if (findings.length === 0 && result.status !== 0) throw unexpected('tsc', result);
    return findings;
  },
};
