/**
 * What else is wrong behind a syntax error: the tokens are repaired as the platform's parser goes on (the missing token put in, the extra one
 * left out, an operand put in, else the statement dropped) and parsed anew, until nothing is wrong or repairing leads no further.
 */
import { ApexLexer } from '@apexdevtools/apex-parser';
import { SoqlSyntaxError } from '../../soql/parse/soql-syntax-error.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { ApexSourceToken, TokenArray } from './tokens.ts';

export type Problem = SyntaxProblem | SoqlSyntaxError;

/** The problem of a source, null where there is none. */
export type Attempt = (tokens: TokenArray) => Problem | null;

const MOST_PROBLEMS = 50;

/** All syntax errors of a source whose first one is known. */
export function problemsFrom(first: Problem, tokens: TokenArray, attempt: Attempt): Problem[] {
  const problems = [first];
  let current = tokens.tokens;
  for (let problem = first; problems.length < MOST_PROBLEMS;) {
    const next = mended(problem, current, attempt);
    if (next === null) break;
    current = next.tokens;
    if (next.problem === null) break;
    problems.push((problem = next.problem));
  }
  return problems;
}

interface Mended {
  readonly tokens: readonly ApexSourceToken[];
  readonly problem: Problem | null;
}

function mended(problem: Problem, tokens: readonly ApexSourceToken[], attempt: Attempt): Mended | null {
  const at = tokens.findIndex(({ line, column }) => line === problem.line && column + 1 === problem.column);
  if (at < 0) return null;
  for (const repair of repairs(problem, tokens, at)) {
    if (repair.length === 0) continue;
    const edited = renumbered(repair);
    const next = attempt(new TokenArray(edited));
    if (next === null || (isBehind(next, problem) && !isConsequence(next, repair, tokens)))
      return { tokens: edited, problem: next };
  }
  return null;
}

/** What is wrong right behind something left out is so because of that. */
function isConsequence(
  { line, column }: Problem,
  repair: readonly ApexSourceToken[],
  tokens: readonly ApexSourceToken[],
): boolean {
  if (tokens.length - repair.length < 2) return false;
  const behind = repair.find((token, index) => token !== tokens[index]);
  return behind !== undefined && behind.line === line && behind.column + 1 === column;
}

function isBehind(next: Problem, { line, column }: Problem): boolean {
  return next.line > line || (next.line === line && next.column > column);
}

function* repairs(
  problem: Problem,
  tokens: readonly ApexSourceToken[],
  at: number,
): Generator<readonly ApexSourceToken[]> {
  const token = tokens[at]!;
  if (problem instanceof SoqlSyntaxError) yield withOtherQuery(tokens, at);
  else if (problem.repair === 'drop') yield tokens.toSpliced(at, 1);
  else if (problem.repair !== null) yield tokens.toSpliced(at, 0, madeUp(problem.repair, 'x', token));
  else if (token.type !== ApexLexer.EOF) {
    yield tokens.toSpliced(at, 0, madeUp(ApexLexer.Identifier, 'x', token));
    yield withoutStatement(tokens, at);
    yield withEmptyBlock(tokens, at);
  }
}

/** A token of its own source, at the position of another. */
function madeUp(type: number, text: string, { line, column }: ApexSourceToken): ApexSourceToken {
  return new ApexSourceToken(text, type, 0, text.length - 1, line, column, 0);
}

const QUERY = '[SELECT Id FROM Account]';

function withOtherQuery(tokens: readonly ApexSourceToken[], at: number): readonly ApexSourceToken[] {
  const first = tokens.findLastIndex(({ type }, index) => index < at && type === ApexLexer.LBRACK);
  const last = tokens.findIndex(({ type }, index) => index >= at && type === ApexLexer.RBRACK);
  if (first < 0 || last < 0) return tokens;
  const { line, column } = tokens[first]!;
  const token = (type: number, start: number, end: number) =>
    new ApexSourceToken(QUERY, type, start, end - 1, line, column + start, 0);
  const query = [
    token(ApexLexer.LBRACK, 0, 1),
    token(ApexLexer.SELECT, 1, 7),
    token(ApexLexer.RBRACK, QUERY.length - 1, QUERY.length),
  ];
  return tokens.toSpliced(first, last - first + 1, ...query);
}

/** Without what stands around a token, from the end of one statement or member to the end of the next. */
function withoutStatement(tokens: readonly ApexSourceToken[], at: number): readonly ApexSourceToken[] {
  const head = headAround(tokens, at);
  const first = tokens.findLastIndex(({ type }, index) => index < head && BOUNDS.has(type)) + 1;
  if (first === 0) return [];
  let [braces, parentheses] = [0, head < at ? 1 : 0];
  for (let last = at; last < tokens.length; last++) {
    const { type } = tokens[last]!;
    if (type === ApexLexer.LPAREN) parentheses++;
    else if (type === ApexLexer.RPAREN) parentheses--;
    else if (type === ApexLexer.LBRACE) braces++;
    const closes = type === ApexLexer.RBRACE && --braces <= 0;
    if (closes && braces < 0) return tokens.toSpliced(first, last - first);
    if (closes || (braces === 0 && parentheses <= 0 && type === ApexLexer.SEMI))
      return tokens.toSpliced(first, last - first + 1);
  }
  return [];
}

/** Without anything in the block around a token, unless that is the body of the whole file. */
function withEmptyBlock(tokens: readonly ApexSourceToken[], at: number): readonly ApexSourceToken[] {
  const outermost = tokens.findIndex(({ type }) => type === ApexLexer.LBRACE);
  const first = blockEnd(tokens, at - 1, -1);
  const last = blockEnd(tokens, at, 1);
  return first <= outermost || last < 0 ? [] : tokens.toSpliced(first + 1, last - first - 1);
}

/** The brace that ends the block around a position, backwards or forwards; -1 where none does. */
function blockEnd(tokens: readonly ApexSourceToken[], from: number, step: 1 | -1): number {
  const [end, opposite] = step > 0 ? [ApexLexer.RBRACE, ApexLexer.LBRACE] : [ApexLexer.LBRACE, ApexLexer.RBRACE];
  let depth = 0;
  for (let index = from; index >= 0 && index < tokens.length; index += step) {
    const { type } = tokens[index]!;
    if (type === opposite) depth++;
    else if (type === end && depth-- === 0) return index;
  }
  return -1;
}

/** The parenthesis that is open at a token: of `for (...; ...; ...)`, for example; else the token. */
function headAround(tokens: readonly ApexSourceToken[], at: number): number {
  let depth = 0;
  for (let index = at - 1; index >= 0; index--) {
    const { type } = tokens[index]!;
    if (type === ApexLexer.LBRACE || type === ApexLexer.RBRACE) break;
    if (type === ApexLexer.RPAREN) depth++;
    if (type === ApexLexer.LPAREN && depth-- === 0) return index;
  }
  return at;
}

const BOUNDS: ReadonlySet<number> = new Set([ApexLexer.SEMI, ApexLexer.LBRACE, ApexLexer.RBRACE]);

function renumbered(tokens: readonly ApexSourceToken[]): ApexSourceToken[] {
  return tokens.map(
    ({ source, type, start, stop, line, column }, index) =>
      new ApexSourceToken(source, type, start, stop, line, column, index),
  );
}
