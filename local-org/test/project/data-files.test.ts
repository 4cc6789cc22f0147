/** The data files can be read, and their document names them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { platformTypes } from '../../src/library/platform-types/declare.ts';
import { dataFile, dataFileNames, dataFolder } from '../../src/project/data-files.ts';
import { catalogueText } from '../../src/schema/catalogue.ts';

test('comments are not part of the data', () => {
  expect(dataFile('metadata-elements')).toMatch(/^AccountSharingRuleSettings caseAccessLevel /);
  expect(dataFile('platform-types/ConnectApi')).not.toContain('#');
});

test('a file that does not exist is reported', () => {
  expect(() => dataFile('nothing')).toThrow(/ENOENT.*nothing\.txt/);
});

test('the catalogue of standard objects reads every file of its folder', () => {
  const names = dataFileNames('standard-objects');
  expect(names.filter((name) => !catalogueText().includes(dataFile(`standard-objects/${name}`)))).toEqual([]);
});

test('the document of the folder describes each file', () => {
  const described = readFileSync(path.join(dataFolder(), 'README.md'), 'utf8');
  const entries = readdirSync(dataFolder()).filter((name) => name !== 'README.md');
  expect(entries.filter((name) => !described.includes(`| \`${name}`))).toEqual([]);
});

test('a declaration that cannot be read is reported with its text', () => {
  expect(() => platformTypes('Planted', 'Name String title }')).toThrow('Bad declaration in Planted: ');
});
