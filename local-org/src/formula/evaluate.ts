/** Evaluates a formula's tree for one record. */
import type { BinaryOp, FormulaExpr } from './ast.ts';
import { FUNCTIONS, type FormulaClock } from './functions.ts';
import { FormulaError } from './parse.ts';
import {
  compare,
  DAY_MS,
  equal,
  FormulaDate,
  FormulaDatetime,
  FormulaTime,
  numeric,
  textOf,
  type FormulaValue,
} from './formula-values.ts';

/** What a formula can ask of the record and the org. */
export interface FormulaContext extends FormulaClock {
  /** Value of a field path: the record's own, a parent's, or a global (`$User.Id`). Throws FormulaError for an unknown path. */
  field(path: readonly string[]): FormulaValue;
  /** Value before the save; for a new record the present value, as PRIORVALUE answers. */
  prior(path: readonly string[]): FormulaValue;
  readonly isNew: boolean;
  /** Numbers that are blank count as 0 (the default of formula fields), or stay blank. */
  readonly blankAsZero: boolean;
}

type LazyFunction = (args: readonly FormulaExpr[], context: FormulaContext) => FormulaValue;

export function evaluateFormula(expr: FormulaExpr, context: FormulaContext): FormulaValue {
  switch (expr.kind) {
    case 'literal':
      return expr.value;
    case 'field':
      return context.field(expr.path);
    case 'blanks':
      return evaluateFormula(expr.operand, { ...context, blankAsZero: false });
    case 'unary':
      return expr.op === '!'
        ? evaluateFormula(expr.operand, context) !== true
        : negate(evaluateFormula(expr.operand, context));
    case 'binary':
      return binary(expr.op, expr.left, expr.right, context);
    case 'call':
      return call(expr.name, expr.args, context);
  }
}

/** Names of functions that no formula here knows: reported when metadata is loaded, not when a record is saved. */
export function unknownFunctions(expr: FormulaExpr): string[] {
  switch (expr.kind) {
    case 'call':
      return [...(FUNCTIONS[expr.name] || LAZY[expr.name] ? [] : [expr.name]), ...expr.args.flatMap(unknownFunctions)];
    case 'blanks':
    case 'unary':
      return unknownFunctions(expr.operand);
    case 'binary':
      return [...unknownFunctions(expr.left), ...unknownFunctions(expr.right)];
    default:
      return [];
  }
}

/** Every field path a formula reads, so that a caller can fetch parents beforehand. */
export function fieldPaths(expr: FormulaExpr): (readonly string[])[] {
  switch (expr.kind) {
    case 'field':
      return [expr.path];
    case 'call':
      return expr.args.flatMap(fieldPaths);
    case 'blanks':
    case 'unary':
      return fieldPaths(expr.operand);
    case 'binary':
      return [...fieldPaths(expr.left), ...fieldPaths(expr.right)];
    default:
      return [];
  }
}

function call(name: string, args: readonly FormulaExpr[], context: FormulaContext): FormulaValue {
  const lazy = LAZY[name];
  if (lazy) return lazy(args, context);
  const eager = FUNCTIONS[name];
  if (!eager) throw new FormulaError(`Unknown function ${name}. Check spelling.`);
  return eager(
    args.map((arg) => evaluateFormula(arg, context)),
    context,
  );
}

const LAZY: Readonly<Record<string, LazyFunction>> = {
  IF: ([condition, then, otherwise], context) =>
    evaluateFormula(evaluateFormula(condition, context) === true ? then : otherwise, context),
  AND: (args, context) => args.every((arg) => evaluateFormula(arg, context) === true),
  OR: (args, context) => args.some((arg) => evaluateFormula(arg, context) === true),
  CASE: (args, context) => {
    const subject = evaluateFormula(args[0], context);
    for (let i = 1; i + 1 < args.length; i += 2) {
      if (equal(subject, evaluateFormula(args[i], context))) return evaluateFormula(args[i + 1], context);
    }
    return evaluateFormula(args[args.length - 1], context);
  },
  ISNEW: (_, context) => context.isNew,
  ISCLONE: () => false,
  ISCHANGED: ([field], context) => !context.isNew && !equal(context.field(pathOf(field)), context.prior(pathOf(field))),
  PRIORVALUE: ([field], context) => (context.isNew ? context.field(pathOf(field)) : context.prior(pathOf(field))),
};

