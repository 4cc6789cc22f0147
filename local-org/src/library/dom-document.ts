/** Dom.Document. Source: Apex Reference Guide, "Document Class". */
import { required } from '../runtime/args.ts';
import { libraryClass } from '../runtime/library.ts';
import { type DomNode, elementNode, nodeXml, parseXml } from './xml/node.ts';

export class DomDocument {
  root: DomNode | null = null;

  get xml(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>${this.root === null ? '' : nodeXml(this.root)}`;
  }

  static parse(text: string): DomDocument {
    const document = new DomDocument();
    document.root = parseXml(text);
    return document;
  }
}

export const domDocumentClass = libraryClass({
  name: 'Dom.Document',
  instance: DomDocument,
  members: {
    'new()': () => new DomDocument(),
    'Dom.XmlNode createRootElement(String name, String namespace, String prefix)': (
      self: DomDocument,
      name: string,
      namespace: string | null,
      prefix: string | null,
    ) => (self.root = elementNode(null, required(name), namespace, prefix)),
    'Dom.XmlNode getRootElement()': (self: DomDocument) => self.root,
    'void load(String xml)': (self: DomDocument, text: string) => void (self.root = parseXml(required(text))),
    'String toXmlString()': (self: DomDocument) => self.xml,
  },
});
