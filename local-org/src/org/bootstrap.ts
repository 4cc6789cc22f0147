/** What every new org holds before anybody works in it: organisation, profiles, users, standard values. */
import { PLAIN_SHAPE, type OrgShape } from '../project/org-shape.ts';
import type { Schema } from '../schema/model.ts';
import { toId15 } from '../schema/ids.ts';
import { CORPORATE_CURRENCY, CURRENCIES } from '../schema/currencies.ts';
import { namesObject } from '../conditions/users.ts';
import { isStandardData, profileKind } from '../security/permissions.ts';
import { profileAllows } from '../security/access.ts';
import type { ObjectAccess } from '../security/security.ts';
import type { OrgStore } from '../store/store.ts';
import { insertStandardValues } from './standard-values.ts';
import type { RowValues, SystemRows } from '../store/system-rows.ts';

export interface NewOrgOptions {
  readonly name?: string;
  readonly isSandbox?: boolean;
  readonly sandboxName?: string | null;
  /** First label of the host name: `acme`. */
  readonly myDomain?: string;
  readonly adminEmail?: string;
  readonly adminUsername?: string;
  readonly namespace?: string | null;
  readonly organizationType?: string;
  /** Default: what the definition file of the project's folder asks for. */
  readonly shape?: OrgShape;
  /** Default: all in production, system mail only in a sandbox (as the platform does). */
  readonly deliverability?: 'all' | 'system' | 'none';
  readonly timeZone?: string;
  /** Objects that do not exist for anybody: no profile lists them. */
  readonly withoutObjects?: readonly string[];
}

/** What the org remembers of itself in addition to the Organization record. */
export interface OrgIdentity {
  readonly organizationId: string;
  readonly adminId: string;
  readonly autoprocId: string;
  readonly sandboxName: string | null;
  readonly myDomain: string;
  readonly deliverability: 'all' | 'system' | 'none';
  readonly shape: OrgShape;
}

export const IDENTITY = 'identity';

const PROFILES = [
  'System Administrator',
  'Standard User',
  'Standard Platform User',
  'Read Only',
  'Minimum Access - Salesforce',
  'Marketing User',
  'Contract Manager',
  'Solution Manager',
  'Analytics Cloud Integration User',
  'Analytics Cloud Security User',
  'Chatter Free User',
  'Chatter External User',
];

/** What the steps of making an org share. */
interface NewOrg {
  readonly schema: Schema;
  readonly rows: SystemRows;
  readonly options: NewOrgOptions;
  readonly organizationId: string;
  readonly adminId: string;
  readonly autoprocId: string;
  readonly myDomain: string;
  readonly isSandbox: boolean;
  readonly timeZone: string;
  readonly audit: { readonly CreatedById: string; readonly LastModifiedById: string };
  /** Null where the data model has no such table. */
  readonly insert: (object: string, values: RowValues) => string | null;
}

/** Writes the first records of a new org. Inside a store transaction. */
export function bootstrapOrg(schema: Schema, store: OrgStore, rows: SystemRows, options: NewOrgOptions): OrgIdentity {
  const org = newOrg(schema, store, rows, options);
  insertOrganization(org);
  const profiles = insertProfiles(org);
  const preferences = userPreferences(org);
  insertAutomatedProcess(org, preferences);
  insertAdministrator(org, preferences, profiles);
  const analyticsIds = ANALYTICS_USERS.map((user) => insertAnalyticsUser(org, preferences, profiles, user));
  // Object Reference, "Group", Type: "Organization: Public group that includes all the User records in the organization".
  org.insert('Group', {
    ...org.audit,
    Name: 'All Internal Users',
    DeveloperName: 'AllInternalUsers',
    Type: 'Organization',
    OwnerId: org.organizationId,
  });
  for (const UserId of [org.adminId, ...analyticsIds])
    org.insert('UserLogin', { ...org.audit, UserId, IsFrozen: 0, IsPasswordLocked: 0 });
  insertCurrencies(org);
  insertStandardValues(org.insert, org.audit);
  return {
    organizationId: org.organizationId,
    adminId: org.adminId,
    autoprocId: org.autoprocId,
    sandboxName: org.isSandbox ? (options.sandboxName ?? 'sandbox') : null,
    myDomain: org.myDomain,
    deliverability: options.deliverability ?? (org.isSandbox ? 'system' : 'all'),
    shape: options.shape ?? PLAIN_SHAPE,
  };
}

function newOrg(schema: Schema, store: OrgStore, rows: SystemRows, options: NewOrgOptions): NewOrg {
  const nextId = (object: string): string => {
    const type = schema.type(object);
    if (type === null) throw new Error(`The data model has no ${object}`);
    return store.nextId(type);
  };
  const organizationId = nextId('Organization');
  const autoprocId = nextId('User');
  const adminId = nextId('User');
  return {
    schema,
    rows,
    options,
    organizationId,
    autoprocId,
    adminId,
    myDomain: options.myDomain ?? 'local-org',
    isSandbox: options.isSandbox ?? false,
    timeZone: options.timeZone ?? 'America/Los_Angeles',
    audit: { CreatedById: autoprocId, LastModifiedById: autoprocId },
    insert: (object, values) => (schema.type(object)?.table == null ? null : rows.insert(object, values)),
  };
}

