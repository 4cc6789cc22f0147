/** Metadata XML as plain nodes, and how to read them. */
import type { MetadataNode, MetadataValue } from './model.ts';
import { readXml, type XmlTree } from './xml-tree.ts';

/** By text: the files that describe Apex classes are nearly all alike, and orgs of a process often have the same project. */
const parsed = new Map<string, XmlTree>();
/** Of all texts that are kept together: more than the metadata of one large project has. */
const MOST_CHARACTERS = 4_000_000;
let characters = 0;

/** The root element's name and content. Throws ProjectError `bad_xml`. */
export function parseXml(text: string, path: string): XmlTree {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const result = readXml(text, path, 'metadata');
  characters += text.length;
  if (characters > MOST_CHARACTERS) {
    parsed.clear();
    characters = text.length;
  }
  parsed.set(text, result);
  return result;
}

/** Trimmed text of a child element; null when it is missing, empty or holds elements: the platform writes empty elements for no value. */
export function textOf(node: MetadataNode, name: string): string | null {
  const value = first(node[name]);
  const text = typeof value === 'object' ? (value as MetadataNode)['#text'] : value;
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return trimmed === '' ? null : trimmed;
}

/** Text exactly as written, for values where white space counts. */
export function rawTextOf(node: MetadataNode, name: string): string | null {
  const value = first(node[name]);
  return typeof value === 'string'
    ? value
    : value === undefined
      ? null
      : (((value as MetadataNode)['#text'] as string | undefined) ?? null);
}

export function flagOf(node: MetadataNode, name: string): boolean {
  return textOf(node, name) === 'true';
}

export function numberOf(node: MetadataNode, name: string): number | null {
  const text = textOf(node, name);
  return text === null || text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

export function nodeOf(node: MetadataNode, name: string): MetadataNode | null {
  const value = first(node[name]);
  return typeof value === 'object' && value !== null ? (value as MetadataNode) : null;
}

/** All child elements of a name that hold elements. */
export function nodesOf(node: MetadataNode, name: string): readonly MetadataNode[] {
  return all(node[name]).filter((value): value is MetadataNode => typeof value === 'object');
}

/** All child elements of a name that hold text. */
export function textsOf(node: MetadataNode, name: string): readonly string[] {
  return all(node[name])
    .filter((value): value is string => typeof value === 'string')
    .map((value) => value.trim());
}

function all(value: MetadataValue | undefined): readonly MetadataValue[] {
  return value === undefined ? [] : Array.isArray(value) ? (value as readonly MetadataValue[]) : [value];
}

function first(value: MetadataValue | undefined): MetadataValue | undefined {
  return Array.isArray(value) ? (value as readonly MetadataValue[])[0] : value;
}
