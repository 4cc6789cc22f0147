/** Conditions of decisions, filters and entry criteria. Source: Salesforce Help, "Flow Operators in Decision and Wait Elements". */
import { ApexList } from '../runtime/collections.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { SObject } from '../runtime/sobject.ts';
import { toId18 } from '../schema/ids.ts';
import { equal, compare, type FormulaValue } from '../formula/formula-values.ts';
import { toFormula } from '../formula/formula-apex-values.ts';
import { FlowFault } from './fault.ts';
import { formulaIsTrue } from './formulas.ts';
import type { Interview } from './interview.ts';
import type { Condition, ConditionSet } from './model.ts';
import { decimalOf, textValue } from './flow-values.ts';

/** `and` and `or` stop as soon as they know. Without conditions everything passes. */
export function isMet(interview: Interview, { logic, conditions }: ConditionSet): boolean {
  const holds = (condition: Condition): boolean => conditionHolds(interview, condition);
  switch (logic.toLowerCase()) {
    case 'and':
      return conditions.every(holds);
    case 'or':
      return conditions.length === 0 || conditions.some(holds);
    case 'no_conditions':
      return true;
    default:
      return custom(
        logic,
        conditions.map((condition) => () => holds(condition)),
      );
  }
}

/** `1 AND (2 OR NOT 3)`, as a formula of numbered results. */
function custom(logic: string, results: readonly (() => boolean)[]): boolean {
  const tokens = logic.toLowerCase().match(/\d+|and|or|not|[()]/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let value = both();
    while (tokens[at] === 'or') {
      at++;
      const right = both();
      value = value || right;
    }
    return value;
  };
  const both = (): boolean => {
    let value = one();
    while (tokens[at] === 'and') {
      at++;
      const right = one();
      value = value && right;
    }
    return value;
  };
  const one = (): boolean => {
    const token = tokens[at++];
    if (token === 'not') return !one();
    if (token === '(') {
      const value = either();
      at++;
      return value;
    }
    const result = results[Number(token) - 1];
    if (result === undefined) throw new FlowFault(`The condition logic ${logic} names a condition that is not there`);
    return result();
  };
  return either();
}

function conditionHolds(interview: Interview, { left, operator, right }: Condition): boolean {
  const wanted = interview.value(right);
  switch (operator) {
    case 'WasVisited':
      return interview.visited.has(left.toLowerCase()) === isTrue(wanted);
    case 'IsChanged':
      return hasChanged(interview, left) === isTrue(wanted);
    default:
      return compares(interview.resolve(left), operator, wanted);
  }
}

/** One comparison; `wanted` is true or false for the operators that ask about the value alone. */
export function compares(value: unknown, operator: string, wanted: unknown): boolean {
  switch (operator) {
    case 'EqualTo':
      return same(value, wanted);
    case 'NotEqualTo':
      return !same(value, wanted);
    case 'GreaterThan':
      return order(value, wanted, (sign) => sign > 0);
    case 'GreaterThanOrEqualTo':
      return order(value, wanted, (sign) => sign >= 0);
    case 'LessThan':
      return order(value, wanted, (sign) => sign < 0);
    case 'LessThanOrEqualTo':
      return order(value, wanted, (sign) => sign <= 0);
    case 'IsNull':
      return isNull(value) === isTrue(wanted);
    case 'IsBlank':
      return (isNull(value) || (typeof value === 'string' && value.trim() === '')) === isTrue(wanted);
    case 'IsEmpty':
      return (isNull(value) || (value instanceof ApexList && value.items.length === 0)) === isTrue(wanted);
    case 'WasSet':
      return !isNull(value) === isTrue(wanted);
    case 'WasSelected':
      return isTrue(value) === isTrue(wanted);
    case 'Contains':
      return value instanceof ApexList
        ? value.items.some((item) => same(item, wanted))
        : textValue(value).includes(textValue(wanted));
    case 'StartsWith':
      return textValue(value).startsWith(textValue(wanted));
    case 'EndsWith':
      return textValue(value).endsWith(textValue(wanted));
    case 'In':
      return itemsOf(wanted).some((item) => same(value, item));
    case 'NotIn':
      return !itemsOf(wanted).some((item) => same(value, item));
    default:
      throw new FlowFault(`Not implemented: the operator ${operator} in flows`);
  }
}

const itemsOf = (value: unknown): readonly unknown[] => (value instanceof ApexList ? value.items : []);
const isNull = (value: unknown): boolean => value === null || value === undefined;
const isTrue = (value: unknown): boolean => value === true || String(value).toLowerCase() === 'true';

function hasChanged(interview: Interview, path: string): boolean {
  if (interview.trigger === null || interview.trigger.prior === null) return false;
  const prior = path.replace(/^\$Record\b/i, '$Record__Prior');
  return !same(interview.resolve(path), interview.resolve(prior));
}

/** The same value; texts by their letters whatever their case (trailheadapps/agent-script-recipes, CustomerServiceAgentFlowTest), Ids of either length, numbers whatever their scale. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof SObject || b instanceof SObject) return a === b || idOf(a) === idOf(b);
  if (a instanceof ApexList || b instanceof ApexList) return a === b || textValue(a) === textValue(b);
  if (isNull(a) || isNull(b)) return (a ?? '') === (b ?? '');
  if (typeof a === 'string' && typeof b === 'string')
    return a.toLowerCase() === b.toLowerCase() || (idOf(a) !== null && idOf(a) === idOf(b));
  const [x, y] = alike(a, b);
  return equal(x, y);
}

const idOf = (value: unknown): string | null =>
  value instanceof SObject ? value.id : typeof value === 'string' ? toId18(value) : null;

function order(a: unknown, b: unknown, test: (sign: number) => boolean): boolean {
  if (isNull(a) || isNull(b)) return false;
  const [x, y] = alike(a, b);
  const sign = compare(x, y);
  return sign !== null && test(sign);
}

/** Both sides in the form that the other has. */
function alike(a: unknown, b: unknown): [FormulaValue, FormulaValue] {
  if (a instanceof ApexDecimal || b instanceof ApexDecimal)
    return [decimalOf(a)?.toNumber() ?? null, decimalOf(b)?.toNumber() ?? null];
  if (typeof a === 'boolean' || typeof b === 'boolean') return [isTrue(a), isTrue(b)];
  if (a instanceof ApexDate && b instanceof ApexDatetime) return [a.utc().getTime(), b.ms];
  if (a instanceof ApexDatetime && b instanceof ApexDate) return [a.ms, b.utc().getTime()];
  return [toFormula(a), toFormula(b)];
}

/** Whether a record-triggered flow begins for this record. */
export function entryIsMet(interview: Interview): boolean {
  const trigger = interview.flow.trigger!;
  const holds = (candidate: Interview): boolean =>
    trigger.entryFormula === null
      ? isMet(candidate, {
          logic: trigger.entry.logic,
          conditions: trigger.entry.conditions.map((condition) => ({
            ...condition,
            left: `$Record.${condition.left}`,
          })),
        })
      : formulaIsTrue(candidate, trigger.entryFormula);
  return holds(interview);
}
