/** Actions: invocable Apex, one call for all interviews that stand there. */
import { nodeOf, nodesOf, textOf } from '../../project/xml.ts';
import { NotImplementedError } from '../../runtime/library.ts';
import { asApexException } from '../../runtime/exception.ts';
import { FlowFault } from '../fault.ts';
import type { Interview } from '../interview.ts';
import { invocableMethod } from '../invocable.ts';
import type { FlowElement } from '../model.ts';
import { valueOf } from '../read.ts';
import type { Served } from '../run.ts';

export function callActions(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const { node } = element;
  const name = textOf(node, 'actionName') ?? '';
  const type = textOf(node, 'actionType') ?? '';
  const { flow } = interviews[0]!;
  if (type !== 'apex') throw new NotImplementedError(`the action ${name} (${type}) of the flow ${flow.name}`);
  if (flow.trigger?.moment === 'before save')
    throw new FlowFault(`The flow ${flow.name} runs before the save and cannot call the action ${name}`);
  const method = invocableMethod(name);
  if (method === null) throw new FlowFault(`${name} is no class with an invocable method`);
  const requests = interviews.map(
    (interview) =>
      new Map(
        nodesOf(node, 'inputParameters').map((item) => [
          textOf(item, 'name') ?? '',
          interview.value(valueOf(nodeOf(item, 'value'))),
        ]),
      ),
  );
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
