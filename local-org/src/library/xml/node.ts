/** The tree of `Dom.Document`. */
import { ApexException } from '../../runtime/exception.ts';
import { scanXml, type XmlNamespace } from './scanner.ts';

export interface DomAttribute {
  readonly key: string;
  readonly namespace: string | null;
  readonly value: string | null;
  readonly valueNamespace: string | null;
}

export class DomNode {
  readonly kind: 'ELEMENT' | 'TEXT' | 'COMMENT';
  /** Local name of an element. */
  readonly name: string | null;
  namespace: string | null;
  prefix: string | null = null;
  parent: DomNode | null = null;
  /** Of texts and comments. */
  readonly content: string;
  readonly children: DomNode[] = [];
  attributes: DomAttribute[] = [];
  readonly declared: XmlNamespace[] = [];

  constructor(kind: DomNode['kind'], name: string | null, namespace: string | null, content = '') {
    this.kind = kind;
    this.name = name;
    this.namespace = namespace;
    this.content = content;
  }

  append(child: DomNode): DomNode {
    child.parent = this;
    this.children.push(child);
    return child;
  }

  /** The direct texts, joined. */
  get text(): string {
    return this.kind === 'ELEMENT'
      ? this.children
          .filter((child) => child.kind === 'TEXT')
          .map((child) => child.content)
          .join('')
      : this.content;
  }

  elements(): DomNode[] {
    return this.children.filter((child) => child.kind === 'ELEMENT');
  }

  /** Namespace of a prefix in force here; '' is the default one. */
  namespaceFor(prefix: string): string | null {
    const own = this.declared.find((each) => (each.prefix ?? '') === prefix);
    return own !== undefined ? own.uri : (this.parent?.namespaceFor(prefix) ?? null);
  }

  prefixFor(namespace: string): string | null {
    const own = this.declared.find((each) => each.uri === namespace);
    return own !== undefined ? (own.prefix ?? '') : (this.parent?.prefixFor(namespace) ?? null);
  }

  declare(prefix: string | null, uri: string): void {
    this.declared.push({ prefix: prefix === '' ? null : prefix, uri });
  }

  tostring$0(): string {
    return this.kind === 'ELEMENT'
      ? `XMLNode[ELEMENT,${this.name},${this.namespace ?? 'null'},${this.children.length === 0 ? 'null' : ''},]`
      : `XMLNode[${this.kind},null,null,null,null,${this.content},]`;
  }
}

/** An element; a namespace that is not in force at `parent` is declared with it. */
export function elementNode(
  parent: DomNode | null,
  name: string,
  namespace: string | null,
  prefix: string | null,
): DomNode {
  const node = new DomNode('ELEMENT', name, namespace === '' ? null : namespace);
  if (node.namespace !== null) {
    const known = prefix === null ? (parent?.prefixFor(node.namespace) ?? null) : null;
    node.prefix = known ?? prefix ?? freePrefix(parent);
    if (parent?.namespaceFor(node.prefix) !== node.namespace) node.declare(node.prefix, node.namespace);
    if (node.prefix === '') node.prefix = null;
  }
  return node;
}

function freePrefix(parent: DomNode | null): string {
  let number = 0;
  while (parent !== null && parent.namespaceFor(`ns${number}`) !== null) number++;
  return `ns${number}`;
}

/** The root of a document. Throws XmlException where the text is not well-formed. */
export function parseXml(text: string): DomNode {
  let root: DomNode | null = null;
  let current: DomNode | null = null;
  for (const event of scanXml(text)) {
    if (event.kind === 'start') {
      const node: DomNode = new DomNode('ELEMENT', event.name.local, event.name.namespace);
      node.prefix = event.name.prefix;
      node.declared.push(...event.declared);
      node.attributes = event.attributes.map((attribute) => ({
        key: attribute.local,
        namespace: attribute.namespace,
        value: attribute.value,
        valueNamespace: null,
      }));
      if (current === null) root = node;
      else current.append(node);
      current = node;
    } else if (event.kind === 'end') {
      current = current!.parent;
    } else if (current !== null && (event.kind === 'text' || event.kind === 'cdata' || event.kind === 'comment')) {
      current.append(new DomNode(event.kind === 'comment' ? 'COMMENT' : 'TEXT', null, null, event.text));
    }
  }
  if (root === null) throw ApexException.of('System.XmlException', 'no root element');
  return root;
}

export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (unit) => (unit === '&' ? '&amp;' : unit === '<' ? '&lt;' : '&gt;'));
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

export function nodeXml(node: DomNode): string {
  if (node.kind === 'TEXT') return escapeText(node.content);
  if (node.kind === 'COMMENT') return `<!--${node.content}-->`;
  const name = node.prefix === null ? node.name! : `${node.prefix}:${node.name!}`;
  const extra: XmlNamespace[] = [];
  const attributes = node.attributes
    .map((attribute) => ` ${attributeName(node, attribute, extra)}="${escapeAttribute(attribute.value ?? '')}"`)
    .join('');
  const namespaces = [...node.declared, ...extra]
    .map(({ prefix, uri }) => ` xmlns${prefix === null ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`)
    .join('');
  const open = `<${name}${namespaces}${attributes}`;
  return node.children.length === 0 ? `${open} />` : `${open}>${node.children.map(nodeXml).join('')}</${name}>`;
}

function attributeName(node: DomNode, attribute: DomAttribute, extra: XmlNamespace[]): string {
  if (attribute.namespace === null || attribute.namespace === '') return attribute.key;
  if (attribute.namespace === 'http://www.w3.org/XML/1998/namespace') return `xml:${attribute.key}`;
  let prefix =
    node.prefixFor(attribute.namespace) || (extra.find((each) => each.uri === attribute.namespace)?.prefix ?? null);
  if (!prefix) {
    prefix = `ns${extra.length + 1}`;
    extra.push({ prefix, uri: attribute.namespace });
  }
  return `${prefix}:${attribute.key}`;
}
