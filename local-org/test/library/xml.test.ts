import { expect, test } from '@jest/globals';
import { nodeXml, parseXml } from '../../src/library/xml/node.ts';
import { XmlStreamReader } from '../../src/library/xml-stream-reader.ts';
import { methods } from './call.ts';

test('a document comes back as it was', () => {
  const xml = '<a xmlns="urn:x" xmlns:p="urn:y" id="1 &lt; 2"><p:b p:c="d">t &amp; u</p:b><!--note--><e /></a>';
  const root = parseXml(`<?xml version="1.0"?>\n${xml}\n`);
  expect(nodeXml(root)).toBe(xml);
  expect(root.elements().map((child) => [child.name, child.namespace, child.text])).toEqual([
    ['b', 'urn:y', 't & u'],
    ['e', 'urn:x', ''],
  ]);
});

test.each([
  ['<a><b></a>', 'The element type "b" must be terminated by the matching end-tag "</b>".'],
  ['<a>&nbsp;</a>', 'The entity "nbsp" was referenced, but not declared.'],
  ['<p:a/>', 'The prefix "p" for element "p:a" is not bound.'],
  ['text', 'Content is not allowed in prolog.'],
])('%s is refused', (xml, message) => expect(() => parseXml(xml)).toThrow(message));

test('reads events in StAX numbers', () => {
  const reader = new XmlStreamReader('<a x="1">hi<![CDATA[ there]]></a>');
  reader.coalesce();
  const seen: unknown[] = [];
  while (reader.hasNext) seen.push(reader.next());
  expect(seen).toEqual([1, 4, 2, 8]);
});

// The example of the Apex Developer Guide, "Writing XML Using Streams".
test('writes what it is given', () => {
  const writer = methods('XmlStreamWriter');
  const w = writer('new');
  writer('writeStartDocument', w, null, '1.0');
  writer('writeProcessingInstruction', w, 'target', 'data');
  writer('writeStartElement', w, 'm', 'Library', 'http://www.book.com');
  writer('writeNamespace', w, 'm', 'http://www.book.com');
  writer('writeComment', w, 'Book starts here');
  writer('writeCData', w, '<Cdata>');
  writer('writeStartElement', w, null, 'book', null);
  writer('writeAttribute', w, null, null, 'author', 'A & B');
  writer('writeCharacters', w, 'This is my book');
  writer('writeEndElement', w);
  writer('writeEmptyElement', w, null, 'ISBN', null);
  writer('writeEndDocument', w);
  expect(writer('getXmlString', w)).toBe(
    '<?xml version="1.0"?><?target data?><m:Library xmlns:m="http://www.book.com"><!--Book starts here--><![CDATA[<Cdata>]]><book author="A &amp; B">This is my book</book><ISBN/></m:Library>',
  );
});
