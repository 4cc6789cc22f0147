/** Triggers and flows of other people, as far as others notice them: what they use of the limits, and how they fail. */
import { flag, group, listOf, number, oneOf, text, wholeNumber, type Reader } from './readers.ts';

export type SaveVerb = 'insert' | 'update' | 'delete' | 'undelete';

/** For each call, which is for up to 200 records. */
export interface AutomationCost {
  readonly queries?: number;
  readonly dmlStatements?: number;
  /** For 200 records; fewer use their part of it. So do the next two. */
  readonly queryRows?: number;
  readonly dmlRows?: number;
  /** Milliseconds of processor time. */
  readonly cpuMs?: number;
}

export interface AutomationFailure {
  /** Names or usernames; default: for everybody. */
  readonly users?: readonly string[];
  /** Which part of the records, from 0 to 1. Default 1. */
  readonly share?: number;
  /**
   * `call`: an exception, which refuses all records of the call; `record`: only the record. Default `call`, where `share` is given
   * `record`.
   */
  readonly refuses?: 'call' | 'record';
  readonly message?: string;
}

export interface Automation {
  readonly name: string;
  readonly objects: readonly string[];
  /** Default `trigger`. */
  readonly kind?: 'trigger' | 'flow';
  /** Default insert and update. */
  readonly on?: readonly SaveVerb[];
  readonly cost?: AutomationCost;
  /** Default: never. */
  readonly fails?: AutomationFailure;
  /** It counts queries and DML by itself, as code of a certified managed package does; processor time is always shared. */
  readonly hasOwnLimits?: boolean;
  /** It does nothing for users with this custom permission. */
  readonly unlessPermission?: string;
}

export const DEFAULT_VERBS: readonly SaveVerb[] = ['insert', 'update'];

export const readAutomation: Reader<readonly Automation[]> = listOf(
  group<Automation>(
    {
      name: text,
      objects: listOf(text),
      kind: oneOf('trigger', 'flow'),
      on: listOf(oneOf('insert', 'update', 'delete', 'undelete')),
      cost: group<AutomationCost>({
        queries: wholeNumber(0),
        dmlStatements: wholeNumber(0),
        queryRows: wholeNumber(0),
        dmlRows: wholeNumber(0),
        cpuMs: number(0),
      }),
      fails: group<AutomationFailure>({
        users: listOf(text),
        share: number(0, 1),
        refuses: oneOf('call', 'record'),
        message: text,
      }),
      hasOwnLimits: flag,
      unlessPermission: text,
    },
    ['name', 'objects'],
  ),
);
