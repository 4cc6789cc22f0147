/** `npm run build:components`: the components' JavaScript next to their TypeScript, where the Salesforce CLI looks for it. */
import { readFileSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { emitInPlace } from 'local-org-pages/components';
import { compiledCodeFolder } from '../lib/compiled-code.ts';

const CACHE = path.join('.local-org', 'cache');
/** Editors write a file in several steps. */
const SETTLE_MS = 150;

const { packageDirectories } = JSON.parse(readFileSync('sfdx-project.json', 'utf8')) as {
  packageDirectories: readonly { readonly path: string }[];
};
const folders = packageDirectories.map((directory) => directory.path);
const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

/** Reports what was written, or what the compilers found. */
function build(): boolean {
  try {
    for (const folder of folders) {
      // What is compiled is the same for every namespace.
      const { compiled, written, removed } = emitInPlace(folder, 'c', compiledCodeFolder(CACHE));
      process.stdout.write(
        `${folder}: ${compiled} component files compiled, ${written} of them changed, ${removed} removed.\n`,
      );
    }
    return true;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return false;
  }
}

if (!build()) process.exitCode = 1;
if (values.watch) {
  let settling: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, name) => {
      if (name?.endsWith('.ts') !== true) return;
      clearTimeout(settling);
      settling = setTimeout(build, SETTLE_MS);
    });
  process.stdout.write('Waiting for changes until Ctrl+C.\n');
}
