/** System.XmlStreamReader and System.XmlTag. Source: Apex Reference Guide, "XmlStreamReader Class"; the events are StAX's. */
import { required } from '../runtime/args.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryEnum } from '../runtime/library-enums.ts';
import { libraryClass } from '../runtime/library.ts';
import { scanXml, type XmlAttribute, type XmlEvent, type XmlName, type XmlNamespace } from './xml/scanner.ts';

type Tag =
  | 'START_ELEMENT'
  | 'END_ELEMENT'
  | 'PROCESSING_INSTRUCTION'
  | 'CHARACTERS'
  | 'COMMENT'
  | 'START_DOCUMENT'
  | 'END_DOCUMENT'
  | 'DTD'
  | 'CDATA';

/** The numbers of javax.xml.stream.XMLStreamConstants. */
const NUMBERS: Readonly<Record<Tag, number>> = {
  START_ELEMENT: 1,
  END_ELEMENT: 2,
  PROCESSING_INSTRUCTION: 3,
  CHARACTERS: 4,
  COMMENT: 5,
  START_DOCUMENT: 7,
  END_DOCUMENT: 8,
  DTD: 11,
  CDATA: 12,
};
const TAGS: Readonly<Record<XmlEvent['kind'], Tag>> = {
  startDocument: 'START_DOCUMENT',
  start: 'START_ELEMENT',
  end: 'END_ELEMENT',
  text: 'CHARACTERS',
  cdata: 'CHARACTERS',
  comment: 'COMMENT',
  instruction: 'PROCESSING_INSTRUCTION',
  dtd: 'DTD',
  endDocument: 'END_DOCUMENT',
};

const xmlError = (message: string): ApexException => ApexException.of('System.XmlException', message);

export class XmlStreamReader {
  private events: readonly XmlEvent[];
  private at = 0;

  constructor(text: string) {
    this.events = scanXml(text);
  }

  get event(): XmlEvent {
    return this.events[this.at]!;
  }

  get tag(): Tag {
    return TAGS[this.event.kind];
  }

  get hasNext(): boolean {
    return this.at < this.events.length - 1;
  }

  next(): number {
    if (!this.hasNext)
      throw ApexException.of('System.NoSuchElementException', 'END_DOCUMENT reached: no more elements on the stream.');
    this.at++;
    return NUMBERS[this.tag];
  }

  nextTag(): number {
    let tag = this.next();
    while (this.isWhiteSpace || this.tag === 'COMMENT' || this.tag === 'PROCESSING_INSTRUCTION') tag = this.next();
    if (tag !== 1 && tag !== 2) throw xmlError(`found: ${this.tag}, expected START_ELEMENT or END_ELEMENT`);
    return tag;
  }

  /** From then on neighbouring texts are one. */
  coalesce(): void {
    const merged: XmlEvent[] = [];
    for (const event of this.events) {
      const last = merged[merged.length - 1];
      const joins = last !== undefined && isText(last) && isText(event) && merged.length - 1 > this.at;
      if (joins) merged[merged.length - 1] = { kind: 'text', text: last.text + event.text, at: last.at };
      else merged.push(event);
    }
    this.events = merged;
  }

  get isWhiteSpace(): boolean {
    return isText(this.event) && this.event.text.trim() === '';
  }

  get name(): XmlName | null {
    const { event } = this;
    return event.kind === 'start' || event.kind === 'end' ? event.name : null;
  }

  get attributes(): readonly XmlAttribute[] {
    const { event } = this;
    if (event.kind !== 'start')
      throw xmlError('Current state is not among the states START_ELEMENT , ATTRIBUTE valid for getAttributeCount()');
    return event.attributes;
  }

  get namespaces(): readonly XmlNamespace[] {
    const { event } = this;
    return event.kind === 'start' || event.kind === 'end' ? event.declared : [];
  }

  namespaceOf(prefix: string): string | null {
    const { event } = this;
    return event.kind === 'start' || event.kind === 'end' ? (event.scope.get(prefix) ?? null) : null;
  }

  get text(): string {
    const { event } = this;
    if (event.kind === 'text' || event.kind === 'cdata' || event.kind === 'comment' || event.kind === 'dtd')
      return event.text;
    throw xmlError(`Illegal to call getText when event type is ${this.tag}`);
  }
}

function isText(event: XmlEvent): event is Extract<XmlEvent, { kind: 'text' | 'cdata' | 'comment' }> {
  return event.kind === 'text' || event.kind === 'cdata';
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw xmlError(`Index out of bounds: ${index}`);
  return item;
}

function location({ event }: XmlStreamReader): string {
  return `Offset: ${event.at}`;
}

