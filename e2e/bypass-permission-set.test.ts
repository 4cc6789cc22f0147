/** Runs assign the permission set Masking_Bypass to users, in system mode: it may open nothing, neither in the org nor in the package. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'force-app/main/app/permissionsets/Masking_Bypass.permissionset-meta.xml';

test('the permission set that runs assign holds one custom permission, and nothing else', () => {
  const xml = readFileSync(FILE, 'utf8');
  const elements = [...xml.matchAll(/^ {4}<(\w+)>/gm)].map(([, name]) => name);
  expect(elements.toSorted()).toEqual(['customPermissions', 'description', 'hasActivationRequired', 'label']);
  expect([...xml.matchAll(/<name>(\w+)<\/name>/g)].map(([, name]) => name)).toEqual(['Masking_Bypass']);
  expect(xml).toContain('<hasActivationRequired>false</hasActivationRequired>');
});

test('no other code of the package asks for the custom permission', () => {
  const classes = readdirSync('force-app/main', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(cls|trigger|flow-meta\.xml)$/.test(file),
  );
  const asking = classes.filter((file) =>
    /['.]Masking_Bypass\b/.test(readFileSync(path.join('force-app/main', file), 'utf8')),
  );
  expect(asking.map((file) => path.basename(file))).toEqual(['BypassPermission.cls']);
});
