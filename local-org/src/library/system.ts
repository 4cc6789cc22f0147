/** System.System. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ANY, libraryClassNamed, libraryRuntimeType } from '../runtime/runtime-types.ts';
import { currentFrame } from '../runtime/stack.ts';
import { conversionError, runtimeTypeOf } from '../runtime/type-of.ts';
import { abortJob, schedule, scheduleBatch } from '../async/schedule.ts';
import { attachFinalizer, enqueueJob } from '../async/queueable.ts';
import { asyncContext } from '../async/async-context.ts';
import { host } from '../host/host.ts';
import { toId18 } from '../schema/ids.ts';
import { apexEquals, apexHash, apexText, libraryEnum } from '../host/apex-values.ts';
import { testState } from './test/state.ts';
import { currentPage } from './apex-pages.ts';
import type { AsyncOptions } from './queueable.ts';

/** `Assertion Failed: message: Expected: a, Actual: b`. Assertions cannot be caught. */
export function assertionFailed(message: unknown, detail: string | null): ApexException {
  const parts = [
    'Assertion Failed',
    ...(message === null ? [] : [apexText(message)]),
    ...(detail === null ? [] : [detail]),
  ];
  return ApexException.of('System.AssertException', parts.join(': '));
}

function assertTrue(condition: boolean | null, message: unknown): void {
  if (condition === null) throw ApexException.of('System.NullPointerException', 'Argument 1 cannot be null');
  if (!condition) throw assertionFailed(message, null);
}

export function assertEqual(expected: unknown, actual: unknown, message: unknown): void {
  if (!apexEquals(expected, actual) && !isSameId(expected, actual))
    throw assertionFailed(message, `Expected: ${apexText(expected)}, Actual: ${apexText(actual)}`);
}

/** An Id equals its text of 15 characters. */
function isSameId(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || one.length + other.length !== 33) return false;
  return /^[0-9a-zA-Z]{15}(?:[0-9A-Z]{3})?$/.test(one) && toId18(one) === toId18(other);
}

export function assertNotEqual(unexpected: unknown, actual: unknown, message: unknown): void {
  if (apexEquals(unexpected, actual)) throw assertionFailed(message, `Same value: ${apexText(actual)}`);
}

function noQueueable(job: object): ApexException {
  const queueable = libraryRuntimeType(libraryClassNamed('System.Queueable')!);
  return conversionError(runtimeTypeOf(job) ?? ANY, queueable);
}

function enqueue(job: object | null, delay: number, options: AsyncOptions | null): string {
  if (job === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  if (!('execute$1' in job)) throw noQueueable(job);
  return enqueueJob(host(), job, {
    delayMinutes: options?.minimumDelay ?? delay,
    maxDepth: options?.maximumDepth ?? null,
    signature: options?.signature?.text ?? null,
  });
}

function debug(level: string, value: unknown): void {
  tx().debug(level, apexText(value), currentLine());
}

function currentLine(): number | null {
  return currentFrame()?.line ?? null;
}

const kindIs = (kind: string): boolean => asyncContext()?.kind === kind;

/** The day of a moment in a time zone. */
function dateIn(ms: number, zone: string): ApexDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(ms);
  return ApexDate.parseIso(parts);
}

export const loggingLevelClass = libraryClass({
  name: 'System.LoggingLevel',
  kind: 'enum',
  values: ['NONE', 'INTERNAL', 'FINEST', 'FINER', 'FINE', 'DEBUG', 'INFO', 'WARN', 'ERROR'],
});

export const applicationReadWriteModeClass = libraryClass({
  name: 'System.ApplicationReadWriteMode',
  kind: 'enum',
  values: ['DEFAULT', 'READ_ONLY'],
});

