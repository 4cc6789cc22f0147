/** Files of the page: design system, vendor bundle, static resources of the project. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findResource, type ProjectModel } from 'local-org/project';
import { packageFolder } from './bundle/paths.ts';

export interface StaticFile {
  readonly contentType: string;
  bytes(): Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** null: none of that address. */
export function findFile(pathname: string, vendor: string, project: ProjectModel): StaticFile | null {
  const found = /^\/(design|vendor|resource)\/([\w@/.-]+)$/.exec(pathname);
  if (found === null) return null;
  const [, kind, rest] = found;
  if (kind === 'design') return below(path.join(packageFolder('@salesforce-ux/design-system'), 'assets'), rest);
  if (kind === 'vendor') return below(vendor, rest);
  const [name, ...inside] = rest.split('/');
  const resource = findResource(project, name, project.isManaged ? null : project.namespace);
  if (resource === null) return null;
  if (inside.length > 0)
    return resource.files.includes(inside.join('/')) ? below(resource.path, inside.join('/')) : null;
  return { contentType: resource.contentType, bytes: () => resource.bytes() };
}

function below(folder: string, relative: string): StaticFile | null {
  const file = path.join(folder, relative);
  if (!file.startsWith(folder + path.sep) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  return { contentType: TYPES[path.extname(file)] ?? 'application/octet-stream', bytes: () => readFileSync(file) };
}
