/** The variables of running Apex are those of its own transaction. */
import { runInThisContext } from 'node:vm';
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
