/** What a user may do in all: profile and assigned permission sets (and groups of them) put together. */
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import { qualifyAny } from '../project/api-names.ts';
import type { Store } from '../store/store.ts';
import type { SystemRows } from '../store/system-rows.ts';

/** What the profile gives without a permission set: the platform's standard profiles by name, others by their metadata. */
export type ProfileKind = 'admin' | 'standard' | 'readOnly' | 'minimum' | 'none';

export interface ObjectGrant {
  read: boolean;
  create: boolean;
  edit: boolean;
  delete: boolean;
  viewAll: boolean;
  modifyAll: boolean;
}

export interface EffectivePermissions {
  readonly profile: ProfileKind;
  readonly objects: ReadonlyMap<string, ObjectGrant>;
  /** `object.field` in lower case. */
  readonly fields: ReadonlyMap<string, { read: boolean; edit: boolean }>;
  /** In lower case, without the prefix `Permissions`. */
  readonly system: ReadonlySet<string>;
  /** In lower case. */
  readonly custom: ReadonlySet<string>;
}

export function profileKind(name: string | null): ProfileKind {
  switch (name?.toLowerCase()) {
    case 'system administrator':
      return 'admin';
    case 'standard user':
    case 'standard platform user':
    case 'marketing user':
    case 'contract manager':
    case 'solution manager':
      return 'standard';
    case 'read only':
      return 'readOnly';
    case undefined:
      return 'none';
    default:
      return 'minimum';
  }
}

export function readPermissions(
  schema: Schema,
  store: Store,
  rows: SystemRows,
  user: UserInfoRecord,
): EffectivePermissions {
  const profileName =
    user.profileId === null
      ? null
      : ((rows.select('Profile', ['Name'], { Id: user.profileId })[0]?.[0] as string | undefined) ?? null);
  const parents = permissionSetsOf(schema, rows, user);
  return {
    profile: user.isAutomatedProcess ? 'none' : profileKind(profileName),
    objects: objectGrants(schema, store, parents),
    fields: fieldGrants(schema, store, parents),
    system: systemPermissions(schema, rows, parents),
    custom: customPermissions(schema, rows, parents),
  };
}

/** Ids of the permission sets that apply: of the profile, assigned ones, and members of assigned groups. */
function permissionSetsOf(schema: Schema, rows: SystemRows, user: UserInfoRecord): string[] {
  const ids = new Set<string>();
  if (schema.type('PermissionSet') === null) return [];
  if (user.profileId !== null && schema.type('PermissionSet')!.field('ProfileId') !== null) {
    const own = rows.find('PermissionSet', { ProfileId: user.profileId });
    if (own !== null) ids.add(own);
  }
  for (const [set, group] of rows.select('PermissionSetAssignment', ['PermissionSetId', 'PermissionSetGroupId'], {
    AssigneeId: user.id,
  })) {
    if (set !== null) ids.add(set as string);
    if (group != null && schema.type('PermissionSetGroupComponent') !== null) {
      for (const [member] of rows.select('PermissionSetGroupComponent', ['PermissionSetId'], {
        PermissionSetGroupId: group as string,
      }))
        ids.add(member as string);
    }
  }
  return [...ids];
}

function objectGrants(schema: Schema, store: Store, parents: readonly string[]): Map<string, ObjectGrant> {
  const grants = new Map<string, ObjectGrant>();
  const type = schema.type('ObjectPermissions');
  if (type === null || parents.length === 0) return grants;
  const columns =
    '"SobjectType", "PermissionsRead", "PermissionsCreate", "PermissionsEdit", "PermissionsDelete", "PermissionsViewAllRecords", "PermissionsModifyAllRecords"';
  const found = store
    .prepare(`SELECT ${columns} FROM "${type.table}" WHERE "ParentId" IN (SELECT value FROM json_each(?))`)
    .rows(JSON.stringify(parents));
  for (const [name, read, create, edit, remove, viewAll, modifyAll] of found) {
    const key = String(name).toLowerCase();
    const grant = grants.get(key) ?? {
      read: false,
      create: false,
      edit: false,
      delete: false,
      viewAll: false,
      modifyAll: false,
    };
    grant.read ||= read === 1;
    grant.create ||= create === 1;
    grant.edit ||= edit === 1;
    grant.delete ||= remove === 1;
    grant.viewAll ||= viewAll === 1;
    grant.modifyAll ||= modifyAll === 1;
    grants.set(key, grant);
  }
  return grants;
}

