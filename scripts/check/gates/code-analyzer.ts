/** What Salesforce Code Analyzer says of the package: the rules a security review looks at, and the graph engine's data paths. */
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

const FOLDER = 'force-app/main';

interface Answer {
  readonly rules: number;
  readonly violations: readonly {
    readonly engine: string;
    readonly rule: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
}

export const codeAnalyzerGate: Gate = {
  name: 'code-analyzer',
  about: 'Code Analyzer finds nothing by AppExchange and Security (needs Java)',
  run: (project) => analyze(project, ['pmd', 'regex', 'retirejs'], ['AppExchange', 'Security']),
};

/** A gate of its own, because it takes minutes: `npm test` leaves it to `npm run check`. */
export const graphEngineGate: Gate = {
  name: 'graph-engine',
  about: "Code Analyzer's graph engine finds nothing on any path through the Apex (needs Java, takes minutes)",
  run: (project) => analyze(project, ['sfge'], ['AppExchange', 'Security', 'sfge']),
};

async function analyze(
  project: Project,
  engines: readonly string[],
  selectors: readonly string[],
): Promise<readonly Finding[]> {
  const args = [FOLDER, engines.join(','), ...selectors];
  const result = await runNode('scripts/check/code-analyzer.mjs', args, project.root);
  if (result.status !== 0 || !result.stdout.includes('{"rules"')) throw unexpected('Code Analyzer', result);
  const { rules, violations } = JSON.parse(result.stdout.slice(result.stdout.indexOf('{"rules"'))) as Answer;
  if (rules === 0) throw new Error('Code Analyzer has no rule of these selectors');
  return unique(
    violations.map(({ engine, rule, file, line, message }) => ({
      path: relativePath(project.root, file),
      line,
      message: `${engine}/${rule}: ${message}`,
    })),
  );
}

/** The graph engine reports a place once for each path that leads there. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((found) => [`${found.path}:${found.line}:${found.message}`, found])).values()];
}
