/**
 * Runs the test methods of one class: `@TestSetup` once, then every method from that state with fresh statics, limits and records that
 * are gone afterwards. Source: Apex Developer Guide, "Testing Apex".
 */
import { asApexException, type ApexException } from '../runtime/exception.ts';
import { apexFrames, formatFrames } from '../runtime/stack.ts';
import { NotImplementedError } from '../runtime/library.ts';
import { missingCallsMet } from '../runtime/missing-calls.ts';
import type { UserClass } from '../runtime/types.ts';
import { drainEvents, drainJobs } from '../async/runner.ts';
import { DEFAULT_TEST_LIMITS, type TestLimits, TestLimitError, withinTestLimits } from '../limits/test-budget.ts';
import type { OrgHost } from '../host/host.ts';
import { runUnit } from '../host/unit.ts';
import type { TestResult } from './result.ts';
import { testFrame, testState } from '../library/test/state.ts';

type Method = UserClass['$methods'][number];

const has = (method: Method, annotation: string): boolean =>
  method.annotations.some((a) => a.name.toLowerCase() === annotation);

/** Test methods in the order of the source. */
export function testMethodsOf(cls: UserClass): readonly Method[] {
  return cls.$methods.filter(
    (method) => method.static && method.params.length === 0 && (has(method, 'istest') || has(method, 'testmethod')),
  );
}

/** Classes with at least one test method, by name. */
export function testClassesOf(host: Pick<OrgHost, 'program'>): readonly UserClass[] {
  return host.program
    .classes()
    .filter((cls) => !cls.$name.includes('.') && testMethodsOf(cls).length > 0)
    .sort((a, b) => (a.$name < b.$name ? -1 : 1));
}

const STORED_BYTES = 'SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()';

/**
 * @param only lower-case method names; null for all
 * @param goesOn called with each result, those of `@TestSetup` included; where it returns false, no further method runs
 */
export function runTestClass(
  host: OrgHost,
  cls: UserClass,
  only: ReadonlySet<string> | null,
  limits: TestLimits = DEFAULT_TEST_LIMITS,
  goesOn: (result: TestResult) => boolean = () => true,
): TestResult[] {
  const methods = testMethodsOf(cls).filter((method) => only === null || only.has(method.name.toLowerCase()));
  const { store } = host;
  const stored = (): number => Number(store.prepare(STORED_BYTES).row()![0]);
  const results: TestResult[] = [];
  store.begin();
  try {
    let failed: TestResult | null = null;
    for (const setup of cls.$methods.filter((method) => has(method, 'testsetup'))) {
      const result = withinTestLimits(limits, stored, () => runMethod(host, cls, setup, true));
      results.push(result);
      if (!goesOn(result)) return results;
      if (result.outcome !== 'Pass') {
        failed = result;
        break;
      }
    }
    for (const method of methods) {
      if (failed !== null) {
        results.push({ ...failed, methodName: method.name, isSetup: false, runTime: 0 });
        continue;
      }
      store.savepoint('test_method');
      const result = withinTestLimits(limits, stored, () => runMethod(host, cls, method, false));
      results.push(result);
      store.rollbackTo('test_method');
      store.release('test_method');
      host.security.invalidate();
      if (!goesOn(result)) break;
    }
  } finally {
    store.rollback();
    host.security.invalidate();
  }
  return results;
}

/** Nobody waits for events that a test leaves behind: what fails then fails elsewhere. */
function deliverLate(host: OrgHost): void {
  try {
    drainEvents(host, testFrame());
  } catch (error) {
    if (asApexException(error) === null) throw error;
  }
}

function runMethod(host: OrgHost, cls: UserClass, method: Method, isSetup: boolean): TestResult {
  const started = performance.now();
  const base = { className: cls.$name, namespace: cls.$namespace, methodName: method.name, isSetup };
  let missingCalls: readonly string[] = [];
  try {
    runUnit(host, { user: host.user(host.adminId)!, quiddity: 'RUNTEST_SYNC', isTest: true }, () => {
      testState().seeAllData = [...cls.$annotations, ...method.annotations].some(
        ({ name, params }) => name.toLowerCase() === 'istest' && params['seealldata'] === true,
      );
      const statics = (cls as unknown as { $static(): Record<string, () => unknown> }).$static();
      try {
        statics[method.js]!();
        if (testState().phase !== 'stopped') {
          deliverLate(host);
          drainJobs(host, testFrame());
        }
      } finally {
        missingCalls = missingCallsMet();
      }
    });
    return {
      ...base,
      outcome: 'Pass',
      message: null,
      stackTrace: null,
      runTime: performance.now() - started,
      missingCalls,
    };
  } catch (error) {
    return { ...base, outcome: 'Fail', ...describeFailure(error), runTime: performance.now() - started, missingCalls };
  }
}

/** Message and Apex stack of whatever ended a test. */
export function describeFailure(error: unknown): { readonly message: string; readonly stackTrace: string } {
  const exception = asApexException(error);
  if (exception !== null)
    return { message: `${exception.typeName}: ${messageOf(exception)}`, stackTrace: stackOf(exception) };
  const plain = error as Error;
  if (plain instanceof NotImplementedError || plain instanceof TestLimitError)
    return { message: plain.message, stackTrace: formatApexStack(plain) };
  // The text first: reading the frames of a stack makes it empty.
  const text = plain.stack ?? String(error);
  return {
    message: `Internal error of the local org${placeOf(plain)}: ${text}`,
    stackTrace: formatApexStack(plain),
  };
}

/** Where the Apex was that met it. */
function placeOf(error: unknown): string {
  const [frame] = typeof error === 'object' && error !== null ? apexFrames(error) : [];
  return frame === undefined ? '' : ` at ${frame.path}:${frame.line}`;
}

function messageOf(exception: ApexException): string {
  try {
    return exception.getmessage$0() ?? '';
  } catch {
    return exception.text;
  }
}

function stackOf(exception: ApexException): string {
  const own = formatFrames(exception.frames());
  return exception.apexCause === null
    ? own
    : `${own}\nCaused by\n${exception.apexCause.toString()}\n${stackOf(exception.apexCause)}`;
}

function formatApexStack(error: Error): string {
  return formatFrames(apexFrames(error));
}
