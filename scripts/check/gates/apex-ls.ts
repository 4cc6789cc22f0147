/** What apex-ls reports, an Apex checker that nobody here wrote; it comes with the PMD engine of Code Analyzer. */
import path from 'node:path';
import type { Finding, Gate } from '../gate.ts';
import { runJava, SHORT_RUN } from '../java.ts';
import { inRepository, relativePath, unexpected } from '../tool.ts';

const JARS = 'node_modules/@salesforce/code-analyzer-pmd-engine/dist/java-lib';

interface Answer {
  readonly files: readonly {
    readonly path: string;
    readonly messages: readonly {
      readonly category: string;
      readonly message: string;
      readonly start: { readonly line: number };
    }[];
  }[];
}

export const apexLsGate: Gate = {
  name: 'apex-ls',
  about: 'apex-ls finds no error in the Apex (needs Java)',
  inputs: /\.(?:cls|trigger|page|component|xml|json|forceignore)$/,
  async run(project) {
    const args = [...SHORT_RUN, '-Xss4m', '-Xmx2g', '-cp', path.join(inRepository(JARS), '*')];
    const result = await runJava(
      [...args, 'io.github.apexdevtools.apexls.CheckForIssues', '-n', '-f', 'json', '-w', project.root],
      project.root,
    );
    if (!result.stdout.trimStart().startsWith('{')) throw unexpected('apex-ls', result);
    return (JSON.parse(result.stdout) as Answer).files.flatMap((file) =>
      file.messages.map(({ category, message, start }): Finding => ({
        path: relativePath(project.root, file.path),
        line: start.line,
        message: `${category}: ${message}`,
      })),
    );
  },
};
