/** What `Config__c.getInstance()` and its like do. Compiled code calls these with the setting's type first. */
import type { ApexMap } from '../runtime/collections.ts';
import { ReadOnlyMap } from '../runtime/read-only-map.ts';
import { tx } from '../runtime/context.ts';
import { libraryClass } from '../runtime/library.ts';
import { sobjectRuntimeType, STRING } from '../runtime/runtime-types.ts';
import { SObject } from '../runtime/sobject.ts';
import { currentFrame } from '../runtime/stack.ts';
import type { SObjectType } from '../schema/model.ts';
import { toId18 } from '../schema/ids.ts';
import { defaultValue } from '../formula/defaults.ts';
import { effectiveSetting, organizationId, settingOf, settingRecords } from '../soql/custom-setting-values.ts';

/** Where no record exists: the fields' defaults, without an Id. */
function blank(type: SObjectType, owner: string | null): SObject {
  const record = new SObject(type);
  for (const field of type.fields) {
    if (!field.isCustom || field.column === null) continue;
    record.values[field.index] =
      defaultValue({ transaction: tx() }, field) ?? (field.type === 'boolean' ? false : undefined);
  }
  const setup = type.field('SetupOwnerId');
  if (setup !== null && owner !== null) record.values[setup.index] = owner;
  return record;
}

function byName(type: SObjectType, name: string | null): SObject | null {
  if (name === null) return null;
  return settingRecords(type, 'Name', name)[0] ?? null;
}

function userOf(id: string): { id: string; profileId: string | null } {
  const user = id.startsWith('005')
    ? tx().org.store.prepare('SELECT "ProfileId" FROM "User" WHERE "Id" = ?').row(id)
    : undefined;
  return user === undefined
    ? { id, profileId: id.startsWith('00e') ? id : null }
    : { id, profileId: user[0] as string | null };
}

/** Source: Apex Reference Guide, "Custom Settings Methods": code of an early version gets null where there is no record. */
const NULL_WITHOUT_RECORD = 21;

function blankOrNull(type: SObjectType, owner: string | null): SObject | null {
  return (currentFrame()?.apiVersion ?? Infinity) <= NULL_WITHOUT_RECORD ? null : blank(type, owner);
}

/** Hierarchy: what holds for the running user, or for the user, profile or organisation given. List: the record of that name. */
function getInstance(type: SObjectType, key?: string | null): SObject | null {
  if (type.customSettingType === 'list') return byName(type, key ?? null);
  const user = key === undefined ? tx().user : userOf(toId18(key ?? '') ?? '');
  return effectiveSetting(type, user) ?? blankOrNull(type, key === undefined ? tx().user.id : (key ?? null));
}

function getValues(type: SObjectType, key?: string | null): SObject | null {
  if (type.customSettingType === 'list') return byName(type, key ?? null);
  return settingOf(type, toId18(key ?? ''));
}

function getOrgDefaults(type: SObjectType): SObject | null {
  const owner = organizationId();
  return settingOf(type, owner) ?? blankOrNull(type, null);
}

function getAll(type: SObjectType): ApexMap {
  const entries: [unknown, SObject][] = [];
  const name = type.field('Name');
  for (const record of settingRecords(type, null, null))
    entries.push([name === null ? record.id : record.values[name.index], record]);
  return new ReadOnlyMap(STRING, sobjectRuntimeType(type), entries);
}

export const customSettingClass = libraryClass({
  name: 'System.CustomSetting',
  members: {
    'static SObject getInstance(Object type)': getInstance,
    'static SObject getValues(Object type)': getValues,
    'static SObject getOrgDefaults(Object type)': getOrgDefaults,
    'static Map<String, SObject> getAll(Object type)': getAll,
  },
});
