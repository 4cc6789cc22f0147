/** A deployment's archive as components: what is to come, what is to go, and what cannot be read. */
import { ProjectError } from '../../project/project-error.ts';
import type { Component, ComponentKey, MetadataNode } from '../../project/model.ts';
import {
  CHILD_TYPES,
  OBJECT_ELEMENTS,
  registeredType,
  typeOfFolder,
  type RegisteredType,
} from '../../project/registry.ts';
import { unknownElement } from '../../project/metadata-elements.ts';
import { nodesOf, parseXml, textOf, textsOf } from '../../project/xml.ts';
import type { Archive } from './archive.ts';

export interface ComponentFile {
  readonly componentType: string;
  readonly fullName: string;
  /** As in the archive. */
  readonly fileName: string;
}

export interface ComponentProblem extends ComponentFile {
  readonly problem: string;
  readonly lineNumber: number | null;
  readonly columnNumber: number | null;
}

export interface PackedComponent {
  readonly component: Component;
  readonly file: ComponentFile;
}

export interface DeployPackage {
  readonly components: readonly PackedComponent[];
  readonly removed: readonly { readonly key: ComponentKey; readonly file: ComponentFile }[];
  readonly problems: readonly ComponentProblem[];
}

export function readPackage(archive: Archive): DeployPackage {
  const reader = new PackageReader(archive);
  reader.read();
  return reader;
}

const METADATA_NAMESPACE = 'http://soap.sforce.com/2006/04/metadata';
const MANIFESTS = /^(?:package|destructiveChanges(?:Pre|Post)?)\.xml$/;

class PackageReader implements DeployPackage {
  readonly components: PackedComponent[] = [];
  readonly removed: { key: ComponentKey; file: ComponentFile }[] = [];
  readonly problems: ComponentProblem[] = [];
  readonly #archive: Archive;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  read(): void {
    const bundles = new Map<string, string[]>();
    for (const path of this.#archive.files.keys()) {
      if (MANIFESTS.test(path)) continue;
      const segments = path.split('/');
      const type = segments.length < 2 || segments.includes('..') ? null : typeOfFolder(segments[0]);
      if (type === null) {
        this.#fail(segments[0], path, path, `Not implemented: deployment of ${segments[0]}`);
      } else if (type.suffix === null) {
        const folder = segments.slice(0, 2).join('/');
        bundles.set(folder, [...(bundles.get(folder) ?? []), path]);
      } else this.#readFile(type, path);
    }
    for (const [folder, paths] of bundles) this.#readBundle(typeOfFolder(folder.split('/')[0])!, folder, paths);
    for (const path of this.#archive.files.keys()) if (path.startsWith('destructive')) this.#readDestructive(path);
    this.#readManifest();
  }

