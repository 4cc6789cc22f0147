/** Whose names are looked up: kept by work that waits, and not shared by work that runs meanwhile. */
import { describe, expect, test } from '@jest/globals';
import { changeSide, fromInside, fromOutside, isOutside } from '../../src/schema/namespace-context.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the namespace context', () => {
  test('is the package itself by default, and what it was after work and after a failure', () => {
    expect([isOutside(), fromOutside(isOutside), isOutside()]).toEqual([false, true, false]);
    expect(() =>
      fromOutside(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(isOutside()).toBe(false);
    expect(fromOutside(() => [fromInside(isOutside), isOutside()])).toEqual([false, true]);
  });

  test('is kept by a handler that waits', async () => {
    const handled = fromOutside(async () => {
      const before = isOutside();
      await turn();
      return [before, isOutside(), fromInside(isOutside), isOutside()];
    });
    expect(isOutside()).toBe(false);
    await expect(handled).resolves.toEqual([true, true, false, true]);
  });

  test('of one handler is not that of another which runs meanwhile', async () => {
    const seen: boolean[] = [];
    const handler = (from: typeof fromOutside): Promise<void> =>
      from(async () => {
        for (let index = 0; index < 3; index++) {
          seen.push(isOutside());
          await turn();
        }
      });
    await Promise.all([handler(fromOutside), handler(fromInside)]);
    expect(seen).toEqual([true, false, true, false, true, false]);
  });

  test('is changed by emitted code for the running work only', () => {
    fromInside(() => {
      const before = changeSide(true);
      expect([before, isOutside(), fromInside(isOutside)]).toEqual([false, true, false]);
      expect(changeSide(before)).toBe(true);
    });
    expect(isOutside()).toBe(false);
  });
});
