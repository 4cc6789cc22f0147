/** `npm run build:package`: reports what was written, or what is wrong with the options. */
import { parseArgs } from 'node:util';
import { buildPackage, NAMESPACE } from './build.ts';

function main(): void {
  const { values } = parseArgs({
    options: {
      namespace: { type: 'string', default: 'sbxmask' },
      output: { type: 'string', default: 'deploy' },
    },
  });
  if (!NAMESPACE.test(values.namespace)) {
    process.stderr.write(
      `invalid_namespace: '${values.namespace}' is no namespace. It has 1 to 15 letters, digits and single underscores, begins with a letter and does not end with an underscore.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const { compiled, copied } = buildPackage(process.cwd(), values.output, values.namespace);
  process.stdout.write(
    `${compiled} component files compiled for the namespace ${values.namespace}, ${copied} files copied.\n` +
      `Deploy from there: cd ${values.output} && sf project deploy start\n`,
  );
}

main();
