/** Names lead somewhere, and what has a name is used. */
import type { Finding, Gate } from '../gate.ts';
import { entryPointsWithoutAccess } from '../entry-points-without-access.ts';
import { packageNames } from '../package-names.ts';
import { missingNames } from '../missing-names.ts';
import { unusedExports } from '../unused-exports.ts';
import { unusedNames } from '../unused-names.ts';

export const referencesGate: Gate = {
  name: 'references',
  about:
    'every class, trigger, object, field, label, permission, tab and component that is named exists, none is left that nothing names, nor an export of TypeScript, and a permission set opens each that users need',
  run(project): readonly Finding[] {
    const names = packageNames(project);
    return [
      ...missingNames(project, names),
      ...unusedNames(project, names),
      ...unusedExports(project),
      ...entryPointsWithoutAccess(project, names),
    ];
  },
};
