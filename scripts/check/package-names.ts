/** The names that the metadata and code of the package define, and where. */
import { apexSources, ALL } from './apex-sources.ts';
import type { Project } from './project.ts';
import { isProblem, textOf, type XmlElement, xmlOf } from './xml.ts';

export interface Place {
  readonly path: string;
  readonly line: number;
}

export interface ObjectNames {
  readonly place: Place;
  readonly fields: ReadonlyMap<string, FieldName>;
}

export interface FieldName {
  readonly place: Place;
  /** Required on the page and in the database: permission sets may not name it. */
  readonly isRequired: boolean;
}

export interface PackageNames {
  readonly classes: ReadonlyMap<string, Place>;
  readonly triggers: ReadonlyMap<string, Place>;
  readonly objects: ReadonlyMap<string, ObjectNames>;
  readonly labels: ReadonlyMap<string, Place>;
  readonly bundles: ReadonlySet<string>;
  /** Custom permissions, tabs, applications, permission sets, flows, ... by kind. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, Place>>;
}

export const PACKAGE = /^force-app\//;

export function packageNames(project: Project): PackageNames {
  const files = project.matching(/^force-app\/.*/);
  return {
    classes: named(
      apexSources(project, ALL).map(({ path }) => path),
      'cls',
    ),
    triggers: named(files, 'trigger'),
    objects: objects(project, files),
    labels: labels(project, files),
    bundles: new Set(files.flatMap((path) => /\/lwc\/([^/]+)\//.exec(path)?.[1] ?? [])),
    others: new Map(
      [
        'customPermission',
        'tab',
        'app',
        'permissionset',
        'flow',
        'flexipage',
        'layout',
        'namedCredential',
        'permissionsetgroup',
      ].map((kind) => [kind, named(files, `${kind}-meta.xml`)]),
    ),
  };
}

function named(files: readonly string[], ending: string): ReadonlyMap<string, Place> {
  const names = new Map<string, Place>();
  for (const path of files) {
    if (path.endsWith(`.${ending}`))
      names.set(path.slice(path.lastIndexOf('/') + 1, -ending.length - 1), { path, line: 1 });
  }
  return names;
}

function objects(project: Project, files: readonly string[]): ReadonlyMap<string, ObjectNames> {
  const found = new Map<string, { place: Place; fields: Map<string, FieldName> }>();
  for (const path of files) {
    const match = /\/objects\/([^/]+)\/(?:fields\/([^/]+)\.field|[^/]+\.object)-meta\.xml$/.exec(path);
    if (match === null) continue;
    const entry = found.get(match[1]) ?? { place: { path, line: 1 }, fields: new Map<string, FieldName>() };
    found.set(match[1], entry);
    if (match[2] !== undefined)
      entry.fields.set(match[2], { place: { path, line: 1 }, isRequired: isRequired(project, path) });
  }
  return found;
}

function isRequired(project: Project, path: string): boolean {
  const root = xmlOf(project, path);
  return !isProblem(root) && (textOf(root, 'required') === 'true' || textOf(root, 'type') === 'MasterDetail');
}

function labels(project: Project, files: readonly string[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const path of files.filter((file) => file.endsWith('.labels-meta.xml'))) {
    const root = xmlOf(project, path);
    const entries: readonly XmlElement[] = isProblem(root) ? [] : root.children;
    for (const entry of entries) found.set(textOf(entry, 'fullName'), { path, line: entry.line });
  }
  return found;
}
