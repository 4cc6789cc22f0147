/** What the compiler of the local org reports. */
import { fileURLToPath } from 'node:url';
import type { Finding, Gate } from '../gate.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

interface Diagnostic {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export const compileGate: Gate = {
  name: 'compile',
  about: 'the Apex compiles: local-org check',
  inputs: /^(?:force-app\/|local-org\/(?!test\/)|sfdx-project\.json$)/,
  async run(project) {
    const result = await runNode('local-org/bin/local-org.mjs', ['check', '--json'], project.root);
    if (!result.stdout.startsWith('{')) throw unexpected('local-org check', result);
    const { diagnostics } = JSON.parse(result.stdout) as { diagnostics: readonly Diagnostic[] };
    return diagnostics.map((found): Finding => ({
      path: relativePath(project.root, found.path.startsWith('file:') ? fileURLToPath(found.path) : found.path),
      line: found.line,
      message: found.message,
    }));
  },
};
