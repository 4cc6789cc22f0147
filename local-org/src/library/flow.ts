/** Flow.Interview: this org runs no flows, and says so by the flow's name. */
import { libraryClass, NotImplementedError } from '../runtime/library.ts';

export class FlowInterview {
  readonly name: string;
  readonly variables: unknown;

  constructor(name: string, variables: unknown) {
    this.name = name;
    this.variables = variables;
  }
}

export const flowInterviewClass = libraryClass({
  name: 'Flow.Interview',
  members: {
    'static Flow.Interview createInterview(String flowName, Map<String, Object> inputVariables)': (
      name: string,
      variables: unknown,
    ) => new FlowInterview(name, variables),
    'static Flow.Interview createInterview(String namespace, String flowName, Map<String, Object> inputVariables)': (
      namespace: string | null,
      name: string,
      variables: unknown,
    ) => new FlowInterview(namespace === null ? name : `${namespace}__${name}`, variables),
    'void start()': (self: FlowInterview) => {
      throw new NotImplementedError(`Flow.Interview.start of the flow ${self.name}`);
    },
    'Object getVariableValue(String name)': (self: FlowInterview) => {
      throw new NotImplementedError(`Flow.Interview.getVariableValue of the flow ${self.name}`);
    },
  },
  instance: FlowInterview,
});

/** `new Flow.Interview.Name(variables)` for a flow of the project. */
export function registerFlow(name: string): void {
  libraryClass({
    name: `Flow.Interview.${name}`,
    extends: 'Flow.Interview',
    members: { 'new(Map<String, Object> inputVariables)': (variables: unknown) => new FlowInterview(name, variables) },
  });
}
