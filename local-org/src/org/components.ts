/**
 * Components that were deployed to an org, over those of its project: kept in the org's file. Who spoke last counts: a component that the
 * project's folder changed since stands as the folder has it.
 */
import { createHash } from 'node:crypto';
import { findComponent, namesOf } from '../project/inventory.ts';
import type { MetadataChanges } from '../project/changes.ts';
import type { Component, ComponentKey, MetadataNode, ProjectModel } from '../project/model.ts';
import { OBJECT_PARTS } from '../project/metadata-types.ts';
import type { Store } from '../store/store.ts';

interface Content {
  readonly node: MetadataNode;
  /** In base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is kept and still holds against this project. */
export function keptChanges(store: Store, project: ProjectModel): MetadataChanges {
  const put: Component[] = [];
  const removed: ComponentKey[] = [];
  const rows = store
    .prepare('SELECT type, full_name, content, project FROM org_component ORDER BY type, full_name')
    .rows() as [string, string, string | null, string | null][];
  for (const [type, fullName, content, seen] of rows) {
    const key = { type, fullName };
    if (digestOf(findComponent(project, key)) !== seen) continue;
    if (content === null) removed.push(key);
    else put.push({ ...key, ...unpacked(JSON.parse(content) as Content) });
  }
  return { put, removed };
}

/** Inside a store transaction. `project` is the folder's, without anything deployed. */
export function keepChanges(store: Store, project: ProjectModel, changes: MetadataChanges): void {
  const insert = store.prepare(
    'INSERT OR REPLACE INTO org_component(type, full_name, content, project) VALUES (?, ?, ?, ?)',
  );
  const digest = (key: ComponentKey): string | null => digestOf(findComponent(project, key));
  for (const key of changes.removed) insert.run(key.type, key.fullName, null, digest(key));
  for (const { type, fullName, node, files } of changes.put) {
    const content: Content = {
      node,
      files: Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
      ),
    };
    insert.run(type, fullName, JSON.stringify(content), digest({ type, fullName }));
  }
}

/** Both, the later over the earlier; what goes with a removed object is named as well. */
export function mergedChanges(before: MetadataChanges, after: MetadataChanges): MetadataChanges {
  const keyOf = ({ type, fullName }: ComponentKey): string => `${type} ${fullName.toLowerCase()}`;
  // A deployed flow defines itself whether it is active.
  const flows = after.put.filter(({ type }) => type === 'Flow').map((flow) => ({ ...flow, type: 'FlowDefinition' }));
  const changed = new Set([...after.put, ...after.removed, ...flows].map(keyOf));
  const rest = <T extends ComponentKey>(list: readonly T[]): T[] => list.filter((item) => !changed.has(keyOf(item)));
  const order = <T extends ComponentKey>(list: T[]): T[] => list.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    put: order([...rest(before.put), ...after.put]),
    removed: order([...rest(before.removed), ...after.removed]),
  };
}

/** With the fields, rules, ... of the objects among them: what comes back later starts empty. */
export function withParts(project: ProjectModel, removed: readonly ComponentKey[]): ComponentKey[] {
  const objects = new Set(
    removed.filter(({ type }) => type === 'CustomObject').map((key) => key.fullName.toLowerCase()),
  );
  if (objects.size === 0) return [...removed];
  const parts = Object.keys(OBJECT_PARTS).flatMap((type) =>
    namesOf(project, type)
      .filter((fullName) => objects.has(fullName.slice(0, fullName.indexOf('.')).toLowerCase()))
      .map((fullName) => ({ type, fullName })),
  );
  return [...removed, ...parts];
}

function digestOf(component: Component | null): string | null {
  if (component === null) return null;
  const hash = createHash('sha256').update(JSON.stringify(component.node));
  for (const name of Object.keys(component.files).sort()) hash.update(name).update(component.files[name]);
  return hash.digest('base64').slice(0, 22);
}

function unpacked({ node, files }: Content): Pick<Component, 'node' | 'files'> {
  return {
    node,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')])),
  };
}
