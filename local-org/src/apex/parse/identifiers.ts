/** Identifiers of the concrete tree, and which of them a declaration may use. */
import type { ApexParserRuleContext } from '@apexdevtools/apex-parser';
import type { Name } from '../ast.ts';
import type { Build } from './tree.ts';
import { spanOfToken } from './tree.ts';

/**
 * Names that variables, fields, parameters, constants and types cannot have; methods can. Words that are no names at all
 * (`select`, `limit`) are syntax errors and known to the lexer.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'activate',
  'any',
  'array',
  'autonomous',
  'begin',
  'bigdecimal',
  'blob',
  'boolean',
  'byte',
  'case',
  'cast',
  'char',
  'collect',
  'const',
  'currency',
  'date',
  'datetime',
  'decimal',
  'default',
  'double',
  'end',
  'exception',
  'exit',
  'export',
  'float',
  'goto',
  'group',
  'hint',
  'import',
  'inner',
  'int',
  'integer',
  'into',
  'join',
  'long',
  'loop',
  'number',
  'object',
  'of',
  'outer',
  'package',
  'parallel',
  'pragma',
  'retrieve',
  'rollback',
  'set',
  'short',
  'sobject',
  'sort',
  'string',
  'switch',
  'synchronized',
  'system',
  'then',
  'time',
  'transaction',
  'void',
  'when',
]);

const MAX_LENGTH = 255;

/** Names of generated classes. */
const RESERVED_TYPES: ReadonlySet<string> = new Set(['page', 'apexpages']);

/** The name that a one-token rule (`id`, `anyId`) holds. */
export function nameOf(id: ApexParserRuleContext): Name {
  return { text: id.start.text, span: spanOfToken(id.start) };
}

/** The name of a variable, field, parameter or constant being declared. */
export function declaredName(build: Build, id: ApexParserRuleContext): Name {
  const name = nameOf(id);
  if (RESERVED.has(name.text.toLowerCase())) build.report(name.span, `Identifier name is reserved: ${name.text}`);
  if (name.text.length > MAX_LENGTH) build.report(name.span, `Identifier name is too long: ${name.text}`);
  return name;
}

/** The name of a type being declared. */
export function declaredTypeName(build: Build, id: ApexParserRuleContext): Name {
  const name = declaredName(build, id);
  if (RESERVED_TYPES.has(name.text.toLowerCase())) build.report(name.span, `Identifier type is reserved: ${name.text}`);
  return name;
}
