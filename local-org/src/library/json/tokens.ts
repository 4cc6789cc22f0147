/** JSON text as a stream of tokens with their locations. Own reader instead of JSON.parse: numbers keep their text, errors report where. */
import { ApexException } from '../../runtime/exception.ts';

export type TokenKind =
  | 'START_OBJECT'
  | 'END_OBJECT'
  | 'START_ARRAY'
  | 'END_ARRAY'
  | 'FIELD_NAME'
  | 'VALUE_STRING'
  | 'VALUE_NUMBER_INT'
  | 'VALUE_NUMBER_FLOAT'
  | 'VALUE_TRUE'
  | 'VALUE_FALSE'
  | 'VALUE_NULL';

export interface Token {
  readonly kind: TokenKind;
  /** Unescaped text of names and strings, the text of numbers, else the literal. */
  readonly text: string;
  readonly at: number;
}

export function jsonError(message: string): ApexException {
  return ApexException.of('System.JSONException', message);
}

/** `at [line:1, column:5]`, as the platform's messages end. */
export function place(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `at [line:${line}, column:${at - before.lastIndexOf('\n')}]`;
}

/**
 * Reads token by token; throws JSONException at the first fault. Depth is on the heap, not on the stack.
 * `several`: values may follow each other.
 */
export function* tokenize(text: string, several = false): Generator<Token> {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let state: 'value' | 'firstName' | 'name' | 'firstValue' | 'after' = 'value';

  const skip = (): void => {
    while (at < text.length && ' \t\n\r'.includes(text[at])) at++;
  };
  const unexpected = (expecting: string): ApexException => {
    if (at >= text.length)
      return jsonError(
        open.length === 0
          ? `No content to map to Object due to end of input`
          : `Unexpected end-of-input: expected close marker for ${open[open.length - 1] === '{' ? 'OBJECT' : 'ARRAY'} ${place(text, at)}`,
      );
    return jsonError(
      `Unexpected character ('${text[at]}' (code ${text.charCodeAt(at)})): ${expecting} ${place(text, at)}`,
    );
  };
  const close = (kind: TokenKind): Token => {
    open.pop();
    state = 'after';
    return { kind, text: text[at], at: at++ };
  };

  for (;;) {
    skip();
    if (state === 'after') {
      if (open.length === 0) {
        if (at >= text.length) return;
        if (!several) return;
        state = 'value';
        continue;
      }
      const inside = open[open.length - 1];
      if (text[at] === ',') {
        at++;
        state = inside === '{' ? 'name' : 'value';
        continue;
      }
      if (text[at] === (inside === '{' ? '}' : ']')) {
        yield close(inside === '{' ? 'END_OBJECT' : 'END_ARRAY');
        continue;
      }
      throw unexpected(`was expecting comma to separate ${inside === '{' ? 'OBJECT' : 'ARRAY'} entries`);
    }
    const c = text[at];
    if (c === undefined && several && open.length === 0) return;
    if (state === 'firstName' && c === '}') {
      yield close('END_OBJECT');
    } else if (state === 'firstValue' && c === ']') {
      yield close('END_ARRAY');
    } else if (state === 'firstName' || state === 'name') {
      if (c !== '"') throw unexpected('was expecting double-quote to start field name');
      const start = at;
      const name = string();
      skip();
      if (text[at] !== ':') throw unexpected('was expecting a colon to separate field name and value');
      at++;
      yield { kind: 'FIELD_NAME', text: name, at: start };
      state = 'value';
    } else if (c === '{' || c === '[') {
      open.push(c);
      state = c === '{' ? 'firstName' : 'firstValue';
      yield { kind: c === '{' ? 'START_OBJECT' : 'START_ARRAY', text: c, at: at++ };
    } else {
      state = 'after';
      yield scalar();
    }
  }

  function scalar(): Token {
    const start = at;
    if (text[at] === '"') return { kind: 'VALUE_STRING', text: string(), at: start };
    const number = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
    number.lastIndex = at;
    const match = number.exec(text);
    if (match) {
      at += match[0].length;
      return {
        kind: match[1] === undefined && match[2] === undefined ? 'VALUE_NUMBER_INT' : 'VALUE_NUMBER_FLOAT',
        text: match[0],
        at: start,
      };
    }
    for (const [literal, kind] of LITERALS) {
      if (text.startsWith(literal, at)) {
        at += literal.length;
        return { kind, text: literal, at: start };
      }
    }
    const word = /[tfn][\w$]*/y;
    word.lastIndex = at;
    const token = word.exec(text)?.[0];
    if (token !== undefined) {
      const after = place(text, at + token.length);
      throw jsonError(`Unrecognized token '${token}': was expecting 'null', 'true', 'false' or NaN ${after}`);
    }
    throw unexpected("expected a valid value (number, String, array, object, 'true', 'false' or 'null')");
  }

  function string(): string {
    let result = '';
    let from = ++at;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === 0x22) {
        result += text.slice(from, at++);
        return result;
      }
      if (unit < 0x20)
        throw jsonError(
          `Illegal unquoted character ((CTRL-CHAR, code ${unit})): has to be escaped using backslash to be included in string value ${place(text, at)}`,
        );
      if (unit === 0x5c) {
        result += text.slice(from, at) + escape();
        from = at + 1;
      }
    }
    throw jsonError(`Unexpected end-of-input in VALUE_STRING ${place(text, at)}`);
  }

  function escape(): string {
    const c = text[++at];
    const simple = ESCAPES[c];
    if (simple !== undefined) return simple;
    const hex = c === 'u' ? text.slice(at + 1, at + 5) : '';
    if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw jsonError(`Unrecognized character escape '${c ?? ''}' ${place(text, at)}`);
    at += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const LITERALS: readonly (readonly [string, TokenKind])[] = [
  ['true', 'VALUE_TRUE'],
  ['false', 'VALUE_FALSE'],
  ['null', 'VALUE_NULL'],
];
