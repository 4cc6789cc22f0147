/** The variables of running Apex are those of its own transaction. */
import type { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { liveVariables } from '../../src/runtime/live-variables.ts';

const APEX = '/emitted/Example.cls.js';
const isApex = (path: string): boolean => path === APEX;

/** Emitted code: a method with one variable. */
const method = (value: string): ((work: () => void) => void) =>
  runInThisContext(`(function (work) { const $l_value = ${JSON.stringify(value)}; work(); return $l_value; })`, {
    filename: APEX,
  }) as (work: () => void) => void;

// A name that no other function has, such as bundlers give.
const anyName$1 = (work: () => void): void => work();

test('variables of the transaction around a nested one are not read, whatever the boundary is called', () => {
  let seen: readonly unknown[] = [];
  method('outer')(() =>
    anyName$1(() =>
      method('inner')(() => {
        seen = liveVariables(isApex, anyName$1);
      }),
    ),
  );
  expect([seen.includes('inner'), seen.includes('outer')]).toEqual([true, false]);
});

/** The module as a program has it that loads it once more. */
const loadedAgain = async (name: string): Promise<{ readonly liveVariables: typeof liveVariables }> =>
  (await import(`../../src/runtime/live-variables.ts?${name}`)) as { readonly liveVariables: typeof liveVariables };

function variablesBy(read: typeof liveVariables, boundary: (work: () => void) => void = anyName$1): readonly unknown[] {
  let seen: readonly unknown[] = [];
  boundary(() =>
    method('inner')(() => {
      seen = read(isApex, boundary);
    }),
  );
  return seen;
}

test('only the module that looked last listens to V8, and each finds the variables', async () => {
  const session = (): Session =>
    (runInThisContext(`globalThis[Symbol.for('local-org.live-variables')]`) as { session: Session }).session;
  const again = await loadedAgain('again');
  expect(variablesBy(liveVariables)).toContain('inner');
  const first = session();
  expect(variablesBy(again.liveVariables)).toContain('inner');
  expect(session()).not.toBe(first);
  expect(() => first.post('Debugger.enable')).toThrow('Session is not connected');
  expect(variablesBy(liveVariables)).toContain('inner');
});

test('V8 keeps nothing of the function that ends the search', async () => {
  const { liveVariables: read } = await loadedAgain('memory');
  const look = (): WeakRef<object> => {
    const kept = { work: 0 };
    const boundary = (work: () => void): void => {
      kept.work++;
      work();
    };
    expect(variablesBy(read, boundary)).toContain('inner');
    return new WeakRef(kept);
  };
  const kept = look();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  expect(kept.deref()).toBeUndefined();
});
