/** What `Rule__mdt.getAll()` and `getInstance(name)` do: no query is counted, and long text is cut. Source: Apex Reference Guide, "Custom Metadata Type Methods". */
import { ApexMap } from '../runtime/collections.ts';
import { libraryClass } from '../runtime/library.ts';
import { sobjectRuntimeType, STRING } from '../runtime/runtime-types.ts';
import type { SObject } from '../runtime/sobject.ts';
import { toId18 } from '../schema/ids.ts';
import type { SObjectType } from '../schema/model.ts';
import { settingRecords } from '../soql/custom-setting-values.ts';

const MAX_LENGTH = 255;

function cut(record: SObject): SObject {
  record.values.forEach((value, slot) => {
    if (typeof value === 'string' && value.length > MAX_LENGTH) record.values[slot] = value.slice(0, MAX_LENGTH);
  });
  return record;
}

function getAll(type: SObjectType): ApexMap {
  const map = new ApexMap(STRING, sobjectRuntimeType(type));
  const name = type.field('DeveloperName')!;
  for (const record of settingRecords(type, null, null)) map.put(record.values[name.index], cut(record));
  return map;
}

/** By Id, developer name or qualified API name. */
function getInstance(type: SObjectType, key?: string | null): SObject | null {
  if (key === null || key === undefined) return null;
  const id = toId18(key);
  const found = (id === null ? [] : settingRecords(type, 'Id', id))
    .concat(settingRecords(type, 'DeveloperName', key))
    .concat(type.field('QualifiedApiName')?.column != null ? settingRecords(type, 'QualifiedApiName', key) : []);
  return found.length === 0 ? null : cut(found[0]);
}

export const customMetadataTypeClass = libraryClass({
  name: 'System.CustomMetadataType',
  members: {
    'static Map<String, SObject> getAll(Object type)': getAll,
    'static SObject getInstance(Object type)': getInstance,
  },
});
