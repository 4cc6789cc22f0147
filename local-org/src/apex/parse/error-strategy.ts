/**
 * What the parser does where a token does not fit: it stops, with the platform's wording. That wording follows from what a
 * recovery by one token would be: drop the token ("Extra"), add the missing one ("Missing"), or neither ("Expecting").
 */
import { ApexLexer } from '@apexdevtools/apex-parser';
import { SyntaxProblem } from './syntax-problem.ts';
import type { ApexSourceToken } from './tokens.ts';

interface TokenSet {
  readonly length: number;
  contains(type: number): boolean;
  readonly intervals: readonly { readonly start: number }[] | null;
}

interface AtnState {
  readonly transitions: readonly { readonly target: AtnState }[];
}

/** The parts of the parser that the strategy reads. */
export interface FailingParser {
  readonly state: number;
  readonly _ctx: unknown;
  readonly _input: { LA(k: number): number };
  readonly _interp: { readonly atn: { readonly states: readonly AtnState[]; nextTokens(state: AtnState, context?: unknown): TokenSet } };
  getCurrentToken(): ApexSourceToken;
  getExpectedTokens(): TokenSet;
}

export const stopAtFirstError = {
  reset(): void {},
  sync(): void {},
  reportMatch(): void {},
  inErrorRecoveryMode(): boolean {
    return false;
  },
  recoverInline(parser: FailingParser): never {
    throw mismatch(parser);
  },
  reportError(parser: FailingParser, error: { readonly offendingToken?: ApexSourceToken }): never {
    throw unexpectedToken(error.offendingToken ?? parser.getCurrentToken());
  },
  recover(): void {},
};

export function unexpectedToken(token: ApexSourceToken): SyntaxProblem {
  return problemAt(token, `Unexpected token '${token.text}'.`);
}

export function problemAt(token: ApexSourceToken, message: string): SyntaxProblem {
  return new SyntaxProblem(token.line, token.column + 1, message);
}

function mismatch(parser: FailingParser): SyntaxProblem {
  const token = parser.getCurrentToken();
  const expected = parser.getExpectedTokens();
  const type = expected.intervals?.[0]?.start;
  if (expected.length !== 1 || type === undefined) return unexpectedToken(token);
  const name = tokenName(type);
  if (expected.contains(parser._input.LA(2))) return problemAt(token, `Extra '${name}', at '${token.text}'.`);
  const next = parser._interp.atn.states[parser.state]?.transitions[0]?.target;
  if (next && parser._interp.atn.nextTokens(next, parser._ctx).contains(token.type)) return problemAt(token, `Missing '${name}' at '${token.text}'`);
  return problemAt(token, `Expecting '${name}' but was: '${token.text}'`);
}

function tokenName(type: number): string {
  if (type === ApexLexer.EOF) return '<EOF>';
  const literal = ApexLexer.literalNames[type];
  if (literal === null || literal === undefined) return (ApexLexer.symbolicNames[type] ?? '').toUpperCase();
  return literal.slice(1, -1);
}
