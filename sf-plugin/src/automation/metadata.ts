/** The Metadata API, as far as pausing needs it: list, retrieve and deploy in archives. */
import type { Connection } from '@salesforce/core';
import JSZip from 'jszip';
import { RefusedError } from '../errors.ts';
import { texts } from '../messages.ts';
import type { Files } from './kinds.ts';

const messages = texts('automation');
const POLL_MS = 500;
const MOST_MS = 30 * 60_000;

export interface Member {
  readonly type: string;
  readonly name: string;
}

export interface Metadata {
  /** Full names of a type that are the org's own: what a package manages cannot be changed. */
  list(type: string): Promise<string[]>;
  retrieve(members: readonly Member[]): Promise<Files>;
  /** Everything or nothing. */
  deploy(files: Files, members: readonly Member[]): Promise<void>;
}

export function metadataOf(connection: Connection): Metadata {
  const api = connection.metadata;
  api.pollInterval = POLL_MS;
  api.pollTimeout = MOST_MS;
  const version = connection.getApiVersion();
  return {
    async list(type) {
      const found = await api.list({ type }, version);
      return found.filter(({ namespacePrefix }) => !namespacePrefix).map(({ fullName }) => fullName);
    },
    async retrieve(members) {
      if (members.length === 0) return new Map();
      const { zipFile } = await api
        .retrieve({
          apiVersion: version,
          singlePackage: true,
          unpackaged: { types: packageTypes(members), version },
        } as unknown as Parameters<typeof api.retrieve>[0])
        .complete();
      return filesIn(zipFile);
    },
    async deploy(files, members) {
      const zip = new JSZip();
      for (const [path, text] of files) zip.file(path, text);
      zip.file('package.xml', packageXml(members, version));
      const archive = await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
      const result = await api.deploy(archive, { rollbackOnError: true, singlePackage: true }).complete(true);
      if (result.success) return;
      const failures = [result.details?.componentFailures ?? []].flat();
      const problems = failures.map(({ fullName, problem }) => `${fullName ?? ''}: ${problem ?? ''}`);
      throw new RefusedError(
        'not_deployed',
        messages.getMessage('error.notDeployed', [problems.join(' ') || String(result.errorMessage ?? result.status)]),
        0,
        { problems },
      );
    },
  };
}

function packageTypes(members: readonly Member[]): { name: string; members: string[] }[] {
  const byType = new Map<string, Set<string>>();
  for (const { type, name } of members) byType.set(type, (byType.get(type) ?? new Set<string>()).add(name));
  return [...byType].map(([name, names]) => ({ name, members: [...names].sort() }));
}

function packageXml(members: readonly Member[], version: string): string {
  const types = packageTypes(members).map(
    ({ name, members: names }) =>
      `    <types>\n${names.map((member) => `        <members>${escaped(member)}</members>\n`).join('')}        <name>${name}</name>\n    </types>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Package xmlns="http://soap.sforce.com/2006/04/metadata">
${types.join('')}    <version>${version}</version>
</Package>
`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Full names in paths are encoded, as in rules whose names have signs. */
async function filesIn(base64: string): Promise<Files> {
  const zip = await JSZip.loadAsync(base64, { base64: true });
  const files = new Map<string, string>();
  for (const entry of Object.values(zip.files))
    if (!entry.dir) files.set(entry.name.replace(/^unpackaged\//, ''), await entry.async('string'));
  return files;
}
