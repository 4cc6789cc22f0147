import { expect, test } from '@jest/globals';
import { sharedTree } from '../../src/apex/shared-trees.ts';

const A = 'public class A { Integer f() { return 1; } }';

test('the same text at the same path has one tree', () => {
  const first = sharedTree('A.cls', A, 'class');
  expect(first.diagnostics).toEqual([]);
  expect(sharedTree('A.cls', A, 'class').unit).toBe(first.unit);
});

test('another text, path or kind has a tree of its own', () => {
  const { unit } = sharedTree('A.cls', A, 'class');
  expect(sharedTree('B.cls', A, 'class').unit).not.toBe(unit);
  const changed = sharedTree('A.cls', A.replace('1', '2'), 'class').unit;
  expect(changed).not.toBe(unit);
  expect(sharedTree('A.cls', A, 'class').unit).not.toBe(changed);
  expect(sharedTree('A.cls', A, 'trigger').unit).toBeNull();
});

test('what breaks a rule of a file alone is reported each time', () => {
  const broken = 'public class C { void f() { break; } }';
  const [first, again] = [1, 2].map(() => sharedTree('C.cls', broken, 'class').diagnostics);
  expect(again).toEqual(first);
  const { unit, diagnostics } = sharedTree('D.cls', 'public class {', 'class');
  expect([unit, diagnostics[0]]).toEqual([null, expect.objectContaining({ path: 'D.cls', severity: 'error' })]);
});
