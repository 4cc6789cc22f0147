/**
 * What the platform's sandbox copy changes. Sources: Salesforce Help, "Create, Refresh, Clone, or Delete a Sandbox" (data by kind, history,
 * usernames and addresses of users); Apex Reference Guide, SandboxPostCopy.
 */
import { namesObject } from '../conditions/users.ts';
import { toId15 } from '../schema/ids.ts';
import type { Schema, SObjectType } from '../schema/model.ts';
import type { OrgStore } from '../store/store.ts';
import { IDENTITY, type OrgIdentity } from './bootstrap.ts';
import type { RefreshOptions } from './org.ts';
import type { SystemRows } from '../store/system-rows.ts';

const DAY = 86_400_000;

/** Turns the copy of an org into a sandbox of it. */
export function becomeSandbox(
  schema: Schema,
  store: OrgStore,
  rows: SystemRows,
  options: RefreshOptions,
  now: number,
): void {
  const before = store.getMeta<OrgIdentity>(IDENTITY)!;
  const types = typesWithTables(schema, store);
  const organization = schema.type('Organization')!;
  store.begin();
  try {
    const organizationId = store.nextId(organization);
    store
      .prepare(`UPDATE ${table(organization)} SET "Id" = ? WHERE "Id" = ?`)
      .run(organizationId, before.organizationId);
    rows.update('Organization', organizationId, { IsSandbox: 1, InstanceName: 'CS1', TrialExpirationDate: null });
    renameOwnerOfSettings(types, store, before.organizationId, organizationId);
    renameUsers(schema, store, rows, before, organizationId, options);
    store.exec(
      'DELETE FROM org_job; DELETE FROM org_job_scope; DELETE FROM org_schedule; DELETE FROM org_event; DELETE FROM org_event_log; DELETE FROM org_subscriber; DELETE FROM org_outbox; DELETE FROM org_notification',
    );
    for (const type of types) if (JOBS.has(type.name)) empty(store, type);
    copyHistory(
      types,
      store,
      options.kind === 'full' || options.kind === undefined ? (options.historyDays ?? 0) : 0,
      now,
    );
    if (options.kind === 'developer' || options.kind === 'developerPro') emptyData(types, store);
    if (options.kind === 'partial' && options.template !== undefined) applyTemplate(types, store, options.template);
    store.setMeta(IDENTITY, {
      ...before,
      organizationId,
      sandboxName: options.sandboxName,
      deliverability: 'system',
    } satisfies OrgIdentity);
    store.commit();
  } catch (error) {
    store.rollback();
    throw error;
  }
}

/** Not copied: work that production still has to do. */
const JOBS: ReadonlySet<string> = new Set(['AsyncApexJob', 'CronTrigger', 'CronJobDetail']);

/** Types that hold anything: tables are made when they are first needed. */
function typesWithTables(schema: Schema, store: OrgStore): SObjectType[] {
  const tables = new Set(
    store
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .rows()
      .map(([name]) => name as string),
  );
  return schema.types.filter((type) => type.table !== null && tables.has(type.table));
}

/** Organisation-wide defaults of hierarchy custom settings belong to the organisation. */
function renameOwnerOfSettings(types: readonly SObjectType[], store: OrgStore, from: string, to: string): void {
  for (const type of types) {
    const column = type.category === 'customSetting' ? type.field('SetupOwnerId')?.column : null;
    if (column) store.prepare(`UPDATE ${table(type)} SET "${column}" = ? WHERE "${column}" = ?`).run(to, from);
  }
}