function insertOrganization({ rows, options, organizationId, isSandbox, timeZone, audit }: NewOrg): void {
  rows.insert('Organization', {
    ...audit,
    Id: organizationId,
    Name: options.name ?? 'Local Org',
    IsSandbox: isSandbox ? 1 : 0,
    InstanceName: isSandbox ? 'CS1' : 'LOCAL1',
    OrganizationType: options.organizationType ?? 'Enterprise Edition',
    TrialExpirationDate: null,
    NamespacePrefix: options.namespace ?? null,
    DefaultLocaleSidKey: 'en_US',
    LanguageLocaleKey: 'en_US',
    TimeZoneSidKey: timeZone,
    DefaultAccountAccess: 'Edit',
    DefaultContactAccess: 'ControlledByParent',
    DefaultOpportunityAccess: 'Edit',
    DefaultLeadAccess: 'ReadEditTransfer',
    DefaultCaseAccess: 'ReadEditTransfer',
    DefaultCalendarAccess: 'HideDetailsInsert',
    DefaultPricebookAccess: 'ReadSelect',
    DefaultCampaignAccess: 'All',
    FiscalYearStartMonth: 1,
    UsesStartDateAsFiscalYearName: 0,
    IsReadOnly: 0,
    PrimaryContact: 'Admin',
  });
}

const SALESFORCE_LICENSE = {
  Name: 'Salesforce',
  MasterLabel: 'Salesforce',
  LicenseDefinitionKey: 'SFDC',
  Status: 'Active',
  TotalLicenses: 100,
  UsedLicenses: 1,
};

/** Disabled, and without any to assign, in an org that has not enabled CRM Analytics; its users and profiles are there all the same. */
const ANALYTICS_LICENSE = {
  Name: 'Analytics Cloud Integration User',
  MasterLabel: 'Analytics Cloud Integration User',
  LicenseDefinitionKey: 'INSIGHTS_INTEGRATION_USER',
  Status: 'Disabled',
  TotalLicenses: 0,
  UsedLicenses: 0,
};

/** Each with the permission set that it owns. Returns Ids by name. */
function insertProfiles({ schema, rows, insert, audit, options }: NewOrg): ReadonlyMap<string, string> {
  const salesforce = insert('UserLicense', { ...audit, ...SALESFORCE_LICENSE });
  const analytics = insert('UserLicense', { ...audit, ...ANALYTICS_LICENSE });
  const profiles = new Map<string, string>();
  for (const name of PROFILES) {
    const license = ANALYTICS_USERS.some(({ profile }) => profile === name) ? analytics : salesforce;
    const id = rows.insert('Profile', {
      ...audit,
      Name: name,
      UserType: 'Standard',
      UserLicenseId: license,
      Description: null,
      ...(name === 'System Administrator' ? ADMINISTRATOR : {}),
    });
    profiles.set(name, id);
    const set = insert('PermissionSet', {
      ...audit,
      Name: `X00e_${toId15(id)}`,
      Label: `00e${toId15(id).slice(3)}`,
      IsOwnedByProfile: 1,
      ProfileId: id,
      IsCustom: 0,
      Type: 'Profile',
      LicenseId: license,
      ...(WITH_API.has(name) ? { PermissionsApiEnabled: 1 } : {}),
    });
    if (set !== null) objectPermissions(schema, insert, set, name, options.withoutObjects ?? []);
  }
  return profiles;
}

function userPreferences({ schema, timeZone }: NewOrg): RowValues {
  return {
    ...(schema.type('User')?.field('DefaultCurrencyIsoCode') == null
      ? {}
      : { DefaultCurrencyIsoCode: CORPORATE_CURRENCY }),
    TimeZoneSidKey: timeZone,
    LocaleSidKey: 'en_US',
    LanguageLocaleKey: 'en_US',
    EmailEncodingKey: 'UTF-8',
  };
}

function insertAutomatedProcess({ rows, audit, autoprocId, organizationId }: NewOrg, preferences: RowValues): void {
  rows.insert('User', {
    ...audit,
    ...preferences,
    Id: autoprocId,
    Username: `autoproc@${organizationId.toLowerCase()}`,
    LastName: 'Automated Process',
    FirstName: null,
    Name: 'Automated Process',
    Alias: 'autoproc',
    Email: `noreply@${toId15(organizationId).toLowerCase()}`,
    UserType: 'AutomatedProcess',
    IsActive: 1,
    ProfileId: null,
    CommunityNickname: 'autoproc',
  });
}

