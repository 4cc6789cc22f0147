/** Switches automation of objects off and on again. Nothing is left off silently: what was done is read back. */
import { RefusedError } from '../errors.ts';
import { texts } from '../messages.ts';
import {
  activeVersions,
  flowDefinitionFiles,
  KINDS,
  recordTriggeredFlows,
  type Automation,
  type Files,
  type Kind,
} from './kinds.ts';
import type { Member, Metadata } from './metadata.ts';

const messages = texts('automation');
const FLOWS = 'FlowDefinition';

/** Every active automation of the objects that the org may change. */
export async function findActive(metadata: Metadata, objectNames: Iterable<string>): Promise<Automation[]> {
  const objects = new Set([...objectNames].map((name) => name.toLowerCase()));
  const members: Member[] = [];
  for (const kind of KINDS)
    for (const name of await metadata.list(kind.packaged))
      if (kind.mayConcern(name, objects)) members.push({ type: kind.packaged, name });
  const files = await metadata.retrieve(members);
  const found = KINDS.flatMap((kind) => kind.active(files, objects));
  return [...found, ...(await activeFlows(metadata, objects))].sort(byName);
}

/** @throws RefusedError when one of them is still active */
export async function switchOff(metadata: Metadata, automations: readonly Automation[]): Promise<void> {
  await switchAll(metadata, automations, false);
  const left = await stillAs(metadata, automations, true);
  if (left.length > 0)
    throw new RefusedError('not_paused', messages.getMessage('error.notPaused', [namesOf(left)]), 0, {});
}

export interface Restored {
  readonly restored: readonly Automation[];
  /** Somebody removed them in the meantime. */
  readonly gone: readonly Automation[];
}

/** @throws RefusedError when one of them is still off */
export async function switchOn(metadata: Metadata, automations: readonly Automation[]): Promise<Restored> {
  const files = await metadata.retrieve(membersOf(automations));
  const gone = automations.filter((automation) => !exists(files, automation));
  const there = automations.filter((automation) => !gone.includes(automation));
  await switchAll(metadata, there, true);
  const left = await stillAs(metadata, there, false);
  if (left.length > 0)
    throw new RefusedError('not_restored', messages.getMessage('error.notRestored', [namesOf(left)]), 0, {});
  return { restored: there, gone };
}

export const nameOf = ({ type, fullName }: Automation): string => `${type} ${fullName}`;
const namesOf = (automations: readonly Automation[]): string => automations.map(nameOf).join(', ');
const byName = (a: Automation, b: Automation): number => (nameOf(a) < nameOf(b) ? -1 : 1);

async function switchAll(metadata: Metadata, automations: readonly Automation[], on: boolean): Promise<void> {
  const current = await metadata.retrieve(membersOf(automations.filter(({ type }) => type !== FLOWS)));
  const files = new Map<string, string>();
  for (const [kind, own] of byKind(automations))
    for (const [path, text] of kind.switched(current, own, on)) files.set(path, text);
  const flows = automations.filter(({ type }) => type === FLOWS);
  for (const [path, text] of flowDefinitionFiles(flows, on)) files.set(path, text);
  if (files.size > 0) await metadata.deploy(files, membersOf(automations));
}

/** Those that are (`active`) or are not active in the org now. */
async function stillAs(
  metadata: Metadata,
  automations: readonly Automation[],
  active: boolean,
): Promise<readonly Automation[]> {
  const now = new Set(
    (
      await findActive(
        metadata,
        automations.map(({ object }) => object),
      )
    ).map(nameOf),
  );
  return automations.filter((automation) => now.has(nameOf(automation)) === active);
}

async function activeFlows(metadata: Metadata, objects: ReadonlySet<string>): Promise<Automation[]> {
  const names = await metadata.list('Flow');
  const definitions = await metadata.retrieve(names.map((name) => ({ type: FLOWS, name })));
  const versions = activeVersions(definitions);
  const flows = await metadata.retrieve([...versions.keys()].map((name) => ({ type: 'Flow', name })));
  return [...recordTriggeredFlows(flows, objects)].map(([fullName, object]) => ({
    type: FLOWS,
    fullName,
    object,
    version: versions.get(fullName)!,
  }));
}

function byKind(automations: readonly Automation[]): [Kind, Automation[]][] {
  return KINDS.map((kind): [Kind, Automation[]] => [kind, automations.filter(({ type }) => type === kind.type)]).filter(
    ([, own]) => own.length > 0,
  );
}

function membersOf(automations: readonly Automation[]): Member[] {
  return automations.map((automation) => {
    const kind = KINDS.find(({ type }) => type === automation.type);
    return kind === undefined
      ? { type: FLOWS, name: automation.fullName }
      : { type: kind.packaged, name: kind.memberOf(automation) };
  });
}

function exists(files: Files, { type, fullName, object }: Automation): boolean {
  const name = fullName.slice(object.length + 1);
  const has = (path: string, element?: string): boolean => {
    const text = files.get(path);
    return text !== undefined && (element === undefined || text.includes(`<fullName>${element}</fullName>`));
  };
  switch (type) {
    case 'ApexTrigger':
      return has(`triggers/${fullName}.trigger`);
    case 'DuplicateRule':
      return has(`duplicateRules/${fullName}.duplicateRule`);
    case 'FlowDefinition':
      return has(`flowDefinitions/${fullName}.flowDefinition`);
    case 'ValidationRule':
      return has(`objects/${object}.object`, name);
    case 'WorkflowRule':
      return has(`workflows/${object}.workflow`, name);
  }
}
