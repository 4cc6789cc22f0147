/** The table of the scenarios with the conditions of a real org in docs/performance.md is what they have measured. */
import { CONDITIONS_BLOCK, conditionsTable, RESULTS_FILE, resultsOf } from '../../../bench/conditions-table.ts';
import { blockBetween, replaceBetween } from '../generated.ts';
import type { Gate } from '../gate.ts';
import type { Project } from '../project.ts';

const FILE = 'docs/performance.md';

export const conditionsGate: Gate = {
  name: 'conditions',
  about: `the table of scenarios in ${FILE} is what ${RESULTS_FILE} says`,
  inputs: /^(docs\/performance\.md|bench\/conditions.*)$/,
  run(project) {
    const { text, line } = blockBetween(project.text(FILE), CONDITIONS_BLOCK);
    if (text === table(project)) return [];
    const message =
      text === null
        ? `has no generated block "${CONDITIONS_BLOCK}"`
        : `the table of scenarios is not what ${RESULTS_FILE} says: npm run check -- --write`;
    return [{ path: FILE, line, message }];
  },
  write(project) {
    project.write(FILE, replaceBetween(project.text(FILE), CONDITIONS_BLOCK, table(project)));
  },
};

const table = (project: Project): string => conditionsTable(resultsOf(project.text(RESULTS_FILE)));