function pathOf(expr: FormulaExpr): readonly string[] {
  if (expr?.kind !== 'field') throw new FormulaError('Incorrect parameter type: a field was expected');
  return expr.path;
}

function negate(value: FormulaValue): FormulaValue {
  return numeric(value) === null ? null : -numeric(value)!;
}

function binary(op: BinaryOp, left: FormulaExpr, right: FormulaExpr, context: FormulaContext): FormulaValue {
  if (op === '&&') return evaluateFormula(left, context) === true && evaluateFormula(right, context) === true;
  if (op === '||') return evaluateFormula(left, context) === true || evaluateFormula(right, context) === true;
  const a = evaluateFormula(left, context);
  const b = evaluateFormula(right, context);
  switch (op) {
    case '=':
      return equal(a, b);
    case '<>':
      return !equal(a, b);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(op, compare(blankNumber(a, b, context), blankNumber(b, a, context)));
    case '&':
      return textOf(a) + textOf(b);
    default:
      return arithmetic(op, a, b, context);
  }
}

/** A blank operand of a number is 0 where the formula is set so. */
function blankNumber(value: FormulaValue, other: FormulaValue, context: FormulaContext): FormulaValue {
  return value === null && typeof other === 'number' && context.blankAsZero ? 0 : value;
}

function ordered(op: '<' | '<=' | '>' | '>=', order: number | null): boolean {
  if (order === null) return false;
  return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
}

function arithmetic(
  op: '+' | '-' | '*' | '/' | '^',
  a: FormulaValue,
  b: FormulaValue,
  context: FormulaContext,
): FormulaValue {
  if (op === '+' && (typeof a === 'string' || typeof b === 'string')) return textOf(a) + textOf(b);
  const moments = calendar(op, a, b);
  if (moments !== undefined) return moments;
  const x = a === null && context.blankAsZero ? 0 : numeric(a);
  const y = b === null && context.blankAsZero ? 0 : numeric(b);
  if (x === null || y === null) return null;
  switch (op) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return y === 0 ? null : x / y;
    case '^':
      return x ** y;
  }
}

/** Dates and times plus and minus numbers (days; milliseconds for times), and their differences. `undefined` when none is involved. */
function calendar(op: string, a: FormulaValue, b: FormulaValue): FormulaValue | undefined {
  const sign = op === '+' ? 1 : op === '-' ? -1 : 0;
  if (sign === 0) return undefined;
  if (a instanceof FormulaDate && b instanceof FormulaDate) return a.days - b.days;
  if (a instanceof FormulaDatetime && b instanceof FormulaDatetime) return (a.ms - b.ms) / DAY_MS;
  if (a instanceof FormulaTime && b instanceof FormulaTime) return a.ms - b.ms;
  const amount = numeric(b);
  if (a instanceof FormulaDate) return amount === null ? null : new FormulaDate(a.days + sign * Math.trunc(amount));
  if (a instanceof FormulaDatetime) return amount === null ? null : new FormulaDatetime(a.ms + sign * amount * DAY_MS);
  if (a instanceof FormulaTime)
    return amount === null ? null : new FormulaTime((((a.ms + sign * amount) % DAY_MS) + DAY_MS) % DAY_MS);
  if (op === '+' && (b instanceof FormulaDate || b instanceof FormulaDatetime) && typeof a === 'number')
    return calendar('+', b, a);
  return undefined;
}
