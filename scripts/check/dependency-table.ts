/** The table of dependencies in ARCHITECTURE.md names every package of the manifests but those of this repository, and no other. */
import type { Finding } from './gate.ts';
import { lineAt, type Project } from './project.ts';

const DOCUMENT = 'ARCHITECTURE.md';
const HEADING = '\n## Dependencies and their reasons\n';
const MANIFEST = /^([\w-]+\/)?package\.json$/;
/** The names in the first cell of a row. */
const FIRST_CELL = /^\|([^|\n]*`[^|\n]*)\|/gm;
const NAME = /`([^`\s]+)`/g;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

interface Row {
  readonly name: string;
  readonly line: number;
}

export function dependencyTableFindings(project: Project): readonly Finding[] {
  const text = project.text(DOCUMENT);
  const start = text.indexOf(HEADING);
  if (start < 0) return [];
  const rows = rowsOf(text, start + HEADING.length);
  const manifests = project.matching(MANIFEST);
  const missing = manifests.flatMap((path) => missingIn(project, path, rows));
  const all = manifests.map((path) => project.text(path)).join('\n');
  const stale = rows.filter(
    ({ name }) => !all.includes(`"${name.replace(/\*$/, '')}`) && !all.includes(`npm:${name}@`),
  );
  return [
    ...missing,
    ...stale.map(({ name, line }) => ({ path: DOCUMENT, line, message: `no manifest has the dependency ${name}` })),
  ];
}

function rowsOf(text: string, start: number): readonly Row[] {
  const end = text.indexOf('\n## ', start);
  const table = text.slice(0, end < 0 ? undefined : end);
  return [...table.matchAll(FIRST_CELL)]
    .filter(({ index }) => index >= start)
    .flatMap(({ index, 1: cell }) =>
      [...cell!.matchAll(NAME)].map(([, name]) => ({ name: name!, line: lineAt(text, index) })),
    );
}

function missingIn(project: Project, path: string, rows: readonly Row[]): readonly Finding[] {
  const text = project.text(path);
  const manifest = JSON.parse(text) as Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
  const names = KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return [...new Set(names)]
    .filter((name) => !project.has(`${name}/package.json`))
    .filter((name) => !rows.some((row) => row.name === name || isBelow(name, row.name)))
    .map((name) => ({
      path,
      line: lineAt(text, text.indexOf(`"${name}"`)),
      message: `${name} has no reason in the table of ${DOCUMENT}`,
    }));
}

/** `@types/*` stands for all packages of the scope, `@salesforce/code-analyzer-*` for those that begin so. */
function isBelow(name: string, pattern: string): boolean {
  return pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1));
}
