/** `retrieve`: components as an archive, the way they would be deployed. */
import { randomBytes } from 'node:crypto';
import JSZip from 'jszip';
import { componentsOf, findComponent } from '../../project/inventory.ts';
import type { Component, MetadataNode } from '../../project/model.ts';
import { CHILD_TYPES, OBJECT_ELEMENTS, registeredType } from '../../project/registry.ts';
import { metadataXml } from '../../project/write-xml.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import { base62, toId18 } from '../../schema/ids.ts';
import type { ApiServer } from '../api.ts';
import { notFound } from '../api-errors.ts';
import { nodeAt, textAt, textsAt, type XmlNode, type XmlValue } from '../soap/envelope.ts';
import { fileOf, fileProperties, fullNamesOf } from './list.ts';

export interface Retrieval {
  readonly id: string;
  done: boolean;
  zip: string;
  files: object[];
  messages: object[];
}

export type Retrievals = Map<string, Retrieval>;

/** Answers at once, works later. */
export function startRetrieve(api: ApiServer, user: UserInfoRecord, body: XmlNode): Retrieval {
  const retrieval: Retrieval = {
    id: toId18(`09S${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!,
    done: false,
    zip: '',
    files: [],
    messages: [],
  };
  api.retrievals.set(retrieval.id, retrieval);
  // The interface calls it `retrieveRequest`; the CLI sends `request`, and the platform takes both.
  const unpackaged = nodeAt(nodeAt(body, 'retrieveRequest') ?? nodeAt(body, 'request') ?? {}, 'unpackaged') ?? {};
  pack(api, user, retrieval, unpackaged)
    .catch(api.report)
    .finally(() => (retrieval.done = true));
  return retrieval;
}

async function pack(api: ApiServer, user: UserInfoRecord, retrieval: Retrieval, unpackaged: XmlNode): Promise<void> {
  const archive = new RetrievedArchive(api, user, retrieval);
  const { types } = unpackaged;
  for (const wanted of Array.isArray(types) ? (types as readonly XmlValue[]) : [types]) {
    if (typeof wanted !== 'object' || Array.isArray(wanted)) continue;
    archive.add(textAt(wanted as XmlNode, 'name') ?? '', textsAt(wanted as XmlNode, 'members'));
  }
  retrieval.zip = await archive.close();
}

class RetrievedArchive {
  readonly #api: ApiServer;
  readonly #user: UserInfoRecord;
  readonly #retrieval: Retrieval;
  readonly #zip = new JSZip();
  readonly #listed = new Map<string, Set<string>>();
  /** Files that several components share: objects and labels. */
  readonly #shared = new Map<string, Record<string, MetadataNode[string]>>();

  constructor(api: ApiServer, user: UserInfoRecord, retrieval: Retrieval) {
    this.#api = api;
    this.#user = user;
    this.#retrieval = retrieval;
  }

  add(type: string, members: readonly string[]): void {
    if (registeredType(type) === null && CHILD_TYPES[type] === undefined)
      return this.#tell(`Unknown type name '${type}' specified in package.xml`);
    const { project } = this.#api.org;
    for (const member of members) {
      if (type === 'CustomLabels') {
        for (const label of componentsOf(project, 'CustomLabel')) this.#put(label);
      } else if (member === '*') {
        for (const component of componentsOf(project, type)) this.#put(component);
      } else {
        const found = findComponent(project, { type, fullName: member });
        if (found !== null) this.#put(found);
        else if (type === 'CustomObject' && fullNamesOf(this.#api, type).includes(member))
          this.#put({ type, fullName: member, node: {}, files: {} });
        else this.#tell(`Entity of type '${type}' named '${member}' cannot be found`);
      }
    }
  }

  async close(): Promise<string> {
    for (const [path, node] of this.#shared)
      this.#zip.file(
        `unpackaged/${path}`,
        metadataXml(path.startsWith('labels/') ? 'CustomLabels' : 'CustomObject', node),
      );
    const types = [...this.#listed].map(([name, members]) => ({ members: [...members].sort(), name }));
    this.#zip.file('unpackaged/package.xml', metadataXml('Package', { types, version: '67.0' }));
    return this.#zip.generateAsync({ type: 'base64', compression: 'DEFLATE' });
  }

  #tell(problem: string): void {
    this.#retrieval.messages.push({ fileName: 'unpackaged/package.xml', problem });
  }

  #put(component: Component): void {
    const { type, fullName } = component;
    const path = fileOf(type, fullName);
    const listed = this.#listed.get(type) ?? new Set();
    if (listed.has(fullName)) return;
    this.#listed.set(type, listed.add(fullName));
    this.#retrieval.files.push(fileProperties(this.#api, this.#user, type, fullName, `unpackaged/${path}`));
    if (type === 'CustomObject') this.#putObject(component, path);
    else if (CHILD_TYPES[type] !== undefined) this.#putChild(component, path);
    else this.#putFiles(component, path);
  }

  /** An object comes with all its parts. */
  #putObject({ fullName, node }: Component, path: string): void {
    const shared = this.#sharedNode(path);
    Object.assign(shared, node);
    for (const [element, type] of Object.entries(OBJECT_ELEMENTS)) {
      const parts = componentsOf(this.#api.org.project, type)
        .filter((part) => part.fullName.toLowerCase().startsWith(`${fullName.toLowerCase()}.`))
        .map((part) => part.node);
      if (parts.length > 0) shared[element] = parts;
    }
  }

  #putChild({ type, fullName, node }: Component, path: string): void {
    const shared = this.#sharedNode(path);
    const element =
      type === 'CustomLabel' ? 'labels' : Object.keys(OBJECT_ELEMENTS).find((key) => OBJECT_ELEMENTS[key] === type)!;
    const name = type === 'CustomLabel' ? fullName : fullName.slice(fullName.indexOf('.') + 1);
    const list = (shared[element] as readonly MetadataNode[] | undefined) ?? [];
    if (list.some((other) => other.fullName === name)) return;
    shared[element] = [...list, { fullName: name, ...node }];
  }

  #sharedNode(path: string): Record<string, MetadataNode[string]> {
    const shared = this.#shared.get(path) ?? {};
    this.#shared.set(path, shared);
    return shared;
  }

  #putFiles({ type, node, files }: Component, path: string): void {
    const registered = registeredType(type)!;
    const full = `unpackaged/${path}`;
    if (registered.suffix === null) {
      for (const [name, bytes] of Object.entries(files)) this.#zip.file(`${full}/${name}`, bytes);
    } else if (registered.hasContent) {
      for (const bytes of Object.values(files)) this.#zip.file(full, bytes);
      this.#zip.file(`${full}-meta.xml`, metadataXml(type, node));
    } else this.#zip.file(full, metadataXml(type, node));
  }
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
