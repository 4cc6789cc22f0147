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
import { OBJECT_PARTS } from './types.ts';
import { textOf } from './xml.ts';

const encoder = new TextEncoder();
const NO_FILES = {};

/** Full names of a type's components, in the order of the project. */
export function namesOf(project: ProjectModel, type: string): string[] {
  return entriesOf(project, type).map(({ fullName }) => fullName);
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

function entriesOf(project: ProjectModel, type: string): Entry[] {
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
        entry(`${object.name}.${textOf(node, 'fullName') ?? ''}`, () => node),
      ),
    );
  switch (type) {
    case 'ApexClass':
    case 'ApexTrigger':
      return (type === 'ApexClass' ? project.classes : project.triggers).map((source) =>
        entry(
          source.name,
          () => apexNode(source),
          () => ({ [`${source.name}.${type === 'ApexClass' ? 'cls' : 'trigger'}`]: encoder.encode(source.source) }),
        ),
      );
    case 'CustomObject':
      return project.objects.map((object) => entry(object.name, () => object.properties));
    case 'CustomMetadata':
      return project.customMetadata.map((record) =>
        entry(`${record.type.replace(/__mdt$/i, '')}.${record.developerName}`, () => recordNode(record)),
      );
    case 'CustomLabel':
      return project.labels.map((label) => entry(label.name, () => labelNode(label)));
    case 'Flow':
      return project.flows.map((flow) => entry(flow.name, () => flow.properties));
    case 'FlowDefinition':
      // A flow has one version here.
      return project.flows.map((flow) =>
        entry(flow.name, () => ({ activeVersionNumber: flow.status === 'Active' ? '1' : '0' })),
      );
    case 'StaticResource':
      return project.staticResources.map((resource) =>
        entry(
          resource.name,
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
            bundle.name,
            () => bundle.properties,
            () => bundleFiles(bundle),
          ),
        );
    default:
      return [...project.globalValueSets, ...project.standardValueSets, ...project.components]
        .filter((component) => component.type === type)
        .map((component) => entry(component.name, () => component.properties));
  }
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
  return resource.files.length === 0 ? { [`${resource.name}.resource`]: resource.bytes() } : NO_FILES;
}

function bundleFiles(bundle: Bundle): Component['files'] {
  return Object.fromEntries(bundle.files.map((file) => [file, bundle.bytes(file)]));
}
