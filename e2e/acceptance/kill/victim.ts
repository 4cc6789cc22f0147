/** Starts the child and kills it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../../../scripts/lib/bundle.mjs';
import type { Conditions } from 'local-org';

const ENTRY = 'e2e/acceptance/kill/child.ts';
let outfile: string;

export async function bundleChild(): Promise<void> {
  outfile = await bundle(ENTRY);
}

/** When to kill: so long after so many transactions have begun, whatever time they took. */
export interface Moment {
  readonly steps: number;
  readonly milliseconds: number;
}

export interface Death {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  /** Milliseconds from `ready` to the end. */
  readonly lived: number;
  /** Transactions of jobs that began. */
  readonly steps: number;
  readonly said: string;
}

/** @param at null to let it live */
export async function runChild(
  file: string,
  cacheDir: string,
  at: Moment | null,
  conditions: Conditions = {},
): Promise<Death> {
  const child = spawn(process.execPath, ['--enable-source-maps', outfile, file, cacheDir, JSON.stringify(conditions)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let steps = 0;
  let readyAt = 0;
  let timer: NodeJS.Timeout | undefined;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdout.on('data', (data: Buffer) => {
    const text = data.toString();
    steps += text.split('.').length - 1;
    said += text.replaceAll('.', '');
    if (readyAt === 0 && said.includes('ready')) readyAt = performance.now();
    if (at !== null && readyAt > 0 && steps >= at.steps)
      timer ??= setTimeout(() => child.kill('SIGKILL'), at.milliseconds);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  return { code, signal, lived: performance.now() - readyAt, steps, said };
}
