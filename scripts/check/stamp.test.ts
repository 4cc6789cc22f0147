import { afterEach, expect, test } from '@jest/globals';
import { gateOf, projectOf, removeProjects, type Files } from './planted.ts';
import { Project } from './project.ts';
import { Stamp } from './stamp.ts';

afterEach(removeProjects);

const FILES: Files = { 'package.json': '{}', 'a.ts': 'const a = 1;', 'notes.md': 'one' };

test('a gate need not run again while its files, its settings and the packages are the same', () => {
  const project = projectOf(FILES);
  const isCurrent = (gate = 'lint'): boolean => new Stamp(new Project(project.root), gateOf(gate)).isCurrent();
  expect(isCurrent()).toBe(false);
  new Stamp(project, gateOf('lint')).keep();
  expect(isCurrent()).toBe(true);
  project.write('notes.md', 'two');
  expect(isCurrent()).toBe(true);
  project.write('package-lock.json', '{}');
  expect(isCurrent()).toBe(false);
  new Stamp(new Project(project.root), gateOf('lint')).keep();
  project.write('a.ts', 'const a = 2;');
  expect(isCurrent()).toBe(false);
});

test('a gate that has found something checks again, and so does one that names no files', () => {
  const project = projectOf(FILES);
  new Stamp(project, gateOf('lint')).keep();
  new Stamp(project, gateOf('lint')).remove();
  new Stamp(project, gateOf('words')).keep();
  expect(['lint', 'words'].map((gate) => new Stamp(project, gateOf(gate)).isCurrent())).toEqual([false, false]);
});