  #file(componentType: string, fullName: string, path: string): ComponentFile {
    return { componentType, fullName, fileName: `${this.#archive.root}${path}` };
  }

  #fail(type: string, fullName: string, path: string, problem: string, place?: ProjectError): void {
    this.problems.push({
      ...this.#file(type, fullName, path),
      problem,
      lineNumber: place?.line ?? null,
      columnNumber: place?.column ?? null,
    });
  }

  /** null, with the problem reported, for what is no XML. */
  #xml(type: string, fullName: string, path: string): { root: string; node: MetadataNode } | null {
    const text = this.#archive.files.get(path)!.toString('utf8');
    try {
      if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
        throw new ProjectError('bad_xml', 'Document type declarations are not allowed', path);
      return parseXml(text, path);
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      this.#fail(type, fullName, path, `Error parsing file: ${error.problem}`, error);
      return null;
    }
  }

  /** An element that the type does not have makes the file unreadable, as on the platform. */
  #hasKnownElements(typeName: string, fullName: string, path: string, node: MetadataNode): boolean {
    const unknown = unknownElement(typeName, node);
    if (unknown === null) return true;
    const { element, type } = unknown;
    const text = this.#archive.files.get(path)?.toString('utf8') ?? '';
    const before = text.slice(0, Math.max(0, text.search(new RegExp(`<${element}[\\s/>]`)))).split('\n');
    this.problems.push({
      ...this.#file(typeName, fullName, path),
      problem: `Error parsing file: Element {${METADATA_NAMESPACE}}${element} invalid at this location in type ${type}`,
      lineNumber: before.length,
      columnNumber: before.at(-1)!.length + 1,
    });
    return false;
  }

  #readFile(type: RegisteredType, path: string): void {
    const rest = path.slice(type.folder.length + 1);
    const isMeta = rest.endsWith('-meta.xml');
    if (type.hasContent && isMeta) {
      if (!this.#archive.files.has(path.slice(0, -'-meta.xml'.length)))
        this.#fail(type.name, nameOf(rest), path, `File with metadata but without content: ${path}`);
      return;
    }
    const fullName = nameOf(isMeta ? rest.slice(0, -'-meta.xml'.length) : rest);
    if (type.hasContent) return this.#readContent(type, fullName, path);
    if (!rest.replace(/-meta\.xml$/, '').endsWith(`.${type.suffix}`)) {
      // Folders of reports, dashboards and mail have metadata of their own.
      if (!type.inFolder) this.#fail(type.name, fullName, path, `Unexpected file name: ${rest}`);
      return;
    }
    const parsed = this.#xml(type.name, fullName, path);
    if (parsed === null) return;
    if (parsed.root !== type.name)
      return this.#fail(
        type.name,
        fullName,
        path,
        `Error parsing file: Element ${parsed.root} invalid at this location, ${type.name} expected`,
      );
    if (!this.#hasKnownElements(type.name, fullName, path, parsed.node)) return;
    if (type.name === 'CustomObject') this.#addObject(fullName, parsed.node, path);
    else if (type.name === 'CustomLabels') this.#addLabels(parsed.node, path);
    else this.#add({ type: type.name, fullName, node: parsed.node, files: {} }, path);
  }

  #readContent(type: RegisteredType, fullName: string, path: string): void {
    const meta = `${path}-meta.xml`;
    const parsed = this.#archive.files.has(meta) ? this.#xml(type.name, fullName, meta) : { node: {} };
    if (parsed === null || !this.#hasKnownElements(type.name, fullName, meta, parsed.node)) return;
    const file = path.slice(path.lastIndexOf('/') + 1);
    this.#add(
      { type: type.name, fullName, node: parsed.node, files: { [file]: this.#archive.files.get(path)! } },
      path,
    );
  }

  #readBundle(type: RegisteredType, folder: string, paths: readonly string[]): void {
    const fullName = folder.slice(folder.indexOf('/') + 1);
    const meta = paths.find((path) =>
      /^[^/]+\.(?:js|cmp|app|evt|intf|design|tokens)-meta\.xml$/.test(path.slice(folder.length + 1)),
    );
    const parsed = meta === undefined ? { node: {} } : this.#xml(type.name, fullName, meta);
    if (parsed === null || !this.#hasKnownElements(type.name, fullName, meta ?? folder, parsed.node)) return;
    const files = Object.fromEntries(
      paths.map((path) => [path.slice(folder.length + 1), this.#archive.files.get(path)!]),
    );
    this.#add({ type: type.name, fullName, node: parsed.node, files }, folder);
  }

  #add(component: Component, path: string): void {
    this.components.push({ component, file: this.#file(component.type, component.fullName, path) });
  }

  /** The object, and each field, rule, ... as a component of its own: what the file does not name stays as it is. */
  #addObject(object: string, node: MetadataNode, path: string): void {
    const properties: Record<string, MetadataNode[string]> = {};
    for (const [element, value] of Object.entries(node))
      if (OBJECT_ELEMENTS[element] === undefined) properties[element] = value;
    if (Object.keys(properties).some((name) => !name.startsWith('@')) || Object.keys(node).length === 0)
      this.#add({ type: 'CustomObject', fullName: object, node: properties, files: {} }, path);
    for (const [element, type] of Object.entries(OBJECT_ELEMENTS))
      for (const part of nodesOf(node, element)) {
        const name = textOf(part, 'fullName');
        if (name === null) this.#fail(type, object, path, 'Required field is missing: fullName');
        else this.#add({ type, fullName: `${object}.${name}`, node: part, files: {} }, path);
      }
  }

  #addLabels(node: MetadataNode, path: string): void {
    for (const label of nodesOf(node, 'labels')) {
      const name = textOf(label, 'fullName');
      if (name === null) this.#fail('CustomLabel', '', path, 'Required field is missing: fullName');
      else this.#add({ type: 'CustomLabel', fullName: name, node: label, files: {} }, path);
    }
  }

  #typesOf(path: string): { name: string; members: readonly string[] }[] {
    const parsed = this.#xml('', path, path);
    if (parsed === null) return [];
    return nodesOf(parsed.node, 'types').map((types) => ({
      name: textOf(types, 'name') ?? '',
      members: textsOf(types, 'members'),
    }));
  }

  #readDestructive(path: string): void {
    for (const { name, members } of this.#typesOf(path)) {
      if (registeredType(name) === null && CHILD_TYPES[name] === undefined)
        this.#fail(name, '', path, `Unknown type name '${name}' specified in ${path}`);
      else
        for (const fullName of members)
          this.removed.push({ key: { type: name, fullName }, file: this.#file(name, fullName, path) });
    }
  }

  /** What the manifest names has to be there. */
  #readManifest(): void {
    const found = new Set(
      this.components.map(({ component: { type, fullName } }) => `${type} ${fullName.toLowerCase()}`),
    );
    for (const { component } of this.components) {
      const parent = CHILD_TYPES[component.type];
      if (parent === 'CustomObject')
        found.add(`CustomObject ${component.fullName.slice(0, component.fullName.indexOf('.')).toLowerCase()}`);
      if (parent === 'CustomLabels') found.add('CustomLabels customlabels');
    }
    for (const { name, members } of this.#typesOf('package.xml')) {
      const isFolderType = registeredType(name)?.inFolder === true;
      for (const member of members) {
        if (member === '*' || (isFolderType && !member.includes('/'))) continue;
        if (found.has(`${name} ${member.toLowerCase()}`)) continue;
        if (this.problems.some(({ componentType, fullName }) => componentType === name && fullName === member))
          continue;
        this.#fail(
          name,
          member,
          'package.xml',
          `An object '${member}' of type ${name} was named in package.xml, but was not found in zipped directory`,
        );
      }
    }
  }
}

/** `Folder/Name.suffix` → `Folder/Name`; escapes are decoded as the platform writes them. */
function nameOf(file: string): string {
  const bare = file.replace(/\.[^./]+(?:-meta\.xml)?$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
