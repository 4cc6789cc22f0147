/** Puts together an object's metadata from wherever its parts are: an object file, a folder of parts, several packages. */
import { ProjectError } from './project-error.ts';
import type { MetadataNode, ObjectMetadata } from './model.ts';
import { baseName, folderOf } from './paths.ts';
import { OBJECT_PARTS } from './metadata-types.ts';
import { nodesOf, textOf } from './xml.ts';

type PartName = 'fields' | 'recordTypes' | 'validationRules' | 'fieldSets' | 'sharingReasons' | 'businessProcesses';
const PARTS: readonly PartName[] = [
  'fields',
  'recordTypes',
  'validationRules',
  'fieldSets',
  'sharingReasons',
  'businessProcesses',
];

interface Collected {
  name: string;
  path: string;
  properties: MetadataNode;
  readonly parts: Record<PartName, Map<string, MetadataNode>>;
  readonly partPaths: Map<string, string>;
}

/** The object that a part's file belongs to: `objects/Invoice__c/fields/Total__c.field-meta.xml` → `Invoice__c`. */
export function ownerOf(path: string): string {
  return baseName(folderOf(folderOf(path)));
}

export interface ObjectCollector {
  addObject(name: string, node: MetadataNode, path: string): void;
  addPart(type: string, node: MetadataNode, path: string): void;
  objects(): ObjectMetadata[];
}

/** A part that is in several packages counts as in the last one read. */
export function objectCollector(): ObjectCollector {
  const byName = new Map<string, Collected>();

  function collected(name: string, path: string): Collected {
    const key = name.toLowerCase();
    let found = byName.get(key);
    if (found === undefined) {
      found = {
        name,
        path,
        properties: {},
        partPaths: new Map(),
        parts: {
          fields: new Map(),
          recordTypes: new Map(),
          validationRules: new Map(),
          fieldSets: new Map(),
          sharingReasons: new Map(),
          businessProcesses: new Map(),
        },
      };
      byName.set(key, found);
    }
    return found;
  }

  function add(object: Collected, part: PartName, node: MetadataNode, path: string): void {
    const name = textOf(node, 'fullName');
    if (name === null) throw new ProjectError('bad_metadata', `An element of ${part} has no fullName`, path);
    object.parts[part].set(name.toLowerCase(), node);
    object.partPaths.set(`${part}.${name}`.toLowerCase(), path);
  }

  return {
    addObject(name, node, path) {
      const object = collected(name, path);
      object.path = path;
      const properties: Record<string, MetadataNode[string]> = { ...object.properties };
      for (const [element, value] of Object.entries(node)) {
        if (!(PARTS as readonly string[]).includes(element)) properties[element] = value;
      }
      object.properties = properties;
      for (const part of PARTS) for (const child of nodesOf(node, part)) add(object, part, child, path);
    },
    addPart(type, node, path) {
      const part = OBJECT_PARTS[type] as PartName;
      // A record type's or field's file name gives the name where the file does not.
      const named =
        textOf(node, 'fullName') === null
          ? { ...node, fullName: baseName(path).replace(/\.[^.]+-meta\.xml$/, '') }
          : node;
      add(collected(ownerOf(path), path), part, named, path);
    },
    objects: () =>
      [...byName.values()].map(({ name, path, properties, parts, partPaths }) => ({
        name,
        path,
        properties,
        fields: [...parts.fields.values()],
        recordTypes: [...parts.recordTypes.values()],
        validationRules: [...parts.validationRules.values()],
        fieldSets: [...parts.fieldSets.values()],
        sharingReasons: [...parts.sharingReasons.values()],
        businessProcesses: [...parts.businessProcesses.values()],
        partPaths,
      })),
  };
}
