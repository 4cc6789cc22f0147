/** The grammar's parser, made fast and strict: see predictions.ts and error-strategy.ts. Queries are left to the SOQL parser. */
import { ApexParser, BoundExpressionContext, SoqlLiteralContext, SoslLiteralContext } from '@apexdevtools/apex-parser';
import type { IdContext } from '@apexdevtools/apex-parser';
import type { SoqlQuery, SoslQuery } from '../../soql/ast.ts';
import type { LexOptions } from '../../soql/parse/lexer.ts';
import { parseEmbeddedSoql, parseEmbeddedSosl } from '../../soql/parse/parse.ts';
import type { FailingParser } from './error-strategy.ts';
import { problemAt, stopAtFirstError, unexpectedToken } from './error-strategy.ts';
import type { Predicted, Prediction } from './predictions.ts';
import { PREDICTIONS } from './predictions.ts';
import type { ApexSourceToken, TokenArray } from './tokens.ts';

/** What the generated parser has but does not declare. */
interface Internals {
  _interp: {
    readonly atn: { readonly decisionToState: readonly { readonly ruleIndex: number; readonly transitions: readonly unknown[] }[] };
    adaptivePredict(tokens: TokenArray, decision: number, context: unknown): number;
  };
  readonly _precedenceStack: readonly number[];
}

type QueryContext = SoqlLiteralContext | SoslLiteralContext;

export class StrictParser extends ApexParser {
  /** The queries of the source, without the expressions of their binds. */
  readonly queries = new Map<QueryContext, SoqlQuery | SoslQuery>();
  private readonly tokens: TokenArray;

  constructor(tokens: TokenArray) {
    super(tokens as unknown as ConstructorParameters<typeof ApexParser>[0]);
    this.tokens = tokens;
    this.removeErrorListeners();
    this._errHandler = stopAtFirstError as unknown as ApexParser['_errHandler'];
    usePredictions(this as unknown as Internals);
  }

  override id(): IdContext {
    if (this.tokens.LA(1) === ApexParser.INSTANCEOF) throw unexpectedToken(this.next());
    return super.id();
  }

  override soqlLiteral(): SoqlLiteralContext {
    const context = new SoqlLiteralContext(this, this._ctx, this.state);
    this.readQuery(context, (options) => parseEmbeddedSoql(options));
    return context;
  }

  override soslLiteral(): SoslLiteralContext {
    const context = new SoslLiteralContext(this, this._ctx, this.state);
    this.readQuery(context, (options) => parseEmbeddedSosl(options));
    return context;
  }

  private next(): ApexSourceToken {
    return (this as unknown as FailingParser).getCurrentToken();
  }

  /** From bracket to bracket: binds are expressions of Apex, everything else is text for the parser of queries. */
  private readQuery(context: QueryContext, parse: (options: LexOptions) => SoqlQuery | SoslQuery): void {
    this.enterRule(context, this.state, context instanceof SoqlLiteralContext ? ApexParser.RULE_soqlLiteral : ApexParser.RULE_soslLiteral);
    const { tokens } = this;
    const first = this.next();
    const binds: { readonly start: number; readonly end: number }[] = [];
    tokens.consume();
    while (!ENDS.has(tokens.LA(1))) {
      if (tokens.LA(1) === ApexParser.COLON && !isCountOfDays(tokens)) binds.push(this.readBind());
      else tokens.consume();
    }
    const last = this.next();
    const end = { text: last.text, line: last.line, column: last.column + 1 };
    const options = { source: first.source, from: first.start + 1, to: last.start, line: first.line, column: first.column + 2, end, binds };
    this.queries.set(context, parse(options));
    if (last.type !== ApexParser.RBRACK) throw problemAt(last, `Missing ']' at '${last.text}'`);
    tokens.consume();
    this.exitRule();
  }

  private readBind(): { readonly start: number; readonly end: number } {
    const context = new BoundExpressionContext(this, this._ctx, this.state);
    const state = this.state;
    this.enterRule(context, BIND_STATE, ApexParser.RULE_boundExpression);
    this.tokens.consume();
    const around = this.tokens.inQuery;
    this.tokens.inQuery = true;
    const start = this.next().start;
    this.expression(0);
    this.tokens.inQuery = around;
    this.exitRule();
    this.state = state;
    return { start, end: (this.tokens.LT(-1)?.stop ?? start) + 1 };
  }
}

/** The state of the grammar between the colon and the expression of a bind. */
const BIND_STATE = 0;

const ENDS: ReadonlySet<number> = new Set([ApexParser.RBRACK, ApexParser.SEMI, ApexParser.LBRACE, ApexParser.RBRACE, ApexParser.EOF]);

/** `LAST_N_DAYS:30`. */
function isCountOfDays(tokens: TokenArray): boolean {
  const next = tokens.LA(2);
  if (next !== ApexParser.IntegerLiteral && next !== ApexParser.SUB && next !== ApexParser.ADD) return false;
  return /^(?:last|next)_n_|^n_\w+_ago$/i.test(tokens.LT(-1)?.text ?? '');
}

let checked = false;
const BY_DECISION: (Prediction | undefined)[] = [];
for (const [decision, predicted] of PREDICTIONS) BY_DECISION[decision] = predicted.predict;

function usePredictions(parser: Internals): void {
  const simulator = parser._interp;
  if (!checked) checkGrammar(simulator.atn.decisionToState);
  const simulate = simulator.adaptivePredict.bind(simulator);
  const precedences = parser._precedenceStack;
  simulator.adaptivePredict = (tokens, decision, context) => {
    const alternative = BY_DECISION[decision]?.(tokens, precedences[precedences.length - 1] ?? 0);
    return alternative || simulate(tokens, decision, context);
  };
}

/** Numbers of decisions change with the grammar: another version must not be read with these. */
function checkGrammar(decisions: Internals['_interp']['atn']['decisionToState']): void {
  for (const [decision, { rule, alternatives }] of PREDICTIONS as ReadonlyMap<number, Predicted>) {
    const state = decisions[decision];
    if (!state || ApexParser.ruleNames[state.ruleIndex] !== rule || state.transitions.length !== alternatives) {
      throw new Error(`Decision ${decision} of the Apex grammar is not the one of ${rule}: predictions.ts belongs to another version`);
    }
  }
  checked = true;
}
