/** lwc and all base components as modules of their own: built once (tens of seconds), then kept by content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserFolder, packageInfo } from './paths.ts';
import { OWN_MODULES } from './platform-modules.ts';
import { BASE, SHADOW } from './vendor-modules.ts';

/** Counts up whenever the way of building changes. */
const FORMAT = 1;

function contentKey(): string {
  const hash = createHash('sha256').update(String(FORMAT));
  for (const name of [BASE, 'lwc', '@lwc/engine-dom', SHADOW, '@lwc/rollup-plugin', 'rollup'])
    hash.update(`${name}@${packageInfo(name).version}\n`);
  const folder = browserFolder();
  for (const name of new Set(Object.values(OWN_MODULES))) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 20);
}

/** The folder with a module per file; built when it is not there. */
export async function vendorFolder(cacheDir: string, onBuild: () => void = () => undefined): Promise<string> {
  const folder = path.join(cacheDir, `vendor-${contentKey()}`);
  if (existsSync(folder)) return folder;
  onBuild();
  mkdirSync(cacheDir, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const { buildVendor } = await import('./vendor-build.ts');
  await buildVendor(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  for (const name of readdirSync(cacheDir)) {
    if (/^vendor-[0-9a-f]{20}$/.test(name) && name !== path.basename(folder))
      rmSync(path.join(cacheDir, name), { recursive: true, force: true });
  }
  return folder;
}
