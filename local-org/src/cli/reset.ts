/** `local-org reset`: deletes the project's org, and nothing else. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../store/open.ts';
import { EXIT_OK, type Output } from './output.ts';
import { SOURCE_OPTIONS, sourcesOf } from './sources.ts';

export async function resetCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { ...SOURCE_OPTIONS, org: { type: 'string' } } });
  const file = values.org ?? path.join(sourcesOf(values).home, 'org.db');
  if (!existsSync(file)) {
    output.out(`There is no org at ${file}`);
    return EXIT_OK;
  }
  // Refuses what is no org, and an org that another process has open.
  openStore(file, { ifMissing: 'fail' }).close();
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
  output.out(`Deleted ${file}`);
  return EXIT_OK;
}
