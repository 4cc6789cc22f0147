/** One Apex transaction: who runs, what was counted, what will happen when it commits. */
import type { SObject } from './sobject.ts';
import type { OrgServices } from './context.ts';
import type { LimitCounters } from '../limits/limits.ts';

export interface UserInfoRecord {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email: string | null;
  readonly profileId: string | null;
  readonly userType: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly language: string;
  /** The Automated Process user: no object or field permissions unless permission sets grant them, no session id. */
  readonly isAutomatedProcess: boolean;
}

/** `System.Quiddity` names. */
export type Quiddity =
  | 'ANONYMOUS'
  | 'BATCH_APEX'
  | 'BATCH_CHUNK_SERIAL'
  | 'QUEUEABLE'
  | 'FUTURE'
  | 'SCHEDULED'
  | 'REST'
  | 'AURA'
  | 'INVOCABLE_ACTION'
  | 'PLATFORM_EVENT_PUBLISH_CALLBACK'
  | 'TRANSACTION_FINALIZER_QUEUEABLE'
  | 'RUNTEST_SYNC'
  | 'RUNTEST_ASYNC'
  | 'SYNCHRONOUS'
  | 'POST_INSTALL_SCRIPT'
  | 'UNDEFINED';

export interface TriggerContext {
  readonly object: string;
  readonly operation: string;
  readonly new: object | null;
  readonly old: object | null;
  readonly newMap: object | null;
  readonly oldMap: object | null;
  readonly size: number;
}

export interface Transaction {
  readonly org: OrgServices;
  user: UserInfoRecord;
  readonly quiddity: Quiddity;
  readonly isAsync: boolean;
  readonly isTest: boolean;
  /** Who keeps what this transaction locks when it is over; null for nobody. */
  readonly lockHolder: string | null;
  /** Exchanged by `Test.startTest` and `stopTest`: ask the transaction each time. */
  limits: LimitCounters;
  /** Set while a trigger runs; a stack, the last one is current. */
  readonly triggers: TriggerContext[];
  /** RestContext, PageReference, test state, savepoints, ...: each module keeps its own under its own symbol. */
  readonly state: Map<symbol, unknown>;
  /** Milliseconds since 1970. Fixed offsets for tests live in the org's clock. */
  now(): number;
  /** Called after a commit, in order (events published after commit, async jobs becoming visible, mail). */
  onCommit(action: () => void): void;
  onRollback(action: () => void): void;
  debug(level: string, message: string, line: number | null): void;
}

export type Records = readonly SObject[];
