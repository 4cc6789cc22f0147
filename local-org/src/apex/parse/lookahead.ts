/** Looking ahead in the tokens: where a type reference, modifiers or a parenthesis end. Positions count from 1, 0 means "not there". */
import { ApexParser } from '@apexdevtools/apex-parser';
import type { TokenArray } from './tokens.ts';

/** Token types that the grammar's `id` rule takes and the platform accepts as a name. */
const IDENTIFIERS: Uint8Array = (() => {
  const types = new Uint8Array(ApexParser.symbolicNames.length + 1);
  types[ApexParser.Identifier] = 1;
  types[ApexParser.IntegralCurrencyLiteral] = 1;
  for (const type of [
    ApexParser.AFTER,
    ApexParser.BEFORE,
    ApexParser.GET,
    ApexParser.INHERITED,
    ApexParser.SET,
    ApexParser.SHARING,
    ApexParser.SWITCH,
    ApexParser.TRANSIENT,
    ApexParser.TRIGGER,
    ApexParser.WHEN,
    ApexParser.WITH,
    ApexParser.WITHOUT,
    ApexParser.USER,
    ApexParser.SYSTEM,
    ApexParser.HIGHLIGHT,
    ApexParser.SPELL_CORRECTION,
  ]) {
    types[type] = 1;
  }
  // All words of SOQL and SOSL: those that are no names have been given another type by the lexer.
  for (let type = ApexParser.SELECT; type <= ApexParser.LISTVIEW; type++) {
    const name = ApexParser.literalNames[type];
    if (name !== null && name !== undefined && /^'[a-z_0-9]+'$/.test(name)) types[type] = 1;
  }
  return types;
})();

export function isIdentifier(type: number): boolean {
  return IDENTIFIERS[type] === 1;
}

/** Behind the type reference that begins at `at`; `Foo.class` ends before its dot. Nothing follows type arguments, no `[]` either. */
export function afterType(tokens: TokenArray, at: number): number {
  let position = at;
  for (;;) {
    const type = tokens.LA(position);
    if (IDENTIFIERS[type] !== 1 && type !== ApexParser.LIST && type !== ApexParser.MAP) return 0;
    position++;
    if (tokens.LA(position) === ApexParser.LT) return afterTypeArguments(tokens, position);
    if (isCollection(type) && (tokens.LA(position) !== ApexParser.DOT || tokens.LA(position + 1) !== ApexParser.CLASS))
      return 0;
    if (tokens.LA(position) !== ApexParser.DOT || tokens.LA(position + 1) === ApexParser.CLASS) break;
    position++;
  }
  while (tokens.LA(position) === ApexParser.LBRACK && tokens.LA(position + 1) === ApexParser.RBRACK) position += 2;
  return position;
}

/** The platform's generic types, which never stand without type arguments. */
export function isCollection(type: number): boolean {
  return type === ApexParser.LIST || type === ApexParser.SET || type === ApexParser.MAP;
}

function afterTypeArguments(tokens: TokenArray, at: number): number {
  let position = at;
  do {
    position = afterType(tokens, position + 1);
    if (position === 0) return 0;
  } while (tokens.LA(position) === ApexParser.COMMA);
  return tokens.LA(position) === ApexParser.GT ? position + 1 : 0;
}

/** Whether a type and a name follow: the beginning of a declaration. Returns the position behind the name. */
export function afterTypeAndName(tokens: TokenArray, at: number): number {
  const position = afterType(tokens, at);
  return position > 0 && isIdentifier(tokens.LA(position)) ? position + 1 : 0;
}

const MODIFIERS: ReadonlySet<number> = new Set([
  ApexParser.ATSIGN,
  ApexParser.GLOBAL,
  ApexParser.PUBLIC,
  ApexParser.PROTECTED,
  ApexParser.PRIVATE,
  ApexParser.STATIC,
  ApexParser.ABSTRACT,
  ApexParser.FINAL,
  ApexParser.WEBSERVICE,
  ApexParser.OVERRIDE,
  ApexParser.VIRTUAL,
  ApexParser.TESTMETHOD,
]);

/** Whether a modifier stands at `at`; words that may be names too are modifiers where a name would not fit. */
export function isModifier(tokens: TokenArray, at: number): boolean {
  const type = tokens.LA(at);
  if (MODIFIERS.has(type)) return true;
  if (type === ApexParser.WITH || type === ApexParser.WITHOUT || type === ApexParser.INHERITED)
    return tokens.LA(at + 1) === ApexParser.SHARING;
  return (
    type === ApexParser.TRANSIENT &&
    (isIdentifier(tokens.LA(at + 1)) || BEHIND_TRANSIENT.has(tokens.LA(at + 1)) || isModifier(tokens, at + 1))
  );
}

const BEHIND_TRANSIENT: ReadonlySet<number> = new Set([
  ApexParser.LIST,
  ApexParser.MAP,
  ApexParser.VOID,
  ApexParser.CLASS,
  ApexParser.INTERFACE,
  ApexParser.ENUM,
]);

/** Behind the modifiers and annotations that begin at `at`. */
export function afterModifiers(tokens: TokenArray, at: number): number {
  let position = at;
  while (isModifier(tokens, position)) {
    const type = tokens.LA(position);
    if (type === ApexParser.ATSIGN) {
      position += 2;
      if (tokens.LA(position) === ApexParser.LPAREN) position = afterParentheses(tokens, position);
    } else {
      position += type === ApexParser.WITH || type === ApexParser.WITHOUT || type === ApexParser.INHERITED ? 2 : 1;
    }
  }
  return position;
}

/** Behind the parenthesis that closes the one at `at`, or `at` when none does. */
function afterParentheses(tokens: TokenArray, at: number): number {
  let depth = 0;
  for (let position = at; ; position++) {
    const type = tokens.LA(position);
    if (type === ApexParser.EOF || type === ApexParser.LBRACE || type === ApexParser.SEMI) return at;
    if (type === ApexParser.LPAREN) depth++;
    else if (type === ApexParser.RPAREN && --depth === 0) return position + 1;
  }
}

/** Whether the braces at `at` hold `key => value` pairs. */
export function holdsEntries(tokens: TokenArray, at: number): boolean {
  let depth = 0;
  for (let position = at + 1; ; position++) {
    switch (tokens.LA(position)) {
      case ApexParser.LPAREN:
      case ApexParser.LBRACE:
      case ApexParser.LBRACK:
        depth++;
        break;
      case ApexParser.RPAREN:
      case ApexParser.RBRACE:
      case ApexParser.RBRACK:
        if (depth-- === 0) return false;
        break;
      case ApexParser.COMMA:
        if (depth === 0) return false;
        break;
      case ApexParser.MAPTO:
        if (depth === 0) return true;
        break;
      case ApexParser.EOF:
        return false;
      default:
    }
  }
}
