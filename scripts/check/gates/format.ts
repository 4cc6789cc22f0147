/** Every file is formatted by Prettier: Apex, TypeScript, templates, XML, documents. */
import { withApexParser } from '../apex-parser.ts';
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';
import { runNode, unexpected } from '../tool.ts';

export const formatGate: Gate = {
  name: 'format',
  about: 'every file is formatted: npm run format',
  inputs: /./,
  run: (project) => notFormatted(project, ['.'], project.files()),
  runOn: (project, files) => notFormatted(project, ['--ignore-unknown', ...files], files),
};

async function notFormatted(
  project: Project,
  args: readonly string[],
  checked: readonly string[],
): Promise<readonly Finding[]> {
  const result = await withApexParser(project.root, checked, (parser) =>
    runNode('node_modules/prettier/bin/prettier.cjs', ['--list-different', ...parser, ...args], project.root),
  );
  const files = result.stdout.split('\n').filter((line) => line !== '');
  if (result.status === 2 || (result.status !== 0 && files.length === 0)) throw unexpected('prettier', result);
  return files.map((path) => ({ path, line: 1, message: 'is not formatted: npm run format' }));
}
