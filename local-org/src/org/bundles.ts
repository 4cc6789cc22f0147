/** Files of deployed components in folders where the component compiler finds them. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BundleWriter } from '../project/changes.ts';

/** @param folder null: among the machine's temporary files */
export function bundleWriter(folder: string | null): BundleWriter {
  return ({ type, fullName, files }) => {
    const hash = createHash('sha256');
    for (const name of Object.keys(files)) hash.update(name).update(files[name]);
    const target = path.join(
      folder ?? path.join(tmpdir(), 'local-org'),
      'bundles',
      hash.digest('hex').slice(0, 16),
      type === 'LightningComponentBundle' ? 'lwc' : 'aura',
      fullName,
    );
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(target, name);
      mkdirSync(path.dirname(file), { recursive: true });
      // Other processes may read or write the same folder: a file appears whole.
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, bytes);
      renameSync(partial, file);
    }
    return target.replaceAll('\\', '/');
  };
}
