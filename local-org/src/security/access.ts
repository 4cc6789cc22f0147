/** The org's answer to "may this user": see security.ts for the questions. */
import type { Conditions } from '../conditions/conditions.ts';
import { namesObject } from '../conditions/users.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import { qualifyAny, splitRecordName } from '../project/api-names.ts';
import { prefixOfAsker } from '../schema/namespace-context.ts';
import type { Store } from '../store/store.ts';
import type { SystemRows } from '../store/system-rows.ts';
import {
  HIDDEN_BY_DEFAULT,
  isAlwaysVisible,
  isStandardData,
  permissionFieldOf,
  readPermissions,
  STANDARD_LIMITS,
  type EffectivePermissions,
  type ProfileKind,
} from './permissions.ts';
import type { ObjectAccess, RowAccess, RowFilter, Security } from './security.ts';

/** Users and groups whose records a user reaches, by user. */
interface Reach {
  readonly owners: readonly string[];
  readonly principals: readonly string[];
}

/**
 * Every profile has the permission to access activities, even the smallest. They are private: seen by their owners, by who is above them,
 * and through the records that they are about. Shown by j-fischer/rflib and beyond-the-cloud-dev/soql-lib.
 */
const ACTIVITIES: ReadonlySet<string> = new Set(['Task', 'Event']);

const ABOUT = ['WhatId', 'WhoId'];

export class OrgSecurity implements Security {
  readonly #schema: Schema;
  readonly #store: Store;
  readonly #rows: SystemRows;
  readonly #asked: Conditions | null;
  readonly #permissions = new Map<string, EffectivePermissions>();
  readonly #reach = new Map<string, Reach>();

  constructor(schema: Schema, store: Store, rows: SystemRows, asked: Conditions | null) {
    this.#schema = schema;
    this.#store = store;
    this.#rows = rows;
    this.#asked = asked;
  }

  isMissing(user: UserInfoRecord, type: SObjectType): boolean {
    const asked = this.#asked;
    return (
      asked !== null &&
      (namesObject(asked.withoutObjects, type.name) ||
        (user.isAutomatedProcess && namesObject(asked.automatedProcess?.cannotSee, type.name)))
    );
  }

