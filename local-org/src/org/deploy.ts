/** A project's metadata as records of the org, the way a deployment makes them: what is there is brought up to date, nothing else is touched. */
import { HIDDEN_SOURCE } from '../project/inventory.ts';
import type {
  ApexSource,
  CustomMetadataRecord,
  MetadataComponent,
  ProjectModel,
  StaticResource,
} from '../project/model.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import { qualifyAny, splitRecordName } from '../schema/names.ts';
import type { SqlValue, Store } from '../store/store.ts';
import { elements, flag, text } from './metadata.ts';
import { deployPermissions } from './deploy-permissions.ts';
import type { RowValues, SystemRows } from './rows.ts';

export interface Deployment {
  readonly schema: Schema;
  readonly store: Store;
  readonly rows: SystemRows;
  readonly project: ProjectModel;
  readonly namespace: string | null;
  /** What the record of a component has as its namespace. */
  prefixOf(component: { readonly namespace?: null }): string | null;
  /** Updates the record that `key` finds, or inserts it. Answers its Id; null where the data model has no such object. */
  upsert(object: string, key: RowValues, values: RowValues): string | null;
  components(type: string): readonly MetadataComponent[];
}

/** Inside a store transaction. */
export function deployProject(schema: Schema, store: Store, rows: SystemRows, project: ProjectModel): void {
  const byType = new Map<string, MetadataComponent[]>();
  for (const component of project.components) {
    const list = byType.get(component.type);
    if (list) list.push(component);
    else byType.set(component.type, [component]);
  }
  const deployment: Deployment = {
    schema,
    store,
    rows,
    project,
    namespace: project.namespace,
    prefixOf: (component) => (component.namespace === null ? null : project.namespace),
    upsert(object, key, values) {
      if (schema.type(object)?.table == null) return null;
      const id = rows.find(object, key);
      if (id === null) return rows.insert(object, { ...key, ...values });
      rows.update(object, id, values);
      return id;
    },
    components: (type) => byType.get(type) ?? [],
  };
  deployCode(deployment);
  deployRecordTypes(deployment);
  deployGroups(deployment);
  deployPermissions(deployment);
  deployCustomMetadata(schema, rows, project.customMetadata, project.namespace);
  for (const partition of deployment.components('PlatformCachePartition')) {
    const isDefault = text(partition.properties, 'isDefaultPartition') === 'true' ? 1 : 0;
    deployment.upsert(
      'PlatformCachePartition',
      { DeveloperName: partition.name },
      {
        MasterLabel: text(partition.properties, 'masterLabel') ?? partition.name,
        Language: 'en_US',
        NamespacePrefix: project.namespace,
        IsDefaultPartition: isDefault,
      },
    );
  }
  for (const resource of project.staticResources) {
    deployment.upsert(
      'StaticResource',
      { Name: resource.name },
      {
        NamespacePrefix: project.namespace,
        ContentType: resource.contentType,
        CacheControl: resource.cacheControl,
        ...bodyOf(resource),
      },
    );
  }
}

/** A folder's archive is not made: it has no body here. */
function bodyOf(resource: StaticResource): RowValues {
  if (resource.files.length > 0) return {};
  const bytes = resource.bytes();
  return { Body: bytes, BodyLength: bytes.length };
}

function deployCode({ project, upsert, prefixOf }: Deployment): void {
  const bodyOf = (source: ApexSource): string =>
    project.isManaged && source.namespace !== null ? HIDDEN_SOURCE : source.source;
  for (const source of project.classes) {
    const values = {
      ApiVersion: source.apiVersion,
      Status: source.status,
      IsValid: 1,
      Body: bodyOf(source),
      LengthWithoutComments: source.source.length,
    };
    upsert('ApexClass', { Name: source.name, NamespacePrefix: prefixOf(source) }, values);
  }
  for (const source of project.triggers) {
    const object = /\btrigger\s+\w+\s+on\s+(\w+)\s*\(([^)]*)\)/i.exec(source.source);
    const events = (object?.[2] ?? '').toLowerCase();
    const has = (event: string): number => (new RegExp(event.replace(' ', '\\s+')).test(events) ? 1 : 0);
    upsert(
      'ApexTrigger',
      { Name: source.name, NamespacePrefix: prefixOf(source) },
      {
        ApiVersion: source.apiVersion,
        Status: source.status,
        IsValid: 1,
        Body: bodyOf(source),
        LengthWithoutComments: source.source.length,
        TableEnumOrId: object?.[1] ?? null,
        UsageBeforeInsert: has('before insert'),
        UsageAfterInsert: has('after insert'),
        UsageBeforeUpdate: has('before update'),
        UsageAfterUpdate: has('after update'),
        UsageBeforeDelete: has('before delete'),
        UsageAfterDelete: has('after delete'),
        UsageAfterUndelete: has('after undelete'),
        UsageIsBulk: 0,
      },
    );
  }
}

function deployRecordTypes({ schema, rows, upsert }: Deployment): void {
  if (schema.type('RecordType')?.table == null) return;
  for (const type of schema.types) {
    for (const recordType of type.recordTypes) {
      if (/^012000000000000AAA$/.test(recordType.id)) continue;
      const values = {
        Name: recordType.label,
        DeveloperName: recordType.developerName,
        SobjectType: type.name,
        IsActive: recordType.isActive ? 1 : 0,
        IsPersonType: recordType.developerName === 'PersonAccount' ? 1 : 0,
      };
      if (rows.find('RecordType', { Id: recordType.id }) === null)
        rows.insert('RecordType', { Id: recordType.id, ...values });
      else upsert('RecordType', { Id: recordType.id }, values);
    }
  }
}

/** Queues, public groups and roles. */
function deployGroups({ components, upsert }: Deployment): void {
  for (const queue of components('Queue')) {
    const label = text(queue.properties, 'name') ?? queue.name;
    const id = upsert(
      'Group',
      { DeveloperName: queue.name, Type: 'Queue' },
      {
        Name: label,
        Email: text(queue.properties, 'email'),
        DoesSendEmailToMembers: flag(queue.properties, 'doesSendEmailToMembers') ? 1 : 0,
      },
    );
    if (id === null) continue;
    for (const of of elements(queue.properties, 'queueSobject')) {
      upsert('QueueSobject', { QueueId: id, SobjectType: text(of, 'sobjectType') }, {});
    }
  }
  for (const group of components('Group')) {
    upsert(
      'Group',
      { DeveloperName: group.name, Type: 'Regular' },
      {
        Name: text(group.properties, 'name') ?? group.name,
        DoesIncludeBosses: flag(group.properties, 'doesIncludeBosses') ? 1 : 0,
      },
    );
  }
  const roles = components('Role');
  for (const role of roles)
    upsert('UserRole', { DeveloperName: role.name }, { Name: text(role.properties, 'name') ?? role.name });
  for (const role of roles) {
    const parent = text(role.properties, 'parentRole');
    const parentId = parent === null ? null : upsert('UserRole', { DeveloperName: parent }, {});
    if (parentId !== null) upsert('UserRole', { DeveloperName: role.name }, { ParentRoleId: parentId });
  }
}

/** Records of custom metadata types: of the project, or of a deployment by `Metadata.Operations`. Answers what could not be deployed. */
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
