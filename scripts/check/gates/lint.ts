/** What ESLint reports; its configuration is eslint.config.js. */
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';
import { relativePath, runNode, unexpected } from '../tool.ts';

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly line?: number; readonly message: string }[];
}

export const lintGate: Gate = {
  name: 'lint',
  about: 'ESLint has nothing to say, not even a warning',
  inputs: /\.(?:ts|js|mjs|cjs|json)$/,
  run: (project) => messages(project, ['.']),
  runOn: (project, files) => messages(project, ['--no-warn-ignored', ...files]),
};

async function messages(project: Project, args: readonly string[]): Promise<readonly Finding[]> {
  const result = await runNode('node_modules/eslint/bin/eslint.js', [...args, '-f', 'json'], project.root);
  if (!result.stdout.startsWith('[')) throw unexpected('eslint', result);
  return (JSON.parse(result.stdout) as readonly FileResult[]).flatMap((file) =>
    file.messages.map(({ ruleId, line, message }): Finding => ({
      path: relativePath(project.root, file.filePath),
      line: line ?? 1,
      message: `${message} (${ruleId ?? 'syntax'})`,
    })),
  );
}
