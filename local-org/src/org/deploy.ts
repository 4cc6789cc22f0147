/** A project's metadata as records of the org, the way a deployment makes them: what is there is brought up to date, nothing else is touched. */
import { ROLE_GROUPS } from '../dml/derived/groups.ts';
import { HIDDEN_SOURCE } from '../project/inventory.ts';
import type { ApexSource, MetadataComponent, ProjectModel, StaticResource } from '../project/model.ts';
import type { Schema } from '../schema/model.ts';
import type { Store } from '../store/store.ts';
import { elements, flag, text } from '../project/metadata-node.ts';
import { deployCustomMetadata } from '../host/custom-metadata.ts';
import { deployPermissions } from './deploy-permissions.ts';
import { KnownRows } from '../store/known-rows.ts';
import type { RowValues, SystemRows } from '../store/system-rows.ts';
import { MASTER_RECORD_TYPE } from '../schema/ids.ts';

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
export function deployProject(schema: Schema, store: Store, systemRows: SystemRows, project: ProjectModel): void {
  const rows = new KnownRows(schema, systemRows);
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
  deployCachePartitions(deployment);
  deployNotificationTypes(deployment);
  deployStaticResources(deployment);
}

function deployCachePartitions({ components, upsert, namespace }: Deployment): void {
  for (const partition of components('PlatformCachePartition')) {
    const isDefault = text(partition.properties, 'isDefaultPartition') === 'true' ? 1 : 0;
    upsert(
      'PlatformCachePartition',
      { DeveloperName: partition.name },
      {
        MasterLabel: text(partition.properties, 'masterLabel') ?? partition.name,
        Language: 'en_US',
        NamespacePrefix: namespace,
        IsDefaultPartition: isDefault,
      },
    );
  }
}

function deployNotificationTypes({ components, upsert, namespace }: Deployment): void {
  for (const type of components('CustomNotificationType')) {
    upsert(
      'CustomNotificationType',
      { DeveloperName: type.name },
      {
        MasterLabel: text(type.properties, 'masterLabel') ?? type.name,
        CustomNotifTypeName: text(type.properties, 'customNotifTypeName') ?? type.name,
        Description: text(type.properties, 'description'),
        Desktop: text(type.properties, 'desktop') === 'true' ? 1 : 0,
        Mobile: text(type.properties, 'mobile') === 'true' ? 1 : 0,
        Language: 'en_US',
        NamespacePrefix: namespace,
      },
    );
  }
}

function deployStaticResources({ project, upsert, prefixOf }: Deployment): void {
  for (const resource of project.staticResources) {
    upsert(
      'StaticResource',
      { Name: resource.name, NamespacePrefix: prefixOf(resource) },
      { ContentType: resource.contentType, CacheControl: resource.cacheControl, ...bodyOf(resource) },
    );
  }
}

function bodyOf(resource: StaticResource): RowValues {
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
      if (recordType.id === MASTER_RECORD_TYPE) continue;
      const values = {
        Name: recordType.label,
        DeveloperName: recordType.developerName,
        SobjectType: type.name,
        IsActive: recordType.isActive ? 1 : 0,
        ...(schema.type('RecordType')!.field('IsPersonType') === null
          ? {}
          : { IsPersonType: recordType.isPersonType ? 1 : 0 }),
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
  for (const role of roles) {
    const RelatedId = upsert(
      'UserRole',
      { DeveloperName: role.name },
      { Name: text(role.properties, 'name') ?? role.name },
    );
    if (RelatedId === null) continue;
    for (const Type of ROLE_GROUPS) upsert('Group', { RelatedId, Type }, { DeveloperName: role.name });
  }
  for (const role of roles) {
    const parent = text(role.properties, 'parentRole');
    const parentId = parent === null ? null : upsert('UserRole', { DeveloperName: parent }, {});
    if (parentId !== null) upsert('UserRole', { DeveloperName: role.name }, { ParentRoleId: parentId });
  }
}
