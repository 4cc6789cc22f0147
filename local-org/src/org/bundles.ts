/** Files of deployed components in folders where the component compiler finds them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BundleWriter } from '../project/changes.ts';

/**
 * The folder has the name of what is in it: a file that is there is written once, however often its bundle is deployed or its org opened.
 * @param folder null: among the machine's temporary files
 */
export function bundleWriter(folder: string | null): BundleWriter {
  return ({ type, fullName, files }) => {
    const hash = createHash('sha256');
    for (const [name, bytes] of Object.entries(files)) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    const target = path.join(
      folder ?? path.join(tmpdir(), 'local-org'),
      'bundles',
      hash.digest('hex').slice(0, 16),
      type === 'LightningComponentBundle' ? 'lwc' : 'aura',
      fullName,
    );
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(target, name);
      if (existsSync(file)) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      // Other processes may read or write the same folder: a file appears whole.
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, bytes);
      renameSync(partial, file);
    }
    return target.replaceAll('\\', '/');
  };
}
