/** Whether the packages of package-lock.json are installed, by the record that npm itself keeps in `node_modules/.package-lock.json`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param folder where package-lock.json and node_modules are */
export function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  return existsSync(record) && hasAll(packagesOf(path.join(folder, 'package-lock.json')), packagesOf(record));
}

/** Every package that the lock file asks for, in its version. Optional packages may be missing: they are for other systems. */
export function hasAll(wanted, installed) {
  return Object.entries(wanted).every(([place, { version, integrity, optional, link }]) => {
    // The project itself.
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity && found.link === link;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
