/** A deployment's archive as components. */
import { Readable } from 'node:stream';
import JSZip from 'jszip';
import { apiError } from '../errors.ts';
import { parseXml, textOf } from '../../project/xml.ts';
import type { MetadataNode, MetadataValue, ApexSource } from '../../project/model.ts';

export interface ComponentFile {
  readonly componentType: string;
  readonly fullName: string;
  /** As in the archive. */
  readonly fileName: string;
}

export interface DeployPackage {
  readonly sources: readonly { readonly source: ApexSource; readonly component: ComponentFile }[];
  /** `class:name`, `trigger:name`. */
  readonly removed: readonly { readonly key: string; readonly component: ComponentFile }[];
  /** What this org cannot deploy. */
  readonly others: readonly ComponentFile[];
}

const MAX_FILES = 10_000;
/** Source: Metadata API limits: 400 MB unpacked. */
const MAX_UNPACKED = 400 * 1024 * 1024;
const DEFAULT_VERSION = 67;

/** Throws ApiError for what is no archive, or too large. */
export async function readPackage(bytes: Uint8Array): Promise<DeployPackage> {
  let zip: JSZip;
  try {
    zip = await JSZip.loadAsync(bytes);
  } catch {
    throw apiError(400, 'INVALID_CONTENT', 'The deployment is no zip archive');
  }
  const entries = Object.values(zip.files).filter((entry) => !entry.dir);
  if (entries.length > MAX_FILES)
    throw apiError(400, 'LIMIT_EXCEEDED', `Maximum number of files exceeded: ${MAX_FILES}`);
  const texts = new Map<string, string>();
  const others: ComponentFile[] = [];
  let size = 0;
  const root = entries.some((entry) => entry.name === 'package.xml')
    ? ''
    : entries.find((entry) => /^[^/]+\/package\.xml$/.test(entry.name))?.name.replace('package.xml', '');
  if (root === undefined) throw apiError(400, 'INVALID_CONTENT', 'No package.xml found');
  for (const entry of entries) {
    const name = entry.name.startsWith(root) ? entry.name.slice(root.length) : entry.name;
    if (
      !/^(?:package\.xml|destructiveChanges(?:Pre|Post)?\.xml|(?:classes|triggers)\/\w+\.(?:cls|trigger)(?:-meta\.xml)?)$/.test(
        name,
      )
    ) {
      if (!name.endsWith('-meta.xml') || !entries.some((other) => `${other.name}-meta.xml` === entry.name))
        others.push({
          componentType: name.split('/')[0],
          fullName: name.replace(/^.*\//, '').replace(/\..*$/, ''),
          fileName: entry.name,
        });
      continue;
    }
    const content = await unpacked(entry, MAX_UNPACKED - size);
    size += content.length;
    texts.set(name, new TextDecoder().decode(content));
  }
  return { sources: sourcesOf(texts, root), removed: removedOf(texts), others };
}

/** Read as a stream, so that a small archive of a huge file is found out in time. */
async function unpacked(entry: JSZip.JSZipObject, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > room) throw apiError(400, 'LIMIT_EXCEEDED', 'Maximum size of the unpacked archive exceeded');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sourcesOf(texts: ReadonlyMap<string, string>, root: string): DeployPackage['sources'] {
  return [...texts].flatMap(([name, source]) => {
    const match = /^(?:classes|triggers)\/(\w+)\.(cls|trigger)$/.exec(name);
    if (match === null) return [];
    const meta = texts.get(`${name}-meta.xml`);
    const node: MetadataNode = meta === undefined ? {} : parseXml(meta, `${name}-meta.xml`).node;
    const kind = match[2] === 'cls' ? 'class' : 'trigger';
    const status = textOf(node, 'status');
    return [
      {
        source: {
          kind,
          name: match[1],
          path: name,
          source,
          apiVersion: Number(textOf(node, 'apiVersion') ?? DEFAULT_VERSION),
          status: status === 'Deleted' || status === 'Inactive' ? status : 'Active',
          packageDirectory: 0,
          isUnpackaged: false,
        } satisfies ApexSource,
        component: {
          componentType: kind === 'class' ? 'ApexClass' : 'ApexTrigger',
          fullName: match[1],
          fileName: `${root}${name}`,
        },
      },
    ];
  });
}

function removedOf(texts: ReadonlyMap<string, string>): DeployPackage['removed'] {
  return [...texts].flatMap(([fileName, text]) => {
    if (!fileName.startsWith('destructiveChanges')) return [];
    return listOf(parseXml(text, fileName).node.types).flatMap((types) => {
      if (typeof types === 'string' || Array.isArray(types)) return [];
      const node = types as MetadataNode;
      const componentType = textOf(node, 'name') ?? '';
      return listOf(node.members).map((member) => ({
        key: `${componentType === 'ApexTrigger' ? 'trigger' : componentType === 'ApexClass' ? 'class' : componentType}:${String(member).trim().toLowerCase()}`,
        component: { componentType, fullName: String(member).trim(), fileName },
      }));
    });
  });
}

function listOf(value: MetadataValue | undefined): readonly MetadataValue[] {
  return value === undefined ? [] : Array.isArray(value) ? (value as readonly MetadataValue[]) : [value];
}
