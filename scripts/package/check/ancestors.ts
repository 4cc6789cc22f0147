/** What the next version descends from. Salesforce DX Developer Guide, "Package Ancestors": `HIGHEST` is the highest released version, and the CLI refuses it before there is one. */
import type { Finding } from '../../check/gate.ts';
import { PACKAGE_NAME } from '../commands.ts';
import { inProjectFile, projectFileOf, type PackageCheck, type ProjectFile } from './context.ts';

export const ancestorsCheck: PackageCheck = {
  name: 'ancestors',
  about: 'the next version descends from the last release, and the first one from none',
  run({ project }) {
    const file = projectFileOf(project);
    return problemsIn(file).map(([text, message]): Finding => inProjectFile(project, text, message));
  },
};

function problemsIn(file: ProjectFile): readonly (readonly [string, string])[] {
  const directory = file.packageDirectories.find((one) => one.package === PACKAGE_NAME);
  const { ancestorVersion, ancestorId, versionNumber = '' } = directory ?? {};
  const released = versionsIn(file);
  if (ancestorVersion !== undefined && ancestorId !== undefined)
    return [['ancestorId', 'ancestorId and ancestorVersion are both set; the CLI takes one of them.']];
  const ancestor = ancestorVersion ?? ancestorId;
  if (ancestor === undefined) return [];
  if (released.length === 0)
    return [
      [
        'ancestor',
        `The package descends from ${ancestor}, but packageAliases has no version of it: remove the ancestor.`,
      ],
    ];
  if (ancestor === 'NONE')
    return [
      ['ancestorVersion', 'ancestorVersion is NONE: subscribers could not upgrade to this version. Set it to HIGHEST.'],
    ];
  if (ancestorVersion === undefined || ancestorVersion === 'HIGHEST') return [];
  if (!/^\d+\.\d+\.\d+(?:\.\d+)?$/.test(ancestorVersion))
    return [['ancestorVersion', `ancestorVersion is '${ancestorVersion}', but must be HIGHEST or MAJOR.MINOR.PATCH.`]];
  if (compare(ancestorVersion, versionNumber) >= 0)
    return [['versionNumber', `versionNumber ${versionNumber} is not higher than its ancestor ${ancestorVersion}.`]];
  return [];
}

/** Aliases that `sf package version create` writes: `Name@1.0.0-1`. */
const versionsIn = ({ packageAliases = {} }: ProjectFile): readonly string[] =>
  Object.entries(packageAliases)
    .filter(([alias, id]) => alias.startsWith(`${PACKAGE_NAME}@`) && id.startsWith('04t'))
    .map(([alias]) => alias);

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number));
  for (const at of [0, 1, 2]) if (left[at] !== right[at]) return (left[at] ?? 0) - (right[at] ?? 0);
  return 0;
}
