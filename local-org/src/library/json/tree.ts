/** JSON text as a tree: what typed and untyped deserialisation work on. */
import { tokenize, type Token } from './tokens.ts';

export type JsonNode =
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, JsonNode])[]; readonly at: number }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[]; readonly at: number }
  | { readonly kind: 'string' | 'integer' | 'float'; readonly text: string; readonly at: number }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly at: number }
  | { readonly kind: 'null'; readonly at: number };

/** The first value of a text. What follows it is not read, as the platform's reader does not. */
export function parseTree(text: string): JsonNode {
  const tokens = tokenize(text);
  return readNode(tokens, tokens.next().value as Token);
}

/** The node that begins with `token`; the stream stands behind it afterwards. Own stack: depth of the text is not depth of calls. */
export function readNode(tokens: Iterator<Token>, token: Token): JsonNode {
  interface Frame {
    readonly node: JsonNode & { kind: 'object' | 'array' };
    name: string;
  }
  const stack: Frame[] = [];
  for (let current = token; ; current = tokens.next().value as Token) {
    if (current.kind === 'FIELD_NAME') {
      stack[stack.length - 1].name = current.text;
      continue;
    }
    let done: JsonNode;
    if (current.kind === 'START_OBJECT') {
      stack.push({ node: { kind: 'object', entries: [], at: current.at }, name: '' });
      continue;
    } else if (current.kind === 'START_ARRAY') {
      stack.push({ node: { kind: 'array', items: [], at: current.at }, name: '' });
      continue;
    } else if (current.kind === 'END_OBJECT' || current.kind === 'END_ARRAY') {
      done = stack.pop()!.node;
    } else {
      done = scalar(current);
    }
    const parent = stack[stack.length - 1];
    if (parent === undefined) return done;
    if (parent.node.kind === 'object')
      (parent.node.entries as (readonly [string, JsonNode])[]).push([parent.name, done]);
    else (parent.node.items as JsonNode[]).push(done);
  }
}

function scalar(token: Token): JsonNode {
  switch (token.kind) {
    case 'VALUE_STRING':
      return { kind: 'string', text: token.text, at: token.at };
    case 'VALUE_NUMBER_INT':
      return { kind: 'integer', text: token.text, at: token.at };
    case 'VALUE_NUMBER_FLOAT':
      return { kind: 'float', text: token.text, at: token.at };
    case 'VALUE_TRUE':
    case 'VALUE_FALSE':
      return { kind: 'boolean', value: token.kind === 'VALUE_TRUE', at: token.at };
    default:
      return { kind: 'null', at: token.at };
  }
}
