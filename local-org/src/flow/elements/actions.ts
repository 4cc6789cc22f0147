/** Actions: invocable Apex, one call for all interviews that are there. */
import { nodeOf, nodesOf, textOf } from '../../project/xml.ts';
import { NotImplementedError } from '../../runtime/library.ts';
import { asApexException } from '../../runtime/exception.ts';
import { FlowFault } from '../fault.ts';
import type { Interview } from '../interview.ts';
import { invocableMethod } from '../invocable.ts';
import type { FlowElement } from '../model.ts';
import { valueOf } from '../read.ts';
import type { Served } from '../run-interviews.ts';
import { standardAction } from './standard-actions.ts';

export function callActions(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const { node } = element;
  const name = textOf(node, 'actionName') ?? '';
  const type = textOf(node, 'actionType') ?? '';
  const { flow } = interviews[0]!;
  const standard = type === 'apex' ? null : standardAction(type);
  if (type !== 'apex' && standard === null)
    throw new NotImplementedError(`the action ${name} (${type}) of the flow ${flow.name}`);
  if (flow.trigger?.moment === 'before save')
    throw new FlowFault(`The flow ${flow.name} runs before the save and cannot call the action ${name}`);
  if (standard !== null) return callStandard(standard, interviews, element, served);
  const method = invocableMethod(name);
  if (method === null) throw new FlowFault(`${name} is no class with an invocable method`);
  const requests = interviews.map((interview) => inputsOf(interview, element));
  let results;
  try {
    results = method.invoke(requests);
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null || exception.isUncatchable) throw error;
    const message = `An Apex error occurred: ${exception.toString()}`;
    for (const interview of interviews) served.failed(interview, message, exception);
    return;
  }
  interviews.forEach((interview, i) => {
    const result = results[i]!;
    for (const item of nodesOf(node, 'outputParameters'))
      interview.assign(textOf(item, 'assignToReference') ?? '', result.get(textOf(item, 'name') ?? ''));
    interview.values.set(element.name.toLowerCase(), result.value);
    served.done(interview);
  });
}

function inputsOf(interview: Interview, { node }: FlowElement): Map<string, unknown> {
  return new Map(
    nodesOf(node, 'inputParameters').map((item) => [
      textOf(item, 'name') ?? '',
      interview.value(valueOf(nodeOf(item, 'value'))),
    ]),
  );
}

/** What the action does wrong fails all interviews that are there: they are one call. */
function callStandard(
  action: NonNullable<ReturnType<typeof standardAction>>,
  interviews: readonly Interview[],
  element: FlowElement,
  served: Served,
): void {
  const requests = interviews.map(
    (interview) =>
      new Map([...inputsOf(interview, element)].map(([name, value]) => [name.toLowerCase(), value] as const)),
  );
  const results = action(requests);
  interviews.forEach((interview, i) => {
    for (const item of nodesOf(element.node, 'outputParameters'))
      interview.assign(textOf(item, 'assignToReference') ?? '', results[i]!.get(textOf(item, 'name') ?? '') ?? null);
    const outputs = new Map([...results[i]!].map(([name, value]) => [name.toLowerCase(), value] as const));
    interview.values.set(element.name.toLowerCase(), outputs);
    served.done(interview);
  });
}
