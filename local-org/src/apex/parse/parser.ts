/** The grammar's parser, made fast and strict: see predictions.ts and error-strategy.ts. Queries are left to the SOQL parser. */
import { ApexParser, BoundExpressionContext, SoqlLiteralContext, SoslLiteralContext } from '@apexdevtools/apex-parser';
import type {
  AnnotationContext,
  ClassBodyContext,
  ConstructorDeclarationContext,
  ForUpdateContext,
  IdContext,
  PropertyBlockContext,
  PropertyDeclarationContext,
  WhenControlContext,
} from '@apexdevtools/apex-parser';
import type { SoqlQuery, SoslQuery } from '../../soql/ast.ts';
import type { LexOptions } from '../../soql/parse/lexer.ts';
import { parseEmbeddedSoql, parseEmbeddedSosl } from '../../soql/parse/parse.ts';
import type { FailingParser } from './error-strategy.ts';
import { mismatchOf, problemAt, stopAtFirstError, unexpectedToken } from './error-strategy.ts';
import type { Predicted, Prediction } from './predictions.ts';
import { PREDICTIONS } from './predictions.ts';
import { SyntaxProblem } from './syntax-problem.ts';
import type { ApexSourceToken, TokenArray } from './tokens.ts';

interface AtnState {
  readonly ruleIndex: number;
  readonly transitions: readonly unknown[];
}

/** What the generated parser has but does not declare. */
interface Internals {
  _interp: {
    readonly atn: { readonly decisionToState: readonly AtnState[] };
    adaptivePredict(tokens: TokenArray, decision: number, context: unknown): number;
  };
  readonly _precedenceStack: readonly number[];
}

type QueryContext = SoqlLiteralContext | SoslLiteralContext;

export class StrictParser extends ApexParser {
  /** The queries of the source, without the expressions of their binds. */
  readonly queries = new Map<QueryContext, SoqlQuery | SoslQuery>();
  private readonly tokens: TokenArray;
  /** How many class bodies the parser has entered. */
  private depth = 0;

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

  /** A malformed annotation of a member is not understood as one at all. */
  override annotation(): AnnotationContext {
    const first = this.next();
    try {
      const context = super.annotation();
      refuseLooseParameters(context);
      return context;
    } catch (error) {
      if (error instanceof SyntaxProblem && this.depth > 0) throw unexpectedToken(first);
      throw error;
    }
  }

  override classBody(): ClassBodyContext {
    this.depth++;
    return super.classBody();
  }

  override whenControl(): WhenControlContext {
    if (this.tokens.LA(1) !== ApexParser.WHEN && this.tokens.LA(-1) === ApexParser.LBRACE) {
      throw problemAt(
        this._ctx.start as unknown as ApexSourceToken,
        'Switch statement requires at least one when block',
      );
    }
    return super.whenControl();
  }

  /** Accessors have a scope or nothing before them, and there is one of each. */
  override propertyDeclaration(): PropertyDeclarationContext {
    const context = this.orUnexpectedBehind(ApexParser.LBRACE, () => super.propertyDeclaration());
    const blocks = context.propertyBlock_list();
    if (blocks.length === 0) throw unexpectedToken(this.tokens.LT(-1) as ApexSourceToken);
    const seen = new Set<boolean>();
    for (const block of blocks) {
      const isGetter = block.getter() !== null;
      const token = (block.getter() ?? block.setter()).start as unknown as ApexSourceToken;
      if (seen.has(isGetter)) throw problemAt(token, `Missing '}' at '${token.text}'`);
      seen.add(isGetter);
    }
    return context;
  }

  override propertyBlock(): PropertyBlockContext {
    const isScope = SCOPES.has(this.tokens.LA(1));
    const accessor = this.tokens.LA(isScope ? 2 : 1);
    if (accessor !== ApexParser.GET && accessor !== ApexParser.SET)
      throw unexpectedToken(this.tokens.LT(isScope ? 2 : 1) as ApexSourceToken);
    return super.propertyBlock();
  }

