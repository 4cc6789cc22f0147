/** Metadata XML as plain nodes, and how to read them. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ProjectError } from './project-error.ts';
import type { MetadataNode, MetadataValue } from './model.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: true,
  htmlEntities: true,
});

const EMPTY: MetadataNode = {};

interface Parsed {
  readonly root: string;
  readonly node: MetadataNode;
}

/** Of short texts: the files that describe Apex classes are nearly all alike. */
const parsed = new Map<string, Parsed>();
const MOST_CHARACTERS = 1000;
const MOST_TEXTS = 1000;

/** The root element's name and content. Throws ProjectError `bad_xml`. */
export function parseXml(text: string, path: string): Parsed {
  if (text.length > MOST_CHARACTERS) return parse(text, path);
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const result = parse(text, path);
  if (parsed.size >= MOST_TEXTS) parsed.clear();
  parsed.set(text, result);
  return result;
}

function parse(text: string, path: string): Parsed {
  // What stands before the declaration (a mark of byte order, an empty line) means nothing.
  const source = text.trimStart();
  let xml: Record<string, unknown>;
  try {
    xml = parser.parse(source) as Record<string, unknown>;
  } catch (error) {
    throw wellFormed(source, path) ?? new ProjectError('bad_xml', (error as Error).message, path);
  }
  const root = Object.keys(xml).find((key) => !key.startsWith('#'));
  const error = wellFormed(source, path);
  if (error !== null) throw error;
  if (root === undefined) throw new ProjectError('bad_xml', 'The file holds no XML element', path);
  const node = clean(xml[root]);
  return { root, node: typeof node === 'string' || Array.isArray(node) ? EMPTY : (node as MetadataNode) };
}

function wellFormed(source: string, path: string): ProjectError | null {
  const verdict = XMLValidator.validate(source);
  return verdict === true
    ? null
    : new ProjectError('bad_xml', verdict.err.msg, path, verdict.err.line, verdict.err.col);
}

/** Without white space between elements and without namespaces declarations; text of leaves stays as it is written. */
function clean(value: unknown): MetadataValue {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const node: Record<string, MetadataValue> = {};
  let hasElements = false;
  for (const [name, child] of Object.entries(value)) {
    if (name === '#text' || name.startsWith('@xmlns')) continue;
    hasElements = true;
    node[name] = clean(child);
  }
  const text = (value as Record<string, unknown>)['#text'];
  if (!hasElements) return text === undefined ? '' : String(text);
  if (typeof text === 'string' && text.trim() !== '') node['#text'] = text;
  return node;
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
