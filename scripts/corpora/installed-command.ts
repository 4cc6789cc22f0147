/** The command line of the local org as others install it: its tarball in an empty folder, with the packages that npm brings. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface InstalledCommand {
  /** Its file. */
  readonly command: string;
  /** The folder it was installed in, which has nothing of this repository. */
  readonly folder: string;
  remove(): void;
}

/** Throws Error with the output of npm when the tarball cannot be made or installed. */
export function installCommand(): InstalledCommand {
  const folder = mkdtempSync(path.join(tmpdir(), 'installed-local-org-'));
  try {
    const pack = path.resolve('local-org', 'scripts', 'pack.mjs');
    const tarball = execFileSync(process.execPath, [pack, folder], { encoding: 'utf8' }).trim();
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', path.basename(tarball)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    command: path.join(folder, 'node_modules', 'local-org', 'bin', 'local-org.mjs'),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
