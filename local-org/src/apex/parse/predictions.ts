/**
 * Which alternative of a rule the following tokens begin, decided by looking at them. The generated parser would find it out by
 * simulating its whole grammar, which costs most of the time of a cold parse, and would choose by the order of the alternatives
 * where the platform chooses otherwise (casts). Decisions that are not listed are left to it.
 */
import { ApexParser } from '@apexdevtools/apex-parser';
import { mismatchOf, problemAt, unexpectedToken } from './error-strategy.ts';
import {
  afterModifiers,
  afterType,
  afterTypeAndName,
  holdsEntries,
  isCollection,
  isIdentifier,
  isModifier,
} from './lookahead.ts';
import type { ApexSourceToken, TokenArray } from './tokens.ts';

/** Returns the number of the alternative, 0 when it is not known. `precedence` is that of the expression around. */
export type Prediction = (tokens: TokenArray, precedence: number) => number;

const P = ApexParser;

/** Rule and number of alternatives of each decision, to notice another version of the grammar. */
export interface Predicted {
  readonly rule: string;
  readonly alternatives: number;
  readonly predict: Prediction;
}

const whether =
  (test: (tokens: TokenArray) => boolean): Prediction =>
  (tokens) =>
    test(tokens) ? 1 : 2;
const MORE_MODIFIERS = whether((tokens) => isModifier(tokens, 1));
const TYPE_ARGUMENTS = whether((tokens) => tokens.LA(1) === P.LT);
const COLLECTION_ARGUMENTS = whether((tokens) => tokens.LA(1) !== P.DOT);
const ACCESS_LEVEL = whether((tokens) => tokens.LA(1) === P.AS);

