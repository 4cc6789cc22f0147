/** A project's components as the Metadata API names them, whatever form the model keeps them in. */
import type {
  ApexSource,
  Bundle,
  Component,
  ComponentKey,
  CustomLabel,
  CustomMetadataRecord,
  MetadataNode,
  ObjectMetadata,
  ProjectModel,
  StaticResource,
} from './model.ts';
import { qualify, qualifyAny } from './api-names.ts';
import { CHILD_TYPES, REGISTRY } from './registry.ts';
import { OBJECT_PARTS } from './metadata-types.ts';
import { textOf } from './xml.ts';

const encoder = new TextEncoder();
const NO_FILES = {};

/** Full names of a type's components, in the order of the project. */
export function namesOf(project: ProjectModel, type: string): string[] {
  return entriesOf(project, type).map(({ fullName }) => fullName);
}

/** All components of all types, as a deployment of the whole project brings them. */
export function everyComponent(project: ProjectModel): Component[] {
  const types = [...REGISTRY.map(({ name }) => name), ...Object.keys(CHILD_TYPES)];
  return types.flatMap((type) => componentsOf(project, type));
}

/** All components of a type. */
export function componentsOf(project: ProjectModel, type: string): Component[] {
  return entriesOf(project, type).map((entry) => entry.read());
}

/** null without one. Names are compared as the platform does, without case. */
export function findComponent(project: ProjectModel, { type, fullName }: ComponentKey): Component | null {
  const wanted = fullName.toLowerCase();
  return (
    entriesOf(project, type)
      .find((entry) => entry.fullName.toLowerCase() === wanted)
      ?.read() ?? null
  );
}

export function hasComponent(project: ProjectModel, { type, fullName }: ComponentKey): boolean {
  const wanted = fullName.toLowerCase();
  return entriesOf(project, type).some((entry) => entry.fullName.toLowerCase() === wanted);
}

interface Entry {
  readonly fullName: string;
  read(): Component;
}

/** The names of a managed package's components carry its namespace; those of subscribers have none. */
function namespaceOf(project: ProjectModel, item: { readonly namespace?: string | null }): string | null {
  return !project.isManaged || item.namespace === null ? null : project.namespace;
}

function entriesOf(project: ProjectModel, type: string): Entry[] {
  const full = (item: { readonly name: string; readonly namespace?: string | null }): string =>
    qualifyAny(item.name, namespaceOf(project, item));
  const entry = (
    fullName: string,
    node: () => MetadataNode,
    files: () => Component['files'] = () => NO_FILES,
  ): Entry => ({
    fullName,
    read: () => ({ type, fullName, node: node(), files: files() }),
  });
  const part = OBJECT_PARTS[type] as keyof ObjectMetadata | undefined;
  if (part !== undefined)
    return project.objects.flatMap((object) =>
      (object[part] as readonly MetadataNode[]).map((node) =>
        entry(partName(object, textOf(node, 'fullName') ?? '', type, namespaceOf(project, object)), () => node),
      ),
    );
  switch (type) {
    case 'ApexClass':
    case 'ApexTrigger':
      return (type === 'ApexClass' ? project.classes : project.triggers).map((source) =>
        entry(
          full(source),
          () => apexNode(source),
          () => ({
            [`${full(source)}.${type === 'ApexClass' ? 'cls' : 'trigger'}`]: encoder.encode(
              namespaceOf(project, source) === null ? source.source : HIDDEN_SOURCE,
            ),
          }),
        ),
      );
    case 'CustomObject':
      return project.objects.map((object) =>
        entry(qualify(object.name, namespaceOf(project, object)), () => object.properties),
      );
    case 'CustomMetadata':
      return project.customMetadata.map((record) => entry(recordName(project, record), () => recordNode(record)));
    case 'CustomLabel':
      return project.labels.map((label) => entry(full(label), () => labelNode(label)));
    case 'Flow':
      return project.flows.map((flow) => entry(full(flow), () => flow.properties));
    case 'FlowDefinition':
      // A flow has one version here.
      return project.flows.map((flow) =>
        entry(full(flow), () => ({ activeVersionNumber: flow.status === 'Active' ? '1' : '0' })),
      );
    case 'StaticResource':
      return project.staticResources.map((resource) =>
        entry(
          full(resource),
          () => ({ cacheControl: resource.cacheControl, contentType: resource.contentType }),
          () => resourceFiles(resource),
        ),
      );
    case 'LightningComponentBundle':
    case 'AuraDefinitionBundle':
      return project.bundles
        .filter((bundle) => bundle.type === type)
        .map((bundle) =>
          entry(
            full(bundle),
            () => bundle.properties,
            () => bundleFiles(bundle),
          ),
        );
    default:
      return [...project.globalValueSets, ...project.standardValueSets, ...project.components]
        .filter((component) => component.type === type)
        .map((component) => entry(full(component), () => component.properties));
  }
}

/** Code of a managed package is its vendor's. */
export const HIDDEN_SOURCE = '(hidden)';

/** `acme__Crate__c.acme__Mark__c`, `Account.acme__Rule` */
function partName(object: ObjectMetadata, part: string, type: string, namespace: string | null): string {
  return `${qualify(object.name, namespace)}.${type === 'CustomField' ? qualify(part, namespace) : qualifyAny(part, namespace)}`;
}

/** As deployments name it: `Type.Record`, `ns__Type.ns__Record`. */
export function recordName(project: ProjectModel, record: CustomMetadataRecord): string {
  const own = project.isManaged ? project.namespace : null;
  const type = qualify(record.type, own).replace(/__mdt$/i, '');
  return `${type}.${qualifyAny(record.developerName, record.namespace === undefined ? own : record.namespace)}`;
}

function apexNode({ apiVersion, status }: ApexSource): MetadataNode {
  return { apiVersion: apiVersion.toFixed(1), status };
}

function labelNode({ name, language, isProtected, value }: CustomLabel): MetadataNode {
  return { fullName: name, language, protected: String(isProtected), shortDescription: name, value };
}

function recordNode({ label, isProtected, values }: CustomMetadataRecord): MetadataNode {
  return {
    label,
    protected: String(isProtected),
    values: Object.entries(values).map(([field, value]): MetadataNode => ({
      field,
      value:
        value === null
          ? { '@xsi:nil': 'true' }
          : {
              '@xsi:type':
                typeof value === 'boolean' ? 'xsd:boolean' : typeof value === 'number' ? 'xsd:double' : 'xsd:string',
              '#text': String(value),
            },
    })),
  };
}

function resourceFiles(resource: StaticResource): Component['files'] {
  return { [`${resource.name}.resource`]: resource.bytes() };
}

function bundleFiles(bundle: Bundle): Component['files'] {
  return Object.fromEntries(bundle.files.map((file) => [file, bundle.bytes(file)]));
}
