/** Processor time is asked of the system seldom, is never far from what the system would answer, and never runs backwards. */
import { describe, expect, test } from '@jest/globals';
import { ProcessorClock } from '../../src/limits/processor-clock.ts';

describe('the clock of the processor', () => {
  let passed = 1000;
  let used = 50;
  let questions = 0;
  const clock = new ProcessorClock(
    () => (questions++, used),
    () => passed,
  );
  const work = (ms: number): void => void ((passed += ms), (used += ms));

  test('asks the system first, and then only when five milliseconds have passed', () => {
    expect(clock.milliseconds()).toBe(50);
    for (let i = 0; i < 19; i++) {
      work(0.25);
      expect(clock.milliseconds()).toBeCloseTo(used, 6);
    }
    expect(questions).toBe(1);
    work(0.5);
    expect(clock.milliseconds()).toBeCloseTo(used, 6);
    expect(questions).toBe(2);
  });

  test('is wrong by no more than five milliseconds when the process waits, and does not run backwards', () => {
    passed += 4;
    const waiting = clock.milliseconds();
    expect(waiting - used).toBeLessThan(5);
    passed += 100;
    expect(clock.milliseconds()).toBe(waiting);
    work(10);
    expect(clock.milliseconds()).toBeCloseTo(used, 6);
  });

  test('asks the process itself', () => {
    const real = new ProcessorClock();
    const used = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
    const before = used();
    while (used() < before + 20) Math.sqrt(before);
    expect(real.milliseconds()).toBeGreaterThan(before + 5);
  });
});