/** Usernames get the sandbox's name, addresses `.invalid`, except the address of who refreshes. */
function renameUsers(
  schema: Schema,
  store: OrgStore,
  rows: SystemRows,
  before: OrgIdentity,
  organizationId: string,
  options: RefreshOptions,
): void {
  const users = table(schema.type('User')!);
  const suffix = `.${options.sandboxName.toLowerCase()}`;
  const refresher = options.refreshedBy ?? before.adminId;
  store.prepare(`UPDATE ${users} SET "Username" = "Username" || ? WHERE "Id" <> ?`).run(suffix, before.autoprocId);
  store
    .prepare(`UPDATE ${users} SET "Email" = "Email" || '.invalid' WHERE "Id" NOT IN (?, ?) AND "Email" IS NOT NULL`)
    .run(refresher, before.autoprocId);
  const org15 = toId15(organizationId).toLowerCase();
  rows.update('User', before.autoprocId, { Username: `autoproc@${org15}`, Email: `noreply@${org15}` });
}

function copyHistory(types: readonly SObjectType[], store: OrgStore, days: number, now: number): void {
  for (const type of types) {
    if (type.category !== 'history') continue;
    if (days === 0) empty(store, type);
    else store.prepare(`DELETE FROM ${table(type)} WHERE "CreatedDate" < ?`).run(now - days * DAY);
  }
}

/** Developer sandboxes hold metadata, users and custom settings. */
function emptyData(types: readonly SObjectType[], store: OrgStore): void {
  for (const type of types) if (isData(type)) empty(store, type);
}

function isData(type: SObjectType): boolean {
  const isOne =
    (type.category === 'standard' && !type.isSetup) ||
    type.category === 'custom' ||
    type.category === 'feed' ||
    type.category === 'share';
  return isOne && !KEPT.has(type.name);
}

/**
 * Objects that the template does not name have no records; of the others the oldest are copied. Source: Salesforce Help, "Create or Edit
 * Sandbox Templates".
 */
function applyTemplate(
  types: readonly SObjectType[],
  store: OrgStore,
  { objects, share = 1 }: NonNullable<RefreshOptions['template']>,
): void {
  for (const type of types) {
    if (!isData(type)) continue;
    if (!namesObject(objects, type.name)) empty(store, type);
    else if (share < 1) {
      const rows = store.prepare(`SELECT count(*) FROM ${table(type)}`).row()![0] as number;
      store
        .prepare(
          `DELETE FROM ${table(type)} WHERE rowid IN (SELECT rowid FROM ${table(type)} ORDER BY rowid LIMIT -1 OFFSET ?)`,
        )
        .run(Math.ceil(rows * share));
    }
  }
  for (const type of types) if (isData(type)) clearLookups(types, store, type);
}

/** To records that were not copied. */
function clearLookups(types: readonly SObjectType[], store: OrgStore, type: SObjectType): void {
  for (const { field, targets } of type.relationships) {
    const [target, ...others] = types.filter(({ name }) => targets.includes(name));
    if (field.column === null || target === undefined || others.length > 0 || !isData(target)) continue;
    store
      .prepare(
        `UPDATE ${table(type)} SET "${field.column}" = NULL WHERE "${field.column}" NOT IN (SELECT "Id" FROM ${table(target)})`,
      )
      .run();
  }
}

/** Standard objects that hold configuration. */
const KEPT: ReadonlySet<string> = new Set([
  'User',
  'UserLogin',
  'Organization',
  'Profile',
  'UserRole',
  'Group',
  'GroupMember',
  'QueueSobject',
  'RecordType',
  'BusinessHours',
  'LeadStatus',
  'CaseStatus',
  'TaskStatus',
  'OpportunityStage',
  'ApexClass',
  'ApexTrigger',
  'StaticResource',
  'CustomNotificationType',
  'PermissionSet',
  'PermissionSetAssignment',
  'ObjectPermissions',
  'FieldPermissions',
  'SetupEntityAccess',
  'CustomPermission',
  'EmailTemplate',
  'Folder',
  'OrgWideEmailAddress',
  'UserLicense',
  'Pricebook2',
]);

function empty(store: OrgStore, type: SObjectType): void {
  store.prepare(`DELETE FROM ${table(type)}`).run();
}

function table(type: SObjectType): string {
  return `"${type.table!.replaceAll('"', '""')}"`;
}
