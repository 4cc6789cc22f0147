/**
 * Other people's triggers and flows (see `conditions/automation.ts`): they run after the records are written, once for each 200, and what
 * they use counts in the transaction that saves. Sources: Apex Developer Guide, "Execution Governors and Limits" (limits are those of the
 * transaction; certified managed packages count queries and DML by themselves) and "Triggers and Order of Execution".
 */
import { DEFAULT_VERBS, type Automation, type AutomationFailure, type SaveVerb } from '../conditions/automation.ts';
import { isChosen } from '../conditions/chance.ts';
import { charge, checkCpu, Counters, countLimit } from '../limits/counters.ts';
import type { LimitCounters } from '../limits/limits.ts';
import type { Transaction, UserInfoRecord } from '../runtime/transaction.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { DmlError } from './dml.ts';
import { alive, type Row } from './rows.ts';

/** Records of one call. */
const CALL = 200;

const OWN_LIMITS = Symbol('limits of certified packages');

/** What they refuse has its error afterwards. */
export function runForeign(context: DmlContext, verb: SaveVerb, rows: readonly Row[]): void {
  const { transaction, services } = context;
  for (const automation of context.plan.foreign) {
    const { unlessPermission, on = DEFAULT_VERBS } = automation;
    if (!on.includes(verb)) continue;
    if (
      unlessPermission !== undefined &&
      services.security?.hasCustomPermission(transaction.user, unlessPermission) === true
    )
      continue;
    for (let at = 0; at < rows.length; at += CALL) {
      const call = alive(rows.slice(at, at + CALL));
      if (call.length === 0) continue;
      use(transaction, automation, call.length);
      refuse(context, automation, verb, call);
    }
  }
}

function use(transaction: Transaction, { kind, cost = {}, hasOwnLimits }: Automation, records: number): void {
  const { limits } = transaction;
  if (kind === 'flow') charge(limits, 'flowInterview', records);
  else charge(limits, 'triggerCall');
  const counted = hasOwnLimits === true ? ownLimits(transaction) : limits;
  const part = (amount: number | undefined): number => Math.ceil(((amount ?? 0) * records) / CALL);
  countLimit(counted, 'queries', cost.queries ?? 0);
  countLimit(counted, 'queryRows', part(cost.queryRows));
  countLimit(counted, 'dmlStatements', cost.dmlStatements ?? 0);
  countLimit(counted, 'dmlRows', part(cost.dmlRows));
  const cpu = ((cost.cpuMs ?? 0) * records) / CALL;
  if (limits.prices === null) limits.cpuMs += cpu;
  else limits.charged += cpu;
  checkCpu(limits);
}

/** Of all certified packages together: more than one of them is not distinguished. */
function ownLimits(transaction: Transaction): LimitCounters {
  let own = transaction.state.get(OWN_LIMITS) as LimitCounters | undefined;
  if (own === undefined) transaction.state.set(OWN_LIMITS, (own = new Counters(transaction.limits.max)));
  return own;
}

function refuse(context: DmlContext, automation: Automation, verb: SaveVerb, call: readonly Row[]): void {
  const { fails } = automation;
  if (fails === undefined || !concerns(fails, context.transaction.user)) return;
  const { conditions } = context.services;
  const share = fails.share ?? 1;
  const seed = conditions?.asked.seed ?? 1;
  const chosen = call.filter((row) => isChosen(seed, automation.name, row.id ?? String(row.index), share));
  if (chosen.length === 0) return;
  const whole = (fails.refuses ?? (fails.share === undefined ? 'call' : 'record')) === 'call';
  for (const row of whole ? call : chosen) row.errors.push(errorOf(automation, fails, verb, whole));
}

/** By name, by username, or everybody. */
function concerns({ users }: AutomationFailure, user: UserInfoRecord): boolean {
  if (users === undefined) return true;
  const known = [user.name, user.username].map((name) => name.toLowerCase());
  return users.some((name) => known.includes(name.toLowerCase()));
}

function errorOf(automation: Automation, fails: AutomationFailure, verb: SaveVerb, isWhole: boolean): DmlError {
  const { name } = automation;
  const message = fails.message ?? 'List has no rows for assignment to SObject';
  if (automation.kind === 'flow')
    return dmlError(
      'CANNOT_EXECUTE_FLOW_TRIGGER',
      `We can't save this record because the “${name}” process failed. Give your Salesforce admin these details. ${message}`,
    );
  if (!isWhole) return dmlError('FIELD_CUSTOM_VALIDATION_EXCEPTION', message);
  const event = `After${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  return dmlError(
    'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
    `${name}: execution of ${event}\n\ncaused by: System.QueryException: ${message}\n\nTrigger.${name}: line 1, column 1`,
  );
}
