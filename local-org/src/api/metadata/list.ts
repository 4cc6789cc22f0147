/** Which metadata there is: `describeMetadata` and `listMetadata`. */
import { namesOf } from '../../project/inventory.ts';
import { CHILD_TYPES, childTypesOf, REGISTRY, registeredType } from '../../project/registry.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { ApiServer } from '../api.ts';
import { textAt, type XmlNode, type XmlValue } from '../soap/envelope.ts';
import { namedSource } from '../tooling/coverage.ts';

/** `describeMetadata` */
export function describeMetadata(api: ApiServer): object {
  return {
    metadataObjects: REGISTRY.map(({ name, folder, suffix, inFolder, hasContent }) => ({
      childXmlNames: childTypesOf(name),
      directoryName: folder,
      inFolder,
      metaFile: hasContent,
      suffix: suffix ?? undefined,
      xmlName: name,
    })),
    organizationNamespace: api.org.facts.namespace ?? '',
    partialSaveAllowed: false,
    testRequired: false,
  };
}

/** Full names of a type's components, the org's standard objects among them. */
export function fullNamesOf(api: ApiServer, type: string): string[] {
  const own = namesOf(api.org.project, type);
  if (type === 'CustomLabels') return namesOf(api.org.project, 'CustomLabel').length > 0 ? ['CustomLabels'] : [];
  if (type !== 'CustomObject') return own;
  const standard = api.org.host.schema.types.filter((object) => object.category === 'standard').map(({ name }) => name);
  return [...new Set([...own, ...standard])];
}

/** `listMetadata` */
export function listMetadata(api: ApiServer, user: UserInfoRecord, body: XmlNode): object[] {
  const queries = body.queries;
  const all = (Array.isArray(queries) ? (queries as readonly XmlValue[]) : [queries]).filter(
    (query): query is XmlNode => typeof query === 'object' && !Array.isArray(query),
  );
  return all.flatMap((query) => {
    const type = textAt(query, 'type') ?? '';
    return fullNamesOf(api, type).map((fullName) => fileProperties(api, user, type, fullName, fileOf(type, fullName)));
  });
}

/** Where a component's file is in an archive. */
export function fileOf(type: string, fullName: string): string {
  const parent = CHILD_TYPES[type];
  if (parent === 'CustomLabels') return 'labels/CustomLabels.labels';
  if (parent === 'CustomObject') return `objects/${fullName.slice(0, fullName.indexOf('.'))}.object`;
  const registered = registeredType(type);
  if (registered === null) return fullName;
  return `${registered.folder}/${fullName}${registered.suffix === null ? '' : `.${registered.suffix}`}`;
}

/** Of a component of the installed package: `ns__Name`, `Object.ns__Part`. */
function installedPrefix({ org }: ApiServer, fullName: string): string | undefined {
  const { namespace, isManaged } = org.project;
  if (!isManaged || namespace === null) return undefined;
  const own = fullName.slice(fullName.lastIndexOf('.') + 1).toLowerCase();
  return own.startsWith(`${namespace.toLowerCase()}__`) ? namespace : undefined;
}

export function fileProperties(
  api: ApiServer,
  user: UserInfoRecord,
  type: string,
  fullName: string,
  fileName: string,
): object {
  const now = new Date(0).toISOString();
  const namespacePrefix = installedPrefix(api, fullName);
  return {
    createdById: user.id,
    createdByName: user.name,
    createdDate: now,
    fileName,
    fullName,
    id: type.startsWith('Apex') ? (namedSource(api, fullName) ?? '') : '',
    lastModifiedById: user.id,
    lastModifiedByName: user.name,
    lastModifiedDate: now,
    manageableState: namespacePrefix === undefined ? 'unmanaged' : 'installed',
    namespacePrefix,
    type,
  };
}
