/** The table of dependencies against manifests, with violations planted. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { findings, removeProjects } from './planted.ts';

afterAll(removeProjects);

describe('the table of dependencies', () => {
  const table = (rows: readonly string[]): string =>
    `# Architecture\n\n| \`elsewhere\` | another table |\n\n## Dependencies and their reasons\n\n| package | why |\n| --- | --- |\n${rows.join('\n')}\n\n## Next\n\n| \`later\` | a |\n`;
  const of = (rows: readonly string[]): readonly string[] =>
    findings('documents', {
      'ARCHITECTURE.md': table(rows),
      'package.json':
        '{\n"devDependencies": { "a": "1", "@types/b": "1", "alias": "npm:real@1" },\n"overrides": { "c": "2" } }',
      'local-org/package.json':
        '{ "dependencies": { "d": "1" },\n"peerDependencies": { "e": "1", "local-org-pages": "1" } }',
      'local-org-pages/package.json': '{}',
    });
  const COMPLETE = [
    '| `a`, `d` 1.0 | x |',
    '| `@types/*` | `f` is no name here |',
    '| `alias` as `real` | y |',
    '| `e` with `c` | z |',
  ];

  test('every package of every manifest has a reason', () => {
    expect(of(COMPLETE)).toEqual([]);
  });
  test.each([
    [0, 'local-org/package.json:1: d has no reason'],
    [1, 'package.json:2: @types/b has no reason'],
    [3, 'local-org/package.json:2: e has no reason'],
  ])('without row %i a package is missing', (row, message) => {
    expect(of(COMPLETE.filter((_, index) => index !== row)).join('\n')).toContain(message);
  });
  test('a name that no manifest has is reported', () => {
    expect(of([...COMPLETE, '| `gone` | x |'])).toEqual(['ARCHITECTURE.md:13: no manifest has the dependency gone']);
  });
});
