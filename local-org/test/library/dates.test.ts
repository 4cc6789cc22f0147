import { describe, expect, test } from '@jest/globals';
import { ApexDate } from '../../src/runtime/date.ts';
import type { ApexDatetime } from '../../src/runtime/datetime.ts';
import { fromWall } from '../../src/runtime/zone.ts';
import { formatDate } from '../../src/library/text/date-format.ts';
import { parseIsoDatetime, parseIsoTime } from '../../src/library/text/iso.ts';
import { methods } from './call.ts';

const datetime = methods('Datetime');
const date = methods('Date');

describe('dates', () => {
  test('months end where they end', () => {
    expect(
      [
        ApexDate.of(2024, 1, 31).addMonths(1),
        ApexDate.of(2024, 2, 29).addMonths(12),
        ApexDate.of(2024, 3, 31).addMonths(-1),
      ].map(String),
    ).toEqual(['2024-02-29', '2025-02-28', '2024-02-29']);
  });

  test('reads its own form and that of the locale', () => {
    expect(String(date('valueOf', '2026-1-5 23:00:00'))).toBe('2026-01-05');
    expect(String(date('parse', '12/27/2009'))).toBe('2009-12-27');
    expect(() => date('valueOf', '2026-02-30')).toThrow('Invalid date: 2026-02-30');
    expect((datetime('parse', '10/14/2011, 11:46 PM') as ApexDatetime).toIso()).toBe('2011-10-14T23:46:00.000Z');
    expect(() => datetime('valueOf', 'x')).toThrow('Invalid date/time: x');
  });
});

// Expected values: java.text.SimpleDateFormat of JDK 17, Locale.US.
test.each<[string, string, string]>([
  ["EEE, d MMM yyyy HH:mm:ss.SSS Z z 'at' X", 'America/Los_Angeles', 'Sat, 31 Jan 2026 07:04:05.007 -0800 PST at -08'],
  ["hh 'o''clock' a, zzzz", 'Europe/Berlin', "04 o'clock PM, Central European Standard Time"],
  ['YYYY ww u D F W k K', 'GMT', '2026 05 6 31 5 5 15 3'],
  ["yyyy-MM-dd'T'HH:mm:ssXXX", 'Asia/Kolkata', '2026-01-31T20:34:05+05:30'],
])('%s in %s', (pattern, zone, expected) =>
  expect(formatDate(pattern, Date.UTC(2026, 0, 31, 15, 4, 5, 7), zone, 'en-US')).toBe(expected),
);

test('a wall time that summer time skips or repeats has one moment', () => {
  expect(new Date(fromWall('America/Los_Angeles', Date.UTC(2026, 2, 8, 2, 30))).toISOString()).toBe(
    '2026-03-08T10:30:00.000Z',
  );
  expect(new Date(fromWall('America/Los_Angeles', Date.UTC(2026, 10, 1, 1, 30))).toISOString()).toBe(
    '2026-11-01T09:30:00.000Z',
  );
});

test('JSON takes one digit and any offset', () => {
  expect(parseIsoDatetime('2019-7-24T1:08:54.474+0200')).toBe(Date.UTC(2019, 6, 23, 23, 8, 54, 474));
  expect(parseIsoDatetime('2019-07-24')).toBe(Date.UTC(2019, 6, 24));
  expect(parseIsoDatetime('2019-13-24T00:00:00Z')).toBeNull();
  expect(parseIsoTime('1:8:54.474Z')).toBe(4134474);
});
