/** Records of custom metadata types. */
import type { CustomMetadataRecord } from '../project/model.ts';
import { qualifyAny, splitRecordName } from '../project/api-names.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import type { SystemRows } from '../store/system-rows.ts';

/** Those of the project, or of a deployment by `Metadata.Operations`. Answers what could not be deployed. */
export function deployCustomMetadata(
  schema: Schema,
  rows: SystemRows,
  records: readonly CustomMetadataRecord[],
  namespace: string | null,
): string[] {
  const problems: string[] = [];
  const ids = new Map<CustomMetadataRecord, string>();
  const namespaceOf = (record: CustomMetadataRecord): string | null =>
    record.namespace === undefined ? namespace : record.namespace;
  for (const record of records) {
    const type = schema.type(record.type);
    if (type?.table == null) {
      problems.push(`In field: customMetadata - no CustomObject named ${record.type} found`);
      continue;
    }
    const values: Record<string, SqlValue> = {
      DeveloperName: record.developerName,
      MasterLabel: record.label,
      Label: record.label,
      Language: 'en_US',
      NamespacePrefix: namespaceOf(record),
      QualifiedApiName: qualifyAny(record.developerName, namespaceOf(record)),
      IsProtected: record.isProtected ? 1 : 0,
    };
    for (const [name, value] of Object.entries(record.values)) {
      const field = type.field(name);
      if (field === null) problems.push(`In field: field - no CustomField named ${record.type}.${name} found`);
      else if (isTooLong(field, value))
        problems.push(`Value too long for field: ${field.name} maximum length is:${String(field.length)}`);
      else if (!referencesMetadata(schema, field)) values[field.name] = metadataValue(field, value);
    }
    nameDefinitions(schema, type, values, namespaceOf(record));
    const id = rows.find(type.name, { DeveloperName: record.developerName, NamespacePrefix: namespaceOf(record) });
    if (id === null) {
      for (const field of type.fields) {
        if (field.type === 'boolean' && field.isCustom && values[field.name] === undefined)
          values[field.name] = field.defaultValueFormula?.toLowerCase() === 'true' ? 1 : 0;
      }
      ids.set(record, rows.insert(type.name, values));
    } else {
      rows.update(type.name, id, values);
      ids.set(record, id);
    }
  }
  for (const record of records) {
    const type = schema.type(record.type);
    const id = ids.get(record);
    if (type === null || id === undefined) continue;
    for (const [name, value] of Object.entries(record.values)) {
      const field = type.field(name);
      if (field === null || !referencesMetadata(schema, field)) continue;
      const target = schema.type(field.relationship!.targets[0]!)!;
      const targetId = value === null ? null : recordNamed(rows, target, String(value), namespaceOf(record));
      if (value !== null && targetId === null)
        problems.push(`In field: ${name} - no ${target.name} named ${String(value)} found`);
      rows.update(type.name, id, { [field.name]: targetId });
    }
  }
  return problems;
}

/** Objects and fields that a record names, as the definitions of the org are called: `Account`, `Account.Name`, own ones with the namespace. */
function nameDefinitions(
  schema: Schema,
  type: SObjectType,
  values: Record<string, SqlValue>,
  namespace: string | null,
): void {
  const qualified = (name: string): string => (namespace === null ? name : `${namespace}__${name}`);
  for (const field of type.fields) {
    const value = values[field.name];
    if (typeof value !== 'string' || field.relationship?.targets[0] !== 'EntityDefinition') continue;
    values[field.name] = (schema.type(value) ?? schema.type(qualified(value)))?.name ?? value;
  }
  for (const field of type.fields) {
    const value = values[field.name];
    const object = field.definitionOf === null ? undefined : values[field.definitionOf];
    if (typeof value !== 'string' || typeof object !== 'string' || value.includes('.')) continue;
    const found = schema.type(object)?.field(value) ?? schema.type(object)?.field(qualified(value));
    values[field.name] = `${object}.${found?.name ?? value}`;
  }
}

/** `Record`, `ns__Record`, with or without its type before a dot. A name without a namespace is first one of the record's own. */
function recordNamed(rows: SystemRows, type: SObjectType, written: string, own: string | null): string | null {
  const { namespace, name } = splitRecordName(written.replace(/^.*\./, ''));
  const find = (prefix: string | null): string | null =>
    rows.find(type.name, { DeveloperName: name, NamespacePrefix: prefix });
  return namespace === null ? (find(own) ?? find(null)) : find(namespace);
}

/** A relationship to another custom metadata type, which the record's file names by developer name. */
function referencesMetadata(schema: Schema, field: FieldInfo): boolean {
  const target = field.relationship?.targets[0];
  return target !== undefined && schema.type(target)?.category === 'customMetadata';
}

/** A text that its field cannot hold: the platform refuses the whole component. */
function isTooLong(field: FieldInfo, value: string | number | boolean | null): boolean {
  const isText = field.type === 'string' || field.type === 'textarea';
  return isText && field.isCustom && typeof value === 'string' && value.length > field.length;
}

function metadataValue(field: FieldInfo, value: string | number | boolean | null): SqlValue {
  if (value === null || value === '') return null;
  switch (field.type) {
    case 'boolean':
      return value === true || String(value).toLowerCase() === 'true' ? 1 : 0;
    case 'int':
    case 'long':
    case 'double':
    case 'currency':
    case 'percent':
      return Number(value);
    case 'datetime':
      return Date.parse(String(value));
    default:
      return String(value);
  }
}
