/** The Apex tests of the package under its namespace, with the coverage that `sf package version create --code-coverage` demands. */
import type { Finding } from '../../check/gate.ts';
import { runNode, unexpected } from '../../check/tool.ts';
import type { PackageCheck } from './context.ts';

/** Apex Developer Guide, "Code Coverage Best Practices": of all Apex code. */
const LEAST_COVERAGE = 75;

interface Run {
  readonly summary: { readonly testsRan: number; readonly orgWideCoverage?: string };
  readonly tests: readonly { readonly FullName: string; readonly Outcome: string; readonly Message: string | null }[];
}

export const apexTestsCheck: PackageCheck = {
  name: 'apex-tests',
  about: `the Apex tests pass under the namespace and cover ${LEAST_COVERAGE} percent`,
  async run({ project, namespace }) {
    const args = ['test', '--project', project.root, '--namespace', namespace, '--code-coverage', '--json'];
    const result = await runNode('local-org/bin/local-org.mjs', args, project.root);
    const start = result.stdout.indexOf('{');
    if (start < 0) throw unexpected('local-org test', result);
    return findingsIn((JSON.parse(result.stdout.slice(start)) as { result: Run }).result);
  },
};

export function findingsIn({ summary, tests }: Run): readonly Finding[] {
  const finding = (message: string): Finding => ({ path: 'force-app', line: 1, message });
  const failed = tests.filter(({ Outcome }) => Outcome !== 'Pass' && Outcome !== 'Skip');
  const coverage = Number.parseFloat(summary.orgWideCoverage ?? '0');
  return [
    ...(summary.testsRan === 0 ? [finding('The package has no Apex tests.')] : []),
    ...failed.map(({ FullName, Message }) =>
      finding(`${FullName} fails under the namespace: ${Message ?? 'no message'}`),
    ),
    ...(coverage < LEAST_COVERAGE
      ? [finding(`The Apex tests cover ${coverage} percent of the Apex, at least ${LEAST_COVERAGE} are needed.`)]
      : []),
  ];
}
