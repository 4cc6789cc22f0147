/** Around a run: pause, mask, restore. */
import type { Connection } from '@salesforce/core';
import { RefusedError, UsageError } from '../errors.ts';
import { texts } from '../messages.ts';
import type { MaskApi } from '../org/mask-api.ts';
import { metadataOf, type Metadata } from './metadata.ts';
import { findActive, nameOf, switchOff, switchOn, type Restored } from './pause.ts';
import { readSnapshot, removeSnapshot, writeSnapshot } from './snapshot.ts';

const messages = texts('automation');

export interface PausedObjects {
  readonly rules: string;
  /** API names of the only objects of the run; all objects of the rule set without it. */
  readonly object?: readonly string[] | undefined;
}

export interface PausedAutomation {
  readonly file: string;
  readonly names: readonly string[];
}

/**
 * Pauses the automation of everything that the run masks. The snapshot is in `file` before anything changes.
 *
 * @throws UsageError when an earlier pause was not restored
 * @throws RefusedError in production, and when the org does not pause; nothing is off then
 */
export async function pauseAutomation(
  connection: Connection,
  api: MaskApi,
  { rules, object }: PausedObjects,
  file: string,
  tell: (text: string) => void,
): Promise<PausedAutomation> {
  const orgId = await api.orgId();
  if (readSnapshot(file, orgId) !== null) throw new UsageError(messages.getMessage('error.alreadyPaused', [file]));
  await requireSandbox(connection);
  const metadata = metadataOf(connection);
  const automations = await findActive(metadata, object ?? (await objectsOf(api, rules)));
  const names = automations.map(nameOf);
  if (automations.length === 0) {
    tell(messages.getMessage('info.nothing'));
    return { file, names };
  }
  writeSnapshot(file, { org_id: orgId, paused_at: new Date().toISOString(), automations });
  tell(messages.getMessage('info.pausing', [names.join(', ')]));
  try {
    await switchOff(metadata, automations);
  } catch (error) {
    await restore(metadata, file, orgId);
    throw error;
  }
  return { file, names };
}

/** Brings back what the file contains; null when nothing is paused. The file goes when everything is back. */
export async function restoreAutomation(connection: Connection, file: string, orgId: string): Promise<Restored | null> {
  return restore(metadataOf(connection), file, orgId);
}

async function restore(metadata: Metadata, file: string, orgId: string): Promise<Restored | null> {
  const snapshot = readSnapshot(file, orgId);
  if (snapshot === null) return null;
  const result = await switchOn(metadata, snapshot.automations);
  removeSnapshot(file);
  return result;
}

async function requireSandbox(connection: Connection): Promise<void> {
  const { records } = await connection.query<{ IsSandbox: boolean }>('SELECT IsSandbox FROM Organization LIMIT 1');
  if (records[0]?.IsSandbox !== true)
    throw new RefusedError('not_a_sandbox', messages.getMessage('error.notASandbox'), 0, {});
}

/** Objects with an Email field that is covered, and those that rules name. */
async function objectsOf(api: MaskApi, rules: string): Promise<Set<string>> {
  const { fields } = await api.inventory(rules);
  const objects = new Set(fields.filter(({ covered }) => covered).map(({ object }) => object));
  const file = (await api.ruleSet(rules)) as { readonly rules?: readonly { readonly object_name?: string }[] };
  for (const { object_name } of file.rules ?? []) if (object_name && object_name !== '*') objects.add(object_name);
  return objects;
}
