/** Apex classes and triggers with the content of their `-meta.xml`. */
import { ProjectError } from './project-error.ts';
import type { ApexSource } from './model.ts';
import { baseName } from './paths.ts';
import type { Reader } from './reader.ts';
import type { SourceFile } from './scan.ts';
import { numberOf, parseXml, textOf } from './xml.ts';

const STATUSES = new Set(['Active', 'Inactive', 'Deleted']);

function readApex(file: SourceFile, kind: ApexSource['kind'], reader: Reader): ApexSource {
  const name = baseName(file.path).replace(/\.[^.]+$/, '');
  const metaPath = `${file.path}-meta.xml`;
  let apiVersion: number | null = null;
  let status = 'Active';
  if (reader.files.isFile(metaPath)) {
    const { node } = parseXml(reader.text(metaPath), metaPath);
    apiVersion = numberOf(node, 'apiVersion');
    status = textOf(node, 'status') ?? 'Active';
    if (!STATUSES.has(status))
      throw new ProjectError('bad_metadata', `status ${status} is none of Active, Inactive, Deleted`, metaPath);
  }
  return {
    kind,
    name,
    path: file.path,
    source: reader.text(file.path),
    apiVersion: apiVersion ?? reader.apiVersion,
    status: status as ApexSource['status'],
    packageDirectory: file.packageDirectory,
    isUnpackaged: file.isUnpackaged,
  };
}

/**
 * Reads all sources of a kind. A project may keep a class in two package directories, which are not deployed together: the first listed
 * counts. Throws ProjectError `duplicate` when two files of one package directory hold the same class or trigger.
 */
export function readApexSources(files: readonly SourceFile[], kind: ApexSource['kind'], reader: Reader): ApexSource[] {
  const suffix = kind === 'class' ? '.cls' : '.trigger';
  const byName = new Map<string, ApexSource>();
  for (const file of files) {
    if (!file.path.endsWith(suffix)) continue;
    const source = readApex(file, kind, reader);
    const other = byName.get(source.name.toLowerCase());
    if (other !== undefined && other.packageDirectory !== source.packageDirectory) continue;
    if (other !== undefined)
      throw new ProjectError('duplicate', `${kind} ${source.name} is also in ${other.path}`, file.path);
    byName.set(source.name.toLowerCase(), source);
  }
  return [...byName.values()];
}
