/** What others take of a machine counts only while something is timed, and never excuses a slow page on a quiet one. */
import { describe, expect, test } from '@jest/globals';
import { crowdingBy, slownessBy } from './lib/time-alone.ts';

describe('crowding', () => {
  test('is none on a machine to itself', () => {
    expect(crowdingBy(0, 2)).toBe(1);
    // Clocks of different resolution: a little less than nothing is nothing.
    expect(crowdingBy(-0.05, 2)).toBe(1);
  });

  test.each([
    { others: 1, processors: 2, times: 2, why: 'the second thread of a core is busy' },
    { others: 4 / 3, processors: 2, times: 3, why: 'two others and this one share two processors' },
    { others: 1, processors: 8, times: 8 / 7, why: 'six processors are free' },
    { others: 0.5, processors: 1, times: 3, why: 'half of the only processor is left' },
  ])('is $times by $others of $processors processors: $why', ({ others, processors, times }) => {
    expect(crowdingBy(others, processors)).toBeCloseTo(times);
  });

  test('excuses no figure altogether', () => {
    expect(crowdingBy(2, 2)).toBe(10);
    expect(crowdingBy(3, 2)).toBe(10);
  });
});

describe('slowness', () => {
  test('is none on a machine that is as fast as the one of the bounds, or faster', () => {
    expect(slownessBy(35, 35)).toBe(1);
    expect(slownessBy(10, 20)).toBe(1);
  });

  test('is that of the reference work, of which one part may fall into a busy moment', () => {
    expect(slownessBy(70, 70)).toBe(2);
    expect(slownessBy(35, 105)).toBe(2);
  });

  test('excuses no figure altogether', () => {
    expect(slownessBy(1000, 1000)).toBe(10);
  });
});
