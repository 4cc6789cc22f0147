/**
 * What Code Analyzer's graph engine finds on the paths through the Apex. It takes minutes and, given no limit of time, always finds the
 * same in the same sources: what it found is kept in a file with their digest, and asked anew as soon as they are others.
 */
import { createHash } from 'node:crypto';
import { ALL, withoutComments } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';
import { analyze } from './code-analyzer.ts';

const FILE = 'config/graph-engine.json';
/** What the engine reads. */
const SOURCES = /^force-app\/main\/.*\.(cls|trigger|object-meta\.xml|field-meta\.xml)$/;
/** Source: Salesforce Code Analyzer, Graph Engine, engine directives. */
const DIRECTIVE = /\bsfge-disable/;
/** How it is asked, and which version answers. */
const QUESTION = ['scripts/check/code-analyzer.mjs', 'scripts/check/gates/graph-engine.ts'];
const PACKAGES = ['@salesforce/code-analyzer-core', '@salesforce/code-analyzer-sfge-engine'];

interface Kept {
  readonly digest: string;
  readonly findings: readonly Finding[];
}

export const graphEngineGate: Gate = {
  name: 'graph-engine',
  about:
    "Code Analyzer's graph engine finds nothing on any path through the Apex (needs Java; minutes when Apex changed)",
  async run(project) {
    return keptOf(project)?.findings ?? (await ask(project));
  },
  async write(project) {
    const kept: Kept = keptOf(project) ?? { digest: digestOf(project), findings: await ask(project) };
    project.write(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  },
};

/** Null when the sources are not those of which the engine was asked. */
function keptOf(project: Project): Kept | null {
  const text = project.text(FILE);
  const kept = text === '' ? null : (JSON.parse(text) as Kept);
  return kept?.digest === digestOf(project) ? kept : null;
}

function ask(project: Project): Promise<readonly Finding[]> {
  process.stderr.write(
    'graph-engine: the Apex has changed since the engine was asked last. It is asked again, which takes about half an hour on two processors ' +
      '(npm run check -- --except graph-engine leaves it out; with --only graph-engine --write its answer is kept in config/graph-engine.json).\n',
  );
  return analyze(project, ['sfge'], ['AppExchange', 'Security', 'sfge']);
}

/** Lines and code, which findings name. Of comments the engine reads its own directives only. */
function readByEngine(file: string, text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  if (!ALL.test(file) || DIRECTIVE.test(lines)) return lines;
  return withoutComments(lines).replaceAll(/^[ \t]+|[ \t]+$/gm, '');
}

function digestOf(project: Project): string {
  const hash = createHash('sha256');
  for (const file of [...QUESTION, ...project.matching(SOURCES)])
    hash.update(`${file}\0${readByEngine(file, project.text(file))}\0`);
  const { devDependencies = {} } = JSON.parse(project.text('package.json') || '{}') as {
    devDependencies?: Readonly<Record<string, string>>;
  };
  for (const name of PACKAGES) hash.update(`${name}@${devDependencies[name] ?? ''}\0`);
  return hash.digest('hex');
}
