/** What deployments change of a project: components that came, and components that went. */
import { createHash } from 'node:crypto';
import { customLabels, customMetadataRecord, flowInfo } from './components.ts';
import type {
  ApexSource,
  Bundle,
  Component,
  ComponentKey,
  CustomMetadataRecord,
  MetadataComponent,
  MetadataNode,
  ObjectMetadata,
  ProjectModel,
  StaticResource,
} from './model.ts';
import { qualify, qualifyAny, splitRecordName } from './api-names.ts';
import { registeredType } from './registry.ts';
import { OBJECT_PARTS } from './metadata-types.ts';
import { numberOf, textOf } from './xml.ts';

export interface MetadataChanges {
  readonly put: readonly Component[];
  readonly removed: readonly ComponentKey[];
}

export const NO_CHANGES: MetadataChanges = { put: [], removed: [] };

/** Puts a bundle's files where the component compiler finds them; answers the folder. */
export type BundleWriter = (bundle: Component) => string;

type Draft = { -readonly [K in keyof ProjectModel]: ProjectModel[K] };

/** The project as it is after the changes. The project itself stays as it was. */
export function changedProject(
  project: ProjectModel,
  changes: MetadataChanges,
  writeBundle: BundleWriter,
): ProjectModel {
  if (changes.put.length + changes.removed.length === 0) return project;
  const draft: Draft = { ...project };
  for (const key of changes.removed) remove(draft, key);
  for (const component of changes.put) put(draft, component, writeBundle);
  draft.fingerprint = fingerprintOf(project.fingerprint, changes);
  return draft;
}

function fingerprintOf(before: string, { put: components, removed }: MetadataChanges): string {
  const hash = createHash('sha256').update(before);
  for (const { type, fullName, node, files } of components) {
    hash.update(JSON.stringify([type, fullName, node]));
    for (const name of Object.keys(files)) hash.update(name).update(files[name]);
  }
  return hash.update(JSON.stringify(removed)).digest('hex').slice(0, 32);
}

const decoder = new TextDecoder();
/** API names are ASCII: names of different lengths differ. */
const same = (a: string, b: string): boolean => a.length === b.length && a.toLowerCase() === b.toLowerCase();

/** What a subscriber of a managed package makes has no namespace, and is never instead of what the package has. */
function ownership({ isManaged }: Pick<ProjectModel, 'isManaged'>): { readonly namespace?: null } {
  return isManaged ? { namespace: null } : {};
}

/** Whether deployments to this org may change the item. */
function isOwn({ isManaged }: Pick<ProjectModel, 'isManaged'>, item: { readonly namespace?: string | null }): boolean {
  return !isManaged || item.namespace === null;
}

/** With `item` instead of the one of the same name, or at the end. */
function replaced<T>(list: readonly T[], item: T, isSame: (other: T) => boolean): T[] {
  const at = list.findIndex(isSame);
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at + 1)];
}

interface Named {
  readonly name: string;
  readonly type?: string;
  readonly namespace?: null;
}

/** With what a deployment brings, instead of what deployments brought under that name before. */
function withOwn<T extends Named>(draft: Draft, list: readonly T[], item: T): T[] {
  return replaced(
    list,
    { ...item, ...ownership(draft) },
    (other) => other.type === item.type && same(other.name, item.name) && isOwn(draft, other),
  );
}

/** The name of a record that is deployed next to a managed package shows whose it is: `ns__Type.ns__Record` is the package's, `ns__Type.Record` not. */
function recordIn({ isManaged }: Draft, record: CustomMetadataRecord): CustomMetadataRecord {
  if (!isManaged) return record;
  const { namespace, name } = splitRecordName(record.developerName);
  return { ...record, developerName: name, namespace };
}

function isSameRecord(draft: Draft, one: CustomMetadataRecord, other: CustomMetadataRecord): boolean {
  const own = draft.isManaged ? draft.namespace : null;
  const nameOf = ({ type, developerName, namespace = own }: CustomMetadataRecord): string =>
    `${qualify(type, own)}.${qualifyAny(developerName, namespace)}`;
  return same(nameOf(one), nameOf(other));
}

function put(draft: Draft, component: Component, writeBundle: BundleWriter): void {
  const { type, fullName, node } = component;
  const part = OBJECT_PARTS[type] as keyof ObjectMetadata | undefined;
  if (part !== undefined) return putPart(draft, part, fullName, node);
  switch (type) {
    case 'ApexClass':
      draft.classes = withOwn(draft, draft.classes, apexSource('class', component, draft));
      return;
    case 'ApexTrigger':
      draft.triggers = withOwn(draft, draft.triggers, apexSource('trigger', component, draft));
      return;
    case 'CustomObject':
      putObject(draft, fullName, (object) => ({ ...object, properties: { ...object.properties, ...node } }));
      return;
    case 'CustomMetadata': {
      const record = recordIn(draft, customMetadataRecord(fullName, node, `customMetadata/${fullName}.md`));
      draft.customMetadata = replaced(draft.customMetadata, record, (item) => isSameRecord(draft, item, record));
      return;
    }
    case 'CustomLabel': {
      const [label] = customLabels({ labels: { ...node, fullName } });
      draft.labels = withOwn(draft, draft.labels, label);
      return;
    }
    case 'Flow':
      draft.flows = withOwn(draft, draft.flows, flowInfo(fullName, node, pathOf(type, fullName)));
      return;
    case 'FlowDefinition':
      activateFlow(draft, fullName, textOf(node, 'activeVersionNumber'));
      return putOther(draft, { type, name: fullName, path: pathOf(type, fullName), properties: node });
    case 'StaticResource':
      draft.staticResources = withOwn(draft, draft.staticResources, resource(component));
      return;
    case 'LightningComponentBundle':
    case 'AuraDefinitionBundle':
      draft.bundles = withOwn(draft, draft.bundles, bundle(component, writeBundle(component)));
      return;
    default:
      putOther(draft, { type, name: fullName, path: pathOf(type, fullName), properties: node });
  }
}

