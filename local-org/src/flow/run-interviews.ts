/**
 * Runs the interviews of one flow together: each goes its own way until it stands at an element that works on many (records, actions,
 * subflows); then all that are there are served at once, as the platform bulkifies flows.
 */
import { charge } from '../limits/counters.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import { ApexException, asApexException } from '../runtime/exception.ts';
import { NotImplementedError } from '../runtime/library.ts';
import { callActions } from './elements/actions.ts';
import { createRecords, deleteRecords, updateRecords } from './elements/record-elements.ts';
import { lookUpRecords } from './elements/lookups.ts';
import { assignment, collection, customError, decision, loop } from './elements/simple.ts';
import { runSubflows } from './elements/subflows.ts';
import { FlowFault } from './fault.ts';
import type { Interview } from './interview.ts';
import type { ElementKind, FlowElement } from './model.ts';

type Simple = (interview: Interview, element: FlowElement) => string | null;

/** What an element on many interviews returns for one: done, or failed. */
export interface Served {
  done(interview: Interview): void;
  failed(interview: Interview, message: string, cause: Error): void;
}

type Bulk = (interviews: readonly Interview[], element: FlowElement, served: Served) => void;

const SIMPLE: Partial<Record<ElementKind, Simple>> = {
  assignments: assignment,
  decisions: decision,
  loops: loop,
  collectionProcessors: collection,
  customErrors: customError,
};

const BULK: Partial<Record<ElementKind, Bulk>> = {
  actionCalls: callActions,
  recordCreates: createRecords,
  recordDeletes: deleteRecords,
  recordLookups: lookUpRecords,
  recordUpdates: updateRecords,
  subflows: runSubflows,
};

/** Source: Salesforce Help, "Per-Transaction Flow Limits": no limit of elements since API version 57; this only ends endless loops. */
const MAX_ELEMENTS = 200_000;

/** Afterwards each interview is at its end, or has a `failure`. */
export function runInterviews(interviews: readonly Interview[]): void {
  if (hasTransaction()) charge(tx().limits, 'flowInterview', interviews.length);
  for (;;) {
    const waiting = new Map<FlowElement, Interview[]>();
    for (const interview of interviews) {
      const element = advance(interview);
      if (element === null) continue;
      const group = waiting.get(element);
      if (group === undefined) waiting.set(element, [interview]);
      else group.push(interview);
    }
    if (waiting.size === 0) return;
    for (const [element, group] of waiting) serve(element, group);
  }
}

/** Runs the elements that concern one interview alone; answers the element it then stands at, null at its end. */
function advance(interview: Interview): FlowElement | null {
  for (let steps = 0; interview.at !== null && interview.failure === null; steps++) {
    const element = interview.flow.elements.get(interview.at);
    if (element === undefined) throw new FlowFault(`The flow ${interview.flow.name} has no element ${interview.at}`);
    if (steps > MAX_ELEMENTS) throw new FlowFault(`The flow ${interview.flow.name} does not end`);
    const run = SIMPLE[element.kind];
    if (run === undefined) {
      if (BULK[element.kind] !== undefined) return element;
      throw new NotImplementedError(`the element ${element.name} (${element.kind}) of the flow ${interview.flow.name}`);
    }
    interview.visited.add(element.name.toLowerCase());
    try {
      interview.at = run(interview, element);
    } catch (error) {
      fail(interview, element, messageOf(error), error as Error);
    }
  }
  return null;
}

function serve(element: FlowElement, group: readonly Interview[]): void {
  for (const interview of group) interview.visited.add(element.name.toLowerCase());
  const served: Served = {
    done: (interview) => {
      interview.at = element.next;
    },
    failed: (interview, message, cause) => fail(interview, element, message, cause),
  };
  try {
    BULK[element.kind]!(group, element, served);
  } catch (error) {
    const message = messageOf(error);
    for (const interview of group) fail(interview, element, message, error as Error);
  }
}

/** Faults of this program, limits and failed assertions go on; what Apex or the flow did wrong is the flow's fault. */
function messageOf(error: unknown): string {
  if (error instanceof FlowFault) return error.message;
  const exception = asApexException(error);
  if (exception === null || exception.isUncatchable) throw error;
  return exception.toString();
}

function fail(interview: Interview, element: FlowElement, message: string, cause: Error): void {
  interview.faultMessage = message;
  if (element.fault !== null) interview.at = element.fault;
  else interview.failure = { element, message, cause };
}

/** What Apex gets when a flow that it started fails. */
export function flowException(interview: Interview): ApexException {
  const { cause, element, message } = interview.failure!;
  return ApexException.of(
    'System.FlowException',
    `An unhandled fault has occurred in this flow\nAn unhandled fault has occurred while processing the flow.  Please contact your system administrator for more information. (${interview.flow.name}, ${element.name}: ${message})`,
    asApexException(cause),
  );
}
