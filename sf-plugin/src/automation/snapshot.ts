/** What is paused, on disk: written before the first automation is switched off, removed when the last one is back. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '../errors.ts';
import { texts } from '../messages.ts';
import type { Automation } from './kinds.ts';

const messages = texts('automation');
const FORMAT = 'sandbox-email-masking-paused-automation/1';

export interface Snapshot {
  readonly org_id: string;
  readonly paused_at: string;
  readonly automations: readonly Automation[];
}

/** Where the snapshot of an org is, unless another location was named. */
export function snapshotFile(dataDir: string, orgId: string, named: string | undefined): string {
  return path.resolve(named ?? path.join(dataDir, 'sf-plugin-mask', `${orgId}.paused.json`));
}

/** @throws UsageError when the file is none of ours, or of another org */
export function readSnapshot(file: string, orgId: string): Snapshot | null {
  if (!existsSync(file)) return null;
  const snapshot = parsed(readFileSync(file, 'utf8'));
  if (snapshot === null) throw new UsageError(messages.getMessage('error.noSnapshot', [file]));
  if (snapshot.org_id !== orgId) throw new UsageError(messages.getMessage('error.anotherOrg', [file, snapshot.org_id]));
  return snapshot;
}

/** Whole or not at all, also when the machine stops in the middle. */
export function writeSnapshot(file: string, snapshot: Snapshot): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  const handle = openSync(part, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ format: FORMAT, ...snapshot }, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, file);
}

export function removeSnapshot(file: string): void {
  rmSync(file, { force: true });
}

function parsed(text: string): Snapshot | null {
  try {
    const value = JSON.parse(text) as Snapshot & { readonly format?: unknown };
    return value.format === FORMAT && Array.isArray(value.automations) ? value : null;
  } catch {
    return null;
  }
}
