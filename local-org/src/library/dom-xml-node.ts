/** Dom.XmlNode and Dom.XmlNodeType. Source: Apex Reference Guide, "XmlNode Class". */
import { required } from '../runtime/args.ts';
import { ApexList } from '../runtime/collections.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryEnum } from '../runtime/library-enums.ts';
import { libraryClass } from '../runtime/library.ts';
import { libraryRuntimeType } from '../runtime/runtime-types.ts';
import { type DomAttribute, DomNode, elementNode } from './xml/node.ts';

const sameNamespace = (a: string | null, b: string | null): boolean => (a ?? '') === (b ?? '');

function attributeOf(self: DomNode, key: string, namespace: string | null): DomAttribute | null {
  return (
    self.attributes.find((attribute) => attribute.key === key && sameNamespace(attribute.namespace, namespace)) ?? null
  );
}

function setAttribute(
  self: DomNode,
  key: string,
  value: string | null,
  namespace: string | null,
  valueNamespace: string | null,
): void {
  const made = { key: required(key), namespace, value, valueNamespace };
  const at = self.attributes.findIndex(
    (attribute) => attribute.key === key && sameNamespace(attribute.namespace, namespace),
  );
  if (at >= 0) self.attributes[at] = made;
  else self.attributes.push(made);
}

function removeAttribute(self: DomNode, key: string, namespace: string | null): boolean {
  const attribute = attributeOf(self, key, namespace);
  if (attribute === null) return false;
  self.attributes.splice(self.attributes.indexOf(attribute), 1);
  return true;
}

function attributeAt(self: DomNode, index: number): DomAttribute {
  const attribute = self.attributes[index];
  if (attribute === undefined) throw ApexException.of('System.XmlException', `Index out of bounds: ${index}`);
  return attribute;
}

function removeChild(self: DomNode, child: DomNode): boolean {
  const at = self.children.indexOf(required(child));
  if (at < 0) return false;
  self.children.splice(at, 1);
  child.parent = null;
  return true;
}

function insertBefore(self: DomNode, child: DomNode, reference: DomNode | null): DomNode {
  const at = reference === null ? self.children.length : self.children.indexOf(reference);
  if (at < 0) throw ApexException.of('System.XmlException', 'The reference node is not a child of this node');
  if (required(child).parent !== null) removeChild(child.parent!, child);
  self.children.splice(at, 0, child);
  child.parent = self;
  return child;
}

const nodes = (items: DomNode[]): ApexList => new ApexList(libraryRuntimeType(domXmlNodeClass), [...items]);

export const domXmlNodeTypeEnum = libraryClass({
  name: 'Dom.XmlNodeType',
  kind: 'enum',
  values: ['COMMENT', 'ELEMENT', 'TEXT'],
});

export const domXmlNodeClass = libraryClass({
  name: 'Dom.XmlNode',
  instance: DomNode,
  members: {
    'Dom.XmlNode addChildElement(String name, String namespace, String prefix)': (
      self: DomNode,
      name: string,
      namespace: string | null,
      prefix: string | null,
    ) => self.append(elementNode(self, required(name), namespace, prefix)),
    'Dom.XmlNode addCommentNode(String text)': (self: DomNode, text: string) =>
      self.append(new DomNode('COMMENT', null, null, required(text))),
    'Dom.XmlNode addTextNode(String text)': (self: DomNode, text: string) =>
      self.append(new DomNode('TEXT', null, null, required(text))),
    'String getAttribute(String key, String keyNamespace)': (self: DomNode, key: string, namespace: string | null) =>
      attributeOf(self, key, namespace)?.value ?? null,
    'Integer getAttributeCount()': (self: DomNode) => self.attributes.length,
    'String getAttributeKeyAt(Integer index)': (self: DomNode, index: number) => attributeAt(self, index).key,
    'String getAttributeKeyNsAt(Integer index)': (self: DomNode, index: number) => attributeAt(self, index).namespace,
    'String getAttributeValue(String key, String keyNamespace)': (
      self: DomNode,
      key: string,
      namespace: string | null,
    ) => attributeOf(self, key, namespace)?.value ?? null,
    'String getAttributeValueNs(String key, String keyNamespace)': (
      self: DomNode,
      key: string,
      namespace: string | null,
    ) => attributeOf(self, key, namespace)?.valueNamespace ?? null,
    'Dom.XmlNode getChildElement(String name, String namespace)': (
      self: DomNode,
      name: string,
      namespace: string | null,
    ) => self.elements().find((child) => child.name === name && sameNamespace(child.namespace, namespace)) ?? null,
    'List<Dom.XmlNode> getChildElements()': (self: DomNode) => nodes(self.elements()),
    'List<Dom.XmlNode> getChildren()': (self: DomNode) => nodes(self.children),
    'String getName()': (self: DomNode) => self.name,
    'String getNamespace()': (self: DomNode) => self.namespace,
    'String getNamespaceFor(String prefix)': (self: DomNode, prefix: string | null) => self.namespaceFor(prefix ?? ''),
    'Dom.XmlNodeType getNodeType()': (self: DomNode) => libraryEnum('Dom.XmlNodeType', self.kind),
    'Dom.XmlNode getParent()': (self: DomNode) => self.parent,
    'String getPrefixFor(String namespace)': (self: DomNode, namespace: string) => self.prefixFor(required(namespace)),
    'String getText()': (self: DomNode) => self.text,
    'Dom.XmlNode insertBefore(Dom.XmlNode newChild, Dom.XmlNode refChild)': insertBefore,
    'Boolean removeAttribute(String key, String keyNamespace)': removeAttribute,
    'Boolean removeChild(Dom.XmlNode childNode)': removeChild,
    'void setAttribute(String key, String value)': (self: DomNode, key: string, value: string | null) =>
      setAttribute(self, key, value, null, null),
    'void setAttributeNs(String key, String value, String keyNamespace, String valueNamespace)': setAttribute,
    'void setNamespace(String prefix, String namespace)': (self: DomNode, prefix: string | null, namespace: string) =>
      self.declare(prefix, required(namespace)),
    'String toString()': (self: DomNode) => self.tostring$0(),
  },
});
