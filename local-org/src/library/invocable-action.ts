/** Invocable.Action: calls actions and flows from Apex. Source: Apex Reference Guide, "Invocable Namespace". */
import { ApexList, ApexMap } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { asApexException } from '../runtime/exception.ts';
import { libraryClass, notImplemented, NotImplementedError } from '../runtime/library.ts';
import { ANY, mapOf, STRING } from '../runtime/runtime-types.ts';
import { listOfType } from '../host/apex-values.ts';
import { onItsSide } from '../flow/flows.ts';
import { Interview } from '../flow/interview.ts';
import { invocableMethod } from '../flow/invocable.ts';
import type { FlowDefinition } from '../flow/model.ts';
import { runInterviews } from '../flow/run-interviews.ts';
import { registerJsonReader, type Plain, type PlainObject } from './json/platform.ts';

class ActionError {
  readonly code: string | null;
  readonly message: string | null;

  constructor(code: string | null, message: string | null) {
    this.code = code;
    this.message = message;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['code', this.code],
      ['message', this.message],
    ];
  }
}

class ActionResult {
  readonly action: Action | null;
  readonly outputs: ApexMap;
  readonly errors: readonly ActionError[];
  readonly success: boolean;

  constructor(action: Action | null, outputs: ApexMap, errors: readonly ActionError[], success: boolean) {
    this.action = action;
    this.outputs = outputs;
    this.errors = errors;
    this.success = success;
  }
}

const emptyMap = (): ApexMap => new ApexMap(STRING, ANY);

class Action {
  readonly type: string;
  readonly name: string;
  readonly namespace: string | null;
  /** null: parameters of the one invocation that is set by name. */
  invocations: ApexMap[] = [];
  private current: ApexMap | null = null;

  constructor(type: string, namespace: string | null, name: string) {
    this.type = type;
    this.namespace = namespace;
    this.name = name;
  }

  set(name: string, value: unknown): this {
    if (this.current === null) this.add();
    this.current!.put(name, value);
    return this;
  }

  add(): this {
    this.current = emptyMap();
    this.invocations.push(this.current);
    return this;
  }

  all(invocations: ApexList): this {
    this.invocations = invocations.items as ApexMap[];
    this.current = this.invocations.at(-1) ?? null;
    return this;
  }

  invoke(): ActionResult[] {
    const requests = (this.invocations.length === 0 ? [emptyMap()] : this.invocations).map(
      (map) => new Map([...map.entries()].map(([key, value]) => [String(key), value])),
    );
    switch (this.type.toLowerCase()) {
      case 'apex':
        return this.callApex(requests);
      case 'flow':
        return this.runFlow(requests);
      default:
        throw new NotImplementedError(`Invocable.Action.invoke of the action ${this.name} (${this.type})`);
    }
  }

  private get fullName(): string {
    return this.namespace === null || this.namespace === '' ? this.name : `${this.namespace}__${this.name}`;
  }

  private callApex(requests: readonly ReadonlyMap<string, unknown>[]): ActionResult[] {
    const method = invocableMethod(this.fullName);
    if (method === null) return this.unknown(requests);
    try {
      return method.invoke(requests).map((result) => {
        const outputs = emptyMap();
        for (const [name, value] of result.outputs()) outputs.put(name, value);
        return new ActionResult(this, outputs, [], true);
      });
    } catch (error) {
      const exception = asApexException(error);
      if (exception === null || exception.isUncatchable) throw error;
      const failure = new ActionError('APEX_ERROR', exception.toString());
      return requests.map(() => new ActionResult(this, emptyMap(), [failure], false));
    }
  }

  private runFlow(requests: readonly ReadonlyMap<string, unknown>[]): ActionResult[] {
    const flow = tx().org.flows?.find(this.fullName) ?? null;
    if (flow === null) return this.unknown(requests);
    return onItsSide(flow, () => this.resultsOf(flow, requests));
  }

  private unknown(requests: readonly ReadonlyMap<string, unknown>[]): ActionResult[] {
    const failure = new ActionError('INVALID_ACTION', `Action name not found: ${this.fullName}`);
    return requests.map(() => new ActionResult(this, emptyMap(), [failure], false));
  }

