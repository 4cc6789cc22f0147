/** Flow.Interview: starts flows of the project from Apex, their latest version where none is active. Shown by jamessimone/apex-rollup, whose tests start drafts. */
import type { ApexMap } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { onItsSide } from '../flow/flows.ts';
import { Interview } from '../flow/interview.ts';
import { flowException, runInterviews } from '../flow/run-interviews.ts';

export class FlowInterview {
  readonly name: string;
  readonly inputs: ReadonlyMap<string, unknown>;
  interview: Interview | null = null;

  constructor(name: string, variables: ApexMap | null) {
    this.name = name;
    const inputs = new Map<string, unknown>();
    for (const key of variables?.keys() ?? []) inputs.set(String(key).toLowerCase(), variables!.get(key));
    this.inputs = inputs;
  }

  start(): void {
    const flow = tx().org.flows?.find(this.name) ?? null;
    if (flow === null) throw ApexException.of('System.FlowException', `The flow ${this.name} doesn't exist`);
    const interview = onItsSide(flow, () => new Interview(flow, null, this.inputs));
    this.interview = interview;
    onItsSide(flow, () => runInterviews([interview]));
    if (interview.failure !== null) throw flowException(interview);
  }

  variable(name: string): unknown {
    const { interview } = this;
    return interview === null
      ? (this.inputs.get(name.toLowerCase()) ?? null)
      : onItsSide(interview.flow, () => interview.resolve(name));
  }
}

/** Throws TypeException for a flow that is not there. */
function created(name: string, variables: ApexMap | null): FlowInterview {
  if ((tx().org.flows?.find(name) ?? null) === null)
    throw ApexException.of('System.TypeException', `Invalid type: Flow.Interview.${name.replace('__', '.')}`);
  return new FlowInterview(name, variables);
}

export const flowInterviewClass = libraryClass({
  name: 'Flow.Interview',
  members: {
    'static Flow.Interview createInterview(String flowName, Map<String, Object> inputVariables)': (
      name: string,
      variables: ApexMap | null,
    ) => created(name, variables),
    'static Flow.Interview createInterview(String namespace, String flowName, Map<String, Object> inputVariables)': (
      namespace: string | null,
      name: string,
      variables: ApexMap | null,
    ) => created(namespace === null || namespace === '' ? name : `${namespace}__${name}`, variables),
    'void start()': (self: FlowInterview) => self.start(),
    'Object getVariableValue(String name)': (self: FlowInterview, name: string) => self.variable(name),
  },
  instance: FlowInterview,
});

/** `new Flow.Interview.Name(variables)` for a flow of the project. */
export function registerFlow(name: string): void {
  libraryClass({
    name: `Flow.Interview.${name}`,
    extends: 'Flow.Interview',
    members: {
      'new(Map<String, Object> inputVariables)': (variables: ApexMap | null) => new FlowInterview(name, variables),
    },
  });
}
