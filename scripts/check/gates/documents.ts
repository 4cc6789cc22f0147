/** Documents name what is there: linked files and headings, scripts of package.json, files of the project, reason codes of the code. */
import path from 'node:path';
import { apexSources, MAIN } from '../apex-sources.ts';
import { dependencyTableFindings } from '../dependency-table.ts';
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';

const DOCUMENTS = /^(local-org(?:-pages)?\/)?(docs\/)?[\w-]+\.md$/;
const CODES_IN = 'docs/operations.md';
/** Classes whose constants are codes of a run, a record or a finding. */
const CODE_CLASSES =
  /\/(FailureReason|RunRefusal|StartResult|Preflight|PreflightFinding|TrackedFields|AutomationInventory)\.cls$/;
const FILES = /`((?:scripts|config|docs|force-app|local-org|local-org-pages|bench|e2e)\/[\w./-]*\.\w+)`/g;

export const documentsGate: Gate = {
  name: 'documents',
  about: `links, files and npm scripts in documents are there; ${CODES_IN} explains every reason code, ARCHITECTURE.md every dependency`,
  run(project) {
    const documents = project.matching(DOCUMENTS);
    return [
      ...documents.flatMap((file) => inDocument(project, file)),
      ...unexplained(project),
      ...dependencyTableFindings(project),
    ];
  },
};

function inDocument(project: Project, file: string): readonly Finding[] {
  const text = project.text(file);
  const find = (pattern: RegExp, judge: (name: string) => string | null): readonly Finding[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const message = judge(match[1]);
      return message === null ? [] : [{ path: file, line: lineAt(text, match.index), message }];
    });
  return [
    ...find(/\]\((?!https?:)([^)\s]+)\)/g, (link) => linkProblem(project, file, link)),
    ...find(/\bnpm run ([\w:-]+)/g, (script) =>
      hasScript(project, script) ? null : `package.json has no script ${script}`,
    ),
    ...find(FILES, (name) => (project.has(name) ? null : `there is no file ${name}`)),
  ];
}

function linkProblem(project: Project, file: string, link: string): string | null {
  const [target, heading] = link.split('#');
  const name = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  if (!project.has(name)) return `there is no file ${name}`;
  return heading === undefined || headings(project.text(name)).has(heading)
    ? null
    : `${name} has no heading #${heading}`;
}

/** As GitHub makes them. */
function headings(text: string): ReadonlySet<string> {
  const lines = text.match(/^#+ .*$/gm) ?? [];
  return new Set(
    lines.map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function hasScript(project: Project, name: string): boolean {
  return name in ((JSON.parse(project.text('package.json')) as { scripts?: object }).scripts ?? {});
}

function unexplained(project: Project): readonly Finding[] {
  const text = project.text(CODES_IN);
  return reasonCodes(project).flatMap(({ code, path: file, line }) =>
    text.includes(`\`${code}\``)
      ? []
      : [{ path: file, line, message: `${CODES_IN} does not explain the code ${code}` }],
  );
}

interface Code {
  readonly code: string;
  readonly path: string;
  readonly line: number;
}

function reasonCodes(project: Project): readonly Code[] {
  return apexSources(project, MAIN).flatMap(({ path: file, code: source }) => {
    const patterns = [/RunLifecycle\.fail\([^,]+,\s*'(\w+)'/g, /Reason_Code__c = '(\w+)'/g];
    if (CODE_CLASSES.test(file)) patterns.push(/static final String \w+ = '([a-z_]+)'/g, /'([A-Z_]{6,})' =>/g);
    return patterns.flatMap((pattern) =>
      [...source.matchAll(pattern)].map((match) => ({ code: match[1], path: file, line: lineAt(source, match.index) })),
    );
  });
}
