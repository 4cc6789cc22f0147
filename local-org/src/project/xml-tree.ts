/** Well-formed XML as plain nodes. */
import { SaxesParser } from 'saxes';
import type { MetadataNode, MetadataValue } from './model.ts';
import { ProjectError } from './project-error.ts';

export interface XmlTree {
  /** Name of the root element. */
  readonly root: string;
  readonly node: MetadataNode;
}

/**
 * - `metadata`: attributes become children named `@name`, declarations of namespaces excepted, and elements have their prefixes.
 * - `message`: neither attributes nor prefixes.
 */
export type XmlForm = 'metadata' | 'message';

/** An element whose end has not been read yet. */
interface OpenElement {
  readonly name: string;
  readonly node: Record<string, MetadataValue>;
  text: string;
}

/**
 * Elements of one name become a list; an element without children is its text as it is written. Entities other than the five of XML are
 * errors. What stands before the declaration (a mark of byte order, an empty line) means nothing.
 *
 * @param path of the file, for errors
 * @throws ProjectError `bad_xml`
 */
export function readXml(text: string, path: string, form: XmlForm): XmlTree {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let result: XmlTree = { root: '', node: {} };
  parser.on('error', ({ message }) => {
    throw new ProjectError('bad_xml', message.replace(/^\d+:\d+: /, ''), path, parser.line, parser.column);
  });
  parser.on('opentag', ({ name, attributes }) =>
    open.push({
      name: form === 'metadata' ? name : name.slice(name.indexOf(':') + 1),
      node: nodeWith(form === 'metadata' ? attributesOf(attributes) : {}),
      text: '',
    }),
  );
  const addText = (part: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    const value = valueOf(element);
    const parent = open.at(-1);
    if (parent !== undefined) add(parent.node, element.name, value);
    else result = { root: element.name, node: typeof value === 'string' ? {} : value };
  });
  parser.write(text.trimStart()).close();
  return result;
}

/** Inherits nothing: an element may be named `constructor` or `__proto__`. */
function nodeWith(attributes: Readonly<Record<string, string>>): Record<string, MetadataValue> {
  return Object.assign(Object.create(null) as Record<string, MetadataValue>, attributes);
}

function attributesOf(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const named = Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns'));
  return Object.fromEntries(named.map(([name, value]) => [`@${name}`, value]));
}

/** Without white space between elements. */
function valueOf({ node, text }: OpenElement): MetadataNode | string {
  if (Object.keys(node).length === 0) return text;
  if (text.trim() !== '') node['#text'] = text;
  return node;
}

function add(node: Record<string, MetadataValue>, name: string, value: MetadataNode | string): void {
  const before = node[name];
  if (before === undefined) node[name] = value;
  else if (Array.isArray(before)) (before as MetadataValue[]).push(value);
  else node[name] = [before, value];
}
