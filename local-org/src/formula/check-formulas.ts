/** Formulas of the data model that cannot work here: reported when metadata is loaded, not when a record is saved. */
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import { fieldPaths, unknownFunctions } from './evaluate.ts';
import { FormulaError } from './parse.ts';
import { fieldAt, parsedFormula } from './parsed.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface FormulaProblem {
  /** `Account.Total__c`, `Account.Rule_Name` */
  readonly where: string;
  readonly message: string;
  /** Element of the metadata that holds the formula. */
  readonly element: 'formula' | 'defaultValue' | 'errorConditionFormula';
  /** Goes on without the formula: a field without a value, no default value, a rule that is not active. */
  leaveOut(): void;
}

/** A default value that is a word instead of a formula is its own value. */
const WORDS = /^[\w .-]+$/;

/** Looks at formula fields, default values and active validation rules of these types. */
export function checkFormulas(schema: Schema, types: readonly SObjectType[] = schema.types): FormulaProblem[] {
  const problems: FormulaProblem[] = [];
  const check = (
    type: SObjectType,
    name: string,
    text: string,
    rest: Pick<FormulaProblem, 'element' | 'leaveOut'>,
  ): void => {
    const message = problemOf(schema, type, text);
    if (message !== null && !(rest.element === 'defaultValue' && WORDS.test(text)))
      problems.push({ where: `${type.name}.${name}`, message, ...rest });
  };
  for (const type of types) {
    for (const field of type.fields)
      if (field.isCustom) {
        const writable: Writable<FieldInfo> = field;
        if (field.formula !== null)
          check(type, field.name, field.formula, {
            element: 'formula',
            leaveOut: () => (writable.formula = 'NULL'),
          });
        if (field.defaultValueFormula !== null)
          check(type, field.name, field.defaultValueFormula, {
            element: 'defaultValue',
            leaveOut: () => (writable.defaultValueFormula = null),
          });
      }
    for (const rule of type.validationRules)
      if (rule.active)
        check(type, rule.name, rule.formula, {
          element: 'errorConditionFormula',
          leaveOut: () => ((rule as Writable<typeof rule>).active = false),
        });
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
