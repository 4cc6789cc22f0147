/** Whether components have changed on disk. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from 'local-org/project';

/** @param time milliseconds since 1970 */
export function changedSince(bundles: readonly Bundle[], time: number): boolean {
  return bundles.some(({ path: folder }) =>
    readdirSync(folder, { withFileTypes: true }).some(
      (entry) => entry.isFile() && statSync(path.join(folder, entry.name)).mtimeMs > time,
    ),
  );
}
