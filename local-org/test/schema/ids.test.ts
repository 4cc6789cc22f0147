import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IdMaker, isValidId, stableId, toId18 } from '../../src/schema/ids.ts';

test('15 characters become the 18 that the platform shows', () => {
  expect(toId18('001A0000006Vm9r')).toBe('001A0000006Vm9rIAC');
  expect(toId18('00570000001ZwTi')).toBe('00570000001ZwTiAAK');
});

test('18 characters whose case was lost are repaired, others refused', () => {
  expect(toId18('001a0000006vm9riac')).toBe('001A0000006Vm9rIAC');
  expect(isValidId('001A0000006Vm9rIAD')).toBe(false);
  expect(isValidId('001A0000006Vm9')).toBe(false);
  expect(isValidId('001A0000006Vm9-')).toBe(false);
});

test('made Ids are valid, ascend and never repeat, wherever counting starts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 62 ** 7 }), (start) => {
      const maker = new IdMaker('a1B', '5g', start);
      const ids = Array.from({ length: 200 }, () => maker.make());
      return ids.every((id, i) => toId18(id) === id && (i === 0 || ids[i - 1] < id));
    }),
    { numRuns: 200 },
  );
  const across = new IdMaker('003', '5g', 62 ** 5 - 2);
  expect([across.make(), across.make(), across.make()].map((id) => id.slice(6, 15))).toEqual([
    '0000zzzzy',
    '0000zzzzz',
    '000100000',
  ]);
});

test('Ids of metadata depend on the name alone', () => {
  expect(stableId('012', 'Account.Partner')).toBe(stableId('012', 'Account.Partner'));
  expect(stableId('012', 'Account.Partner')).not.toBe(stableId('012', 'Account.Customer'));
  expect(isValidId(stableId('012', ''))).toBe(true);
});
