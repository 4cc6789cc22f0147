/** Literals: their kinds, and the value of a string. */
import type { LiteralContext } from '@apexdevtools/apex-parser';
import { ApexParser } from '@apexdevtools/apex-parser';
import type { Literal, Span } from '../ast.ts';
import type { Build } from './tree.ts';
import { spanOfToken } from './tree.ts';

export function buildLiteral(build: Build, context: LiteralContext): Literal {
  return literalOfToken(build, context.start.type, context.start.text, spanOfToken(context.start));
}

/** The literal that a token of the given type and text stands for. */
export function literalOfToken(build: Build, type: number, text: string, span: Span): Literal {
  switch (type) {
    case ApexParser.IntegerLiteral:
      return { kind: 'integer', text };
    case ApexParser.LongLiteral:
      return { kind: 'long', text: text.slice(0, -1) };
    case ApexParser.NumberLiteral:
      return /d$/i.test(text) ? { kind: 'double', text: text.slice(0, -1) } : { kind: 'decimal', text };
    case ApexParser.StringLiteral:
      return { kind: 'string', value: unescapeString(build, text.slice(1, -1), span) };
    case ApexParser.MultilineStringLiteral:
      return { kind: 'string', value: unescapeString(build, text.slice(3, -3).replace(/^\r?\n|^\r/, ''), span) };
    case ApexParser.BooleanLiteral:
      return { kind: 'boolean', value: text.toLowerCase() === 'true' };
    default:
      return { kind: 'null' };
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', r: '\r', f: '\f', "'": "'", '"': '"', '\\': '\\' };

function unescapeString(build: Build, body: string, span: Span): string {
  if (!body.includes('\\')) return body;
  return body.replace(/\\(u[0-9a-f]{4}|[\s\S]?)/gi, (whole, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const value = ESCAPES[code.toLowerCase()];
    if (value === undefined) {
      build.report(span, `Invalid string literal '${body}'. Illegal character sequence '${whole}' in string literal.`);
      return whole;
    }
    return value;
  });
}
