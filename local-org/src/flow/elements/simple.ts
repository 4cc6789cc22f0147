/** Elements that concern one interview alone: each answers the next element. */
import { ApexList } from '../../runtime/collections.ts';
import { nodeOf, nodesOf, textOf, flagOf, numberOf } from '../../project/xml.ts';
import { SObject } from '../../runtime/sobject.ts';
import { compare } from '../../formula/formula-values.ts';
import { toFormula } from '../../formula/formula-apex-values.ts';
import { isMet, same } from '../flow-conditions.ts';
import { FlowFault } from '../fault.ts';
import { formulaIsTrue } from '../formulas.ts';
import type { Interview } from '../interview.ts';
import type { FlowElement } from '../model.ts';
import { conditionsOf, targetOf, valueOf } from '../read.ts';
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { decimalOf, textValue } from '../flow-values.ts';

export function assignment(interview: Interview, { node, next }: FlowElement): string | null {
  for (const item of nodesOf(node, 'assignmentItems')) {
    const path = textOf(item, 'assignToReference') ?? '';
    const operator = textOf(item, 'operator') ?? 'Assign';
    assignWith(interview, path, operator, interview.value(valueOf(nodeOf(item, 'value'))));
  }
  return next;
}

function assignWith(interview: Interview, path: string, operator: string, value: unknown): void {
  const list = (): ApexList => {
    const held = interview.resolve(path);
    if (held instanceof ApexList) return held;
    throw new FlowFault(`${path} is no collection`);
  };
  switch (operator) {
    case 'Assign':
      return interview.assign(
        path,
        value instanceof ApexList ? new ApexList(value.elementType, [...value.items]) : value,
      );
    case 'Add': {
      const held = interview.resolve(path);
      if (!(held instanceof ApexList)) return interview.assign(path, sum(held, value, 1));
      held.items.push(...(value instanceof ApexList ? value.items : [value]));
      return;
    }
    case 'Subtract':
      return interview.assign(path, sum(interview.resolve(path), value, -1));
    case 'AddItem':
      list().items.push(...(value instanceof ApexList ? value.items : [value]));
      return;
    case 'AddAtStart':
      list().items.unshift(...(value instanceof ApexList ? value.items : [value]));
      return;
    case 'AssignCount':
      return interview.assign(path, value instanceof ApexList ? value.items.length : 0);
    case 'RemoveAll': {
      const removed = value instanceof ApexList ? value.items : [value];
      const held = list();
      held.items = held.items.filter((item) => !removed.some((other) => same(item, other)));
      return;
    }
    case 'RemoveFirst': {
      const held = list();
      const at = held.items.findIndex((item) => same(item, value));
      if (at >= 0) held.items.splice(at, 1);
      return;
    }
    case 'RemoveUncommon': {
      const kept = value instanceof ApexList ? value.items : [value];
      const held = list();
      held.items = held.items.filter((item) => kept.some((other) => same(item, other)));
      return;
    }
    case 'RemovePosition': {
      const position = decimalOf(value)?.toNumber() ?? 0;
      if (position >= 1) list().items.splice(position - 1, 1);
      return;
    }
    default:
      throw new FlowFault(`Not implemented: the operator ${operator} in assignments of flows`);
  }
}

/** Numbers are added, days go to dates, texts are joined. */
function sum(held: unknown, value: unknown, sign: 1 | -1): unknown {
  if (held instanceof ApexDate) return held.addDays(sign * (decimalOf(value)?.toNumber() ?? 0));
  if (held instanceof ApexDatetime)
    return new ApexDatetime(held.ms + sign * (decimalOf(value)?.toNumber() ?? 0) * 86_400_000);
  if (typeof held === 'string' && sign === 1) return held + textValue(value);
  if (held === null && typeof value === 'string' && sign === 1) return value;
  const a = decimalOf(held) ?? decimalOf(0)!;
  const b = decimalOf(value) ?? decimalOf(0)!;
  return sign === 1 ? a.add(b) : a.subtract(b);
}

