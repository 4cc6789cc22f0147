/** Subflows: the interviews of the other flow run together. */
import { nodeOf, nodesOf, textOf } from '../../project/xml.ts';
import { tx } from '../../runtime/context.ts';
import { FlowFault } from '../fault.ts';
import { onItsSide } from '../flows.ts';
import { Interview } from '../interview.ts';
import type { FlowElement } from '../model.ts';
import { valueOf } from '../read.ts';
import { runInterviews, type Served } from '../run-interviews.ts';

export function runSubflows(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const { node } = element;
  const name = textOf(node, 'flowName') ?? '';
  const flow = tx().org.flows?.find(name) ?? null;
  if (flow === null) throw new FlowFault(`${element.name} starts the flow ${name}, which does not exist`);
  const children = interviews.map((parent) => {
    const inputs = new Map(
      nodesOf(node, 'inputAssignments').map((item) => [
        (textOf(item, 'name') ?? '').toLowerCase(),
        parent.value(valueOf(nodeOf(item, 'value'))),
      ]),
    );
    return { parent, child: onItsSide(flow, () => new Interview(flow, null, inputs)) };
  });
  onItsSide(flow, () => runInterviews(children.map(({ child }) => child)));
  for (const { parent, child } of children) {
    if (child.failure !== null) {
      served.failed(parent, child.failure.message, child.failure.cause);
      continue;
    }
    takeOutputs(parent, child, element);
    served.done(parent);
  }
}

const outputOf = (child: Interview, name: string): unknown => onItsSide(child.flow, () => child.resolve(name));

/** Into named variables, and under the subflow's own name. */
function takeOutputs(parent: Interview, child: Interview, { node, name }: FlowElement): void {
  for (const item of nodesOf(node, 'outputAssignments'))
    parent.assign(textOf(item, 'assignToReference') ?? '', outputOf(child, textOf(item, 'name') ?? ''));
  const outputs = new Map<string, unknown>();
  for (const resource of child.flow.resources.values())
    if (resource.kind === 'variable' && resource.isOutput)
      outputs.set(resource.name.toLowerCase(), outputOf(child, resource.name));
  parent.values.set(name.toLowerCase(), outputs);
}
