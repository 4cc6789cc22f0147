/** What the TypeScript compiler reports. */
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

const LINE = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

/** The components have their own: they run in a browser. The second is checked where it is there. */
const PROJECTS = ['tsconfig.json', 'force-app/main/app/lwc/tsconfig.json'];

export const typesGate: Gate = {
  name: 'types',
  about: 'the TypeScript compiles: tsc, strict, the components too',
  inputs: /\.(?:ts|mts|json)$/,
  async run(project) {
    const findings: Finding[] = [];
    for (const file of PROJECTS.filter((name, index) => index === 0 || project.has(name))) {
      findings.push(...(await inProject(project, file)));
    }
    return findings;
  },
};

async function inProject(project: Project, file: string): Promise<readonly Finding[]> {
  const result = await runNode('node_modules/typescript/bin/tsc', ['-p', file, '--pretty', 'false'], project.root);
  const findings = result.stdout.split('\n').flatMap((line): readonly Finding[] => {
    const match = LINE.exec(line.trimEnd());
    return match === null
      ? []
      : [{ path: relativePath(project.root, match[1]), line: Number(match[2]), message: match[3] }];
  });
  if (findings.length === 0 && result.status !== 0) throw unexpected('tsc', result);
  return findings;
}
