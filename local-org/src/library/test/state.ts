/** What the Test class keeps for the running test. */
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import { Counters } from '../../limits/counters.ts';
import { SYNC_MAXIMA } from '../../limits/maxima.ts';
import type { LimitCounters } from '../../limits/limits.ts';
import type { OrgHost } from '../../host/host.ts';
import { drainEvents, drainJobs } from '../../async/runner.ts';
import type { UnitFrame } from '../../async/batch.ts';

export interface TestState {
  phase: 'before' | 'started' | 'stopped';
  /** Of the code around startTest/stopTest. */
  outer: LimitCounters | null;
  /** `Test.setMock`, by lower-case interface name. */
  readonly mocks: Map<string, object>;
  /** `Test.setCurrentPage`. */
  currentPage: object | null;
  /** `Test.setFixedSearchResults`. */
  fixedSearchResults: readonly string[] | null;
  readonly readOnlyMode: { value: boolean };
  /** `@IsTest(SeeAllData=true)`: of what exists there is nothing here to see, but code asks whether it might. */
  seeAllData: boolean;
}

const KEY = Symbol('test state');

/** Of the running test; a programming error outside of one. */
export function testState(): TestState {
  const { state } = tx();
  let found = state.get(KEY) as TestState | undefined;
  if (found === undefined) {
    found = {
      phase: 'before',
      outer: null,
      mocks: new Map(),
      currentPage: null,
      fixedSearchResults: null,
      readOnlyMode: { value: false },
      seeAllData: false,
    };
    state.set(KEY, found);
  }
  return found;
}

/** The object given to `Test.setMock` for an interface such as `System.HttpCalloutMock`; null without one. */
export function mockFor(interfaceName: string): object | null {
  const name = interfaceName.toLowerCase();
  return testState().mocks.get(name) ?? testState().mocks.get(name.replace(/^system\./, '')) ?? null;
}

/** How asynchronous work runs inside the running test: as transactions of their own that share its statics and mocks. */
export function testFrame(): UnitFrame {
  return { isTest: true, keepStatics: true, inherit: tx() };
}

export function startTest(): void {
  const state = testState();
  if (state.phase !== 'before') throw ApexException.of('System.FinalException', 'Testing already started');
  state.phase = 'started';
  state.outer = tx().limits;
  tx().limits = new Counters(SYNC_MAXIMA, state.outer.prices);
}

/** Runs what was started since `startTest`; the first failure is thrown. */
export function stopTest(host: OrgHost): void {
  const state = testState();
  if (state.phase !== 'started')
    throw ApexException.of(
      'System.FinalException',
      state.phase === 'stopped' ? 'Testing already stopped' : 'Testing has not started',
    );
  state.phase = 'stopped';
  try {
    drainEvents(host, testFrame());
    drainJobs(host, testFrame());
    drainEvents(host, testFrame());
  } finally {
    if (state.outer !== null) tx().limits = state.outer;
  }
}
