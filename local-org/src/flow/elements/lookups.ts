/** Get Records. */
import { ApexList } from '../../runtime/collections.ts';
import { tx } from '../../runtime/context.ts';
import { sobjectRuntimeType } from '../../runtime/runtime-types.ts';
import type { SObject } from '../../runtime/sobject.ts';
import type { SObjectType } from '../../schema/model.ts';
import { flagOf, nodesOf, numberOf, textOf, textsOf } from '../../project/xml.ts';
import { accessOf } from '../flow-access.ts';
import { FlowFault } from '../fault.ts';
import type { Interview } from '../interview.ts';
import type { ConditionSet, FlowElement } from '../model.ts';
import { filtersOf } from '../read.ts';
import type { Served } from '../run-interviews.ts';
import { forField, textValue } from '../flow-values.ts';

export function objectOf(element: FlowElement): SObjectType {
  const name = textOf(element.node, 'object') ?? '';
  const type = tx().org.schema.type(name);
  if (type === null) throw new FlowFault(`${element.name} works with the object ${name}, which does not exist`);
  return type;
}

/** One query for all interviews counts, as the platform's bulk query does. */
export function lookUpRecords(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const type = objectOf(element);
  interviews.forEach((interview, i) => {
    const found = selected(interview, element, type, i > 0);
    store(interview, element, type, found);
    served.done(interview);
  });
}

function selected(interview: Interview, element: FlowElement, type: SObjectType, uncounted: boolean): SObject[] {
  const { node } = element;
  const queried = textsOf(node, 'queriedFields');
  const assigned = nodesOf(node, 'outputAssignments').map((item) => textOf(item, 'field') ?? '');
  const chosen = [...queried, ...assigned];
  const fields = new Set(['Id', ...(chosen.length > 0 ? chosen : readable(type))]);
  const order = textOf(node, 'sortField');
  const limit = flagOf(node, 'getFirstRecordOnly') || isSingle(interview, node) ? 1 : numberOf(node, 'limit');
  return query(interview, type, filtersOf(node), {
    fields: [...fields],
    tail: `${order === null ? '' : ` ORDER BY ${order} ${textOf(node, 'sortOrder') === 'Desc' ? 'DESC' : 'ASC'}`}${limit === null ? '' : ` LIMIT ${limit}`}`,
    uncounted,
  });
}

/** Older flows do not report how many: the variable they fill does. */
function isSingle(interview: Interview, node: FlowElement['node']): boolean {
  const target = textOf(node, 'outputReference');
  if (target === null) return nodesOf(node, 'outputAssignments').length > 0;
  const resource = interview.flow.resources.get(target.toLowerCase());
  return resource?.kind === 'variable' && !resource.type.isCollection;
}

const readable = (type: SObjectType): string[] =>
  type.fields
    .filter((field) => field.type !== 'base64' && (field.column !== null || field.formula !== null))
    .map((field) => field.name);

const OPERATORS: Readonly<Record<string, string>> = {
  EqualTo: '=',
  NotEqualTo: '!=',
  GreaterThan: '>',
  GreaterThanOrEqualTo: '>=',
  LessThan: '<',
  LessThanOrEqualTo: '<=',
  Contains: 'LIKE',
  StartsWith: 'LIKE',
  EndsWith: 'LIKE',
  In: 'IN',
  NotIn: 'NOT IN',
};

/** Runs a query with these filters; values go in as binds. */
export function query(
  interview: Interview,
  type: SObjectType,
  filters: ConditionSet,
  options: { readonly fields: readonly string[]; readonly tail?: string; readonly uncounted?: boolean },
): SObject[] {
  const { org } = tx();
  const binds: unknown[] = [];
  const texts = filters.conditions.map(({ left, operator, right }) => {
    const value = interview.value(right);
    if (operator === 'IsNull') return `${left} ${textValue(value) === 'true' ? '=' : '!='} null`;
    const symbol = OPERATORS[operator];
    if (symbol === undefined) throw new FlowFault(`Not implemented: the filter operator ${operator} in flows`);
    const field = type.field(left);
    if (field === null) throw new FlowFault(`${type.name} has no field ${left}`);
    binds.push(
      symbol === 'LIKE'
        ? pattern(operator, textValue(value))
        : value instanceof ApexList
          ? value
          : forField(field, value),
    );
    return `${left} ${symbol} :b${binds.length - 1}`;
  });
  const where = texts.length === 0 ? '' : ` WHERE ${joined(filters.logic, texts)}`;
  const text = `SELECT ${options.fields.join(', ')} FROM ${type.name}${where}${options.tail ?? ''}`;
  return org.queries.run(org.queries.parse(text), {
    ...accessOf(interview.flow),
    ...(options.uncounted === true ? { uncounted: true } : {}),
    namedBinds: ([name]) => binds[Number(name!.slice(1))],
  });
}

function pattern(operator: string, text: string): string {
  const literal = text.replace(/[%_\\]/g, '\\$&');
  return `${operator === 'StartsWith' ? '' : '%'}${literal}${operator === 'EndsWith' ? '' : '%'}`;
}

function joined(logic: string, texts: readonly string[]): string {
  const word = logic.toLowerCase();
  if (word === 'and' || word === 'or') return texts.join(` ${word.toUpperCase()} `);
  return logic.replace(/\d+/g, (number) => `(${texts[Number(number) - 1] ?? ''})`);
}

function store(interview: Interview, element: FlowElement, type: SObjectType, found: readonly SObject[]): void {
  const { node, name } = element;
  const target = textOf(node, 'outputReference');
  const assignments = nodesOf(node, 'outputAssignments');
  const [first = null] = found;
  if (assignments.length > 0) {
    if (first === null && !flagOf(node, 'assignNullValuesIfNoRecordsFound')) return;
    for (const item of assignments) {
      const field = type.field(textOf(item, 'field') ?? '');
      const value = first === null || field === null ? null : (first.values[field.index] ?? null);
      interview.assign(textOf(item, 'assignToReference') ?? '', value);
    }
    return;
  }
  const single = flagOf(node, 'getFirstRecordOnly') || isSingle(interview, node);
  const list = (): ApexList => new ApexList(sobjectRuntimeType(type), [...found]);
  if (target === null) interview.values.set(name.toLowerCase(), single ? first : found.length === 0 ? null : list());
  else if (!single) interview.assign(target, list());
  else if (first !== null || flagOf(node, 'assignNullValuesIfNoRecordsFound')) interview.assign(target, first);
}
