/** System.XmlStreamWriter. Source: Apex Reference Guide, "XmlStreamWriter Class". */
import { required } from '../runtime/args.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { escapeAttribute, escapeText } from './xml/node.ts';

export class XmlStreamWriter {
  private text = '';
  private readonly open: string[] = [];
  /** The start tag is not finished yet: attributes may follow. */
  private tag: 'none' | 'start' | 'empty' = 'none';

  write(text: string): void {
    this.finishTag();
    this.text += text;
  }

  start(prefix: string | null, local: string, isEmpty: boolean): void {
    const name = prefix ? `${prefix}:${local}` : local;
    this.write(`<${name}`);
    this.tag = isEmpty ? 'empty' : 'start';
    if (!isEmpty) this.open.push(name);
  }

  end(): void {
    const name = this.open.pop();
    if (name === undefined) throw ApexException.of('System.XmlException', 'No element was found to write');
    this.write(`</${name}>`);
  }

  endAll(): void {
    while (this.open.length > 0) this.end();
    this.finishTag();
  }

  /** An attribute or namespace of the tag that is open. */
  attribute(name: string, value: string): void {
    if (this.tag === 'none') throw ApexException.of('System.XmlException', 'Attribute not associated with any element');
    this.text += ` ${name}="${escapeAttribute(value)}"`;
  }

  /** What was written so far, with the last tag closed. */
  get xml(): string {
    this.finishTag();
    return this.text;
  }

  private finishTag(): void {
    if (this.tag !== 'none') this.text += this.tag === 'empty' ? '/>' : '>';
    this.tag = 'none';
  }
}

function startDocument(self: XmlStreamWriter, encoding: string | null, version: string | null): void {
  self.write(`<?xml version="${version ?? '1.0'}"${encoding === null ? '' : ` encoding="${encoding}"`}?>`);
}

export const xmlStreamWriterClass = libraryClass({
  name: 'System.XmlStreamWriter',
  instance: XmlStreamWriter,
  members: {
    'new()': () => new XmlStreamWriter(),
    'void close()': (self: XmlStreamWriter) => void self.xml,
    'String getXmlString()': (self: XmlStreamWriter) => self.xml,
    'void setDefaultNamespace(String uri)': (self: XmlStreamWriter) => void self,
    'void writeAttribute(String prefix, String namespaceUri, String localName, String value)': (
      self: XmlStreamWriter,
      prefix: string | null,
      _namespace: string | null,
      local: string,
      value: string,
    ) => self.attribute(prefix ? `${prefix}:${required(local, 3)}` : required(local, 3), required(value, 4)),
    'void writeCData(String data)': (self: XmlStreamWriter, data: string) =>
      self.write(`<![CDATA[${required(data)}]]>`),
    'void writeCharacters(String text)': (self: XmlStreamWriter, text: string) =>
      self.write(escapeText(required(text))),
    'void writeComment(String comment)': (self: XmlStreamWriter, text: string) => self.write(`<!--${text ?? ''}-->`),
    'void writeDefaultNamespace(String namespaceUri)': (self: XmlStreamWriter, uri: string) =>
      self.attribute('xmlns', uri ?? ''),
    'void writeEmptyElement(String prefix, String localName, String namespaceUri)': (
      self: XmlStreamWriter,
      prefix: string | null,
      local: string,
    ) => self.start(prefix, required(local, 2), true),
    'void writeEndDocument()': (self: XmlStreamWriter) => self.endAll(),
    'void writeEndElement()': (self: XmlStreamWriter) => self.end(),
    'void writeNamespace(String prefix, String namespaceUri)': (
      self: XmlStreamWriter,
      prefix: string | null,
      uri: string,
    ) => self.attribute(prefix ? `xmlns:${prefix}` : 'xmlns', uri ?? ''),
    'void writeProcessingInstruction(String target, String data)': (
      self: XmlStreamWriter,
      target: string,
      data: string | null,
    ) => self.write(`<?${required(target)}${data ? ` ${data}` : ''}?>`),
    'void writeStartDocument(String encoding, String version)': startDocument,
    'void writeStartElement(String prefix, String localName, String namespaceUri)': (
      self: XmlStreamWriter,
      prefix: string | null,
      local: string,
    ) => self.start(prefix, required(local, 2), false),
  },
});
