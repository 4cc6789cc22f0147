/** No dependency has a vulnerability that the registry knows; where the registry does not answer this question, there is nothing to find. */
import type { Finding, Gate } from '../gate.ts';
import { lineAt } from '../project.ts';
import { runTool, unexpected } from '../tool.ts';

interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly isDirect: boolean }>
  >;
  readonly error?: unknown;
}

export const vulnerabilitiesGate: Gate = {
  name: 'vulnerabilities',
  about: 'npm audit knows of no vulnerable dependency (only where the registry answers)',
  async run(project) {
    const isWindows = process.platform === 'win32';
    const [command, first] = isWindows ? ['cmd', ['/c', 'npm']] : ['npm', []];
    const result = await runTool(command, [...first, 'audit', '--json'], project.root);
    if (!result.stdout.trimStart().startsWith('{')) throw unexpected('npm audit', result);
    const audit = JSON.parse(result.stdout) as Audit;
    if (audit.vulnerabilities === undefined) return [];
    const lock = project.text('package-lock.json');
    return Object.entries(audit.vulnerabilities).map(([name, { severity, range }]): Finding => ({
      path: 'package-lock.json',
      line: lineAt(lock, lock.indexOf(`"node_modules/${name}"`)),
      message: `${name} ${range} has a vulnerability (${severity})`,
    }));
  },
};
