/** Metadata other than Apex and objects: records, labels, flows, resources, bundles. */
import { archiveOf } from './archive.ts';
import { ProjectError } from './project-error.ts';
import type { ProjectFileSystem } from './file-system.ts';
import type { Bundle, CustomLabel, CustomMetadataRecord, FlowInfo, MetadataNode, StaticResource } from './model.ts';
import { baseName, folderOf, joinPath } from './paths.ts';
import { flagOf, nodeOf, nodesOf, parseXml, textOf } from './xml.ts';

/** One custom metadata record; `name` is the file's name without suffix: `Rule.Default`. */
export function customMetadataRecord(name: string, node: MetadataNode, path: string): CustomMetadataRecord {
  const dot = name.lastIndexOf('.');
  if (dot < 0) throw new ProjectError('bad_metadata', 'A custom metadata file is named Type.Record.md-meta.xml', path);
  const type = name.slice(0, dot);
  const values: Record<string, string | number | boolean | null> = {};
  for (const item of nodesOf(node, 'values')) {
    const field = textOf(item, 'field');
    if (field === null) throw new ProjectError('bad_metadata', 'An element of values has no field', path);
    values[field] = typedValue(item);
  }
  return {
    type: /__mdt$/i.test(type) ? type : `${type}__mdt`,
    developerName: name.slice(dot + 1),
    label: textOf(node, 'label') ?? name.slice(dot + 1),
    isProtected: flagOf(node, 'protected'),
    values,
    path,
  };
}

function typedValue(item: MetadataNode): string | number | boolean | null {
  const value = item.value;
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  const node = nodeOf(item, 'value')!;
  if (node['@xsi:nil'] === 'true' || node['@nil'] === 'true') return null;
  const text = typeof node['#text'] === 'string' ? node['#text'] : '';
  const type = String(node['@xsi:type'] ?? '').replace(/^.*:/, '');
  if (type === 'boolean') return text.trim() === 'true';
  if (type === 'double' || type === 'int' || type === 'decimal' || type === 'long') return Number(text);
  return type === 'string' ? text : text.trim();
}

export function customLabels(node: MetadataNode): CustomLabel[] {
  return nodesOf(node, 'labels').map((label) => ({
    name: textOf(label, 'fullName') ?? '',
    value: textOf(label, 'value') ?? '',
    language: textOf(label, 'language') ?? 'en_US',
    isProtected: flagOf(label, 'protected'),
  }));
}

export function flowInfo(name: string, node: MetadataNode, path: string): FlowInfo {
  const start = nodeOf(node, 'start');
  const object = start === null ? null : textOf(start, 'object');
  return {
    name,
    path,
    label: textOf(node, 'label') ?? name,
    status: textOf(node, 'status') ?? 'Draft',
    processType: textOf(node, 'processType') ?? '',
    trigger:
      start === null || object === null
        ? null
        : {
            object,
            type: textOf(start, 'triggerType') ?? '',
            recordTriggerType: textOf(start, 'recordTriggerType') ?? '',
          },
    properties: node,
  };
}

function filesBelow(folder: string, files: ProjectFileSystem, prefix = ''): string[] {
  return files
    .list(folder)
    .flatMap((entry) =>
      entry.isDirectory
        ? filesBelow(joinPath(folder, entry.name), files, `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}

/** The resource that a `.resource-meta.xml` describes: the file of the same name next to it, or the folder. */
export function staticResource(metaPath: string, node: MetadataNode, files: ProjectFileSystem): StaticResource {
  const name = baseName(metaPath).replace(/\.resource-meta\.xml$/, '');
  const folder = folderOf(metaPath);
  const entry = files
    .list(folder)
    .find(
      (item) => !item.name.endsWith('-meta.xml') && (item.name === name || item.name.replace(/\.[^.]+$/, '') === name),
    );
  if (entry === undefined)
    throw new ProjectError('bad_metadata', `The static resource has no content: no ${name}.* beside it`, metaPath);
  const path = joinPath(folder, entry.name);
  const parts = entry.isDirectory ? filesBelow(path, files) : [];
  return {
    name,
    path,
    contentType: textOf(node, 'contentType') ?? 'application/octet-stream',
    cacheControl: textOf(node, 'cacheControl') ?? 'Private',
    files: parts,
    bytes: () =>
      entry.isDirectory
        ? archiveOf(parts.map((part) => [part, files.readBytes(joinPath(path, part))]))
        : files.readBytes(path),
  };
}

/** The bundles among the files: folders `lwc/<name>` and `aura/<name>`, wherever they are. */
export function bundles(paths: readonly string[], read: (path: string) => string, files: ProjectFileSystem): Bundle[] {
  const byFolder = new Map<string, string[]>();
  for (const path of paths) {
    const match = /^(.*\/(lwc|aura)\/([^/]+))\/(.+)$/.exec(`/${path}`);
    if (match === null) continue;
    const folder = match[1].slice(1);
    const list = byFolder.get(folder);
    if (list === undefined) byFolder.set(folder, [match[4]]);
    else list.push(match[4]);
  }
  return [...byFolder].map(([path, names]) => {
    const name = baseName(path);
    const meta = names.find(
      (file) => file === `${name}.js-meta.xml` || /^[^/]+\.(?:cmp|app|evt|intf|design|tokens)-meta\.xml$/.test(file),
    );
    const metaPath = joinPath(path, meta ?? '');
    return {
      type: baseName(folderOf(path)) === 'lwc' ? 'LightningComponentBundle' : 'AuraDefinitionBundle',
      name,
      path,
      files: names,
      properties: meta === undefined ? {} : parseXml(read(metaPath), metaPath).node,
      bytes: (file) => files.readBytes(joinPath(path, file)),
    };
  });
}
