import { describe, expect, test } from '@jest/globals';
import '../../src/library/index.ts';
import { ApexList, ApexMap, ApexSet } from '../../src/runtime/collections.ts';
import { ApexDate } from '../../src/runtime/date.ts';
import { ApexDatetime } from '../../src/runtime/datetime.ts';
import { ApexDecimal } from '../../src/runtime/decimal.ts';
import { ApexDouble } from '../../src/runtime/double.ts';
import { apexEquals } from '../../src/runtime/equality.ts';
import { ANY, DATE, DECIMAL, DOUBLE, INTEGER, STRING } from '../../src/runtime/runtime-types.ts';
import { sortItems } from '../../src/runtime/sorting.ts';
import { apexText } from '../../src/runtime/text.ts';

/** A user object as compiled code makes it: called by alias. */
class Point {
  readonly x: number;
  constructor(x: number) {
    this.x = x;
  }
  equals$1(other: unknown): boolean {
    return other instanceof Point && other.x === this.x;
  }
  hashcode$0(): number {
    return this.x % 2;
  }
}

describe('sets and maps', () => {
  test('keys are compared by value', () => {
    const dates = new ApexSet(DATE, [ApexDate.of(2026, 1, 31), ApexDate.of(2026, 2, 1).addDays(-1)]);
    expect(dates.size).toBe(1);
    expect(new ApexSet(DECIMAL, [ApexDecimal.of('1.0'), ApexDecimal.of('1.00')]).size).toBe(1);
    expect(new ApexSet(STRING, ['a', 'A']).size).toBe(2);
    expect(new ApexSet(ANY, [new ApexList(STRING, ['a']), new ApexList(STRING, ['a'])]).size).toBe(1);
  });

  test('objects that declare equals and hashCode are their own keys', () => {
    const map = new ApexMap(ANY, STRING);
    map.put(new Point(1), 'one');
    map.put(new Point(3), 'three');
    expect(map.put(new Point(1), 'uno')).toBe('one');
    expect([map.size, map.get(new Point(3)), map.remove(new Point(1)), map.has(new Point(1))]).toEqual([
      2,
      'three',
      'uno',
      false,
    ]);
  });

  test('the order is that of insertion, also for made keys', () => {
    const map = new ApexMap(DATE, INTEGER);
    for (const day of [3, 1, 2, 1]) map.put(ApexDate.of(2026, 1, day), day);
    expect([...map.keys()].map(String)).toEqual(['2026-01-03', '2026-01-01', '2026-01-02']);
  });
});

test('numbers are equal by value, datetimes by the second', () => {
  expect(apexEquals(1, ApexDecimal.of('1.00'))).toBe(true);
  expect(apexEquals(2n, new ApexDouble(2))).toBe(true);
  expect(apexEquals(new ApexDatetime(1000), new ApexDatetime(1999))).toBe(true);
  expect(apexEquals('a', 'A')).toBe(false);
  expect(apexEquals(new ApexList(INTEGER, [1]), new ApexList(ANY, [1n]))).toBe(true);
});

test('text of values', () => {
  const map = new ApexMap(STRING, DOUBLE, [['a', 1]]);
  expect(apexText(map)).toBe('{a=1.0}');
  expect(apexText(new ApexList(ANY, [null, true, ApexDate.of(2026, 1, 2)]))).toBe('(null, true, 2026-01-02 00:00:00)');
  expect(
    apexText(
      new ApexList(
        INTEGER,
        Array.from({ length: 12 }, (_, at) => at),
      ),
    ),
  ).toBe('(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ...)');
});

test('sorts null first and refuses what has no order', () => {
  expect(sortItems(['b', null, 'a', 'B'])).toEqual([null, 'B', 'a', 'b']);
  expect(sortItems([ApexDecimal.of('2'), ApexDecimal.of('1.5')]).map(String)).toEqual(['1.5', '2']);
  expect(() => sortItems([{}, {}])).toThrow('One or more of the items in this list is not Comparable.');
});
