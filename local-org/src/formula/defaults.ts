/** Default values of fields of new records. */
import { SObject } from '../runtime/sobject.ts';
import { tx } from '../runtime/context.ts';
import type { Transaction } from '../runtime/transaction.ts';
import type { FieldInfo } from '../schema/model.ts';
import { fieldValue } from '../runtime/sobject-values.ts';
import { fromFormula } from './formula-apex-values.ts';
import { evaluateFormula } from './evaluate.ts';
import { parsedFormula } from './parsed.ts';
import { FormulaError } from './parse.ts';
import { recordContext } from './formula-records.ts';

/** `undefined`: the field has no default. */
export function defaultValue(_context: { readonly transaction: Transaction }, field: FieldInfo): unknown {
  const chosen = field.picklistValues.find((entry) => entry.isDefault && entry.isActive);
  if (field.defaultValueFormula === null) return chosen?.value;
  const text = field.defaultValueFormula;
  if (field.type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  try {
    const value = evaluateFormula(parsedFormula(text), recordContext(tx().org, new SObject(field.object), null));
    return field.type === 'reference' || field.type === 'id' ? fieldValue(field, value) : fromFormula(field, value);
  } catch (error) {
    // Defaults of standard fields in the catalogue are words, not formulas.
    if (error instanceof FormulaError && /^[\w .-]+$/.test(text)) return text;
    throw error;
  }
}
