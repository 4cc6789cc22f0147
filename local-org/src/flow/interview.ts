/** One run of a flow: its variables, where it stands, and what names mean in it. */
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { SObject } from '../runtime/sobject.ts';
import { fieldFormula, globalRaw, parentRecord } from './flow-records.ts';
import { FlowFault } from './fault.ts';
import { formulaValue } from './formulas.ts';
import type { FlowDefinition, FlowElement, FlowValue } from './model.ts';
import { apexType, coerce, forField, textValue } from './flow-values.ts';

const MERGE = /\{!\s*(\$?[A-Za-z_][\w.$:]*)\s*\}/g;

export interface TriggeringRecord {
  readonly record: SObject;
  /** null for a new record. */
  readonly prior: SObject | null;
}

export class Interview {
  readonly flow: FlowDefinition;
  readonly trigger: TriggeringRecord | null;
  /** By lower-case name: variables, what elements gave, outcomes. */
  readonly values = new Map<string, unknown>();
  readonly visited = new Set<string>();
  /** The element to run next; null at the end. */
  at: string | null;
  faultMessage: string | null = null;
  /** What no fault path took. */
  failure: { readonly element: FlowElement; readonly message: string; readonly cause: Error } | null = null;
  /** Of custom error elements. */
  readonly errors: { readonly field: string | null; readonly message: string }[] = [];
  private readonly started = tx().now();

  constructor(flow: FlowDefinition, trigger: TriggeringRecord | null, inputs: ReadonlyMap<string, unknown>) {
    this.flow = flow;
    this.trigger = trigger;
    this.at = flow.start;
    for (const resource of flow.resources.values()) {
      if (resource.kind !== 'variable') continue;
      const { type } = resource;
      const key = resource.name.toLowerCase();
      const given = inputs.get(key);
      if (given !== undefined) this.values.set(key, coerce(type, given));
      else if (type.isCollection) this.values.set(key, new ApexList(apexType(tx().org, type)));
      else if (type.name === 'SObject' && type.object !== null) this.values.set(key, null);
      else this.values.set(key, coerce(type, this.value(resource.value)));
    }
  }

  /** A literal with its merge fields filled in, or what a reference leads to. */
  value(value: FlowValue | null): unknown {
    if (value === null) return null;
    if (value.kind === 'reference') return this.resolve(value.path);
    return typeof value.value === 'string' ? this.merge(value.value) : value.value;
  }

  merge(text: string): string {
    return text.includes('{!') ? text.replace(MERGE, (_, path: string) => textValue(this.resolve(path))) : text;
  }

  /** Throws FlowFault for a name that means nothing. */
  resolve(path: string): unknown {
    const steps = path.split('.');
    const [root, ...rest] = steps as [string, ...string[]];
    return rest.reduce(
      (value, step, i) => this.member(value, step, [root, ...rest.slice(0, i)].join('.')),
      this.root(root, rest),
    );
  }

  private root(name: string, rest: string[]): unknown {
    const key = name.toLowerCase();
    switch (key) {
      case '$record':
        return this.trigger?.record ?? null;
      case '$record__prior':
        return this.trigger?.prior ?? null;
      case '$flow':
        return this.system(rest.shift() ?? '');
      case '$globalconstant':
        return globalConstant(rest.shift() ?? '');
      case '$system':
        return rest.shift()?.toLowerCase() === 'origindatetime' ? new ApexDatetime(-2_208_988_800_000) : null;
      default:
    }
    if (key.startsWith('$')) return globalRaw([name, ...rest.splice(0)]);
    const held = this.values.get(key);
    if (held !== undefined) return held;
    const resource = this.flow.resources.get(key);
    switch (resource?.kind) {
      case 'constant':
        return coerce(resource.type, this.value(resource.value));
      case 'formula':
        return formulaValue(this, resource.expression, resource.type);
      case 'template':
        return this.merge(resource.text);
      default:
    }
    if (resource !== undefined || this.flow.elements.has(key) || isOutcome(this.flow, key)) return null;
    throw new FlowFault(`The flow ${this.flow.name} has no resource named ${name}`);
  }

