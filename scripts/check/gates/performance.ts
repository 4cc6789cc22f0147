/** The tables of docs/performance.md are made of what was measured. */
import { RESULTS_FILE, resultsOf } from '../../../bench/conditions-table.ts';
import { blocksOf, linesOf, MEASUREMENTS_FILE } from '../../../bench/measurement-tables.ts';
import { blockBetween, replaceBetween } from '../generated.ts';
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';

const FILE = 'docs/performance.md';

export const performanceGate: Gate = {
  name: 'performance',
  about: `the tables in ${FILE} are what ${MEASUREMENTS_FILE} and ${RESULTS_FILE} contain`,
  inputs: /^(docs\/performance\.md|bench\/.*)$/,
  run(project) {
    return [...blocks(project)].flatMap(([name, text]) => differenceOf(project, name, text));
  },
  write(project) {
    let document = project.text(FILE);
    for (const [name, text] of blocks(project)) document = replaceBetween(document, name, text);
    project.write(FILE, document);
  },
};

const blocks = (project: Project): ReadonlyMap<string, string> =>
  blocksOf(linesOf(project.text(MEASUREMENTS_FILE)), resultsOf(project.text(RESULTS_FILE)));

function differenceOf(project: Project, name: string, text: string): readonly Finding[] {
  const found = blockBetween(project.text(FILE), name);
  if (found.text === text.trim()) return [];
  const message =
    found.text === null
      ? `has no generated block "${name}"`
      : `the block "${name}" is not what was measured: npm run check -- --write`;
  return [{ path: FILE, line: found.line, message }];
}
