/** Listing, describing and retrieving metadata: Apex is given back as source, everything else is listed by name. */
import { randomBytes } from 'node:crypto';
import JSZip from 'jszip';
import { base62, toId18 } from '../../schema/ids.ts';
import type { ApexSource } from '../../project/model.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { ApiServer } from '../api.ts';
import { notFound } from '../errors.ts';
import { nodeAt, textAt, textsAt, type XmlNode, type XmlValue } from '../soap/envelope.ts';
import { sourceId } from '../tooling/coverage.ts';
import { keptSources, projectWith } from './sources.ts';

export interface Retrieval {
  readonly id: string;
  done: boolean;
  zip: string;
  files: object[];
  messages: object[];
}

export type Retrievals = Map<string, Retrieval>;

const TYPES = {
  ApexClass: { folder: 'classes', suffix: 'cls' },
  ApexTrigger: { folder: 'triggers', suffix: 'trigger' },
} as const;

type ApexType = keyof typeof TYPES;

function isApexType(name: string): name is ApexType {
  return Object.hasOwn(TYPES, name);
}

function sourcesOf(api: ApiServer, type: ApexType): readonly ApexSource[] {
  const { classes, triggers } = projectWith(api.org.project, keptSources(api.org));
  return type === 'ApexClass' ? classes : triggers;
}

function fileProperties(
  user: UserInfoRecord,
  type: string,
  fullName: string,
  fileName: string,
  id: string | null,
): object {
  const now = new Date(0).toISOString();
  return {
    createdById: user.id,
    createdByName: user.name,
    createdDate: now,
    fileName,
    fullName,
    id: id ?? '',
    lastModifiedById: user.id,
    lastModifiedByName: user.name,
    lastModifiedDate: now,
    manageableState: 'unmanaged',
    type,
  };
}

/** `listMetadata` */
export function listMetadata(api: ApiServer, user: UserInfoRecord, body: XmlNode): object[] {
  const queries = body.queries;
  const all = (Array.isArray(queries) ? (queries as readonly XmlValue[]) : [queries]).filter(
    (query): query is XmlNode => typeof query === 'object' && !Array.isArray(query),
  );
  return all.flatMap((query) => {
    const type = textAt(query, 'type') ?? '';
    if (isApexType(type)) {
      const { folder, suffix } = TYPES[type];
      return sourcesOf(api, type).map(({ name }) =>
        fileProperties(user, type, name, `${folder}/${name}.${suffix}`, sourceId(api, name)),
      );
    }
    if (type === 'CustomObject')
      return api.org.host.schema.types
        .filter((object) => object.category === 'custom' || object.category === 'standard')
        .map(({ name }) => fileProperties(user, type, name, `objects/${name}.object`, null));
    return api.org.project.components
      .filter((component) => component.type === type)
      .map(({ name }) => fileProperties(user, type, name, name, null));
  });
}

/** `describeMetadata` */
export function describeMetadata(): object {
  const types = Object.entries(TYPES).map(([xmlName, { folder, suffix }]) => ({
    directoryName: folder,
    inFolder: false,
    metaFile: true,
    suffix,
    xmlName,
  }));
  return { metadataObjects: types, organizationNamespace: '', partialSaveAllowed: false, testRequired: false };
}

/** `retrieve`: answers at once, works later. */
export function startRetrieve(api: ApiServer, user: UserInfoRecord, body: XmlNode): Retrieval {
  const retrieval: Retrieval = {
    id: toId18(`09S${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!,
    done: false,
    zip: '',
    files: [],
    messages: [],
  };
  api.retrievals.set(retrieval.id, retrieval);
  // The interface calls it `retrieveRequest`; the CLI says `request`, and the platform takes both.
  const unpackaged = nodeAt(nodeAt(body, 'retrieveRequest') ?? nodeAt(body, 'request') ?? {}, 'unpackaged') ?? {};
  pack(api, user, retrieval, unpackaged)
    .catch(api.report)
    .finally(() => (retrieval.done = true));
  return retrieval;
}

async function pack(api: ApiServer, user: UserInfoRecord, retrieval: Retrieval, unpackaged: XmlNode): Promise<void> {
  const zip = new JSZip();
  const listed: string[] = [];
  const { types } = unpackaged;
  for (const wanted of Array.isArray(types) ? (types as readonly XmlValue[]) : [types]) {
    if (typeof wanted !== 'object' || Array.isArray(wanted)) continue;
    const name = textAt(wanted as XmlNode, 'name') ?? '';
    const members = textsAt(wanted as XmlNode, 'members');
    if (!isApexType(name)) {
      retrieval.messages.push({ fileName: 'unpackaged/package.xml', problem: `Not implemented: retrieval of ${name}` });
      continue;
    }
    const { folder, suffix } = TYPES[name];
    const sources = sourcesOf(api, name);
    for (const member of members.filter((entry) => entry !== '*')) {
      if (!sources.some((source) => source.name === member))
        retrieval.messages.push({
          fileName: 'unpackaged/package.xml',
          problem: `Entity of type '${name}' named '${member}' cannot be found`,
        });
    }
    const chosen = sources.filter((source) => members.includes('*') || members.includes(source.name));
    for (const source of chosen) {
      const path = `unpackaged/${folder}/${source.name}.${suffix}`;
      zip.file(path, source.source);
      zip.file(`${path}-meta.xml`, metaOf(name, source));
      retrieval.files.push(fileProperties(user, name, source.name, path, sourceId(api, source.name)));
    }
    listed.push(
      `    <types>\n${chosen.map((source) => `        <members>${source.name}</members>\n`).join('')}        <name>${name}</name>\n    </types>\n`,
    );
  }
  zip.file(
    'unpackaged/package.xml',
    `${XML_HEAD}<Package ${XMLNS}>\n${listed.join('')}    <version>67.0</version>\n</Package>\n`,
  );
  retrieval.zip = await zip.generateAsync({ type: 'base64', compression: 'DEFLATE' });
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

function metaOf(type: ApexType, { apiVersion, status }: ApexSource): string {
  return `${XML_HEAD}<${type} ${XMLNS}>\n    <apiVersion>${apiVersion.toFixed(1)}</apiVersion>\n    <status>${status}</status>\n</${type}>\n`;
}

/** `checkRetrieveStatus`. Throws ApiError 404. */
export function retrieveResult(api: ApiServer, id: string): object {
  const found = api.retrievals.get(toId18(id) ?? id);
  if (found === undefined) throw notFound();
  if (!found.done) return { done: false, id: found.id, status: 'InProgress', success: false };
  return {
    done: true,
    fileProperties: found.files,
    id: found.id,
    messages: found.messages,
    status: 'Succeeded',
    success: true,
    zipFile: found.zip,
  };
}
