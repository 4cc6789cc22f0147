/** Reading the text of a pattern: characters, escapes, character classes. The grammar above it is in compile.ts. */
import { both, not, predefined, property, single, span, union } from './classes.ts';
import type * as node from './nodes.ts';

/** What is wrong, and where: `index` counts UTF-16 units from 0. */
export class PatternError extends Error {
  readonly description: string;
  readonly index: number;
  readonly pattern: string;
  constructor(description: string, index: number, pattern: string) {
    super(`${description} near index ${index}\n${pattern}${index >= 0 ? `\n${' '.repeat(index)}^` : ''}`);
    this.description = description;
    this.index = index;
    this.pattern = pattern;
  }
}

export const FLAGS = {
  unixLines: 1,
  caseInsensitive: 2,
  comments: 4,
  multiline: 8,
  literal: 16,
  dotAll: 32,
  unicodeCase: 64,
  unicodeClass: 256,
} as const;

export class PatternReader {
  protected readonly pattern: string;
  protected flags: number;
  protected at = 0;

  constructor(pattern: string, flags: number) {
    this.pattern = pattern;
    this.flags = flags;
  }

  /** At the character after the backslash; returns what it stands for. */
  protected escapedCodePoint(): number {
    const c = this.peek();
    if (c === '') throw this.error('Unexpected internal error', this.at);
    const simple = ESCAPES[c];
    if (simple !== undefined) {
      this.at++;
      return simple;
    }
    if (c === '0') return this.numeric(/^0([0-3]?[0-7]{1,2})/, 8, 'Illegal octal escape sequence');
    if (c === 'x')
      return this.numeric(/^x(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{2}))/, 16, 'Illegal hexadecimal escape sequence');
    if (c === 'u') return this.numeric(/^u([0-9a-fA-F]{4})/, 16, 'Illegal Unicode escape sequence');
    if (c === 'c') {
      this.at += 2;
      return this.pattern.charCodeAt(this.at - 1) ^ 64;
    }
    if (/[a-zA-Z]/.test(c)) throw this.error('Illegal/unsupported escape sequence', this.at);
    return this.take();
  }

  protected numeric(expression: RegExp, radix: number, message: string): number {
    const match = expression.exec(this.pattern.slice(this.at));
    if (!match) throw this.error(message, this.at);
    this.at += match[0].length;
    return Number.parseInt(match[1] ?? match[2], radix);
  }

  protected unicodeClass(): node.CharTest {
    const negative = this.peek() === 'P';
    this.at++;
    const match = /^(?:\{\^?([^}]*)\}|(.))/.exec(this.pattern.slice(this.at));
    if (!match) throw this.error('Unclosed character family', this.pattern.length);
    const name = match[1] ?? match[2];
    const test = property(name);
    if (!test) throw this.error(`Unknown character property name {${name}}`, this.at + match[0].length - 1);
    this.at += match[0].length;
    return negative ? not(test) : test;
  }

  // ---- [...]

  protected bracket(): node.CharTest {
    const open = this.at;
    this.at++;
    const negative = this.peek() === '^';
    if (negative) this.at++;
    let parts: node.CharTest[] = [];
    let whole: node.CharTest | null = null;
    let first = true;
    for (;;) {
      this.skipComments();
      const c = this.peek();
      if (c === '') throw this.error('Unclosed character class', this.pattern.length - 1);
      if (c === ']' && !(first && parts.length === 0 && whole === null)) break;
      first = false;
      if (c === '&' && this.pattern[this.at + 1] === '&') {
        this.at += 2;
        const left = parts.length > 0 ? union(parts) : null;
        whole = whole === null ? left : left === null ? whole : both(whole, left);
        parts = [];
        continue;
      }
      parts.push(c === '[' ? this.bracket() : this.member(open));
    }
    this.at++;
    const last = parts.length > 0 ? union(parts) : null;
    const test = whole === null ? last! : last === null ? whole : both(whole, last);
    return negative ? not(test) : test;
  }

  protected member(open: number): node.CharTest {
    const flags = this.classFlags();
    if (this.peek() === '\\') {
      const c = this.pattern[this.at + 1];
      const test = predefined(c, flags);
      if (test) {
        this.at += 2;
        return test;
      }
      if (c === 'p' || c === 'P') {
        this.at++;
        return this.unicodeClass();
      }
      if (c === 'Q') return this.quotedMembers();
    }
    const low = this.memberCodePoint();
    if (this.peek() !== '-' || this.pattern[this.at + 1] === ']' || this.pattern[this.at + 1] === '[')
      return single(low, flags);
    if (this.pattern[this.at + 1] === undefined) throw this.error('Unclosed character class', open);
    this.at++;
    const high = this.memberCodePoint();
    if (high < low) throw this.error('Illegal character range', this.at - 1);
    return span(low, high, flags);
  }

  protected quotedMembers(): node.CharTest {
    const end = this.pattern.indexOf('\\E', this.at);
    const text = this.pattern.slice(this.at + 2, end < 0 ? undefined : end);
    this.at = end < 0 ? this.pattern.length : end + 2;
    return union([...text].map((letter) => single(letter.codePointAt(0)!, this.classFlags())));
  }

  protected memberCodePoint(): number {
    if (this.peek() !== '\\') return this.take();
    this.at++;
    return this.escapedCodePoint();
  }

  protected peek(): string {
    return this.pattern[this.at] ?? '';
  }

  protected take(): number {
    const codePoint = this.pattern.codePointAt(this.at)!;
    this.at += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  protected skipComments(): void {
    if (!this.has(FLAGS.comments)) return;
    for (;;) {
      const c = this.peek();
      if (c === '#') while (this.peek() !== '' && this.peek() !== '\n') this.at++;
      else if (c !== '' && ' \t\n\r\f\v'.includes(c)) this.at++;
      else return;
    }
  }

  protected has(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }

  protected classFlags(): { ignoreCase: boolean; unicodeCase: boolean; unicodeClass: boolean } {
    return {
      ignoreCase: this.has(FLAGS.caseInsensitive),
      unicodeCase: this.has(FLAGS.unicodeCase),
      unicodeClass: this.has(FLAGS.unicodeClass),
    };
  }

  protected error(description: string, index: number): PatternError {
    return new PatternError(description, index, this.pattern);
  }
}

const ESCAPES: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13, f: 12, a: 7, e: 27 };
