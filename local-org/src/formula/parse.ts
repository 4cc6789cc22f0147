/** Text of a formula → tree. Operators and their precedence: Salesforce Help, "Formula Operators and Functions by Context". */
import type { BinaryOp, FormulaExpr } from './ast.ts';

/** What is wrong, in the words of the formula editor. */
export class FormulaError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FormulaError';
  }
}

type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  | { readonly kind: 'name'; readonly value: string; readonly at: number }
  | { readonly kind: 'op'; readonly value: string; readonly at: number }
  | { readonly kind: 'end'; readonly value: ''; readonly at: number };

const TOKEN =
  /\s+|\/\*[\s\S]*?\*\/|(\d+\.?\d*|\.\d+)|"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|(\$?[A-Za-z_][\w:]*(?:\.[A-Za-z_$][\w:]*)*)|\{!\s*(\$?[A-Za-z_][\w.:$]*)\s*\}|(&&|\|\||<>|!=|==|<=|>=|[-+*/^&=<>!(),])/y;

/** Lowest first. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '=': 3,
  '==': 3,
  '<>': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '&': 5,
  '*': 6,
  '/': 6,
  '^': 7,
};
const CANONICAL: Readonly<Record<string, BinaryOp>> = { '==': '=', '!=': '<>' };

/** Throws FormulaError. */
export function parseFormula(text: string): FormulaExpr {
  const tokens = tokenize(text);
  let at = 0;
  const peek = (): Token => tokens[at];
  const take = (): Token => tokens[at++];
  const expect = (value: string): void => {
    const token = take();
    if (token.kind !== 'op' || token.value !== value) throw new FormulaError(`Syntax error. Missing '${value}'`);
  };

  const expression = (minimum: number): FormulaExpr => {
    let left = unary();
    for (;;) {
      const token = peek();
      const precedence = token.kind === 'op' ? PRECEDENCE[token.value] : undefined;
      if (precedence === undefined || precedence < minimum) return left;
      take();
      left = {
        kind: 'binary',
        op: CANONICAL[token.value] ?? (token.value as BinaryOp),
        left,
        right: expression(precedence + 1),
      };
    }
  };

  const unary = (): FormulaExpr => {
    const token = peek();
    if (token.kind === 'op' && (token.value === '-' || token.value === '!' || token.value === '+')) {
      take();
      const operand = unary();
      return token.value === '+' ? operand : { kind: 'unary', op: token.value, operand };
    }
    return primary();
  };

  const primary = (): FormulaExpr => {
    const token = take();
    switch (token.kind) {
      case 'number':
      case 'string':
        return { kind: 'literal', value: token.value };
      case 'name':
        return named(token);
      case 'op':
        if (token.value === '(') {
          const inner = expression(1);
          expect(')');
          return inner;
        }
        throw new FormulaError(`Syntax error. Extra '${token.value}'`);
      case 'end':
        throw new FormulaError('Syntax error. Found end of formula');
    }
  };

  const named = (token: Token & { kind: 'name' }): FormulaExpr => {
    const next = peek();
    if (next.kind === 'op' && next.value === '(') {
      take();
      return { kind: 'call', name: token.value.toUpperCase(), args: callArguments(), at: token.at };
    }
    const upper = token.value.toUpperCase();
    if (upper === 'TRUE' || upper === 'FALSE') return { kind: 'literal', value: upper === 'TRUE' };
    if (upper === 'NULL') return { kind: 'literal', value: null };
    return { kind: 'field', path: token.value.split('.'), at: token.at };
  };

  const callArguments = (): FormulaExpr[] => {
    const args: FormulaExpr[] = [];
    if (peek().kind === 'op' && peek().value === ')') {
      take();
      return args;
    }
    for (;;) {
      args.push(expression(1));
      const token = take();
      if (token.kind === 'op' && token.value === ')') return args;
      if (token.kind !== 'op' || token.value !== ',') throw new FormulaError("Syntax error. Missing ')'");
    }
  };

  const tree = expression(1);
  if (peek().kind !== 'end') throw new FormulaError(`Syntax error. Extra '${peek().value}'`);
  return tree;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new FormulaError(`Syntax error. Unexpected character '${text[at]}'`);
    const [, number, double, single, plain, merged, op] = match;
    const name = plain ?? merged;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), at });
    else if (double !== undefined || single !== undefined)
      tokens.push({ kind: 'string', value: unescape(double ?? single), at });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name, at });
    else if (op !== undefined) tokens.push({ kind: 'op', value: op, at });
  }
  tokens.push({ kind: 'end', value: '', at: text.length });
  return tokens;
}

function unescape(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, c: string) => (c === 'n' ? '\n' : c === 't' ? '\t' : c === 'r' ? '\r' : c));
}
