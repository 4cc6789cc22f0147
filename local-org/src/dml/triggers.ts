/** Runs the triggers of an object on one chunk of records. */
import { asApexException, type ApexException } from '../runtime/exception.ts';
import { ApexList, ApexMap } from '../runtime/collections.ts';
import { ID, sobjectRuntimeType } from '../runtime/runtime-types.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { TriggerProgram } from '../runtime/program.ts';
import type { TriggerContext } from '../runtime/transaction.ts';
import { charge } from '../limits/counters.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import { runForeign } from './foreign-automation.ts';
import { collectErrors, type Row } from './rows.ts';
import type { TriggerPhase, TriggerVerb } from './type-plan.ts';

/** Source: Apex Developer Guide, "Execution Governors and Limits": total stack depth of recursive trigger invocations. */
const MAX_DEPTH = 16;

/** Runs every trigger of this phase. What `addError` said, or an exception, is in the rows' errors afterwards. */
export function runTriggers(context: DmlContext, phase: TriggerPhase, verb: TriggerVerb, rows: readonly Row[]): void {
  runOwn(context, phase, verb, rows);
  if (phase === 'after' && context.plan.foreign.length > 0) runForeign(context, verb, rows);
}

function runOwn(context: DmlContext, phase: TriggerPhase, verb: TriggerVerb, rows: readonly Row[]): void {
  const { type } = context.plan;
  const event = `${phase} ${verb}`;
  const triggers = context.services.program.triggersFor(type.name).filter((trigger) => trigger.events.has(event));
  if (triggers.length === 0 || rows.length === 0) return;
  const { transaction } = context;
  if (transaction.triggers.length >= MAX_DEPTH) {
    failAll(
      rows,
      `${triggers[0].name}: maximum trigger depth exceeded\n${type.name} trigger event ${eventName(phase, verb)}`,
    );
    return;
  }
  const { triggerContext, readOnly } = contextOf(context, phase, verb, event, rows);
  charge(transaction.limits, 'triggerCall', triggers.length);
  transaction.triggers.push(triggerContext);
  try {
    for (const trigger of triggers) {
      const failure = runOne(trigger);
      if (failure === null) continue;
      failAll(rows, failureText(trigger, phase, verb, failure));
      return;
    }
  } finally {
    transaction.triggers.pop();
    for (const record of readOnly) record.isReadOnly = true;
  }
  for (const row of rows) collectErrors(row);
}

function runOne(trigger: TriggerProgram): ApexException | null {
  try {
    trigger.run();
    return null;
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null || exception.isUncatchable) throw error;
    return exception;
  }
}

function contextOf(
  context: DmlContext,
  phase: TriggerPhase,
  verb: TriggerVerb,
  operation: string,
  rows: readonly Row[],
): { triggerContext: TriggerContext; readOnly: SObject[] } {
  const type = sobjectRuntimeType(context.plan.type);
  const news = verb === 'delete' ? null : rows.map((row) => row.record);
  const olds = verb === 'update' || verb === 'delete' ? rows.map((row) => row.old!) : null;
  const isBeforeInsert = phase === 'before' && verb === 'insert';
  for (const old of olds ?? []) old.isReadOnly = true;
  if (phase === 'after' || verb === 'delete') for (const record of news ?? []) record.isReadOnly = true;
  const list = (records: SObject[] | null) => (records === null ? null : new ApexList(type, records));
  const map = (records: SObject[] | null) => {
    if (records === null || isBeforeInsert) return null;
    const byId = new ApexMap(ID, type);
    for (const record of records) byId.put(record.id, record);
    return byId;
  };
  return {
    triggerContext: {
      object: context.plan.type.name,
      operation,
      new: list(news),
      old: list(olds),
      newMap: map(news),
      oldMap: map(olds),
      size: rows.length,
    },
    readOnly: news ?? [],
  };
}

function eventName(phase: TriggerPhase, verb: TriggerVerb): string {
  const capital = (word: string) => word[0].toUpperCase() + word.slice(1);
  return capital(phase) + capital(verb);
}

function failureText(
  trigger: TriggerProgram,
  phase: TriggerPhase,
  verb: TriggerVerb,
  exception: ApexException,
): string {
  const stack = exception.getstacktracestring$0();
  return `${trigger.name}: execution of ${eventName(phase, verb)}\n\ncaused by: ${exception.typeName}: ${exception.text}${stack === '' ? '' : `\n\n${stack}`}`;
}

function failAll(rows: readonly Row[], message: string): void {
  for (const row of rows) row.errors.push(dmlError('CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message));
}
