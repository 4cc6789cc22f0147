/** Formulas by their text, parsed once; of fields, with what they do with blanks; and with the formula fields they read put in. */
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import type { FormulaExpr } from './ast.ts';
import { FormulaError, parseFormula } from './parse.ts';

const KEPT = 5_000;
const byText = new Map<string, FormulaExpr>();

/** Throws FormulaError. */
export function parsedFormula(text: string): FormulaExpr {
  let tree = byText.get(text);
  if (tree === undefined) {
    tree = parseFormula(text);
    if (byText.size >= KEPT) byText.clear();
    byText.set(text, tree);
  }
  return tree;
}

const ofFields = new WeakMap<FieldInfo, FormulaExpr>();
const NUMBERS: ReadonlySet<string> = new Set(['double', 'int', 'currency', 'percent']);

/**
 * The tree of a formula field. Where the field treats blanks as zeros, the numbers that it reads are never blank.
 * Source: Salesforce Help, "Formula Operators and Functions", ISBLANK: true for a numeric field "if the field has no value and is not
 * configured to treat blank fields as zeroes". Where its metadata leaves it open, only calculations take a blank for 0.
 */
export function fieldFormulaTree(schema: Schema, field: FieldInfo): FormulaExpr {
  let tree = ofFields.get(field);
  if (tree === undefined) {
    tree = parsedFormula(field.formula!);
    if (field.formulaBlanks === 'blank') tree = { kind: 'blanks', operand: tree };
    else if (field.formulaBlanks === 'zero') tree = withoutBlankNumbers(schema, field.object, tree);
    ofFields.set(field, tree);
  }
  return tree;
}

function withoutBlankNumbers(schema: Schema, type: SObjectType, expr: FormulaExpr): FormulaExpr {
  const each = (inner: FormulaExpr): FormulaExpr => withoutBlankNumbers(schema, type, inner);
  switch (expr.kind) {
    case 'literal':
      return expr;
    case 'blanks':
    case 'unary':
      return { ...expr, operand: each(expr.operand) };
    case 'binary':
      return { ...expr, left: each(expr.left), right: each(expr.right) };
    case 'call':
      return READS_FIELDS.has(expr.name) ? expr : { ...expr, args: expr.args.map(each) };
    case 'field':
      return NUMBERS.has(fieldAt(schema, type, expr.path)?.type ?? '')
        ? { kind: 'call', name: 'NULLVALUE', args: [expr, { kind: 'literal', value: 0 }], at: expr.at }
        : expr;
  }
}

/** Functions whose argument is a field, not its value. */
const READS_FIELDS: ReadonlySet<string> = new Set(['ISCHANGED', 'PRIORVALUE']);

const inlined = new WeakMap<FieldInfo, FormulaExpr>();
const MAX_DEPTH = 10;

/** A formula field's tree that reads stored fields and globals only. */
export function inlinedFormula(schema: Schema, field: FieldInfo): FormulaExpr {
  let tree = inlined.get(field);
  if (tree === undefined)
    inlined.set(field, (tree = inline(schema, field.object, fieldFormulaTree(schema, field), [], 0)));
  return tree;
}

/** The field at the end of a path; null where the path is none of the type's. */
export function fieldAt(schema: Schema, type: SObjectType, path: readonly string[]): FieldInfo | null {
  let at: SObjectType | null = type;
  for (const step of path.slice(0, -1)) {
    const [name, target] = step.split(':');
    const relationship: ReturnType<SObjectType['relationship']> = at?.relationship(name) ?? null;
    at = relationship === null ? null : schema.type(target ?? relationship.targets[0]);
  }
  return at?.field(path[path.length - 1]) ?? null;
}

function inline(
  schema: Schema,
  type: SObjectType,
  expr: FormulaExpr,
  prefix: readonly string[],
  depth: number,
): FormulaExpr {
  if (depth > MAX_DEPTH) throw new FormulaError(`Formula of ${type.name} refers to itself`);
  const each = (inner: FormulaExpr): FormulaExpr => inline(schema, type, inner, prefix, depth);
  switch (expr.kind) {
    case 'literal':
      return expr;
    case 'blanks':
    case 'unary':
      return { ...expr, operand: each(expr.operand) };
    case 'binary':
      return { ...expr, left: each(expr.left), right: each(expr.right) };
    case 'call':
      return { ...expr, args: expr.args.map(each) };
    case 'field': {
      if (expr.path[0].startsWith('$')) return expr;
      const field = fieldAt(schema, type, expr.path);
      if (field === null) throw new FormulaError(`Field ${expr.path.join('.')} does not exist. Check spelling.`);
      if (field.formula === null) return { ...expr, path: [...prefix, ...expr.path] };
      return inline(
        schema,
        field.object,
        fieldFormulaTree(schema, field),
        [...prefix, ...expr.path.slice(0, -1)],
        depth + 1,
      );
    }
  }
}
