/** Names that stay valid with a namespace in front, and code that does not name the namespace itself. */
import type { Finding } from '../../check/gate.ts';
import { lineAt, type Project } from '../../check/project.ts';
import { NAMESPACE } from '../build.ts';
import type { PackageCheck } from './context.ts';

/** By the ending of the file, the longest developer name. Salesforce Help, "Custom Object Fields", "Custom Field Attributes"; Object Reference, PermissionSet and CustomPermission. */
const LONGEST: Readonly<Record<string, number>> = {
  '.cls': 255,
  '.trigger': 255,
  '.object-meta.xml': 40,
  '.field-meta.xml': 40,
  '.permissionset-meta.xml': 80,
  '.customPermission-meta.xml': 80,
  '.tab-meta.xml': 80,
  '.app-meta.xml': 80,
  '.flow-meta.xml': 80,
};
const SUFFIX = /__(?:c|e|mdt)$/;
const DEVELOPER_NAME = /^[A-Za-z](?:\w*[A-Za-z0-9])?$/;
const SOURCE = /^force-app\/.*\.(?:cls|trigger|xml|html|css|ts|json)$/;

export const namesCheck: PackageCheck = {
  name: 'names',
  about: 'the namespace and the names of components are valid together, and no source names the namespace',
  run({ project, namespace }) {
    if (!NAMESPACE.test(namespace))
      return [
        {
          path: 'sfdx-project.json',
          line: 1,
          message: `'${namespace}' is no namespace: it has 1 to 15 letters, digits and single underscores, begins with a letter, and does not end with an underscore.`,
        },
      ];
    return [...components(project), ...mentions(project, namespace)];
  },
};

function components(project: Project): readonly Finding[] {
  return project.matching(/^force-app\//).flatMap((path) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const ending = Object.keys(LONGEST).find((one) => file.endsWith(one));
    if (ending === undefined) return [];
    const whole = file.slice(0, -ending.length);
    const isCustom = ending === '.object-meta.xml' || ending === '.field-meta.xml';
    // Fields of standard objects that only set something else, and standard objects, have no suffix.
    if (isCustom && !SUFFIX.test(whole)) return [];
    const name = isCustom ? whole.replace(SUFFIX, '') : whole;
    const problem = problemOf(name, LONGEST[ending]);
    return problem === null ? [] : [{ path, line: 1, message: `The name ${whole} ${problem}.` }];
  });
}

function problemOf(name: string, longest: number): string | null {
  if (name.includes('__')) return 'has two underscores in a row, so its first part would be read as a namespace';
  if (!DEVELOPER_NAME.test(name)) return 'is no developer name: letters, digits and single underscores, a letter first';
  return name.length > longest ? `has ${name.length} characters, at most ${longest} are allowed` : null;
}

/** The platform adds the namespace; a source that has it compiles in one namespace only. */
function mentions(project: Project, namespace: string): readonly Finding[] {
  const anyCase = [...namespace].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');
  const pattern = new RegExp(`(?<![A-Za-z0-9_])${anyCase}(?:__[A-Za-z]|\\.[A-Z])`, 'g');
  return project.matching(SOURCE).flatMap((path) =>
    [...project.text(path).matchAll(pattern)].map((found) => ({
      path,
      line: lineAt(project.text(path), found.index),
      message: `The source names the namespace: ${found[0]}…. The platform adds it; leave it out.`,
    })),
  );
}