export const systemClass = libraryClass({
  name: 'System.System',
  members: {
    'static void debug(Object message)': (message: unknown) => debug('DEBUG', message),
    'static void debug(System.LoggingLevel level, Object message)': (level: { name: string }, message: unknown) =>
      debug(level.name, message),
    'static void assert(Boolean condition)': (condition: boolean | null) => assertTrue(condition, null),
    'static void assert(Boolean condition, Object message)': assertTrue,
    'static void assertEquals(Object expected, Object actual)': (expected: unknown, actual: unknown) =>
      assertEqual(expected, actual, null),
    'static void assertEquals(Object expected, Object actual, Object message)': assertEqual,
    'static void assertNotEquals(Object expected, Object actual)': (expected: unknown, actual: unknown) =>
      assertNotEqual(expected, actual, null),
    'static void assertNotEquals(Object expected, Object actual, Object message)': assertNotEqual,
    'static Datetime now()': () => new ApexDatetime(tx().now()),
    'static Date today()': () => dateIn(tx().now(), tx().user.timeZone),
    'static Long currentTimeMillis()': () => BigInt(tx().now()),
    'static System.PageReference currentPageReference()': currentPage,
    'static Id enqueueJob(Object job)': (job: object | null) => enqueue(job, 0, null),
    'static Id enqueueJob(Object job, Integer delayInMinutes)': (job: object | null, delay: number) =>
      enqueue(job, delay, null),
    'static Id enqueueJob(Object job, System.AsyncOptions options)': (
      job: object | null,
      options: AsyncOptions | null,
    ) => enqueue(job, 0, options),
    'static void attachFinalizer(System.Finalizer finalizer)': attachFinalizer,
    'static String schedule(String jobName, String cronExpression, System.Schedulable job)': (
      name: string,
      cron: string,
      job: object,
    ) => schedule(host(), name, cron, job),
    'static String scheduleBatch(Object batch, String jobName, Integer minutesFromNow)': (
      batch: object,
      name: string,
      minutes: number,
    ) => scheduleBatch(host(), batch, name, minutes, null),
    'static String scheduleBatch(Object batch, String jobName, Integer minutesFromNow, Integer scopeSize)': (
      batch: object,
      name: string,
      minutes: number,
      scope: number | null,
    ) => scheduleBatch(host(), batch, name, minutes, scope),
    'static void abortJob(String jobId)': (id: string) => abortJob(host(), toId18(id) ?? id),
    'static Boolean isBatch()': () => kindIs('batch'),
    'static Boolean isFuture()': () => kindIs('future'),
    'static Boolean isQueueable()': () => kindIs('queueable'),
    'static Boolean isScheduled()': () => kindIs('scheduled'),
    'static Boolean isFunctionCallback()': () => false,
    'static Boolean isRunningElasticCompute()': () => false,
    'static Boolean equals(Object left, Object right)': apexEquals,
    'static Integer hashCode(Object value)': apexHash,
    'static System.ApplicationReadWriteMode getApplicationReadWriteMode()': () =>
      libraryEnum(
        'System.ApplicationReadWriteMode',
        tx().isTest && testState().readOnlyMode.value ? 'READ_ONLY' : 'DEFAULT',
      ),
    'static String getQuiddityShortCode(System.Quiddity quiddity)': notImplemented,
    'static System.Version requestVersion()': notImplemented,
    'static Integer purgeOldAsyncJobs(Date olderThan)': (date: ApexDate) => {
      const before = Date.parse(date.toIso());
      return host().store.prepare('DELETE FROM "AsyncApexJob" WHERE "CompletedDate" < ?').run(before).changes;
    },
    'static Integer purgeOldAsyncJobs(Date olderThan, Integer count)': notImplemented,
    'static void pauseJobById(String cronTriggerId)': notImplemented,
    'static void pauseJobByName(String jobName)': notImplemented,
    'static void resumeJobById(String cronTriggerId)': notImplemented,
    'static void resumeJobByName(String jobName)': notImplemented,
    'static List<Id> process(List<Id> workItemIds, String action, String comments, String nextApprover)':
      notImplemented,
    'static List<Id> submit(List<Id> workItemIds, String comments, String nextApprover)': notImplemented,
    'static void movePassword(Id targetUserId, Id sourceUserId)': notImplemented,
    'static System.ResetPasswordResult resetPasswordWithEmailTemplate(Id userId, Boolean sendUserEmail, String template)':
      notImplemented,
    'static void changeOwnPassword(String oldPassword, String newPassword)': notImplemented,
    'static System.ResetPasswordResult resetPassword(Id userId, Boolean sendUserEmail)': notImplemented,
    'static void setPassword(Id userId, String password)': () => undefined,
  },
});

export const resetPasswordResultClass = libraryClass({
  name: 'System.ResetPasswordResult',
  members: { 'String getPassword()': notImplemented },
});