  private resultsOf(flow: FlowDefinition, requests: readonly ReadonlyMap<string, unknown>[]): ActionResult[] {
    const interviews = requests.map(
      (inputs) => new Interview(flow, null, new Map([...inputs].map(([name, value]) => [name.toLowerCase(), value]))),
    );
    runInterviews(interviews);
    return interviews.map((interview) => {
      const outputs = emptyMap();
      for (const resource of flow.resources.values())
        if (resource.kind === 'variable' && resource.isOutput)
          outputs.put(resource.name, interview.resolve(resource.name));
      const { failure } = interview;
      outputs.put('Flow__InterviewStatus', failure === null ? 'Finished' : 'Error');
      const errors = failure === null ? [] : [new ActionError('FLOW_ERROR', failure.message)];
      return new ActionResult(this, outputs, errors, failure === null);
    });
  }
}

const plainText = (value: Plain | undefined): string | null => (typeof value === 'string' ? value : null);
const errorOf = (value: PlainObject): ActionError =>
  new ActionError(plainText(value['code']), plainText(value['message']));

registerJsonReader('Invocable.Action.Error', errorOf);
registerJsonReader('Invocable.Action.Result', (value) => {
  const outputs = emptyMap();
  for (const [name, item] of Object.entries((value['outputparameters'] ?? {}) as PlainObject)) outputs.put(name, item);
  const errors = Array.isArray(value['errors']) ? (value['errors'] as PlainObject[]).map(errorOf) : [];
  return new ActionResult(null, outputs, errors, (value['success'] ?? value['issuccess']) === true);
});

export const actionErrorClass = libraryClass({
  name: 'Invocable.Action.Error',
  members: {
    'String getCode()': (self: ActionError) => self.code,
    'String getMessage()': (self: ActionError) => self.message,
  },
  instance: ActionError,
});

export const actionResultClass = libraryClass({
  name: 'Invocable.Action.Result',
  members: {
    'Invocable.Action getAction()': (self: ActionResult) => self.action,
    'List<Invocable.Action.Error> getErrors()': (self: ActionResult) =>
      listOfType('Invocable.Action.Error', [...self.errors]),
    'Map<String,Object> getOutputParameters()': (self: ActionResult) => self.outputs,
    'Boolean isSuccess()': (self: ActionResult) => self.success,
  },
  instance: ActionResult,
});

export const invocableActionClass = libraryClass({
  name: 'Invocable.Action',
  members: {
    'static Invocable.Action createCustomAction(String type, String name)': (type: string, name: string) =>
      new Action(type, null, name),
    'static Invocable.Action createCustomAction(String type, String namespace, String name)': (
      type: string,
      namespace: string | null,
      name: string,
    ) => new Action(type, namespace, name),
    'static Invocable.Action createStandardAction(String type)': (type: string) => new Action(type, null, type),
    'static Invocable.Action createCustomAction(String type, String namespace, String name, String version)': (
      type: string,
      namespace: string | null,
      name: string,
    ) => new Action(type, namespace, name),
    'static Invocable.Action createStandardAction(String type, String version)': (type: string) =>
      new Action(type, null, type),
    'List<Invocable.Action.DescribeResult> getDescribe()': notImplemented,
    'String getVersion()': () => null,
    'String getName()': (self: Action) => self.name,
    'String getNamespace()': (self: Action) => self.namespace,
    'String getType()': (self: Action) => self.type,
    'Boolean isStandard()': (self: Action) => self.type === self.name,
    'Invocable.Action addInvocation()': (self: Action) => self.add(),
    'Invocable.Action clearInvocations()': (self: Action) => self.all(new ApexList(mapOf(STRING, ANY))),
    'List<Map<String,Object>> getInvocations()': (self: Action) => new ApexList(mapOf(STRING, ANY), self.invocations),
    'Invocable.Action setInvocations(List<Map<String,Object>> invocations)': (self: Action, list: ApexList) =>
      self.all(list),
    'Invocable.Action setInvocationParameter(String name, Object value)': (
      self: Action,
      name: string,
      value: unknown,
    ) => self.set(name, value),
    'Invocable.Action setInvocationParameters(Map<String,Object> parameters)': (self: Action, map: ApexMap) =>
      self.all(new ApexList(mapOf(STRING, ANY), [map])),
    'List<Invocable.Action.Result> invoke()': (self: Action) => listOfType('Invocable.Action.Result', self.invoke()),
  },
  instance: Action,
});
