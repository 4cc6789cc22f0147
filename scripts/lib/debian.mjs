/** Packages of the distribution, where this is Debian or one of its children and we may install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether the package is installed now. */
export function installDebianPackage(name, purpose) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing the Debian package ${name} ${purpose} ...\n`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0;
}
