/**
 * What the platform's sandbox copy changes. Sources: Salesforce Help, "Create, Refresh, Clone, or Delete a Sandbox" (data by kind, history,
 * usernames and addresses of users); Apex Reference Guide, SandboxPostCopy.
 */
import { toId15 } from '../schema/ids.ts';
import type { Schema, SObjectType } from '../schema/model.ts';
import type { OrgStore } from '../store/store.ts';
import { IDENTITY, type OrgIdentity } from './bootstrap.ts';
import type { RefreshOptions } from './org.ts';
import type { SystemRows } from './rows.ts';

const DAY = 86_400_000;

/** Turns the copy of an org into a sandbox of it. */
export function becomeSandbox(schema: Schema, store: OrgStore, rows: SystemRows, options: RefreshOptions, now: number): void {
  const before = store.getMeta<OrgIdentity>(IDENTITY)!;
  const organization = schema.type('Organization')!;
  store.begin();
  try {
    const organizationId = store.nextId(organization);
    store.prepare(`UPDATE ${table(organization)} SET "Id" = ? WHERE "Id" = ?`).run(organizationId, before.organizationId);
    rows.update('Organization', organizationId, { IsSandbox: 1, InstanceName: 'CS1', TrialExpirationDate: null });
    renameOwnerOfSettings(schema, store, before.organizationId, organizationId);
    renameUsers(schema, store, rows, before, organizationId, options);
    store.exec('DELETE FROM org_job; DELETE FROM org_job_scope; DELETE FROM org_schedule; DELETE FROM org_event; DELETE FROM org_subscriber; DELETE FROM org_outbox');
    for (const name of ['AsyncApexJob', 'CronTrigger', 'CronJobDetail']) empty(store, schema.type(name));
    copyHistory(schema, store, options.kind === 'full' || options.kind === undefined ? (options.historyDays ?? 0) : 0, now);
    if (options.kind === 'developer' || options.kind === 'developerPro') emptyData(schema, store);
    store.setMeta(IDENTITY, { ...before, organizationId, sandboxName: options.sandboxName, deliverability: 'system' } satisfies OrgIdentity);
    store.commit();
  } catch (error) {
    store.rollback();
    throw error;
  }
}

/** Organisation-wide defaults of hierarchy custom settings belong to the organisation. */
function renameOwnerOfSettings(schema: Schema, store: OrgStore, from: string, to: string): void {
  for (const type of schema.types) {
    const column = type.category === 'customSetting' ? type.field('SetupOwnerId')?.column : null;
    if (column && type.table !== null) store.prepare(`UPDATE ${table(type)} SET "${column}" = ? WHERE "${column}" = ?`).run(to, from);
  }
}

/** Usernames get the sandbox's name, addresses `.invalid`, except the address of who refreshes. */
function renameUsers(schema: Schema, store: OrgStore, rows: SystemRows, before: OrgIdentity, organizationId: string, options: RefreshOptions): void {
  const users = table(schema.type('User')!);
  const suffix = `.${options.sandboxName.toLowerCase()}`;
  const refresher = options.refreshedBy ?? before.adminId;
  store.prepare(`UPDATE ${users} SET "Username" = "Username" || ? WHERE "Id" <> ?`).run(suffix, before.autoprocId);
  store.prepare(`UPDATE ${users} SET "Email" = "Email" || '.invalid' WHERE "Id" NOT IN (?, ?) AND "Email" IS NOT NULL`).run(refresher, before.autoprocId);
  const org15 = toId15(organizationId).toLowerCase();
  rows.update('User', before.autoprocId, { Username: `autoproc@${org15}`, Email: `noreply@${org15}` });
}

function copyHistory(schema: Schema, store: OrgStore, days: number, now: number): void {
  for (const type of schema.types) {
    if (type.category !== 'history' || type.table === null) continue;
    if (days === 0) empty(store, type);
    else store.prepare(`DELETE FROM ${table(type)} WHERE "CreatedDate" < ?`).run(now - days * DAY);
  }
}

/** Developer sandboxes hold metadata, users and custom settings. */
function emptyData(schema: Schema, store: OrgStore): void {
  for (const type of schema.types) {
    const isData = (type.category === 'standard' && !type.isSetup) || type.category === 'custom' || type.category === 'feed' || type.category === 'share';
    if (isData && !KEPT.has(type.name)) empty(store, type);
  }
}

/** Standard objects that hold configuration. */
const KEPT: ReadonlySet<string> = new Set([
  'User', 'Organization', 'Profile', 'UserRole', 'Group', 'GroupMember', 'QueueSobject', 'RecordType', 'BusinessHours', 'LeadStatus', 'CaseStatus', 'TaskStatus', 'OpportunityStage', 'ApexClass', 'ApexTrigger',
  'StaticResource', 'PermissionSet', 'PermissionSetAssignment', 'ObjectPermissions', 'FieldPermissions', 'SetupEntityAccess', 'CustomPermission', 'EmailTemplate', 'Folder', 'OrgWideEmailAddress', 'UserLicense', 'Pricebook2',
]);

function empty(store: OrgStore, type: SObjectType | null): void {
  if (type?.table != null) store.prepare(`DELETE FROM ${table(type)}`).run();
}

function table(type: SObjectType): string {
  return `"${type.table!.replaceAll('"', '""')}"`;
}
