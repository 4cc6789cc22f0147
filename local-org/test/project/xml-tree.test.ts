/** XML as plain nodes: what is written is read again, and what is not well-formed is refused with its position. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ProjectError } from '../../src/project/project-error.ts';
import { readXml, type XmlForm } from '../../src/project/xml-tree.ts';

const PATH = 'a.xml';

/** The same content on nodes that inherit what every object does. */
const plain = (text: string, form: XmlForm): unknown => JSON.parse(JSON.stringify(readXml(text, PATH, form)));

function failure(text: string): readonly [string, number] {
  try {
    readXml(text, PATH, 'metadata');
  } catch (error) {
    if (error instanceof ProjectError) return [error.problem, error.line!];
    throw error;
  }
  throw new Error('It is read');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Carriage returns become line feeds in XML. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text));

describe('a tree', () => {
  test('has attributes, lists and texts as they are written', () => {
    expect(
      plain(
        '<a xmlns="u" xmlns:x="v"><b x:nil="true"/><c> 1 </c><c>2</c><d x:type="t">3</d>\n<e><![CDATA[<&]]></e></a>',
        'metadata',
      ),
    ).toEqual({
      root: 'a',
      node: { b: { '@x:nil': 'true' }, c: [' 1 ', '2'], d: { '@x:type': 't', '#text': '3' }, e: '<&' },
    });
  });

  test('of a message has neither prefixes nor attributes', () => {
    expect(
      plain('<s:Envelope xmlns:s="u"><s:Body><t:run id="1"><t:x>1</t:x></t:run></s:Body></s:Envelope>', 'message'),
    ).toEqual({
      root: 'Envelope',
      node: { Body: { run: { x: '1' } } },
    });
  });

  test('has elements that are named as members of every object', () => {
    const { node } = readXml(
      '<a><constructor>1</constructor><__proto__>2</__proto__><toString>3</toString></a>',
      PATH,
      'metadata',
    );
    expect(Object.entries(node)).toEqual([
      ['constructor', '1'],
      ['__proto__', '2'],
      ['toString', '3'],
    ]);
  });

  test('has every text that XML can contain', () => {
    fc.assert(
      fc.property(texts, texts, (text, attribute) => {
        const { node } = readXml(`<a><b>${escaped(text)}</b><c d="${escaped(attribute)}">x</c></a>`, PATH, 'metadata');
        expect({ ...node }).toMatchObject({ b: text, c: { '@d': attribute, '#text': 'x' } });
      }),
    );
  });
});

describe('what is not well-formed', () => {
  test.each([
    ['an element that does not end', '<a>\n<b></a>', 'unexpected close tag.', 2],
    ['an entity that is not declared', '<a>\n\n&nbsp;</a>', 'undefined entity.', 3],
    ['no element', '<?xml version="1.0"?>\n', 'document must contain a root element.', 2],
    ['text behind the root', '<a/>\nx', 'text data outside of root node.', 2],
    ['an attribute without quotes', '<a b=c/>', 'unquoted attribute value.', 1],
  ])('%s', (_what, text, message, line) => {
    expect(failure(text)).toEqual([message, line]);
  });

  test('is refused wherever a part of a tree is missing', () => {
    const whole = '<a x="1"><b>t</b><c/></a>';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (end) => {
        expect(() => readXml(whole.slice(0, end), PATH, 'metadata')).toThrow(ProjectError);
      }),
    );
  });
});
