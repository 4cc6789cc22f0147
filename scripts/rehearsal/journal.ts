/** What a rehearsal brought to an org: written before each step, so that it is known after a broken connection, and removed by one command. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Brought {
  readonly orgId: string;
  /** `package.xml` of what was deployed, by the folder it was deployed from; each is removed as a whole. */
  readonly manifests: Readonly<Record<string, string>>;
  /** In the order of their creation. */
  readonly records: readonly { readonly object: string; readonly ids: readonly string[] }[];
}

export interface Journal {
  readonly file: string;
  brought(): Brought;
  deploys(folder: string, manifest: string): void;
  created(object: string, ids: readonly string[]): void;
  removedManifest(folder: string): void;
  removedRecords(): void;
  isEmpty(): boolean;
}

export function openJournal(folder: string, orgId: string): Journal {
  const file = path.join(folder, `${orgId}.json`);
  let state: Brought = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Brought)
    : { orgId, manifests: {}, records: [] };
  const isEmpty = (): boolean => Object.keys(state.manifests).length === 0 && state.records.length === 0;
  const save = (next: Brought): void => {
    state = next;
    if (isEmpty()) return rmSync(file, { force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
  };
  return {
    file,
    brought: () => state,
    deploys: (name, manifest) => save({ ...state, manifests: { ...state.manifests, [name]: manifest } }),
    created: (object, ids) => save({ ...state, records: [...state.records, { object, ids }] }),
    removedManifest: (name) =>
      save({
        ...state,
        manifests: Object.fromEntries(Object.entries(state.manifests).filter(([folderOf]) => folderOf !== name)),
      }),
    removedRecords: () => save({ ...state, records: [] }),
    isEmpty,
  };
}

/** For people: components by type, and records by object. */
export function linesOf({ manifests, records }: Brought): readonly string[] {
  const types = Object.values(manifests).flatMap((manifest) =>
    [...manifest.matchAll(/<types>(.*?)<\/types>/gs)].map(([, inside]) => {
      const name = /<name>(.*?)<\/name>/.exec(inside)![1];
      return { name, members: inside.match(/<members>/g)?.length ?? 0 };
    }),
  );
  const counts = new Map<string, number>();
  for (const { name, members } of types) counts.set(name, (counts.get(name) ?? 0) + members);
  for (const { object, ids } of records) {
    const name = `records of ${object}`;
    counts.set(name, (counts.get(name) ?? 0) + ids.length);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`);
}