function fieldGrants(
  schema: Schema,
  store: Store,
  parents: readonly string[],
): Map<string, { read: boolean; edit: boolean }> {
  const grants = new Map<string, { read: boolean; edit: boolean }>();
  const type = schema.type('FieldPermissions');
  if (type === null || parents.length === 0) return grants;
  const found = store
    .prepare(
      `SELECT "Field", "PermissionsRead", "PermissionsEdit" FROM "${type.table}" WHERE "ParentId" IN (SELECT value FROM json_each(?))`,
    )
    .rows(JSON.stringify(parents));
  for (const [field, read, edit] of found) {
    const key = String(field).toLowerCase();
    const grant = grants.get(key) ?? { read: false, edit: false };
    grant.read ||= read === 1 || edit === 1;
    grant.edit ||= edit === 1;
    grants.set(key, grant);
  }
  return grants;
}

function systemPermissions(schema: Schema, rows: SystemRows, parents: readonly string[]): Set<string> {
  const granted = new Set<string>();
  const names =
    schema
      .type('PermissionSet')
      ?.fields.filter((f) => f.type === 'boolean' && f.name.startsWith('Permissions'))
      .map((f) => f.name) ?? [];
  if (names.length === 0) return granted;
  for (const id of parents) {
    const row = rows.select('PermissionSet', names, { Id: id })[0];
    names.forEach((name, at) => {
      if (row?.[at] === 1) granted.add(name.slice('Permissions'.length).toLowerCase());
    });
  }
  return granted;
}

/** Full names in lower case. */
function customPermissions(schema: Schema, rows: SystemRows, parents: readonly string[]): Set<string> {
  const granted = new Set<string>();
  if (schema.type('SetupEntityAccess') === null || schema.type('CustomPermission') === null) return granted;
  const names = new Map(
    rows
      .select('CustomPermission', ['Id', 'DeveloperName', 'NamespacePrefix'], {})
      .map(([id, name, prefix]) => [id as string, { name: String(name), prefix: prefix as string | null }]),
  );
  for (const id of parents) {
    for (const [entity] of rows.select('SetupEntityAccess', ['SetupEntityId'], { ParentId: id })) {
      const permission = names.get(entity as string);
      if (permission === undefined) continue;
      granted.add(qualifyAny(permission.name, permission.prefix).toLowerCase());
    }
  }
  return granted;
}

/** Fields that field-level security does not reach: the platform's own and those that every record must have. */
export function isAlwaysVisible(field: FieldInfo): boolean {
  if (field.type === 'id' || field.isNameField) return true;
  if (SYSTEM_FIELDS.has(field.name) || (!field.isCustom && NAME_PARTS.has(field.name))) return true;
  return (
    field.relationship?.isMasterDetail === true ||
    (!field.nillable &&
      field.type !== 'boolean' &&
      field.createable &&
      (field.isCustom || field.defaultValueFormula === null))
  );
}

/** Follow the compound Name, which everybody sees who sees the object. */
const NAME_PARTS: ReadonlySet<string> = new Set(['FirstName', 'LastName', 'MiddleName', 'Salutation', 'Suffix']);

const SYSTEM_FIELDS: ReadonlySet<string> = new Set([
  'CreatedById',
  'CreatedDate',
  'LastModifiedById',
  'LastModifiedDate',
  'SystemModstamp',
  'IsDeleted',
  'OwnerId',
  'RecordTypeId',
  'SetupOwnerId',
  'CurrencyIsoCode',
  'ReplayId',
  'EventUuid',
  'DeveloperName',
  'MasterLabel',
  'NamespacePrefix',
  'Label',
  'Language',
  'QualifiedApiName',
  'LastViewedDate',
  'LastReferencedDate',
  'LastActivityDate',
]);

/** Parts of a compound field follow its permission: ShippingStreet that of ShippingAddress. */
export function permissionFieldOf(field: FieldInfo): string {
  if (field.isCustom) return field.name;
  return field.name.replace(
    /(Street|City|State|StateCode|PostalCode|Country|CountryCode|Latitude|Longitude|GeocodeAccuracy)$/,
    'Address',
  );
}

/** Standard fields that the standard profiles come without: those of Data.com. */
export const HIDDEN_BY_DEFAULT: ReadonlySet<string> = new Set([
  'Account.Tradestyle',
  'Account.DunsNumber',
  'Account.NaicsCode',
  'Account.NaicsDesc',
  'Account.YearStarted',
  'Account.SicDesc',
  'Lead.CompanyDunsNumber',
]);

/** What the profile "Standard User" and its like have less than all of read, create, edit and delete. Source: Salesforce Help, "Standard Profiles". */
export const STANDARD_LIMITS: Readonly<Record<string, readonly string[]>> = {
  Case: ['read', 'create', 'edit'],
  Lead: ['read', 'create', 'edit'],
  Campaign: ['read'],
  Product2: ['read'],
  Pricebook2: ['read'],
  PricebookEntry: ['read'],
  Solution: ['read'],
};

/** Objects of business data that the standard profiles reach. */
export function isStandardData(type: SObjectType): boolean {
  return type.category === 'standard' && !type.isSetup;
}
