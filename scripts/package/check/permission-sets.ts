/**
 * Permission sets that a managed package can contain. Source: Second-Generation Managed Packaging Developer Guide, "Permission Set Groups"
 * (https://developer.salesforce.com/docs/atlas.en-us.pkg2_dev.meta/pkg2_dev/packaging_permission_set_groups.htm): permissions of metadata
 * in the package only; those of standard objects are ignored at the installation; none that a permission set license constrains.
 */
import type { Finding } from '../../check/gate.ts';
import { entryPointsWithoutAccess } from '../../check/entry-points-without-access.ts';
import { packageNames, type PackageNames } from '../../check/package-names.ts';
import { isProblem, textOf, xmlOf, type XmlElement } from '../../check/xml.ts';
import type { PackageCheck } from './context.ts';

const FILE = /^force-app\/.*\.permissionset-meta\.xml$/;

export const permissionSetsCheck: PackageCheck = {
  name: 'permission-sets',
  about: 'permission sets open what users need, and only what the package contains',
  run({ project }) {
    const names = packageNames(project);
    const inFiles = project.matching(FILE).flatMap((path): readonly Finding[] => {
      const root = xmlOf(project, path);
      if (isProblem(root)) return [{ path, ...root }];
      return root.children.flatMap((element) => {
        const message = problemOf(element, names);
        return message === null ? [] : [{ path, line: element.line, message }];
      });
    });
    return [...inFiles, ...entryPointsWithoutAccess(project, names)];
  },
};

function problemOf(element: XmlElement, names: PackageNames): string | null {
  switch (element.name) {
    case 'license':
      return `A permission set that the license ${element.text} constrains cannot be packaged.`;
    case 'userPermissions':
      return `The user permission ${textOf(element, 'name')} is not in the package, so it is not packaged with the permission set.`;
    case 'objectPermissions':
      return missing('object', textOf(element, 'object'), (name) => names.objects.has(name));
    case 'fieldPermissions':
      return missing('field', textOf(element, 'field'), (name) => {
        const [object, field] = name.split('.');
        return names.objects.get(object)?.fields.has(field) === true;
      });
    case 'classAccesses':
      return missing('class', textOf(element, 'apexClass'), (name) => names.classes.has(name));
    default:
      return null;
  }
}

const missing = (kind: string, name: string, isThere: (name: string) => boolean): string | null =>
  isThere(name)
    ? null
    : `The package does not contain the ${kind} ${name}: its permission is ignored when the package is installed.`;
