/**
 * Apex source → the tokens of the grammar. The package's own lexer is not used: it takes a multiple of the time,
 * counts columns in code points, and knows less of the platform's rules (control characters, line breaks in strings, which words are names).
 */
import { ApexLexer } from '@apexdevtools/apex-parser';
import { SyntaxProblem } from './syntax-problem.ts';
import { ApexSourceToken, TokenArray } from './tokens.ts';

const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ...ApexLexer.literalNames.flatMap((name, type): [string, number][] =>
    name !== null && /^'[a-z_0-9]+'$/.test(name) ? [[name.slice(1, -1), type]] : [],
  ),
  ['true', ApexLexer.BooleanLiteral],
  ['false', ApexLexer.BooleanLiteral],
]);

/**
 * Words that are no names on the platform although the grammar takes them as such. They get the type of `on`, which the
 * grammar knows as the name of a member but not as the name of anything declared.
 */
const HARD_WORDS: ReadonlySet<string> = new Set([
  'select',
  'from',
  'as',
  'using',
  'where',
  'by',
  'limit',
  'and',
  'or',
  'not',
  'like',
  'in',
  'asc',
  'desc',
  'nulls',
  'having',
  'bulk',
  'commit',
]);

const SYMBOLS: ReadonlyMap<string, number> = new Map(
  ApexLexer.literalNames.flatMap((name, type): [string, number][] =>
    name !== null && /^'[^a-z]+'$/.test(name) ? [[name.slice(1, -1), type]] : [],
  ),
);
const SYMBOL =
  />>>=|<<=|>>=|===|!==|==|!=|<>|<=(?!=)|\?\.(?!\d)|\?\?|&&|\|\||\+\+|--|=>|[-+*/&|^]=|[(){}[\];,.=<>!~?:+\-*/&|^@]/y;

const SPACE = /(?:[ \t\r\n\f]|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)+/y;
const WORD = /[a-z$_][\w$]*/iy;
const NUMBER = /\d*\.\d+d?|\d+l?/iy;
const TEMPORAL =
  /\d{4}-\d\d-\d\d(?:t\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d+(?::\d+)?))?|\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d+(?::\d+)?)/iy;
const FIND = /\[\s*find\s+'(?:[^'\\]|\\[\s\S])*'/iy;
const TEXT_BLOCK = /'''\r?\n(?:[^'\\]|\\[\s\S]|'(?!''))*'''/y;
const STRING = /'(?:[^'\\\r\n]|\\[^\r\n])*'/y;
const ANY_STRING = /'(?:[^'\\]|\\[\s\S])*'/y;
const WIDE_WORD = /[\p{L}\p{N}_$]+/uy;

/** The tokens of `source`, whitespace and comments left out. Throws `SyntaxProblem`. */
export function tokenize(source: string, isTrigger: boolean): TokenArray {
  const tokens: ApexSourceToken[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;
  let runAs = -1;

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    return found ? found[0] : null;
  };
  const countLines = (end: number): void => {
    for (
      let newline = source.indexOf('\n', at);
      newline >= 0 && newline < end;
      newline = source.indexOf('\n', newline + 1)
    ) {
      line++;
      lineStart = newline + 1;
    }
  };
  const push = (type: number, length: number): void => {
    tokens.push(new ApexSourceToken(source, type, at, at + length - 1, line, at - lineStart, tokens.length));
    at += length;
  };
  const fail = (message: string, ahead = 0): never => {
    throw new SyntaxProblem(line, at - lineStart + 1 + ahead, message);
  };

  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code <= 32 || code === 47) {
      const space = match(SPACE);
      if (space !== null) {
        countLines(at + space.length);
        at += space.length;
        continue;
      }
      if (code !== 47)
        fail(
          `Found control character hex 0x${code.toString(16).toUpperCase()} (decimal ${code}) that isn't valid in Apex.`,
        );
      if (source.charCodeAt(at + 1) === 42) fail('Missing closing mark */ on multi-line comment.');
    }
    const word = match(WORD);
    if (word !== null) {
      const lower = word.toLowerCase();
      if (source.charCodeAt(at + word.length) > 127) fail(invalidIdentifier(match(WIDE_WORD) ?? word));
      if (lower === 'runas') runAs = tokens.length;
      push(
        lower === 'trigger'
          ? triggerType(source, at, tokens.length === 0 && isTrigger)
          : wordType(lower, tokens.at(-1)?.type),
        word.length,
      );
      continue;
    }
    if (code === 39) {
      const block = match(TEXT_BLOCK);
      if (block !== null) {
        const lines = block.length;
        const start = at;
        push(ApexLexer.MultilineStringLiteral, lines);
        const end = at;
        at = start;
        countLines(end);
        at = end;
        continue;
      }
      push(ApexLexer.StringLiteral, stringLength(match(STRING), source, at, fail));
      continue;
    }
    if ((code >= 48 && code <= 57) || (code === 46 && isDigit(source.charCodeAt(at + 1)))) {
      const temporal = match(TEMPORAL);
      if (temporal !== null) {
        push(
          temporal.includes('-') && temporal[4] === '-'
            ? temporal.length > 10
              ? ApexLexer.DateTimeLiteral
              : ApexLexer.DateLiteral
            : ApexLexer.TimeLiteral,
          temporal.length,
        );
        continue;
      }
      const number = match(NUMBER) ?? '';
      push(
        number.includes('.')
          ? ApexLexer.NumberLiteral
          : /l$/i.test(number)
            ? ApexLexer.LongLiteral
            : ApexLexer.IntegerLiteral,
        number.length,
      );
      continue;
    }
    const find = code === 91 ? match(FIND) : null;
    if (find !== null) {
      push(ApexLexer.FindLiteral, find.length);
      continue;
    }
    const symbol = match(SYMBOL);
    if (symbol === null) fail(unknownCharacter(source, at, match(WIDE_WORD)));
    // `<=` is two tokens of the grammar.
    else if (symbol === '<=') push(ApexLexer.LT, 1);
    else push(SYMBOLS.get(symbol) ?? ApexLexer.EOF, symbol.length);
  }
  tokens.push(new ApexSourceToken(source, ApexLexer.EOF, at, at - 1, line, at - lineStart, tokens.length));
  if (runAs >= 0) joinRunAs(tokens);
  return new TokenArray(tokens);
}

