/** What Salesforce Code Analyzer reports about the package: the rules a security review looks at. */
import type { Finding, Gate } from '../gate.ts';
import { shortRuns } from '../java.ts';
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
  inputs: /^force-app\//,
  run: (project) => analyze(project, ['pmd', 'regex', 'retirejs'], ['AppExchange', 'Security'], shortRuns()),
};

/** @param selectors of rules; `env`: more variables for the engines. Throws when Code Analyzer does not run, or one of its engines ends with an error. */
export async function analyze(
  project: Project,
  engines: readonly string[],
  selectors: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly Finding[]> {
  const args = [FOLDER, engines.join(','), ...selectors];
  const result = await runNode('scripts/check/code-analyzer.mjs', args, project.root, env);
  if (result.status !== 0 || !result.stdout.includes('{"rules"')) throw unexpected('Code Analyzer', result);
  const { rules, violations } = JSON.parse(result.stdout.slice(result.stdout.indexOf('{"rules"'))) as Answer;
  if (rules === 0) throw new Error('Code Analyzer has no rule of these selectors');
  const stopped = violations.find(({ rule }) => rule === 'UnexpectedEngineError');
  // The engine reports its own end as a finding of a rule; its other findings are then incomplete.
  if (stopped !== undefined) throw new Error(`Code Analyzer could not analyze the package: ${stopped.message}`);
  return unique(
    violations.map(({ engine, rule, file, line, message }) => ({
      path: relativePath(project.root, file),
      line,
      message: `${engine}/${rule}: ${message}`,
    })),
  );
}

/** An engine that follows paths reports a position once for each that leads there. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((found) => [`${found.path}:${found.line}:${found.message}`, found])).values()];
}
