/** Metadata nodes as files of the Metadata API. */
import type { MetadataNode, MetadataValue } from './model.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://soap.sforce.com/2006/04/metadata';

/** The whole file of a component. */
export function metadataXml(root: string, node: MetadataNode): string {
  const typed = JSON.stringify(node).includes('"@xsi:');
  const schemas = typed
    ? ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"'
    : '';
  return `${HEAD}<${root} xmlns="${NAMESPACE}"${schemas}>\n${content(node, '    ')}</${root}>\n`;
}

function content(node: MetadataNode, indent: string): string {
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@') && name !== '#text')
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly MetadataValue[]) : [value]).map((item) => element(name, item, indent)),
    )
    .join('');
}

function element(name: string, value: MetadataValue, indent: string): string {
  if (typeof value === 'string') return `${indent}<${name}>${escaped(value)}</${name}>\n`;
  const node = value as MetadataNode;
  const attributes = Object.entries(node)
    .filter(([key]) => key.startsWith('@'))
    .map(([key, text]) => ` ${key.slice(1)}="${escaped(text as string)}"`)
    .join('');
  const text = node['#text'];
  if (typeof text === 'string') return `${indent}<${name}${attributes}>${escaped(text)}</${name}>\n`;
  const inner = content(node, `${indent}    `);
  return inner === ''
    ? `${indent}<${name}${attributes}/>\n`
    : `${indent}<${name}${attributes}>\n${inner}${indent}</${name}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