export function decision(interview: Interview, { node }: FlowElement): string | null {
  const rules = nodesOf(node, 'rules');
  for (const rule of rules) {
    const holds = isMet(interview, conditionsOf(rule));
    interview.values.set((textOf(rule, 'name') ?? '').toLowerCase(), holds);
    if (holds) return targetOf(rule, 'connector');
  }
  return targetOf(node, 'defaultConnector');
}

interface LoopState {
  readonly items: readonly unknown[];
  next: number;
}

export function loop(interview: Interview, { name, node }: FlowElement): string | null {
  const key = `loop:${name.toLowerCase()}`;
  let state = interview.values.get(key) as LoopState | null | undefined;
  if (state == null) {
    const collection = interview.resolve(textOf(node, 'collectionReference') ?? '');
    const items = collection instanceof ApexList ? [...collection.items] : [];
    state = { items: textOf(node, 'iterationOrder') === 'Desc' ? items.reverse() : items, next: 0 };
    interview.values.set(key, state);
  }
  if (state.next >= state.items.length) {
    interview.values.set(key, null);
    return targetOf(node, 'noMoreValuesConnector');
  }
  const item = state.items[state.next++];
  const variable = textOf(node, 'assignNextValueToReference');
  if (variable === null) interview.values.set(name.toLowerCase(), item);
  else interview.assign(variable, item);
  return targetOf(node, 'nextValueConnector');
}

export function collection(interview: Interview, element: FlowElement): string | null {
  const { name, node, next } = element;
  const source = interview.resolve(textOf(node, 'collectionReference') ?? '');
  if (!(source instanceof ApexList)) throw new FlowFault(`${name} works on a collection that is not there`);
  const kind = textOf(node, 'elementSubtype') ?? '';
  const items =
    kind === 'FilterCollectionProcessor'
      ? filtered(interview, element, source.items)
      : kind === 'SortCollectionProcessor'
        ? sorted(element, source.items)
        : null;
  if (items === null) throw new FlowFault(`Not implemented: ${kind} in flows`);
  const result = new ApexList(source.elementType, items);
  if (kind === 'SortCollectionProcessor') source.items = items;
  interview.values.set(name.toLowerCase(), result);
  return next;
}

function filtered(interview: Interview, { node }: FlowElement, items: readonly unknown[]): unknown[] {
  const variable = textOf(node, 'assignNextValueToReference') ?? '';
  const formula = textOf(node, 'formula');
  return items.filter((item) => {
    interview.values.set(variable.toLowerCase(), item);
    return formula === null ? isMet(interview, conditionsOf(node)) : formulaIsTrue(interview, formula);
  });
}

function sorted({ node }: FlowElement, items: readonly unknown[]): unknown[] {
  const options = nodesOf(node, 'sortOptions').map((option) => ({
    field: textOf(option, 'sortField'),
    sign: textOf(option, 'sortOrder') === 'Desc' ? -1 : 1,
    blanksFirst: flagOf(option, 'doesPutEmptyStringAndNullFirst'),
  }));
  const key = (item: unknown, field: string | null): unknown => {
    if (field === null || !(item instanceof SObject)) return item;
    const info = item.sobjectType.field(field);
    return info === null ? null : (item.values[info.index] ?? null);
  };
  const ordered = [...items].sort((a, b) => {
    for (const { field, sign, blanksFirst } of options) {
      const [x, y] = [key(a, field), key(b, field)].map((value) => toFormula(value === '' ? null : value));
      if (x === null || y === null) {
        if (x !== y) return (x === null) === blanksFirst ? -1 : 1;
        continue;
      }
      const order = compare(x!, y!) ?? 0;
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return ordered.slice(0, numberOf(node, 'limit') ?? ordered.length);
}

/** The record is not saved, with these messages; the interview goes on. */
export function customError(interview: Interview, { node, next }: FlowElement): string | null {
  for (const item of nodesOf(node, 'customErrorMessages'))
    interview.errors.push({
      field: flagOf(item, 'isFieldError') ? textOf(item, 'fieldSelection') : null,
      message: interview.merge(textOf(item, 'errorMessage') ?? ''),
    });
  return next;
}