  override constructorDeclaration(): ConstructorDeclarationContext {
    const name = this.next();
    return this.orUnexpectedBehind(
      ApexParser.RPAREN,
      () => super.constructorDeclaration(),
      () => (this.tokens.LA(1) === ApexParser.SEMI ? problemAt(name, 'Method must have a body') : null),
    );
  }

  override forUpdate(): ForUpdateContext {
    const context = super.forUpdate();
    const comma = context.expressionList().COMMA(0)?.symbol as unknown as ApexSourceToken | undefined;
    if (comma) throw mismatchOf(comma, ApexParser.RPAREN, ApexParser.COMMA, () => false);
    return context;
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

  /** Where `parse` stops right behind a token of this type, nothing in particular is expected. */
  private orUnexpectedBehind<T>(type: number, parse: () => T, better: () => SyntaxProblem | null = () => null): T {
    try {
      return parse();
    } catch (error) {
      const next = this.next();
      if (
        !(error instanceof SyntaxProblem) ||
        this.tokens.LA(-1) !== type ||
        error.line !== next.line ||
        error.column !== next.column + 1
      )
        throw error;
      throw better() ?? unexpectedToken(next);
    }
  }

  private next(): ApexSourceToken {
    return (this as unknown as FailingParser).getCurrentToken();
  }

  /** From bracket to bracket: binds are expressions of Apex, everything else is text for the parser of queries. */
  private readQuery(context: QueryContext, parse: (options: LexOptions) => SoqlQuery | SoslQuery): void {
    this.enterRule(
      context,
      this.state,
      context instanceof SoqlLiteralContext ? ApexParser.RULE_soqlLiteral : ApexParser.RULE_soslLiteral,
    );
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
    const options = {
      source: first.source,
      from: first.start + 1,
      to: last.start,
      line: first.line,
      column: first.column + 2,
      end,
      binds,
    };
    this.queries.set(context, parse(options));
    if (last.type !== ApexParser.RBRACK) throw problemAt(last, `Missing ']' at '${last.text}'`);
    tokens.consume();
    this.exitRule();
  }

  private readBind(): { readonly start: number; readonly end: number } {
    const { state } = this;
    const context = new BoundExpressionContext(this, this._ctx, state);
    this.enterRule(context, state, ApexParser.RULE_boundExpression);
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

const SCOPES: ReadonlySet<number> = new Set([
  ApexParser.GLOBAL,
  ApexParser.PUBLIC,
  ApexParser.PROTECTED,
  ApexParser.PRIVATE,
]);

/** Parameters of annotations are strings or booleans, with no commas between them. */
function refuseLooseParameters(context: AnnotationContext): void {
  const pairs = context.elementValuePairs();
  const comma = pairs?.COMMA(0)?.symbol as unknown as ApexSourceToken | undefined;
  if (comma) throw mismatchOf(comma, ApexParser.RPAREN, ApexParser.COMMA, () => false);
  for (const pair of pairs?.elementValuePair_list() ?? []) {
    const literal = pair.elementValue().literal();
    if (!literal.StringLiteral() && !literal.BooleanLiteral())
      throw unexpectedToken(literal.start as unknown as ApexSourceToken);
  }
}

const ENDS: ReadonlySet<number> = new Set([
  ApexParser.RBRACK,
  ApexParser.SEMI,
  ApexParser.LBRACE,
  ApexParser.RBRACE,
  ApexParser.EOF,
]);

/** `LAST_N_DAYS:30`: its number cannot be bound. */
function isCountOfDays(tokens: TokenArray): boolean {
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
function checkGrammar(decisions: readonly AtnState[]): void {
  for (const [decision, { rule, alternatives }] of PREDICTIONS as ReadonlyMap<number, Predicted>) {
    const state = decisions[decision];
    if (!state || ApexParser.ruleNames[state.ruleIndex] !== rule || state.transitions.length !== alternatives) {
      throw new Error(
        `Decision ${decision} of the Apex grammar is not the one of ${rule}: predictions.ts belongs to another version`,
      );
    }
  }
  checked = true;
}
