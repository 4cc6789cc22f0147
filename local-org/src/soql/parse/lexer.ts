/** The tokens of SOQL and SOSL, of a dynamic query as of one between brackets in Apex. */
import type { Span } from '../../apex/ast.ts';
import { unescape } from './strings.ts';
import { SoqlSyntaxError } from './soql-syntax-error.ts';

export type TokenKind =
  'name' | 'string' | 'number' | 'date' | 'datetime' | 'time' | 'bind' | 'search' | 'symbol' | 'end';

export interface SoqlToken {
  readonly kind: TokenKind;
  /** As written; of a string without its quotes and escapes, but `\%` and `\_` stay for LIKE. */
  readonly text: string;
  /** Lower case of a name or symbol, else empty: what keywords are compared with. */
  readonly lower: string;
  /** Of a bind: its number. */
  readonly bind: number;
  readonly span: Span;
  /** Where the token is in the normalised text. */
  readonly start: number;
  readonly end: number;
}

export interface LexOptions {
  readonly source: string;
  /** Offsets in `source`; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Position of `from`, from 1. */
  readonly line: number;
  readonly column: number;
  /** What stands behind the query in the source around it. */
  readonly end?: { readonly text: string; readonly line: number; readonly column: number };
  /** Apex expressions behind a colon, in order of appearance: offsets of the expression itself. */
  readonly binds?: readonly { readonly start: number; readonly end: number }[];
}

export interface LexResult {
  readonly tokens: readonly SoqlToken[];
  /** One space where there was whitespace or a comment, binds numbered. */
  readonly text: string;
}

const SPACE = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)+/y;
const TEMPORAL =
  /\d{4}-\d\d-\d\d(?:t\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d))?|\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)?/iy;
const NUMBER = /\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+/iy;
const NAME = /[a-z_$][\w$]*/iy;
const STRING = /'((?:[^'\\]|\\[\s\S])*)'/y;
const SEARCH = /\{((?:[^}\\]|\\[\s\S])*)\}/y;
const SYMBOL = /<=|>=|!=|<>|==+|&&|\|\||[=<>(),.:+\-*/{}[\]!&|?;]/y;

export function lex(options: LexOptions): LexResult {
  const { source, to } = options;
  const binds = options.binds ?? [];
  const tokens: SoqlToken[] = [];
  let text = '';
  let at = options.from;
  let line = options.line;
  let lineStart = options.from - options.column + 1;
  let nextBind = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    return found && found.index + found[0].length <= to ? found : null;
  };
  // Of the first line break that was not passed: searched for once a line, not once a token.
  let newline = source.indexOf('\n', at);
  const move = (end: number): void => {
    for (; newline >= 0 && newline < end; newline = source.indexOf('\n', newline + 1)) {
      line++;
      lineStart = newline + 1;
    }
    at = end;
  };
  const push = (kind: TokenKind, value: string, end: number, written: string): void => {
    const start = { line, column: at - lineStart + 1 };
    move(end);
    const lower = kind === 'name' || kind === 'symbol' ? value.toLowerCase() : '';
    const span: Span = { ...start, endLine: line, endColumn: at - lineStart + 1 };
    tokens.push({ kind, text: value, lower, bind: -1, span, start: text.length, end: text.length + written.length });
    text += written;
  };

  for (;;) {
    const space = match(SPACE);
    if (space) {
      move(at + space[0].length);
      if (text !== '' && at < to) text += ' ';
    }
    if (at >= to) break;
    const bind = binds[nextBind];
    const last = tokens.at(-1);
    if (bind && bind.start === at && last?.lower === ':') {
      const number = nextBind++;
      const written = `:${number}`;
      text = text.slice(0, last.start) + written;
      move(bind.end);
      const span: Span = { ...last.span, endLine: line, endColumn: at - lineStart + 1 };
      tokens[tokens.length - 1] = {
        kind: 'bind',
        text: ':',
        lower: '',
        bind: number,
        span,
        start: last.start,
        end: text.length,
      };
      continue;
    }
    const code = source.charCodeAt(at);
    if (code === 39) {
      const found = match(STRING);
      if (!found)
        throw new SoqlSyntaxError(
          `line ${line}:${at - lineStart} mismatched character '<EOF>' expecting '''`,
          line,
          at - lineStart + 1,
        );
      const { value, problem } = unescape(found[1] ?? '', '%_');
      if (problem !== null && options.end) throw new SoqlSyntaxError(problem, line, at - lineStart + 1);
      push('string', value, at + found[0].length, found[0]);
      continue;
    }
    const braces = code === 123 && tokens.length === 1 ? match(SEARCH) : null;
    if (braces) {
      push('search', braces[1] ?? '', at + braces[0].length, braces[0]);
      continue;
    }
    const isDigit = code >= 48 && code <= 57;
    const temporal = isDigit ? match(TEMPORAL) : null;
    if (temporal) {
      const value = temporal[0];
      push(
        value.includes('-', 3) && value[4] === '-' ? (value.length > 10 ? 'datetime' : 'date') : 'time',
        value,
        at + value.length,
        value,
      );
      continue;
    }
    const number = isDigit || code === 46 ? match(NUMBER) : null;
    if (number) {
      push('number', number[0], at + number[0].length, number[0]);
      continue;
    }
    const name = match(NAME) ?? match(SYMBOL);
    if (!name) {
      const character = source[at] ?? '';
      throw new SoqlSyntaxError(
        `line ${line}:${at - lineStart} no viable alternative at character '${character}'`,
        line,
        at - lineStart + 1,
      );
    }
    push(/[\w$]/.test(name[0][0] ?? '') ? 'name' : 'symbol', name[0], at + name[0].length, name[0]);
  }
  push('end', options.end?.text ?? '<EOF>', at, '');
  return { tokens, text: text.trimEnd() };
}
