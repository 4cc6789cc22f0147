/** Literals: their kinds, and the value of a string. */
import type { LiteralContext } from '@apexdevtools/apex-parser';
import { ApexParser } from '@apexdevtools/apex-parser';
import type { Literal, Span } from '../ast.ts';
import { unescape } from '../../soql/parse/strings.ts';
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
      return { kind: 'string', value: stringValue(build, text.slice(1, -1), span) };
    case ApexParser.MultilineStringLiteral:
      return { kind: 'string', value: stringValue(build, text.slice(3, -3).replace(/^\r?\n|^\r/, ''), span) };
    case ApexParser.BooleanLiteral:
      return { kind: 'boolean', value: text.toLowerCase() === 'true' };
    default:
      return { kind: 'null' };
  }
}

function stringValue(build: Build, body: string, span: Span): string {
  const { value, problem } = unescape(body);
  if (problem !== null) build.report(span, problem);
  return value;
}
