/** The syntax tree of a formula: validation rules, formula fields, default values. */
export type FormulaExpr =
  | { readonly kind: 'literal'; readonly value: null | boolean | number | string }
  /** `Name`, `Account.Name`, `$User.Id`, `$Setup.Config__c.Flag__c`. */
  | { readonly kind: 'field'; readonly path: readonly string[]; readonly at: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly FormulaExpr[]; readonly at: number }
  | { readonly kind: 'unary'; readonly op: '-' | '!'; readonly operand: FormulaExpr }
  /** A formula in which blank numbers stay blank, whatever the formula around it does. */
  | { readonly kind: 'blanks'; readonly operand: FormulaExpr }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: FormulaExpr; readonly right: FormulaExpr };

export type BinaryOp = '+' | '-' | '*' | '/' | '^' | '&' | '&&' | '||' | '=' | '<>' | '<' | '<=' | '>' | '>=';
