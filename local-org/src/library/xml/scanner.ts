/** Takes XML text apart into events, with namespaces resolved. For documents as services send them: no external entities, no validation. */
import { ApexException } from '../../runtime/exception.ts';
import { unescapeXml } from '../text/escapes.ts';

export interface XmlName {
  readonly prefix: string | null;
  readonly local: string;
  readonly namespace: string | null;
}

export interface XmlAttribute extends XmlName {
  readonly value: string;
}

export interface XmlNamespace {
  /** Null for the default namespace. */
  readonly prefix: string | null;
  readonly uri: string;
}

export type XmlEvent =
  | {
      readonly kind: 'startDocument';
      readonly version: string | null;
      readonly encoding: string | null;
      readonly at: number;
    }
  | {
      readonly kind: 'start';
      readonly name: XmlName;
      readonly attributes: readonly XmlAttribute[];
      readonly declared: readonly XmlNamespace[];
      readonly scope: Scope;
      readonly at: number;
    }
  | {
      readonly kind: 'end';
      readonly name: XmlName;
      readonly declared: readonly XmlNamespace[];
      readonly scope: Scope;
      readonly at: number;
    }
  | { readonly kind: 'text' | 'cdata' | 'comment'; readonly text: string; readonly at: number }
  | { readonly kind: 'instruction'; readonly target: string; readonly data: string; readonly at: number }
  | { readonly kind: 'dtd'; readonly text: string; readonly at: number }
  | { readonly kind: 'endDocument'; readonly at: number };

/** Namespaces that are in force; '' is the default one. */
export type Scope = ReadonlyMap<string, string>;

const ROOT_SCOPE: Scope = new Map([
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ['xmlns', 'http://www.w3.org/2000/xmlns/'],
]);
const NAME = '[A-Za-z_:\\u0080-\\uffff][-\\w.:\\u00b7-\\uffff]*';
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*("[^"<]*"|'[^'<]*')`, 'y');
const TAG_NAME = new RegExp(NAME, 'y');

function xmlError(message: string): ApexException {
  return ApexException.of('System.XmlException', message);
}

interface Open {
  readonly raw: string;
  readonly name: XmlName;
  readonly declared: readonly XmlNamespace[];
  readonly scope: Scope;
}

/** All events of a document. Throws XmlException where it is not well-formed. */
export function scanXml(text: string): readonly XmlEvent[] {
  return new Scanner(text).scan();
}

class Scanner {
  private readonly text: string;
  private at = 0;
  private readonly events: XmlEvent[] = [];
  private readonly open: Open[] = [];
  private roots = 0;

  constructor(text: string) {
    this.text = text.replace(/^\ufeff/, '');
  }

  scan(): XmlEvent[] {
    const { text, events } = this;
    this.declaration();
    while (this.at < text.length) {
      if (text[this.at] === '<') this.markup();
      else this.characters();
    }
    if (this.open.length > 0)
      throw xmlError(
        `XML document structures must start and end within the same entity: element type "${this.open[this.open.length - 1]!.raw}" must be terminated`,
      );
    if (this.roots === 0) throw xmlError('Premature end of file: no root element');
    events.push({ kind: 'endDocument', at: this.at });
    return events;
  }

  private declaration(): void {
    const match = /^<\?xml\s+([\s\S]*?)\?>/.exec(this.text);
    const value = (name: string) => new RegExp(`${name}\\s*=\\s*["']([^"']*)["']`).exec(match?.[1] ?? '')?.[1] ?? null;
    this.events.push({ kind: 'startDocument', version: value('version'), encoding: value('encoding'), at: 0 });
    this.at = match?.[0].length ?? 0;
  }

  private markup(): void {
    const { text } = this;
    const rest = (start: string) => text.startsWith(start, this.at);
    if (rest('<!--')) this.block('<!--', '-->', (inner, at) => ({ kind: 'comment', text: inner, at }));
    else if (rest('<![CDATA[')) this.block('<![CDATA[', ']]>', (inner, at) => ({ kind: 'cdata', text: inner, at }));
    else if (rest('<!DOCTYPE')) throw xmlError('DOCTYPE is not allowed');
    else if (rest('<?')) this.block('<?', '?>', instruction);
    else if (rest('</')) this.endTag();
    else this.startTag();
  }

  private block(start: string, end: string, make: (inner: string, at: number) => XmlEvent): void {
    const close = this.text.indexOf(end, this.at + start.length);
    if (close < 0) throw xmlError(`Expected ${end}`);
    this.events.push(make(this.text.slice(this.at + start.length, close), this.at));
    this.at = close + end.length;
  }

