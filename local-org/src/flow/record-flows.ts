/** Record-triggered flows as a part of the save order. Source: Apex Developer Guide, "Triggers and Order of Execution". */
import { asApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { DmlContext } from '../dml/dml-context.ts';
import { dmlError } from '../dml/dml-errors.ts';
import { copyRecord } from '../dml/load-records.ts';
import type { Row } from '../dml/rows.ts';
import { entryIsMet } from './flow-conditions.ts';
import { Interview, type TriggeringRecord } from './interview.ts';
import { flowHooks } from './hooks.ts';
import type { FlowDefinition, FlowTrigger } from './model.ts';
import { onItsSide } from './flows.ts';
import { runInterviews } from './run-interviews.ts';

type SaveVerb = 'insert' | 'update' | 'delete';

const MOMENTS: Readonly<Record<SaveVerb | 'undelete', readonly FlowTrigger['moment'][]>> = {
  insert: ['before save', 'after save'],
  update: ['before save', 'after save'],
  delete: ['before delete'],
  undelete: [],
};

/** Whether a save of this kind may run any flow. */
export function hasFlows(context: DmlContext, verb: SaveVerb | 'undelete'): boolean {
  return verb !== 'undelete' && MOMENTS[verb].some((moment) => flowsAt(context, moment, verb).length > 0);
}

function flowsAt(context: DmlContext, moment: FlowTrigger['moment'], verb: SaveVerb): FlowDefinition[] {
  const { flows } = context.services;
  if (flows === undefined) return [];
  return flows
    .triggered(context.plan.type.name, moment)
    .filter(({ trigger }) => verb === 'delete' || (verb === 'insert' ? trigger!.onCreate : trigger!.onUpdate))
    .filter(mayBegin);
}

/** Thrown where a condition looks at the record. */
class RecordNeeded extends Error {}

/** A record that nobody has read yet. */
const UNREAD: TriggeringRecord = {
  get record(): never {
    throw new RecordNeeded();
  },
  get prior(): never {
    throw new RecordNeeded();
  },
};

/** False where the entry conditions fail whatever the record is: they ask for a permission first that the user does not have, for example. */
function mayBegin(flow: FlowDefinition): boolean {
  if (flow.trigger!.entryFormula === null) return true;
  try {
    return onItsSide(flow, () => entryIsMet(new Interview(flow, UNREAD, new Map())));
  } catch (error) {
    if (error instanceof RecordNeeded) return true;
    throw error;
  }
}

/** What a flow said against a record, or a failure that no fault path took, is in the rows' errors afterwards. */
export function runRecordFlows(
  context: DmlContext,
  moment: FlowTrigger['moment'],
  verb: SaveVerb,
  rows: readonly Row[],
): void {
  for (const flow of flowsAt(context, moment, verb)) onItsSide(flow, () => runRecordFlow(flow, moment, verb, rows));
}

function runRecordFlow(
  flow: FlowDefinition,
  moment: FlowTrigger['moment'],
  verb: SaveVerb,
  rows: readonly Row[],
): void {
  const started = rows
    .filter((row) => row.errors.length === 0)
    .map((row) => ({ row, interview: begin(flow, moment, verb, row) }))
    .filter(({ interview }) => interview !== null) as { row: Row; interview: Interview }[];
  if (started.length === 0) return;
  runInterviews(started.map(({ interview }) => interview));
  for (const { row, interview } of started) collect(row, interview);
  const saved = started.filter(({ row }) => row.errors.length === 0);
  for (const path of flow.laterPaths)
    flowHooks.startLater!(
      flow,
      path,
      saved.map(({ row, interview }) => ({ record: row.record, prior: interview.trigger!.prior })),
    );
}

/** null: the record does not meet the entry conditions. */
function begin(flow: FlowDefinition, moment: FlowTrigger['moment'], verb: SaveVerb, row: Row): Interview | null {
  const prior = verb === 'insert' ? null : row.old;
  const record = moment === 'after save' ? copyRecord(row.record) : row.record;
  const interview = new Interview(flow, { record, prior }, new Map());
  if (!entryIsMet(interview)) return null;
  if (flow.trigger!.mustBecomeTrue && prior !== null && wasMet(flow, prior)) return null;
  return interview;
}

function wasMet(flow: FlowDefinition, prior: SObject): boolean {
  return entryIsMet(new Interview(flow, { record: prior, prior }, new Map()));
}

function collect(row: Row, { flow, failure, errors }: Interview): void {
  for (const { field, message } of errors)
    row.errors.push(dmlError('FIELD_CUSTOM_VALIDATION_EXCEPTION', message, field === null ? [] : [field]));
  if (failure === null) return;
  const { message, cause, element } = failure;
  const stack = asApexException(cause)?.getstacktracestring$0() ?? '';
  row.errors.push(
    dmlError(
      'CANNOT_EXECUTE_FLOW_TRIGGER',
      `We can't save this record because the “${flow.label}” process failed. Give your Salesforce admin these details. ${message} (${element.name})${stack === '' ? '' : `\n${stack}`}`,
    ),
  );
}