  canObject(user: UserInfoRecord, type: SObjectType, access: ObjectAccess): boolean {
    if (this.isMissing(user, type)) return false;
    const own = this.#of(user);
    if (own.profile === 'admin') return true;
    const followed = followedBy(this.#schema, type);
    if (followed !== null) return this.canObject(user, followed, access === 'read' ? 'read' : 'edit');
    if (this.hasSystemPermission(user, 'ModifyAllData')) return true;
    if ((access === 'read' || access === 'viewAll') && this.hasSystemPermission(user, 'ViewAllData')) return true;
    if ((isOpenToRead(type) || ACTIVITIES.has(type.name)) && access === 'read') return true;
    if (profileAllows(own.profile, type, access)) return true;
    return grants(own, type, access);
  }

  canField(user: UserInfoRecord, field: FieldInfo, access: 'read' | 'edit'): boolean {
    const own = this.#of(user);
    if (own.profile === 'admin') return true;
    if (isOpenToRead(field.object) && access === 'read') return true;
    const objectAllows =
      this.canObject(user, field.object, access) || (access === 'edit' && this.canObject(user, field.object, 'create'));
    if (!objectAllows) return false;
    if (isAlwaysVisible(field) || followedBy(this.#schema, field.object) !== null) return true;
    return isOpenByProfile(own.profile, field, access) || granted(own, field, access);
  }

  hasSystemPermission(user: UserInfoRecord, name: string): boolean {
    const own = this.#of(user);
    return (own.profile === 'admin' && !NOT_OF_ADMINS.has(name.toLowerCase())) || own.system.has(name.toLowerCase());
  }

  hasCustomPermission(user: UserInfoRecord, name: string): boolean {
    const prefix = splitRecordName(name).namespace === null ? prefixOfAsker(this.#schema) : null;
    return this.#of(user).custom.has(qualifyAny(name, prefix).toLowerCase());
  }

  rowFilter(user: UserInfoRecord, type: SObjectType, access: RowAccess): RowFilter | null {
    const through = seenThrough(type, access);
    if (type.field('OwnerId') === null || (through.length === 0 && isOpen(type, access))) return null;
    if (this.#reachesAll(user, type, access)) return null;
    return {
      ...this.#reachOf(user),
      shareObject: access === 'delete' ? null : shareObjectOf(this.#schema, type),
      access,
      through,
    };
  }

  invalidate(): void {
    this.#permissions.clear();
    this.#reach.clear();
  }

  #of(user: UserInfoRecord): EffectivePermissions {
    let found = this.#permissions.get(user.id);
    if (found === undefined) {
      found = readPermissions(this.#schema, this.#store, this.#rows, user);
      this.#permissions.set(user.id, found);
    }
    return found;
  }

  #reachesAll(user: UserInfoRecord, type: SObjectType, access: RowAccess): boolean {
    const own = this.#of(user);
    return (
      own.profile === 'admin' ||
      this.hasSystemPermission(user, 'ModifyAllData') ||
      (access === 'read' && this.hasSystemPermission(user, 'ViewAllData')) ||
      grants(own, type, access === 'read' ? 'viewAll' : 'modifyAll')
    );
  }

  #reachOf(user: UserInfoRecord): Reach {
    let found = this.#reach.get(user.id);
    if (found === undefined) {
      found = readReach(this.#schema, this.#store, user);
      this.#reach.set(user.id, found);
    }
    return found;
  }
}

/** Fields of standard objects that a standard profile opens without any permission set. */
function isOpenByProfile(profile: ProfileKind, field: FieldInfo, access: 'read' | 'edit'): boolean {
  return (
    isStandardData(field.object) &&
    !field.isCustom &&
    !HIDDEN_BY_DEFAULT.has(`${field.object.name}.${field.name}`) &&
    (profile === 'standard' || (profile === 'readOnly' && access === 'read'))
  );
}

/** Lookups that open a row to others than its owner: an activity is seen with its record, a contact belongs to its account. */
function seenThrough(type: SObjectType, access: RowAccess): readonly string[] {
  if (ACTIVITIES.has(type.name)) return access === 'read' ? ABOUT : [];
  return type.name === 'Contact' && type.sharingModel === 'controlledByParent' ? ['AccountId'] : [];
}

/** Whether everybody has this access to every row. Nobody deletes what is another user's, however open it is. */
function isOpen({ sharingModel }: SObjectType, access: RowAccess): boolean {
  if (sharingModel === 'controlledByParent') return true;
  return access !== 'delete' && (sharingModel === 'readWrite' || (sharingModel === 'read' && access === 'read'));
}

/** Permissions that even the administrator's profile lacks until somebody switches them on. */
const NOT_OF_ADMINS: ReadonlySet<string> = new Set([
  'allowvieweditconvertedleads',
  'deletefromfieldhistory',
  'deletefromfieldhistoryarchive',
  'setauditfields',
  'createauditfields',
  'bulkapiharddelete',
  'editeventlogs',
]);

/** Metadata and platform objects that every user with Apex may query. */
function isOpenToRead(type: SObjectType): boolean {
  return (
    type.isSetup || type.category === 'setup' || type.category === 'customSetting' || type.category === 'customMetadata'
  );
}

/** What a standard profile gives without any permission set. */
export function profileAllows(profile: ProfileKind, type: SObjectType, access: ObjectAccess): boolean {
  if (profile === 'admin') return true;
  if (!isStandardData(type)) return false;
  if (profile === 'standard')
    return STANDARD_LIMITS[type.name]?.includes(access) ?? (access !== 'viewAll' && access !== 'modifyAll');
  return profile === 'readOnly' && access === 'read';
}

function grants(own: EffectivePermissions, type: SObjectType, access: ObjectAccess): boolean {
  const grant = own.objects.get(type.name.toLowerCase());
  if (grant === undefined) return false;
  if (grant.modifyAll) return true;
  if (access === 'modifyAll') return false;
  return grant[access] || (access === 'read' && grant.viewAll);
}

function granted(own: EffectivePermissions, field: FieldInfo, access: 'read' | 'edit'): boolean {
  const grant =
    own.fields.get(`${field.object.name}.${field.name}`.toLowerCase()) ??
    own.fields.get(`${field.object.name}.${permissionFieldOf(field)}`.toLowerCase());
  return grant?.[access] ?? false;
}

/** Records of sharing and of history have no permissions of their own: who may see the object may see them. */
function followedBy(schema: Schema, { name, category }: SObjectType): SObjectType | null {
  if (category === 'share') return schema.type(name.replace(/__Share$/i, '__c').replace(/Share$/, ''));
  if (category === 'history') return schema.type(name.replace(/__History$/i, '__c').replace(/(Field)?History$/, ''));
  return null;
}

/** The object whose rows share this one's. */
function shareObjectOf(schema: Schema, type: SObjectType): string | null {
  return schema.type(type.isCustom ? type.name.replace(/__c$/i, '__Share') : `${type.name}Share`)?.name ?? null;
}

/** The user, everyone in roles below, and the queues and groups of the user. */
function readReach(schema: Schema, store: Store, user: UserInfoRecord): Reach {
  const owners = new Set([user.id]);
  const principals = new Set([user.id]);
  if (schema.type('UserRole') !== null && schema.type('User')?.field('UserRoleId') != null) {
    const below = store
      .prepare(
        `WITH RECURSIVE below(id) AS (
           SELECT r."Id" FROM "UserRole" r JOIN "User" u ON u."UserRoleId" = r."ParentRoleId" WHERE u."Id" = ?
           UNION SELECT r."Id" FROM "UserRole" r JOIN below ON r."ParentRoleId" = below.id)
         SELECT u."Id" FROM "User" u JOIN below ON u."UserRoleId" = below.id`,
      )
      .rows(user.id);
    for (const [id] of below) owners.add(id as string);
  }
  if (schema.type('GroupMember') !== null) {
    const groups = store
      .prepare(
        `WITH RECURSIVE
           own(id) AS (SELECT "UserRoleId" FROM "User" WHERE "Id" = ?1 AND "UserRoleId" IS NOT NULL),
           above(id) AS (
             SELECT id FROM own
             UNION SELECT r."ParentRoleId" FROM "UserRole" r JOIN above ON r."Id" = above.id WHERE r."ParentRoleId" IS NOT NULL),
           member(id) AS (
             SELECT "GroupId" FROM "GroupMember" WHERE "UserOrGroupId" = ?1
             UNION SELECT "Id" FROM "Group" WHERE "Type" = 'Organization' AND ?2
             UNION SELECT g."Id" FROM "Group" g JOIN own ON g."RelatedId" = own.id AND g."Type" = 'Role'
             UNION SELECT g."Id" FROM "Group" g JOIN above ON g."RelatedId" = above.id AND g."Type" = 'RoleAndSubordinates'
             UNION SELECT m."GroupId" FROM "GroupMember" m JOIN member ON m."UserOrGroupId" = member.id)
         SELECT id FROM member`,
      )
      .rows(user.id, user.userType === 'Standard' ? 1 : 0);
    for (const [id] of groups) {
      owners.add(id as string);
      principals.add(id as string);
    }
  }
  return { owners: [...owners], principals: [...principals] };
}
