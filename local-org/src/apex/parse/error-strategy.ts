/**
 * What the parser does where a token does not fit: it stops, with the platform's wording. That wording follows from what a
 * recovery by one token would be: drop the token ("Extra"), add the missing one ("Missing"), or neither ("Expecting").
 */
import { ApexLexer, ApexParser } from '@apexdevtools/apex-parser';
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
  readonly _ctx: { readonly ruleIndex: number; readonly start: ApexSourceToken };
  readonly _input: { LA(k: number): number; readonly inQuery: boolean };
  readonly _interp: {
    readonly atn: { readonly states: readonly AtnState[]; nextTokens(state: AtnState, context?: unknown): TokenSet };
  };
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
    if (parser._ctx.ruleIndex === ApexParser.RULE_tryStatement)
      throw problemAt(parser._ctx.start, 'Try block must have at least one catch block or a finally block');
    throw unexpectedToken(error.offendingToken ?? parser.getCurrentToken());
  },
  recover(): void {},
};

export function unexpectedToken(token: ApexSourceToken): SyntaxProblem {
  return problemAt(token, `Unexpected token '${display(token)}'.`);
}

export function problemAt(
  token: ApexSourceToken,
  message: string,
  repair: SyntaxProblem['repair'] = null,
): SyntaxProblem {
  return new SyntaxProblem(token.line, token.column + 1, message, repair);
}

function mismatch(parser: FailingParser): SyntaxProblem {
  const token = parser.getCurrentToken();
  const expected = parser.getExpectedTokens();
  const type = expected.intervals?.[0]?.start;
  if (expected.length !== 1 || type === undefined) return unexpectedToken(token);
  if (parser._ctx.ruleIndex === ApexParser.RULE_annotation && parser._input.LA(-1) === ApexLexer.LPAREN)
    return unexpectedToken(token);
  return mismatchOf(token, type, parser._input.LA(2), () => {
    // The parser does not know the grammar around a bind: words and the bracket of the query follow it.
    if (parser._input.inQuery) return token.type === ApexLexer.RBRACK || token.type === ApexLexer.ON;
    const next = parser._interp.atn.states[parser.state]?.transitions[0]?.target;
    return next !== undefined && parser._interp.atn.nextTokens(next, parser._ctx).contains(token.type);
  });
}

/** `token` stands where one of type `expected` must; `fitsBehind` reports whether it could follow that one. */
export function mismatchOf(
  token: ApexSourceToken,
  expected: number,
  after: number,
  fitsBehind: () => boolean,
): SyntaxProblem {
  const name = tokenName(expected);
  if (after === expected && token.type !== ApexLexer.EOF)
    return problemAt(token, `Extra '${name}', at '${display(token)}'.`, 'drop');
  const isMissing = expected === ApexLexer.EOF || (token.type !== ApexLexer.EOF && fitsBehind());
  return isMissing
    ? problemAt(token, `Missing '${name}' at '${display(token)}'`, expected)
    : problemAt(token, `Expecting '${name}' but was: '${display(token)}'`);
}

/** A string is in a message without its quotes. */
function display(token: ApexSourceToken): string {
  return token.type === ApexLexer.StringLiteral ? token.text.slice(1, -1) : token.text;
}

/** Symbols as written, words in upper case. */
function tokenName(type: number): string {
  if (type === ApexLexer.EOF) return '<EOF>';
  const literal = ApexLexer.literalNames[type];
  return literal === null || literal === undefined
    ? (ApexLexer.symbolicNames[type] ?? '').toUpperCase()
    : literal.slice(1, -1).toUpperCase();
}
