/** The findings of Code Analyzer that stay, as a reviewer reads them: the table in docs/security.md is made from config/accepted-findings.json. */
import { acceptedOf } from '../accepted.ts';
import { blockBetween, replaceBetween } from '../generated.ts';
import type { Gate } from '../gate.ts';
import type { Project } from '../project.ts';

const FILE = 'docs/security.md';
const NAME = 'false positives';
const ENGINES = ['code-analyzer', 'graph-engine'];

export const falsePositivesGate: Gate = {
  name: 'false-positives',
  about: `the table of Code Analyzer's false positives in ${FILE} is what config/accepted-findings.json says`,
  run(project) {
    const { text, line } = blockBetween(project.text(FILE), NAME);
    if (text === table(project)) return [];
    const message =
      text === null
        ? `has no generated block "${NAME}"`
        : 'the table of false positives is stale: npm run check -- --write';
    return [{ path: FILE, line, message }];
  },
  write(project) {
    project.write(FILE, replaceBetween(project.text(FILE), NAME, table(project)));
  },
};

function table(project: Project): string {
  const rows = ENGINES.flatMap((gate) => acceptedOf(project, gate)).map(
    ({ gate, path, message, reason }) => `| ${gate} | \`${message}\` | \`${placeOf(path)}\` | ${reason} |`,
  );
  return ['| gate | report | where | why it is none |', '|---|---|---|---|', ...rows].join('\n');
}

/** The class or field; a folder as it is. */
function placeOf(path: string): string {
  return path.endsWith('/*') ? path.slice(0, -1) : path.replace(/^.*\//, '').replace(/\.cls$|\.field-meta\.xml$/, '');
}