function insertAdministrator(
  { rows, audit, adminId, options, myDomain }: NewOrg,
  preferences: RowValues,
  profiles: ReadonlyMap<string, string>,
): void {
  const username = options.adminUsername ?? `admin@${myDomain}.example`;
  rows.insert('User', {
    ...audit,
    ...preferences,
    Id: adminId,
    Username: username,
    FirstName: 'User',
    LastName: 'User',
    Name: 'User User',
    Alias: 'UUser',
    Email: options.adminEmail ?? username,
    UserType: 'Standard',
    IsActive: 1,
    ProfileId: profiles.get('System Administrator')!,
    CommunityNickname: 'User',
    UserPermissionsMarketingUser: 1,
    UserPermissionsKnowledgeUser: 0,
    UserPermissionsInteractionUser: 1,
  });
}

interface AnalyticsUser {
  readonly firstName: string;
  /** Before the @ of username and address. */
  readonly mailbox: string;
  readonly alias: string;
  readonly profile: string;
}

/**
 * The users as which CRM Analytics works: one extracts data, the other enforces security of rows. Sources: Salesforce Help, "Best Practices: Manage
 * Integration and Security Users in CRM Analytics" (000384569: they are made by the platform; both profiles have one licence); "Control Access to
 * Salesforce Objects and Fields" (names of the profiles; administrators may edit them); "Considerations for the Analytics Cloud Integration User and
 * Security User during a Sandbox Refresh" (002953328: a copy has them, and they can be frozen). Type, alias, username and address are those that
 * queries of orgs answer, as published: `UserType: Standard`, `insightssecurity@00d….com`, `insightssecurity@example.com`.
 */
const ANALYTICS_USERS: readonly AnalyticsUser[] = [
  {
    firstName: 'Integration',
    mailbox: 'integration',
    alias: 'integ',
    profile: 'Analytics Cloud Integration User',
  },
  { firstName: 'Security', mailbox: 'insightssecurity', alias: 'sec', profile: 'Analytics Cloud Security User' },
];

function insertAnalyticsUser(
  { rows, audit, organizationId }: NewOrg,
  preferences: RowValues,
  profiles: ReadonlyMap<string, string>,
  { firstName, mailbox, alias, profile }: AnalyticsUser,
): string {
  return rows.insert('User', {
    ...audit,
    ...preferences,
    Username: `${mailbox}@${organizationId.toLowerCase()}.com`,
    FirstName: firstName,
    LastName: 'User',
    Name: `${firstName} User`,
    Alias: alias,
    Email: `${mailbox}@example.com`,
    UserType: 'Standard',
    IsActive: 1,
    ProfileId: profiles.get(profile)!,
    CommunityNickname: mailbox,
  });
}

function insertCurrencies({ insert, audit }: NewOrg): void {
  for (const { code, rate, decimals } of CURRENCIES)
    insert('CurrencyType', {
      ...audit,
      IsoCode: code,
      ConversionRate: rate,
      DecimalPlaces: decimals,
      IsActive: 1,
      IsCorporate: code === CORPORATE_CURRENCY ? 1 : 0,
    });
}

/** Profiles whose users may use the API without more; others get it by a permission set. */
const WITH_API = new Set([
  'System Administrator',
  'Standard User',
  'Analytics Cloud Integration User',
  'Analytics Cloud Security User',
]);

/** Some of what administrators may, as queries of their profile show it. */
const ADMINISTRATOR = {
  PermissionsApiEnabled: 1,
  PermissionsAuthorApex: 1,
  PermissionsCustomizeApplication: 1,
  PermissionsManageUsers: 1,
  PermissionsModifyAllData: 1,
  PermissionsViewAllData: 1,
  PermissionsViewSetup: 1,
};

/** Objects whose permissions the profiles list in addition to that of administrators, which lists all objects of business data. */
const PERMISSION_OBJECTS = [
  'Account',
  'Asset',
  'Campaign',
  'Case',
  'Contact',
  'ContactPointEmail',
  'Contract',
  'Document',
  'Individual',
  'Lead',
  'Opportunity',
  'Order',
  'Pricebook2',
  'Product2',
  'Solution',
];

/** The rows by which queries see what a standard profile allows; what it allows is decided in security/. */
function objectPermissions(
  schema: Schema,
  insert: (object: string, values: RowValues) => string | null,
  set: string,
  profile: string,
  withoutObjects: readonly string[],
): void {
  const kind = profileKind(profile);
  const listed = kind === 'admin' ? objectsOfData(schema) : PERMISSION_OBJECTS;
  for (const name of listed) {
    const type = schema.type(name);
    if (type === null || namesObject(withoutObjects, name)) continue;
    const bit = (access: ObjectAccess): number => (profileAllows(kind, type, access) ? 1 : 0);
    if (bit('read') === 0) continue;
    insert('ObjectPermissions', {
      ParentId: set,
      SobjectType: name,
      PermissionsRead: 1,
      PermissionsCreate: bit('create'),
      PermissionsEdit: bit('edit'),
      PermissionsDelete: bit('delete'),
      PermissionsViewAllRecords: bit('viewAll'),
      PermissionsModifyAllRecords: bit('modifyAll'),
    });
  }
}

/** Not `AggregateResult` and `Name`, which have no records. */
function objectsOfData(schema: Schema): readonly string[] {
  return schema.types.filter((type) => isStandardData(type) && type.keyPrefix !== null).map(({ name }) => name);
}