export const xmlTagEnum = libraryClass({
  name: 'System.XmlTag',
  kind: 'enum',
  values: [
    'ATTRIBUTE',
    'CDATA',
    'CHARACTERS',
    'COMMENT',
    'DTD',
    'END_DOCUMENT',
    'END_ELEMENT',
    'ENTITY_DECLARATION',
    'ENTITY_REFERENCE',
    'NAMESPACE',
    'NOTATION_DECLARATION',
    'PROCESSING_INSTRUCTION',
    'SPACE',
    'START_DOCUMENT',
    'START_ELEMENT',
  ],
});

export const xmlStreamReaderClass = libraryClass({
  name: 'System.XmlStreamReader',
  instance: XmlStreamReader,
  members: {
    'new(String xmlInput)': (text: string) => new XmlStreamReader(required(text)),
    'Integer getAttributeCount()': (self: XmlStreamReader) => self.attributes.length,
    'String getAttributeLocalName(Integer index)': (self: XmlStreamReader, index: number) =>
      at(self.attributes, index).local,
    'String getAttributeNamespace(Integer index)': (self: XmlStreamReader, index: number) =>
      at(self.attributes, index).namespace,
    'String getAttributePrefix(Integer index)': (self: XmlStreamReader, index: number) =>
      at(self.attributes, index).prefix,
    'String getAttributeType(Integer index)': (self: XmlStreamReader, index: number) => (
      at(self.attributes, index),
      'CDATA'
    ),
    'String getAttributeValue(String namespaceUri, String localName)': (
      self: XmlStreamReader,
      namespace: string | null,
      local: string,
    ) =>
      self.attributes.find(
        (attribute) => attribute.local === local && (namespace === null || (attribute.namespace ?? '') === namespace),
      )?.value ?? null,
    'String getAttributeValueAt(Integer index)': (self: XmlStreamReader, index: number) =>
      at(self.attributes, index).value,
    'System.XmlTag getEventType()': (self: XmlStreamReader) => libraryEnum('System.XmlTag', self.tag),
    'String getLocalName()': (self: XmlStreamReader) => self.name?.local ?? null,
    'String getLocation()': location,
    'String getNamespace()': (self: XmlStreamReader) => self.name?.namespace ?? null,
    'Integer getNamespaceCount()': (self: XmlStreamReader) => self.namespaces.length,
    'String getNamespacePrefix(Integer index)': (self: XmlStreamReader, index: number) =>
      at(self.namespaces, index).prefix,
    'String getNamespaceURI(String prefix)': (self: XmlStreamReader, prefix: string | null) =>
      self.namespaceOf(prefix ?? ''),
    'String getNamespaceURIAt(Integer index)': (self: XmlStreamReader, index: number) => at(self.namespaces, index).uri,
    'String getPIData()': (self: XmlStreamReader) => (self.event.kind === 'instruction' ? self.event.data : null),
    'String getPITarget()': (self: XmlStreamReader) => (self.event.kind === 'instruction' ? self.event.target : null),
    'String getPrefix()': (self: XmlStreamReader) => self.name?.prefix ?? null,
    'String getText()': (self: XmlStreamReader) => self.text,
    'String getVersion()': (self: XmlStreamReader) => (self.event.kind === 'startDocument' ? self.event.version : null),
    'Boolean hasName()': (self: XmlStreamReader) => self.name !== null,
    'Boolean hasNext()': (self: XmlStreamReader) => self.hasNext,
    'Boolean hasText()': (self: XmlStreamReader) => ['CHARACTERS', 'COMMENT', 'CDATA', 'DTD'].includes(self.tag),
    'Boolean isCharacters()': (self: XmlStreamReader) => self.tag === 'CHARACTERS',
    'Boolean isEndElement()': (self: XmlStreamReader) => self.tag === 'END_ELEMENT',
    'Boolean isStartElement()': (self: XmlStreamReader) => self.tag === 'START_ELEMENT',
    'Boolean isWhiteSpace()': (self: XmlStreamReader) => self.isWhiteSpace,
    'Integer next()': (self: XmlStreamReader) => self.next(),
    'Integer nextTag()': (self: XmlStreamReader) => self.nextTag(),
    'void setCoalescing(Boolean returnAsSingleBlock)': (self: XmlStreamReader, value: boolean) =>
      value ? self.coalesce() : undefined,
    'void setNamespaceAware(Boolean isNamespaceAware)': (self: XmlStreamReader) => void self.event,
    'String toString()': (self: XmlStreamReader) => `XmlStreamReader[${self.tag}]`,
  },
});