  private characters(): void {
    const next = this.text.indexOf('<', this.at);
    const end = next < 0 ? this.text.length : next;
    const raw = this.text.slice(this.at, end);
    if (this.open.length === 0) {
      if (raw.trim() !== '')
        throw xmlError(
          this.roots === 0 ? 'Content is not allowed in prolog.' : 'Content is not allowed in trailing section.',
        );
    } else {
      this.events.push({ kind: 'text', text: entities(raw).replace(/\r\n?/g, '\n'), at: this.at });
    }
    this.at = end;
  }

  private startTag(): void {
    const from = this.at;
    TAG_NAME.lastIndex = from + 1;
    const raw = TAG_NAME.exec(this.text)?.[0];
    if (raw === undefined)
      throw xmlError('The content of elements must consist of well-formed character data or markup.');
    if (this.open.length === 0 && this.roots++ > 0)
      throw xmlError('The markup in the document following the root element must be well-formed.');
    const pairs = this.attributes(from + 1 + raw.length, raw);
    const end = /\s*(\/?)>/y;
    end.lastIndex = this.at;
    const close = end.exec(this.text);
    if (close === null)
      throw xmlError(`Element type "${raw}" must be followed by either attribute specifications, ">" or "/>".`);
    this.at = end.lastIndex;
    this.element(from, raw, pairs, close[1] === '/');
  }

  private attributes(from: number, element: string): [string, string][] {
    const pairs: [string, string][] = [];
    this.at = from;
    for (;;) {
      ATTRIBUTE.lastIndex = this.at;
      const match = ATTRIBUTE.exec(this.text);
      if (match === null) return pairs;
      if (pairs.some(([name]) => name === match[1]))
        throw xmlError(`Attribute "${match[1]}" was already specified for element "${element}".`);
      pairs.push([match[1]!, entities(match[2]!.slice(1, -1)).replace(/[\t\n\r]/g, ' ')]);
      this.at = ATTRIBUTE.lastIndex;
    }
  }

  private element(at: number, raw: string, pairs: readonly (readonly [string, string])[], isEmpty: boolean): void {
    const declared = pairs.flatMap(([name, uri]): XmlNamespace[] =>
      name === 'xmlns' ? [{ prefix: null, uri }] : name.startsWith('xmlns:') ? [{ prefix: name.slice(6), uri }] : [],
    );
    const outer = this.open[this.open.length - 1]?.scope ?? ROOT_SCOPE;
    const scope =
      declared.length === 0
        ? outer
        : new Map([...outer, ...declared.map(({ prefix, uri }): [string, string] => [prefix ?? '', uri])]);
    const name = qualified(raw, scope, true);
    const attributes = pairs
      .filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'))
      .map(([key, value]) => ({ ...qualified(key, scope, false), value }));
    this.events.push({ kind: 'start', name, attributes, declared, scope, at });
    if (isEmpty) this.events.push({ kind: 'end', name, declared, scope, at: this.at });
    else this.open.push({ raw, name, declared, scope });
  }

  private endTag(): void {
    const match = /<\/([^\s>]+)\s*>/y;
    match.lastIndex = this.at;
    const found = match.exec(this.text);
    const element = this.open.pop();
    if (element === undefined || found === null || found[1] !== element.raw) {
      throw xmlError(
        element === undefined
          ? 'The markup in the document following the root element must be well-formed.'
          : `The element type "${element.raw}" must be terminated by the matching end-tag "</${element.raw}>".`,
      );
    }
    this.events.push({
      kind: 'end',
      name: element.name,
      declared: element.declared,
      scope: element.scope,
      at: this.at,
    });
    this.at = match.lastIndex;
  }
}

function instruction(inner: string, at: number): XmlEvent {
  const [, target, data] = /^(\S+)\s*([\s\S]*)$/.exec(inner) ?? [];
  return { kind: 'instruction', target: target ?? '', data: data ?? '', at };
}

function entities(text: string): string {
  if (!text.includes('&')) return text;
  const bad = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[0-9a-fA-F]+);)([^;\s]*)/.exec(text);
  if (bad !== null)
    throw xmlError(
      bad[1] === ''
        ? "The entity name must immediately follow the '&' in the entity reference."
        : `The entity "${bad[1]}" was referenced, but not declared.`,
    );
  return unescapeXml(text);
}

function qualified(raw: string, scope: Scope, isElement: boolean): XmlName {
  const colon = raw.indexOf(':');
  if (colon < 0) return { prefix: null, local: raw, namespace: (isElement && scope.get('')) || null };
  const prefix = raw.slice(0, colon);
  const namespace = scope.get(prefix);
  if (namespace === undefined)
    throw xmlError(`The prefix "${prefix}" for ${isElement ? 'element' : 'attribute'} "${raw}" is not bound.`);
  return { prefix, local: raw.slice(colon + 1), namespace };
}
