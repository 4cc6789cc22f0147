/** Records of custom metadata types. */
import type { CustomMetadataRecord } from '../project/model.ts';
import { qualifyAny, splitRecordName } from '../project/api-names.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import type { SystemRows } from '../store/system-rows.ts';

/** Those of the project, or of a deployment by `Metadata.Operations`. Returns what could not be deployed. */
export function deployCustomMetadata(
  schema: Schema,
  rows: SystemRows,
  records: readonly CustomMetadataRecord[],
  namespace: string | null,
): string[] {
  const deployment: MetadataDeployment = {
    schema,
    rows,
    problems: [],
    namespaceOf: (record) => (record.namespace === undefined ? namespace : record.namespace),
  };
  const ids = new Map<CustomMetadataRecord, string>();
  for (const record of records) {
    const type = schema.type(record.type);
    if (type?.table == null) {
      deployment.problems.push(`In field: customMetadata - no CustomObject named ${record.type} found`);
      continue;
    }
    ids.set(record, saveRecord(deployment, type, record));
  }
  // A record can refer to another one that comes later.
  for (const [record, id] of ids) saveReferences(deployment, record, id);
  return deployment.problems;
}

interface MetadataDeployment {
  readonly schema: Schema;
  readonly rows: SystemRows;
  readonly problems: string[];
  readonly namespaceOf: (record: CustomMetadataRecord) => string | null;
}

/** Everything but references to other records of metadata. Returns the Id. */
function saveRecord(deployment: MetadataDeployment, type: SObjectType, record: CustomMetadataRecord): string {
  const { schema, rows, problems } = deployment;
  const namespace = deployment.namespaceOf(record);
  const values: Record<string, SqlValue> = {
    DeveloperName: record.developerName,
    MasterLabel: record.label,
    Label: record.label,
    Language: 'en_US',
    NamespacePrefix: namespace,
    QualifiedApiName: qualifyAny(record.developerName, namespace),
    IsProtected: record.isProtected ? 1 : 0,
  };
  for (const [name, value] of Object.entries(record.values)) {
    const field = type.field(name);
    if (field === null) problems.push(`In field: field - no CustomField named ${record.type}.${name} found`);
    else if (isTooLong(field, value))
      problems.push(`Value too long for field: ${field.name} maximum length is:${String(field.length)}`);
    else if (!referencesMetadata(schema, field)) values[field.name] = metadataValue(field, value);
  }
  nameDefinitions(schema, type, values, namespace);
  const id = rows.find(type.name, { DeveloperName: record.developerName, NamespacePrefix: namespace });
  if (id === null) return rows.insert(type.name, { ...booleanDefaults(type, values), ...values });
  rows.update(type.name, id, values);
  return id;
}

/** Of custom fields that have no value. */
function booleanDefaults(type: SObjectType, values: Readonly<Record<string, SqlValue>>): Record<string, SqlValue> {
  return Object.fromEntries(
    type.fields
      .filter((field) => field.type === 'boolean' && field.isCustom && values[field.name] === undefined)
      .map((field) => [field.name, field.defaultValueFormula?.toLowerCase() === 'true' ? 1 : 0]),
  );
}

function saveReferences(deployment: MetadataDeployment, record: CustomMetadataRecord, id: string): void {
  const { schema, rows, problems } = deployment;
  const type = schema.type(record.type)!;
  for (const [name, value] of Object.entries(record.values)) {
    const field = type.field(name);
    if (field === null || !referencesMetadata(schema, field)) continue;
    const target = schema.type(field.relationship!.targets[0]!)!;
    const targetId = value === null ? null : recordNamed(rows, target, String(value), deployment.namespaceOf(record));
    if (value !== null && targetId === null)
      problems.push(`In field: ${name} - no ${target.name} named ${String(value)} found`);
    rows.update(type.name, id, { [field.name]: targetId });
  }
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
