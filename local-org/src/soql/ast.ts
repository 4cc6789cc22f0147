/**
 * The syntax tree of SOQL and SOSL: one for queries inside Apex, for dynamic queries and for the HTTP endpoints.
 * Names are as written. `text` is the query's source with every bind replaced by `:0`, `:1`, ... in order of appearance,
 * so that an equal text has an equal plan and a plan can be cached by it.
 */
import type { Expr, Span } from '../apex/ast.ts';

export interface SoqlQuery {
  readonly kind: 'select';
  readonly text: string;
  readonly span: Span;
  readonly select: readonly SelectItem[];
  readonly from: { readonly name: string; readonly alias: string | null; readonly span: Span };
  /** `FROM Account a, a.Contacts c`: further names with their aliases. */
  readonly moreFrom: readonly { readonly path: readonly string[]; readonly alias: string | null }[];
  readonly usingScope: string | null;
  readonly where: Condition | null;
  readonly with: WithClause | null;
  readonly groupBy: { readonly kind: 'plain' | 'rollup' | 'cube'; readonly items: readonly FieldExpr[] } | null;
  readonly having: Condition | null;
  readonly orderBy: readonly OrderItem[];
  readonly limit: Value | null;
  readonly offset: Value | null;
  readonly allRows: boolean;
  readonly forClause: readonly ('view' | 'reference' | 'update')[];
  /** Binds of Apex code, by number. Empty for a dynamic query, whose binds are names. */
  readonly binds: readonly Expr[];
}

export type SelectItem =
  | { readonly kind: 'field'; readonly expr: FieldExpr; readonly alias: string | null }
  | { readonly kind: 'subquery'; readonly query: SoqlQuery; readonly alias: string | null }
  | {
      readonly kind: 'typeof';
      readonly field: readonly string[];
      readonly whens: readonly { readonly type: string; readonly fields: readonly (readonly string[])[] }[];
      readonly else: readonly (readonly string[])[] | null;
      readonly span: Span;
    };

/** A field path, or a function over one (`COUNT(Id)`, `toLabel(Status)`, `FORMAT(CONVERTCURRENCY(Amount))`, `COUNT()`, `FIELDS(ALL)`, `DISTANCE(...)`). */
export type FieldExpr =
  | { readonly kind: 'path'; readonly path: readonly string[]; readonly span: Span }
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly args: readonly (FieldExpr | Value)[];
      readonly span: Span;
    };

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Condition[] }
  | { readonly kind: 'not'; readonly operand: Condition }
  | {
      readonly kind: 'compare';
      readonly left: FieldExpr;
      readonly op: CompareOp;
      readonly right: Value;
      readonly span: Span;
    };

export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'like' | 'in' | 'not in' | 'includes' | 'excludes';

export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'currency'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  /** ISO text as written. */
  | { readonly kind: 'date' | 'datetime' | 'time'; readonly text: string }
  /** `LAST_N_DAYS:30` has `n` 30. */
  | { readonly kind: 'dateLiteral'; readonly name: string; readonly n: number | null }
  | { readonly kind: 'list'; readonly values: readonly Value[] }
  | { readonly kind: 'subquery'; readonly query: SoqlQuery }
  /** Apex bind: index into the query's `binds`. */
  | { readonly kind: 'bind'; readonly index: number }
  /** Bind of a dynamic query: `:name` or `:a.b`. */
  | { readonly kind: 'namedBind'; readonly path: readonly string[] };

export interface OrderItem {
  readonly expr: FieldExpr;
  readonly descending: boolean;
  readonly nulls: 'first' | 'last' | null;
}

export interface WithClause {
  readonly kind: 'userMode' | 'systemMode' | 'securityEnforced' | 'other';
  readonly text: string;
  readonly span: Span;
}

export interface SoslQuery {
  readonly kind: 'find';
  readonly text: string;
  readonly span: Span;
  readonly search: Value;
  readonly in: string | null;
  readonly returning: readonly {
    readonly object: string;
    readonly fields: readonly string[];
    readonly where: Condition | null;
    readonly orderBy: readonly OrderItem[];
    readonly limit: Value | null;
    readonly offset: Value | null;
  }[];
  readonly limit: Value | null;
  readonly with: WithClause | null;
  readonly binds: readonly Expr[];
}
