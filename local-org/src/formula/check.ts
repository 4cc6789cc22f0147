/** Formulas of the data model that cannot work here: told when metadata is loaded, not when a record is saved. */
import type { Schema, SObjectType } from '../schema/model.ts';
import { fieldPaths, unknownFunctions } from './evaluate.ts';
import { FormulaError } from './parse.ts';
import { fieldAt, parsedFormula } from './parsed.ts';

export interface FormulaProblem {
  /** `Account.Total__c`, `Account.Rule_Name` */
  readonly where: string;
  readonly message: string;
}

/** Looks at formula fields, default values and active validation rules of these types. */
export function checkFormulas(schema: Schema, types: readonly SObjectType[] = schema.types): FormulaProblem[] {
  const problems: FormulaProblem[] = [];
  const check = (type: SObjectType, name: string, text: string): void => {
    const message = problemOf(schema, type, text);
    if (message !== null) problems.push({ where: `${type.name}.${name}`, message });
  };
  for (const type of types) {
    for (const field of type.fields)
      if (field.isCustom) {
        if (field.formula !== null) check(type, field.name, field.formula);
        if (field.defaultValueFormula !== null) check(type, field.name, field.defaultValueFormula);
      }
    for (const rule of type.validationRules) if (rule.active) check(type, rule.name, rule.formula);
  }
  return problems;
}

function problemOf(schema: Schema, type: SObjectType, text: string): string | null {
  try {
    const tree = parsedFormula(text);
    const [unknown] = unknownFunctions(tree);
    if (unknown !== undefined) return `Unknown function ${unknown}. Check spelling.`;
    const missing = fieldPaths(tree).find((path) => !path[0].startsWith('$') && fieldAt(schema, type, path) === null);
    return missing === undefined ? null : `Field ${missing.join('.')} does not exist. Check spelling.`;
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    throw error;
  }
}
