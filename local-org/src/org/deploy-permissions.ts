/** Permission sets, permission set groups, profiles and custom permissions of a project as the records that grant them. */
import type { MetadataNode } from '../project/model.ts';
import { elements, flag, text, texts } from '../project/metadata-node.ts';
import type { Deployment } from './deploy.ts';
import type { RowValues } from '../store/system-rows.ts';
import { splitRecordName } from '../project/api-names.ts';
import type { SqlValue } from '../store/store.ts';

export function deployPermissions(deployment: Deployment): void {
  deployCustomPermissions(deployment);
  deployPermissionSets(deployment);
  deployPermissionSetGroups(deployment);
  deployProfiles(deployment);
}

function deployCustomPermissions({ components, upsert, prefixOf }: Deployment): void {
  for (const permission of components('CustomPermission')) {
    upsert(
      'CustomPermission',
      { DeveloperName: permission.name, NamespacePrefix: prefixOf(permission) },
      {
        MasterLabel: text(permission.properties, 'label') ?? permission.name,
        Language: 'en_US',
        Description: text(permission.properties, 'description'),
        IsProtected: 0,
      },
    );
  }
}

function deployPermissionSets(deployment: Deployment): void {
  const { components, upsert, prefixOf } = deployment;
  for (const set of components('PermissionSet')) {
    const id = upsert(
      'PermissionSet',
      { Name: set.name, NamespacePrefix: prefixOf(set) },
      {
        Label: text(set.properties, 'label') ?? set.name,
        Description: text(set.properties, 'description'),
        IsOwnedByProfile: 0,
        IsCustom: 1,
        Type: 'Regular',
        ...systemPermissions(deployment, set.properties),
      },
    );
    if (id !== null) grant(deployment, id, set.properties, prefixOf(set));
  }
}

function deployPermissionSetGroups({ components, upsert, rows, prefixOf }: Deployment): void {
  for (const group of components('PermissionSetGroup')) {
    const id = upsert(
      'PermissionSetGroup',
      { DeveloperName: group.name, NamespacePrefix: prefixOf(group) },
      { MasterLabel: text(group.properties, 'label') ?? group.name, Status: 'Updated' },
    );
    if (id === null) continue;
    for (const member of texts(group.properties, 'permissionSets')) {
      const set = rows.find('PermissionSet', named('Name', member, prefixOf(group)));
      if (set !== null) upsert('PermissionSetGroupComponent', { PermissionSetGroupId: id, PermissionSetId: set }, {});
    }
  }
}

function deployProfiles(deployment: Deployment): void {
  const { components, upsert, schema, prefixOf } = deployment;
  for (const profile of components('Profile')) {
    const name =
      profile.name === 'Admin' ? 'System Administrator' : profile.name === 'Standard' ? 'Standard User' : profile.name;
    const license = text(profile.properties, 'userLicense') ?? 'Salesforce';
    const id = upsert(
      'Profile',
      { Name: name },
      { UserType: userTypeOf(license), UserLicenseId: licenseOf(deployment, license) },
    );
    if (id === null || schema.type('PermissionSet')?.table == null) continue;
    const set = upsert(
      'PermissionSet',
      { ProfileId: id },
      {
        Name: `X${id}`,
        Label: name,
        IsOwnedByProfile: 1,
        IsCustom: 0,
        Type: 'Profile',
        ...systemPermissions(deployment, profile.properties),
      },
    );
    if (set !== null) grant(deployment, set, profile.properties, prefixOf(profile));
  }
}

/** Source: Object Reference, "Profile", UserType. */
const USER_TYPES: readonly (readonly [license: RegExp, userType: string])[] = [
  [/^Guest/, 'Guest'],
  [/^(?:Gold )?Partner|^Channel Account/, 'PowerPartner'],
  [/^(?:Customer Community Plus|Customer Portal|Overage Customer Portal Manager)/, 'PowerCustomerSuccess'],
  [/^(?:Customer Community|High Volume Customer Portal|External Identity)/, 'CspLitePortal'],
  [/^Chatter/, 'CsnOnly'],
];

const userTypeOf = (license: string): string =>
  USER_TYPES.find(([pattern]) => pattern.test(license))?.[1] ?? 'Standard';

/** The licence of a name, which the org has once a profile names it. */
function licenseOf({ upsert, schema }: Deployment, name: string): string | null {
  if (schema.type('UserLicense')?.table == null) return null;
  const values: Readonly<Record<string, SqlValue>> =
    name === 'Salesforce' ? {} : { MasterLabel: name, Status: 'Active', TotalLicenses: 100, UsedLicenses: 0 };
  return upsert('UserLicense', { Name: name }, values);
}

/** @param own namespace that names without one have */
function grant(
  { upsert, rows, schema }: Deployment,
  parent: string,
  properties: MetadataNode,
  own: string | null,
): void {
  for (const object of elements(properties, 'objectPermissions')) {
    const name = schema.type(text(object, 'object') ?? '')?.name ?? text(object, 'object');
    upsert(
      'ObjectPermissions',
      { ParentId: parent, SobjectType: name },
      {
        PermissionsRead: bit(object, 'allowRead'),
        PermissionsCreate: bit(object, 'allowCreate'),
        PermissionsEdit: bit(object, 'allowEdit'),
        PermissionsDelete: bit(object, 'allowDelete'),
        PermissionsViewAllRecords: bit(object, 'viewAllRecords'),
        PermissionsModifyAllRecords: bit(object, 'modifyAllRecords'),
      },
    );
  }
  for (const field of elements(properties, 'fieldPermissions')) {
    const path = text(field, 'field') ?? '';
    const object = schema.type(path.slice(0, path.indexOf('.')));
    const name =
      object === null
        ? path
        : `${object.name}.${object.field(path.slice(path.indexOf('.') + 1))?.name ?? path.slice(path.indexOf('.') + 1)}`;
    upsert(
      'FieldPermissions',
      { ParentId: parent, SobjectType: name.slice(0, name.indexOf('.')), Field: name },
      { PermissionsRead: bit(field, 'readable'), PermissionsEdit: bit(field, 'editable') },
    );
  }
  const access = (id: string | null, type: string): void => {
    if (id !== null) upsert('SetupEntityAccess', { ParentId: parent, SetupEntityId: id }, { SetupEntityType: type });
  };
  for (const custom of elements(properties, 'customPermissions')) {
    if (flag(custom, 'enabled') && schema.type('CustomPermission')?.table != null)
      access(
        rows.find('CustomPermission', named('DeveloperName', text(custom, 'name') ?? '', own)),
        'CustomPermission',
      );
  }
  for (const apex of elements(properties, 'classAccesses')) {
    if (flag(apex, 'enabled') && schema.type('ApexClass')?.table != null)
      access(rows.find('ApexClass', named('Name', text(apex, 'apexClass') ?? '', own)), 'ApexClass');
  }
}

function systemPermissions({ schema }: Deployment, properties: MetadataNode): Record<string, SqlValue> {
  const values: Record<string, SqlValue> = {};
  for (const permission of elements(properties, 'userPermissions')) {
    const field = schema.type('PermissionSet')?.field(`Permissions${text(permission, 'name') ?? ''}`);
    if (field != null) values[field.name] = bit(permission, 'enabled');
  }
  return values;
}

function bit(node: MetadataNode, name: string): number {
  return flag(node, name) ? 1 : 0;
}

/** What finds a record by a name with or without its namespace. */
function named(field: string, written: string, own: string | null): RowValues {
  const { namespace, name } = splitRecordName(written);
  return { [field]: name, NamespacePrefix: namespace ?? own };
}
