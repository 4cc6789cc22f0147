/** What ESLint reports; its configuration is eslint.config.js. */
import type { Finding, Gate } from '../gate.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly line?: number; readonly message: string }[];
}

export const lintGate: Gate = {
  name: 'lint',
  about: 'ESLint has nothing to say, not even a warning',
  inputs: /\.(?:ts|js|mjs|cjs|json)$/,
  async run(project) {
    const result = await runNode('node_modules/eslint/bin/eslint.js', ['.', '-f', 'json'], project.root);
    if (!result.stdout.startsWith('[')) throw unexpected('eslint', result);
    return (JSON.parse(result.stdout) as readonly FileResult[]).flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, line, message }): Finding => ({
        path: relativePath(project.root, filePath),
        line: line ?? 1,
        message: `${message} (${ruleId ?? 'syntax'})`,
      })),
    );
  },
};
