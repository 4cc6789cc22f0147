/** `local-org check`: what the platform's compiler would report. */
import { parseArgs } from 'node:util';
import { formatDiagnostics } from '../apex/compile-failure.ts';
import { compileSources } from '../org/compile-project.ts';
import { EXIT_ERROR, EXIT_OK, type Output } from './output.ts';
import { SOURCE_OPTIONS, sourcesOf } from './sources.ts';

export async function checkCommand(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...SOURCE_OPTIONS, json: { type: 'boolean', default: false } },
  });
  const sources = sourcesOf(values, positionals);
  const { folders, namespace, shape } = sources;
  const { diagnostics } = compileSources({ folders, namespace, shape, checkOnly: true });
  const errors = diagnostics.filter((d) => d.severity === 'error').length;
  if (values.json) output.out(JSON.stringify({ errors, diagnostics }, null, 2));
  else if (diagnostics.length > 0) output.out(formatDiagnostics(diagnostics));
  return errors > 0 ? EXIT_ERROR : EXIT_OK;
}