/** Version 0 is none. Source: Metadata API Developer Guide, FlowDefinition. */
function activateFlow(draft: Draft, fullName: string, version: string | null): void {
  const status = version === null || version === '0' ? 'Obsolete' : 'Active';
  draft.flows = draft.flows.map((flow) =>
    same(flow.name, fullName) && isOwn(draft, flow)
      ? { ...flow, status, properties: { ...flow.properties, status } }
      : flow,
  );
}

/** The list of the model in which components of a type without a form of their own stand. */
function listOf(type: string): 'globalValueSets' | 'standardValueSets' | 'components' {
  return type === 'GlobalValueSet'
    ? 'globalValueSets'
    : type === 'StandardValueSet'
      ? 'standardValueSets'
      : 'components';
}

function putOther(draft: Draft, component: MetadataComponent): void {
  const list = listOf(component.type);
  draft[list] = withOwn(draft, draft[list], component);
}

function pathOf(type: string, fullName: string): string {
  const registered = registeredType(type);
  return registered === null ? fullName : `${registered.folder}/${fullName}.${registered.suffix ?? ''}`;
}

function apexSource(kind: ApexSource['kind'], { fullName, node, files }: Component, project: Draft): ApexSource {
  const [file] = Object.keys(files);
  const status = textOf(node, 'status');
  return {
    kind,
    name: fullName,
    path: `${kind === 'class' ? 'classes' : 'triggers'}/${file}`,
    source: decoder.decode(files[file]),
    apiVersion: numberOf(node, 'apiVersion') ?? project.sourceApiVersion,
    status: status === 'Deleted' || status === 'Inactive' ? status : 'Active',
    packageDirectory: 0,
    isUnpackaged: false,
  };
}

function resource({ fullName, node, files }: Component): StaticResource {
  const [content] = Object.values(files);
  return {
    name: fullName,
    path: pathOf('StaticResource', fullName),
    contentType: textOf(node, 'contentType') ?? 'application/octet-stream',
    cacheControl: textOf(node, 'cacheControl') ?? 'Private',
    files: [],
    bytes: () => content,
  };
}

function bundle({ type, fullName, node, files }: Component, folder: string): Bundle {
  return {
    type: type as Bundle['type'],
    name: fullName,
    path: folder,
    files: Object.keys(files),
    properties: node,
    bytes: (file) => files[file],
  };
}

function putObject(draft: Draft, name: string, change: (object: ObjectMetadata) => ObjectMetadata): void {
  const found = draft.objects.find((object) => same(object.name, name) && isOwn(draft, object));
  const object = found ?? {
    name,
    path: pathOf('CustomObject', name),
    properties: {},
    fields: [],
    recordTypes: [],
    validationRules: [],
    fieldSets: [],
    sharingReasons: [],
    businessProcesses: [],
    ...ownership(draft),
  };
  draft.objects = replaced(draft.objects, change(object), (item) => item === found);
}

function putPart(draft: Draft, part: keyof ObjectMetadata, fullName: string, node: MetadataNode): void {
  const dot = fullName.indexOf('.');
  const name = fullName.slice(dot + 1);
  putObject(draft, fullName.slice(0, dot), (object) => ({
    ...object,
    [part]: replaced(object[part] as readonly MetadataNode[], { ...node, fullName: name }, (item) =>
      same(textOf(item, 'fullName') ?? '', name),
    ),
  }));
}

function remove(draft: Draft, { type, fullName }: ComponentKey): void {
  const part = OBJECT_PARTS[type] as keyof ObjectMetadata | undefined;
  const named = (item: { readonly name: string; readonly namespace?: null }): boolean =>
    !same(item.name, fullName) || !isOwn(draft, item);
  if (part !== undefined) {
    const dot = fullName.indexOf('.');
    const owner = fullName.slice(0, dot);
    if (!draft.objects.some((object) => same(object.name, owner) && isOwn(draft, object))) return;
    putObject(draft, owner, (object) => ({
      ...object,
      [part]: (object[part] as readonly MetadataNode[]).filter(
        (node) => !same(textOf(node, 'fullName') ?? '', fullName.slice(dot + 1)),
      ),
    }));
    return;
  }
  switch (type) {
    case 'ApexClass':
      draft.classes = draft.classes.filter(named);
      return;
    case 'ApexTrigger':
      draft.triggers = draft.triggers.filter(named);
      return;
    case 'CustomObject':
      draft.objects = draft.objects.filter(named);
      return;
    case 'CustomMetadata': {
      const record = recordIn(draft, customMetadataRecord(fullName, {}, ''));
      draft.customMetadata = draft.customMetadata.filter((item) => !isSameRecord(draft, item, record));
      return;
    }
    case 'CustomLabel':
      draft.labels = draft.labels.filter(named);
      return;
    case 'Flow':
      draft.flows = draft.flows.filter(named);
      return;
    case 'StaticResource':
      draft.staticResources = draft.staticResources.filter(named);
      return;
    case 'LightningComponentBundle':
    case 'AuraDefinitionBundle':
      draft.bundles = draft.bundles.filter((item) => item.type !== type || named(item));
      return;
    default: {
      const list = listOf(type);
      draft[list] = draft[list].filter((item) => item.type !== type || named(item));
    }
  }
}
