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

export interface Death {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  /** Milliseconds from `ready` to the end. */
  readonly lived: number;
  readonly said: string;
}

/** @param killAfter milliseconds after `ready`; null to let it live */
export async function runChild(
  file: string,
  cacheDir: string,
  killAfter: number | null,
  conditions: Conditions = {},
): Promise<Death> {
  const child = spawn(process.execPath, ['--enable-source-maps', outfile, file, cacheDir, JSON.stringify(conditions)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let readyAt = 0;
  let timer: NodeJS.Timeout | undefined;
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (readyAt > 0 || !said.includes('ready')) return;
    readyAt = performance.now();
    if (killAfter !== null) timer = setTimeout(() => child.kill('SIGKILL'), killAfter);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  return { code, signal, lived: performance.now() - readyAt, said };
}
