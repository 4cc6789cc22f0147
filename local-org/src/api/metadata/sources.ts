/** Apex that clients deployed: kept in the org, over the project's own, and compiled with it. */
import { compileApex } from '../../apex/compile.ts';
import type { Diagnostic } from '../../apex/diagnostic.ts';
import { deployProject } from '../../org/deploy.ts';
import type { Org } from '../../org/org.ts';
import { inStoreTransaction } from '../../org/unit.ts';
import type { ApexSource, ProjectModel } from '../../project/model.ts';

export interface Deployed {
  /** New, or instead of the project's. */
  readonly sources: readonly ApexSource[];
  /** `class:name`, `trigger:name`, lower case: of the project, no longer in the org. */
  readonly removed: readonly string[];
}

const KEPT = 'api.deployed';
const NOTHING: Deployed = { sources: [], removed: [] };

export function keptSources(org: Org): Deployed {
  return org.store.getMeta<Deployed>(KEPT) ?? NOTHING;
}

export function keyOf({ kind, name }: Pick<ApexSource, 'kind' | 'name'>): string {
  return `${kind}:${name.toLowerCase()}`;
}

export function merged(before: Deployed, added: readonly ApexSource[], removed: readonly string[]): Deployed {
  const changed = new Set([...added.map(keyOf), ...removed]);
  return {
    sources: [...before.sources.filter((source) => !changed.has(keyOf(source))), ...added],
    removed: [...new Set([...before.removed.filter((key) => !changed.has(key)), ...removed])],
  };
}

/** The project as the org has it now. */
export function projectWith(project: ProjectModel, { sources, removed }: Deployed): ProjectModel {
  const replaced = new Set([...sources.map(keyOf), ...removed]);
  const rest = (list: readonly ApexSource[]): ApexSource[] => list.filter((source) => !replaced.has(keyOf(source)));
  return {
    ...project,
    classes: [...rest(project.classes), ...sources.filter(({ kind }) => kind === 'class')],
    triggers: [...rest(project.triggers), ...sources.filter(({ kind }) => kind === 'trigger')],
  };
}

export function exists(org: Org, before: Deployed, key: string): boolean {
  const { classes, triggers } = projectWith(org.project, before);
  return [...classes, ...triggers].some((source) => keyOf(source) === key);
}

/** What the compiler says of the org with these sources. */
export function checkSources(org: Org, deployed: Deployed): readonly Diagnostic[] {
  return compileApex({ project: projectWith(org.project, deployed), schema: org.host.schema, checkOnly: true })
    .diagnostics;
}

/** Makes an org run these sources. False, with nothing changed, where they do not compile. */
export function useSources(org: Org, deployed: Deployed, coverage = false): boolean {
  if (deployed.sources.length + deployed.removed.length === 0) return true;
  const { program } = compileApex({ project: projectWith(org.project, deployed), schema: org.host.schema, coverage });
  if (program === null) return false;
  // The services read the program when they need it.
  Object.assign(org.host, { program });
  return true;
}

/** Makes the org run these sources from now on, and after a restart. */
export function keepSources(org: Org, deployed: Deployed): void {
  if (!useSources(org, deployed)) throw new Error('Sources that do not compile cannot be deployed');
  const { store, host } = org;
  inStoreTransaction(host, () => {
    store.setMeta(KEPT, deployed);
    const only = (kind: string): ApexSource[] => deployed.sources.filter((source) => source.kind === kind);
    deployProject(host.schema, store, host.rows, {
      ...org.project,
      classes: only('class'),
      triggers: only('trigger'),
      components: [],
      customMetadata: [],
      staticResources: [],
      flows: [],
    });
    for (const key of deployed.removed) {
      const [kind, name] = key.split(':');
      const object = kind === 'class' ? 'ApexClass' : 'ApexTrigger';
      const id = host.rows.find(object, { Name: name });
      if (id !== null) host.rows.delete(object, id);
    }
  });
}