function wordType(lower: string, previous: number | undefined): number {
  if (!HARD_WORDS.has(lower)) return KEYWORDS.get(lower) ?? ApexLexer.Identifier;
  // `insert as user x`, and the word that distinguishes a query from an index.
  if (lower === 'as' && previous !== undefined && DML.has(previous)) return ApexLexer.AS;
  return lower === 'select' && previous === ApexLexer.LBRACK ? ApexLexer.SELECT : ApexLexer.ON;
}

/** `Trigger.new` is an expression, `trigger X on Y` the beginning of a file; otherwise the word is no name. */
function triggerType(source: string, at: number, isStart: boolean): number {
  TRIGGER_VARIABLE.lastIndex = at;
  return isStart || TRIGGER_VARIABLE.test(source) ? ApexLexer.TRIGGER : ApexLexer.ON;
}

const TRIGGER_VARIABLE = /trigger\s*\??\./iy;

const DML: ReadonlySet<number> = new Set([
  ApexLexer.INSERT,
  ApexLexer.UPDATE,
  ApexLexer.UPSERT,
  ApexLexer.DELETE,
  ApexLexer.UNDELETE,
  ApexLexer.MERGE,
]);

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function stringLength(
  whole: string | null,
  source: string,
  at: number,
  fail: (message: string, ahead?: number) => never,
): number {
  // `'''` must be followed by a line break: a text block never begins in the middle of a line.
  if (whole === "''" && source[at + 2] === "'") {
    if (/[\r\n]/.test(source[at + 3] ?? '')) fail("Missing closing quote character ''' on string.");
    fail(`Unexpected symbol '${source[at + 3] ?? ''}', was expecting '\\n'.`, 3);
  }
  if (whole !== null) return whole.length;
  ANY_STRING.lastIndex = at;
  if (ANY_STRING.test(source)) fail('Illegal string literal: Line breaks are not allowed in string literals');
  return fail("Missing closing quote character ' on string.");
}

function invalidIdentifier(word: string): string {
  return `Invalid identifier '${word}'. Apex identifiers must start with an ASCII letter (a-z or A-Z) followed by any number of ASCII letters (a-z or A-Z), digits (0 - 9), '_'.`;
}

function unknownCharacter(source: string, at: number, word: string | null): string {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const code = character.codePointAt(0) ?? 0;
  if (word !== null && code > 127) return invalidIdentifier(word);
  if ('%#\\`'.includes(character))
    return `Found punctuation symbol or operator '${character}' that isn't valid in Apex.`;
  if (code < 32 || code === 127)
    return `Found control character hex 0x${code.toString(16).toUpperCase()} (decimal ${code}) that isn't valid in Apex.`;
  return `Unrecognized symbol '${character}', which is not a valid Apex identifier.`;
}

/** `System.runAs` before parentheses is one token of the grammar. */
function joinRunAs(tokens: ApexSourceToken[]): void {
  for (let i = 2; i < tokens.length - 1; i++) {
    const [system, dot, runAs] = [tokens[i - 2], tokens[i - 1], tokens[i]];
    if (!system || !dot || !runAs) continue;
    if (dot.type !== ApexLexer.DOT || system.type !== ApexLexer.SYSTEM || runAs.text.toLowerCase() !== 'runas')
      continue;
    if (tokens[i + 1]?.type !== ApexLexer.LPAREN || tokens[i - 3]?.type === ApexLexer.DOT) continue;
    tokens.splice(
      i - 2,
      3,
      new ApexSourceToken(
        system.source,
        ApexLexer.SYSTEMRUNAS,
        system.start,
        runAs.stop,
        system.line,
        system.column,
        system.tokenIndex,
      ),
    );
  }
  tokens.forEach((token, index) => (token.tokenIndex = index));
}
