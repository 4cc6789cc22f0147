/** JSON files against the schemas that Salesforce publishes for them (`@salesforce/schemas`). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';

/** Comes with `@salesforce/core`. */
const load = createRequire(path.join(process.cwd(), 'package.json'));

/** What is wrong with a file, in sentences; empty when nothing is. */
export function problemsOf(text: string, schema: 'sfdx-project' | 'project-scratch-def'): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`The file is not JSON: ${(error as Error).message}.`];
  }
  const file = load.resolve(`@salesforce/schemas/${schema}.schema.json`);
  const validate = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(readFileSync(file, 'utf8')) as object,
  );
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const where = instancePath === '' ? 'The file' : instancePath.slice(1).replaceAll('/', '.');
    return `${where} ${message ?? 'is not valid'}${namesIn(params)}.`;
  });
}

/** What the message of the validator leaves out. */
function namesIn(params: Readonly<Record<string, unknown>>): string {
  const name = params['additionalProperty'] ?? params['allowedValues'];
  return name === undefined ? '' : `: ${[name].flat().join(', ')}`;
}