export const PREDICTIONS: ReadonlyMap<number, Predicted> = new Map([
  [2, { rule: 'triggerBlockMember', alternatives: 2, predict: MORE_MODIFIERS }],
  [3, { rule: 'triggerBlockMember', alternatives: 2, predict: whether(isDeclaration) }],
  [5, { rule: 'anonymousBlockMember', alternatives: 2, predict: MORE_MODIFIERS }],
  [6, { rule: 'anonymousBlockMember', alternatives: 2, predict: whether(isDeclaration) }],
  [10, { rule: 'typeDeclaration', alternatives: 3, predict: predictTypeDeclaration }],
  [20, { rule: 'classBodyDeclaration', alternatives: 2, predict: MORE_MODIFIERS }],
  [21, { rule: 'classBodyDeclaration', alternatives: 3, predict: predictClassBody }],
  [23, { rule: 'memberDeclaration', alternatives: 7, predict: predictMember }],
  [24, { rule: 'triggerMemberDeclaration', alternatives: 6, predict: predictBlockMember }],
  [25, { rule: 'anonymousMemberDeclaration', alternatives: 6, predict: predictBlockMember }],
  [29, { rule: 'interfaceMethodDeclaration', alternatives: 2, predict: refuseModifiers }],
  [33, { rule: 'arrayInitializer', alternatives: 2, predict: whether((tokens) => tokens.LA(1) === P.COMMA) }],
  [
    36,
    {
      rule: 'typeRef',
      alternatives: 2,
      predict: whether((tokens) => tokens.LA(1) === P.DOT && tokens.LA(2) !== P.CLASS && tokens.LA(-1) !== P.GT),
    },
  ],
  [
    37,
    {
      rule: 'arraySubscripts',
      alternatives: 2,
      predict: whether((tokens) => tokens.LA(1) === P.LBRACK && tokens.LA(2) === P.RBRACK && tokens.LA(-1) !== P.GT),
    },
  ],
  [38, { rule: 'typeName', alternatives: 2, predict: COLLECTION_ARGUMENTS }],
  [39, { rule: 'typeName', alternatives: 2, predict: COLLECTION_ARGUMENTS }],
  [40, { rule: 'typeName', alternatives: 2, predict: COLLECTION_ARGUMENTS }],
  [41, { rule: 'typeName', alternatives: 2, predict: TYPE_ARGUMENTS }],
  [42, { rule: 'typeName', alternatives: 4, predict: predictTypeName }],
  [45, { rule: 'formalParameter', alternatives: 2, predict: MORE_MODIFIERS }],
  [52, { rule: 'localVariableDeclaration', alternatives: 2, predict: MORE_MODIFIERS }],
  [53, { rule: 'statement', alternatives: 20, predict: predictStatement }],
  [54, { rule: 'ifStatement', alternatives: 2, predict: whether((tokens) => tokens.LA(1) === P.ELSE) }],
  [
    57,
    {
      rule: 'whenValue',
      alternatives: 3,
      predict: (tokens) => (tokens.LA(1) === P.ELSE ? 1 : afterTypeAndName(tokens, 1) > 0 ? 3 : 2),
    },
  ],
  [67, { rule: 'insertStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [68, { rule: 'updateStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [69, { rule: 'deleteStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [70, { rule: 'undeleteStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [71, { rule: 'upsertStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [73, { rule: 'mergeStatement', alternatives: 2, predict: ACCESS_LEVEL }],
  [79, { rule: 'catchClause', alternatives: 2, predict: MORE_MODIFIERS }],
  [83, { rule: 'forControl', alternatives: 2, predict: predictForControl }],
  [84, { rule: 'forInit', alternatives: 2, predict: whether((tokens) => afterTypeAndName(tokens, 1) > 0) }],
  [86, { rule: 'expression', alternatives: 7, predict: predictOperand }],
  [
    87,
    {
      rule: 'expression',
      alternatives: 3,
      predict: (tokens) => (tokens.LA(1) === P.LT ? 1 : tokens.LA(3) === P.GT ? 2 : 3),
    },
  ],
  [89, { rule: 'expression', alternatives: 2, predict: whether((tokens) => tokens.LA(2) === P.LPAREN) }],
  [90, { rule: 'expression', alternatives: 17, predict: predictOperator }],
  [91, { rule: 'expression', alternatives: 2, predict: predictMoreOperators }],
  [92, { rule: 'primary', alternatives: 8, predict: predictPrimary }],
  [98, { rule: 'creator', alternatives: 5, predict: predictCreator }],
  [101, { rule: 'arrayCreatorRest', alternatives: 2, predict: () => 1 }],
  [102, { rule: 'arrayCreatorRest', alternatives: 2, predict: (tokens) => (tokens.LA(2) === P.RBRACK ? 2 : 1) }],
]);

function predictTypeDeclaration(tokens: TokenArray): number {
  const at = afterModifiers(tokens, 1);
  switch (tokens.LA(at)) {
    case P.CLASS:
      return 1;
    case P.ENUM:
      return 2;
    case P.INTERFACE:
      return 3;
    case P.LPAREN:
      // An annotation that is not closed: its own parameters report why.
      return 1;
    default:
      throw unexpectedToken(tokenAt(tokens, at));
  }
}

function tokenAt(tokens: TokenArray, at: number): ApexSourceToken {
  return tokens.LT(at) as ApexSourceToken;
}

function predictClassBody(tokens: TokenArray): number {
  const type = tokens.LA(1);
  if (type === P.SEMI) throw mismatchOf(tokenAt(tokens, 1), P.RBRACE, tokens.LA(2), () => false);
  return type === P.LBRACE || (type === P.STATIC && tokens.LA(2) === P.LBRACE) ? 2 : 3;
}

function predictMember(tokens: TokenArray): number {
  if (isConstructor(tokens)) return 2;
  const alternative = predictBlockMember(tokens);
  return alternative > 1 ? alternative + 1 : alternative;
}

function isConstructor(tokens: TokenArray): boolean {
  let position = 1;
  while (isIdentifier(tokens.LA(position))) {
    const next = tokens.LA(position + 1);
    if (next === P.LPAREN) return true;
    if (next !== P.DOT) return false;
    position += 2;
  }
  return false;
}

function predictBlockMember(tokens: TokenArray): number {
  switch (tokens.LA(1)) {
    case P.VOID:
      if (tokens.LA(3) === P.LBRACE) throw unexpectedToken(tokenAt(tokens, 4));
      return 1;
    case P.INTERFACE:
      return 2;
    case P.CLASS:
      return 3;
    case P.ENUM:
      return 4;
    default:
  }
  const position = afterTypeAndName(tokens, 1);
  switch (tokens.LA(position)) {
    case P.LPAREN:
      return 1;
    case P.LBRACE:
      return 5;
    case P.SEMI:
    case P.ASSIGN:
    case P.COMMA:
      return 6;
    default:
  }
  if (position > 0) throw unexpectedToken(tokenAt(tokens, position - 1));
  const end = afterType(tokens, 1);
  throw unexpectedToken(tokenAt(tokens, end === 0 || tokens.LA(end - 1) === P.GT ? brokenType(tokens) : end));
}

/** Where a type reference breaks off: at its unclosed `<`, or at what is no name. */
function brokenType(tokens: TokenArray): number {
  let at = 1;
  if (tokens.LA(1) === P.DOT) return at;
  while (isIdentifier(tokens.LA(at)) || tokens.LA(at) === P.DOT || tokens.LA(at) === P.LIST || tokens.LA(at) === P.MAP)
    at++;
  return at;
}

/** Methods of interfaces have no modifiers. */
function refuseModifiers(tokens: TokenArray): number {
  if (isModifier(tokens, 1)) throw mismatchOf(tokenAt(tokens, 1), P.RBRACE, tokens.LA(2), () => false);
  return 2;
}

/** In a trigger or an anonymous block: a declaration rather than a statement. Variables are statements. */
function isDeclaration(tokens: TokenArray): boolean {
  const at = afterModifiers(tokens, 1);
  const type = tokens.LA(at);
  if (type === P.VOID) return tokens.LA(at + 1) !== P.DOT;
  if (type === P.CLASS || type === P.INTERFACE || type === P.ENUM) return true;
  const position = afterTypeAndName(tokens, at);
  const next = position > 0 ? tokens.LA(position) : 0;
  return next === P.LPAREN || next === P.LBRACE;
}

function predictTypeName(tokens: TokenArray): number {
  const type = tokens.LA(1);
  if (type === P.LIST) return 1;
  if (type === P.SET) return 2;
  if (type === P.MAP) return 3;
  return isIdentifier(type) ? 4 : 0;
}

const STATEMENTS: ReadonlyMap<number, number> = new Map(
  [
    P.LBRACE,
    P.IF,
    P.SWITCH,
    P.FOR,
    P.WHILE,
    P.DO,
    P.TRY,
    P.RETURN,
    P.THROW,
    P.BREAK,
    P.CONTINUE,
    P.INSERT,
    P.UPDATE,
    P.DELETE,
    P.UNDELETE,
    P.UPSERT,
    P.MERGE,
    P.SYSTEMRUNAS,
  ].map((type, i) => [type, i + 1]),
);
const LOCAL_VARIABLE = 19;
const EXPRESSION_STATEMENT = 20;

function predictStatement(tokens: TokenArray): number {
  const known = STATEMENTS.get(tokens.LA(1));
  if (known !== undefined && (known !== 3 || (tokens.LA(2) === P.ON && tokens.LT(2)?.text.toLowerCase() === 'on')))
    return known;
  // `void` is a name here, and names follow no names.
  if (tokens.LA(1) === P.VOID && isIdentifier(tokens.LA(2)))
    throw problemAt(tokenAt(tokens, 2), `Missing ';' at '${tokenAt(tokens, 2).text}'`);
  if (!isModifier(tokens, 1)) return isVariable(tokens) ? LOCAL_VARIABLE : EXPRESSION_STATEMENT;
  if (afterTypeAndName(tokens, afterModifiers(tokens, 1)) === 0) throw unexpectedToken(tokenAt(tokens, 1));
  return LOCAL_VARIABLE;
}

function isVariable(tokens: TokenArray): boolean {
  const position = afterTypeAndName(tokens, 1);
  if (position === 0) {
    refuseKeywordAsName(tokens, afterType(tokens, 1));
    return false;
  }
  const next = tokens.LA(position);
  return next === P.ASSIGN || next === P.SEMI || next === P.COMMA;
}

/** `Integer select = 1;`: the keywords that are not listed here read as the beginning of something else. */
function refuseKeywordAsName(tokens: TokenArray, at: number): void {
  if (at === 0 || !ENDS_OF_NAME.has(tokens.LA(at + 1)) || tokens.LA(at) === P.INSTANCEOF) return;
  const token = tokenAt(tokens, at);
  if (/^[a-z]+$/i.test(token.text) && !OTHERWISE_READ.has(token.text.toLowerCase())) throw unexpectedToken(token);
}

const ENDS_OF_NAME: ReadonlySet<number> = new Set([P.ASSIGN, P.SEMI, P.COMMA]);
const OTHERWISE_READ: ReadonlySet<string> = new Set([
  'for',
  'new',
  'null',
  'super',
  'this',
  'update',
  'list',
  'map',
  'false',
  'true',
  'limit',
  'using',
  'or',
  'in',
  'and',
  'commit',
]);

function predictForControl(tokens: TokenArray): number {
  if (isCollection(tokens.LA(1)) && isIdentifier(tokens.LA(2)) && tokens.LA(3) === P.COLON) return 1;
  const position = afterTypeAndName(tokens, 1);
  return position > 0 && tokens.LA(position) === P.COLON ? 1 : 2;
}

function predictOperand(tokens: TokenArray): number {
  const type = tokens.LA(1);
  switch (type) {
    case P.NEW:
      return 3;
    case P.LPAREN:
      return isCast(tokens) ? 4 : 5;
    case P.ADD:
    case P.SUB:
    case P.INC:
    case P.DEC:
      return 6;
    case P.BANG:
    case P.TILDE:
      return 7;
    case P.THIS:
    case P.SUPER:
      return tokens.LA(2) === P.LPAREN ? 2 : 1;
    default:
  }
  if (isIdentifier(type)) return tokens.LA(2) === P.LPAREN ? 2 : 1;
  return type === P.LIST ||
    type === P.MAP ||
    type === P.VOID ||
    type === P.LBRACK ||
    type === P.FindLiteral ||
    LITERALS.has(type)
    ? 1
    : 0;
}

const LITERALS: ReadonlySet<number> = new Set([
  P.IntegerLiteral,
  P.LongLiteral,
  P.NumberLiteral,
  P.StringLiteral,
  P.MultilineStringLiteral,
  P.BooleanLiteral,
  P.NULL,
]);

/** The platform takes `(name) - x` and `(name) + x` as a cast, too. */
function isCast(tokens: TokenArray): boolean {
  const close = afterType(tokens, 2);
  return close > 0 && tokens.LA(close) === P.RPAREN && beginsOperand(tokens, close + 1);
}

function beginsOperand(tokens: TokenArray, at: number): boolean {
  const type = tokens.LA(at);
  switch (type) {
    case P.INC:
    case P.DEC:
      return beginsOperand(tokens, at + 1);
    case P.LBRACK:
      return tokens.LA(at + 1) === P.SELECT || tokens.LA(at + 1) === P.FIND;
    case P.LPAREN:
    case P.NEW:
    case P.THIS:
    case P.SUPER:
    case P.BANG:
    case P.TILDE:
    case P.ADD:
    case P.SUB:
    case P.LIST:
    case P.MAP:
    case P.VOID:
    case P.FindLiteral:
      return true;
    default:
      if (tokens.inQuery && CLAUSES.has(type)) return false;
      return isIdentifier(type) || LITERALS.has(type);
  }
}

/** Names in Apex that begin a clause of a query. */
const CLAUSES: ReadonlySet<number> = new Set([P.ORDER, P.GROUP, P.WITH, P.OFFSET, P.ALL, P.RETURNING, P.FIRST, P.LAST]);

/** Operator tokens: alternative of the `expression` rule, and its precedence there. */
const OPERATORS: ReadonlyMap<number, readonly [alternative: number, precedence: number]> = new Map([
  [P.MUL, [1, 14]],
  [P.DIV, [1, 14]],
  [P.ADD, [2, 13]],
  [P.SUB, [2, 13]],
  [P.LT, [4, 11]],
  [P.GT, [4, 11]],
  [P.EQUAL, [5, 9]],
  [P.NOTEQUAL, [5, 9]],
  [P.LESSANDGREATER, [5, 9]],
  [P.TRIPLEEQUAL, [5, 9]],
  [P.TRIPLENOTEQUAL, [5, 9]],
  [P.BITAND, [6, 8]],
  [P.CARET, [7, 7]],
  [P.BITOR, [8, 6]],
  [P.AND, [9, 5]],
  [P.OR, [10, 4]],
  [P.COAL, [11, 3]],
  [P.QUESTION, [12, 2]],
  ...[
    P.ASSIGN,
    P.ADD_ASSIGN,
    P.SUB_ASSIGN,
    P.MUL_ASSIGN,
    P.DIV_ASSIGN,
    P.AND_ASSIGN,
    P.OR_ASSIGN,
    P.XOR_ASSIGN,
    P.RSHIFT_ASSIGN,
    P.URSHIFT_ASSIGN,
    P.LSHIFT_ASSIGN,
  ].map((type): [number, [number, number]] => [type, [13, 1]]),
  [P.DOT, [14, 23]],
  [P.QUESTIONDOT, [14, 23]],
  [P.LBRACK, [15, 22]],
  [P.INC, [16, 17]],
  [P.DEC, [16, 17]],
  [P.INSTANCEOF, [17, 10]],
]);
const SHIFT: readonly [alternative: number, precedence: number] = [3, 12];

function operatorAt(tokens: TokenArray): readonly [alternative: number, precedence: number] | undefined {
  const type = tokens.LA(1);
  if ((type === P.LT || type === P.GT) && tokens.LA(2) === type) return SHIFT;
  // A dot behind a whole number neither begins its fraction nor calls its method.
  if (type === P.DOT && tokens.LA(-1) === P.IntegerLiteral) throw unexpectedToken(tokenAt(tokens, 1));
  // `merge a [SELECT ...]`: a query is no index.
  if (type === P.LBRACK && (tokens.LA(2) === P.SELECT || tokens.LA(2) === P.FIND)) return undefined;
  return OPERATORS.get(type);
}

function predictMoreOperators(tokens: TokenArray, precedence: number): number {
  const operator = operatorAt(tokens);
  return operator && operator[1] >= precedence ? 1 : 2;
}

function predictOperator(tokens: TokenArray): number {
  return operatorAt(tokens)?.[0] ?? 0;
}

function predictPrimary(tokens: TokenArray): number {
  const type = tokens.LA(1);
  switch (type) {
    case P.THIS:
      return 1;
    case P.SUPER:
      if (tokens.LA(2) !== P.DOT) throw unexpectedToken(tokenAt(tokens, 2));
      return 2;
    case P.VOID:
      return 5;
    case P.LIST:
    case P.MAP:
      if (!isClassLiteral(tokens)) throw unexpectedToken(tokenAt(tokens, 1));
      return 4;
    case P.LBRACK:
      if (tokens.LA(2) !== P.SELECT && tokens.LA(2) !== P.FIND) throw unexpectedToken(tokenAt(tokens, 2));
      return tokens.LA(2) === P.FIND ? 8 : 7;
    case P.FindLiteral:
      return 8;
    default:
  }
  if (LITERALS.has(type)) return 3;
  if (!isIdentifier(type)) return 0;
  const next = tokens.LA(2);
  if (next !== P.DOT && next !== P.LT && next !== P.LBRACK) return 6;
  return isClassLiteral(tokens) ? 4 : 6;
}

/** `Foo.class`, `List<Foo>.class`. */
function isClassLiteral(tokens: TokenArray): boolean {
  const end = afterType(tokens, 1);
  return end > 0 && tokens.LA(end) === P.DOT && tokens.LA(end + 1) === P.CLASS;
}

function predictCreator(tokens: TokenArray): number {
  if (isCollection(tokens.LA(-1))) throw mismatchOf(tokenAt(tokens, 1), P.LT, tokens.LA(2), () => false);
  switch (tokens.LA(1)) {
    case P.LPAREN:
      return 2;
    case P.LBRACK:
      if (tokens.LA(-1) === P.GT) throw unexpectedToken(tokenAt(tokens, 1));
      return 3;
    case P.LBRACE:
      return tokens.LA(2) === P.RBRACE ? 1 : holdsEntries(tokens, 1) ? 4 : 5;
    default:
      return 0;
  }
}
