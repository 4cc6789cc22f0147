/** Formulas inside flows: the formula language with `{!...}` for names. */
import { fieldToFormula, formulaClock, fromFormulaValue, toFormula } from '../formula/formula-apex-values.ts';
import { evaluateFormula, type FormulaContext } from '../formula/evaluate.ts';
import { FormulaError } from '../formula/parse.ts';
import { parsedFormula } from '../formula/parsed.ts';
import type { FormulaValue } from '../formula/formula-values.ts';
import { ApexList } from '../runtime/collections.ts';
import { SObject } from '../runtime/sobject.ts';
import { FlowFault } from './fault.ts';
import type { Interview } from './interview.ts';
import type { DataType } from './model.ts';
import { coerce } from './flow-values.ts';

/** Throws FlowFault where the formula does not work. */
export function formulaValue(interview: Interview, text: string, type: DataType): unknown {
  return coerce(type, fromFormulaValue(evaluate(interview, text)));
}

export function formulaIsTrue(interview: Interview, text: string): boolean {
  return evaluate(interview, text) === true;
}

function evaluate(interview: Interview, text: string): FormulaValue {
  try {
    return evaluateFormula(parsedFormula(text), contextOf(interview));
  } catch (error) {
    if (error instanceof FormulaError)
      throw new FlowFault(`The formula ${text} of the flow ${interview.flow.name}: ${error.message}`);
    throw error;
  }
}

function contextOf(interview: Interview): FormulaContext {
  return {
    ...formulaClock(),
    field: (path) => valueAt(interview, path),
    prior: (path) => valueAt(interview, priorPath(path)),
    get isNew() {
      return interview.trigger !== null && interview.trigger.prior === null;
    },
    blankAsZero: true,
  };
}

const priorPath = ([root, ...rest]: readonly string[]): readonly string[] => [
  root!.toLowerCase() === '$record' ? '$Record__Prior' : root!,
  ...rest,
];

/** Fields of records count as in any formula: 100 percent is 1. Source: Salesforce Help, "Results of Percentage Fields in Flows". */
function valueAt(interview: Interview, path: readonly string[]): FormulaValue {
  const value = interview.resolve(path.join('.'));
  const isOfRecord = path.length > 1 && (!path[0]!.startsWith('$') || /^\$record(__prior)?$/i.test(path[0]!));
  const holder = isOfRecord ? interview.resolve(path.slice(0, -1).join('.')) : null;
  const field = holder instanceof SObject ? holder.sobjectType.field(path[path.length - 1]!) : null;
  return field === null ? plain(value) : fieldToFormula(field, value);
}

/** Records and collections are only asked whether they are there. */
function plain(value: unknown): FormulaValue {
  if (value instanceof SObject) return value.id ?? 'record';
  if (value instanceof ApexList) return value.items.length === 0 ? null : 'collection';
  return toFormula(value);
}
