/** `local-org test --watch`: runs the tests, and again whenever a source changes, each time in a process of its own. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { EXIT_OK, type Output } from './output.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 150;
const IGNORED = /(?:^|[\\/])(?:node_modules|\.[^\\/]+)(?:[\\/]|$)|~$/;

/**
 * @param folders what is watched
 * @param args of `test`, without `--watch`
 */
export async function watchTests(folders: readonly string[], args: readonly string[], output: Output): Promise<number> {
  let changed = true;
  let wake: (() => void) | null = null;
  let isEnding = false;
  const noteChange = (): void => {
    changed = true;
    wake?.();
  };
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || !IGNORED.test(name)) noteChange();
    }),
  );
  const end = (): void => {
    isEnding = true;
    wake?.();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  while (!isEnding) {
    if (!changed) await new Promise<void>((resolve) => (wake = resolve));
    wake = null;
    if (isEnding) break;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    changed = false;
    await runOnce(args);
    output.err(`Watching ${folders.map((folder) => path.relative('.', folder) || '.').join(', ')}; Ctrl+C ends it.`);
  }
  for (const watcher of watchers) watcher.close();
  return EXIT_OK;
}

function runOnce(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, 'test', ...args], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}
