/** Literals: their kinds, and the value of a string. */
import type { LiteralContext } from '@apexdevtools/apex-parser';
import { ApexParser } from '@apexdevtools/apex-parser';
import type { Literal, Span } from '../ast.ts';
import type { Build } from './tree.ts';
import { spanOfToken } from './tree.ts';

export function buildLiteral(build: Build, context: LiteralContext): Literal {
  return literalOfToken(build, context.start.type, context.start.text, spanOfToken(context.start));
}

/** A sign is no part of a literal: the smallest numbers cannot be written. */
const MAX_INTEGER = 2_147_483_647n;
const MAX_LONG = 9_223_372_036_854_775_807n;

/** The literal that a token of the given type and text stands for. */
export function literalOfToken(build: Build, type: number, text: string, span: Span): Literal {
  switch (type) {
    case ApexParser.IntegerLiteral:
      if (text.length > 9 && BigInt(text) > MAX_INTEGER) build.report(span, 'Illegal integer');
      return { kind: 'integer', text };
    case ApexParser.LongLiteral:
      if (text.length > 19 && BigInt(text.slice(0, -1)) > MAX_LONG) build.report(span, 'Illegal long');
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

/** The platform's wording lacks the opening quote of the sequence; so does ours. */
function unescapeString(build: Build, body: string, span: Span): string {
  if (!body.includes('\\')) return body;
  let failure: string | null = null;
  const value = body.replace(/\\(u[0-9a-f]{4}|[\s\S]?)/gi, (whole, code: string, offset: number) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const escaped = ESCAPES[code.toLowerCase()];
    if (escaped !== undefined) return escaped;
    failure ??= illegalSequence(body, code, offset);
    return whole;
  });
  if (failure !== null) build.report(span, `Illegal string literal: Invalid string literal '${body}'. ${failure as string}' in string literal.`);
  return value;
}

function illegalSequence(body: string, code: string, offset: number): string {
  if (code.toLowerCase() !== 'u') return `Illegal character sequence \\${code}`;
  const digits = body.slice(offset + 2, offset + 6);
  if (digits.length === 4) return `Illegal unicode sequence. \\u${digits}`;
  return `Illegal unicode sequence. Less than four hex digits \\${body}`;
}