  private system(name: string): unknown {
    switch (name.toLowerCase()) {
      case 'faultmessage':
        return this.faultMessage;
      case 'currentdate':
        return new ApexDate(Math.floor(tx().now() / 86_400_000));
      case 'currentdatetime':
        return new ApexDatetime(tx().now());
      case 'interviewstarttime':
        return new ApexDatetime(this.started);
      case 'currentrecord':
        return this.trigger?.record.id ?? null;
      case 'interviewguid':
        return `${this.flow.name}-${this.started.toString(16)}`;
      default:
        throw new FlowFault(`$Flow.${name} is not known here`);
    }
  }

  private member(value: unknown, step: string, path: string): unknown {
    if (value === null || value === undefined) return null;
    if (value instanceof SObject) return recordMember(value, step);
    if (value instanceof Map) return (value as Map<string, unknown>).get(step.toLowerCase()) ?? null;
    const field = apexField(value as object, step);
    if (field !== null) return (value as Record<string, unknown>)[field] ?? null;
    throw new FlowFault(`${path} has no member ${step}`);
  }

  assign(path: string, value: unknown): void {
    const steps = path.split('.');
    const last = steps.pop()!;
    if (steps.length === 0) {
      const resource = this.flow.resources.get(last.toLowerCase());
      if (resource?.kind !== 'variable')
        throw new FlowFault(`The flow ${this.flow.name} has no variable named ${last}`);
      this.values.set(last.toLowerCase(), coerce(resource.type, value));
      return;
    }
    const owner = this.resolve(steps.join('.')) ?? this.newRecord(steps);
    if (owner instanceof SObject) {
      const field = owner.sobjectType.field(last);
      if (field === null) throw new FlowFault(`${owner.sobjectType.name} has no field ${last}`);
      owner.values[field.index] = forField(field, value);
      return;
    }
    const field = owner === null ? null : apexField(owner as object, last);
    if (field === null) throw new FlowFault(`${path} cannot be assigned`);
    (owner as Record<string, unknown>)[field] = value;
  }

  /** A record variable that holds nothing begins as an empty record when a field of it is set. */
  private newRecord(steps: readonly string[]): unknown {
    const resource = steps.length === 1 ? this.flow.resources.get(steps[0]!.toLowerCase()) : undefined;
    if (resource?.kind !== 'variable' || resource.type.isCollection) return null;
    const made = emptyValue(resource.type.name, resource.type.object, resource.type.apexClass);
    if (made !== null) this.values.set(steps[0]!.toLowerCase(), made);
    return made;
  }
}

function emptyValue(kind: string, object: string | null, apexClass: string | null): object | null {
  const { schema, program } = tx().org;
  if (kind === 'SObject' && object !== null) {
    const type = schema.type(object);
    return type === null ? null : new SObject(type);
  }
  return kind === 'Apex' && apexClass !== null ? (program.findClass(apexClass)?.$new?.() ?? null) : null;
}

function globalConstant(name: string): unknown {
  switch (name.toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return '';
  }
}

function isOutcome(flow: FlowDefinition, key: string): boolean {
  for (const { kind, node } of flow.elements.values()) {
    if (kind !== 'decisions') continue;
    const rules = node.rules;
    const list = Array.isArray(rules) ? rules : [rules];
    if (list.some((rule) => String((rule as { name?: unknown })?.name ?? '').toLowerCase() === key)) return true;
  }
  return false;
}

function recordMember(record: SObject, step: string): unknown {
  const field = record.sobjectType.field(step);
  if (field !== null) {
    if (field.formula !== null) return fieldFormula(record, field);
    return record.values[field.index] ?? (field.type === 'boolean' ? false : null);
  }
  const relationship = record.sobjectType.relationship(step.split(':')[0]!);
  if (relationship !== null) return parentRecord(record, relationship);
  throw new FlowFault(`${record.sobjectType.name} has no field ${step}`);
}

/** The JavaScript name of a field of an object of the project's classes. */
export function apexField(object: object, name: string): string | null {
  interface Described {
    readonly $fields?: readonly { readonly name: string; readonly js: string }[];
    readonly $superclass?: Described | null;
  }
  const wanted = name.toLowerCase();
  for (let cls: Described | null | undefined = object.constructor as Described; cls; cls = cls.$superclass) {
    const field = cls.$fields?.find((candidate) => candidate.name.toLowerCase() === wanted);
    if (field !== undefined) return field.js;
  }
  return null;
}
