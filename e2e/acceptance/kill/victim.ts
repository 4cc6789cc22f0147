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

/** When to kill: so long after so many transactions, whatever time they took. */
export interface Moment {
  /** Which are counted: all that began, or those that masked. */
  readonly of: 'all' | 'masking';
  readonly steps: number;
  readonly milliseconds: number;
}

export interface Death {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  /** Milliseconds from `ready` to the end. */
  readonly lived: number;
  /** Transactions of jobs that began, and those of jobs that mask which ended. */
  readonly steps: Readonly<Record<Moment['of'], number>>;
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
  const steps = { all: 0, masking: 0 };
  let readyAt = 0;
  let timer: NodeJS.Timeout | undefined;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdout.on('data', (data: Buffer) => {
    const text = data.toString();
    steps.all += text.split('.').length - 1;
    steps.masking += text.split('+').length - 1;
    said += text.replaceAll(/[.+]/g, '');
    if (readyAt === 0 && said.includes('ready')) readyAt = performance.now();
    if (at !== null && readyAt > 0 && steps[at.of] >= at.steps)
      timer ??= setTimeout(() => child.kill('SIGKILL'), at.milliseconds);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  return { code, signal, lived: performance.now() - readyAt, steps, said };
}
