/** Metadata that was read before is not parsed again, and not all of it is kept. */
import { expect, test } from '@jest/globals';
import { parseXml } from '../../src/project/xml.ts';

const object = (label: string): string => `<CustomObject>${`<label>${label}</label>`.repeat(200)}</CustomObject>`;

test('the same text is parsed once, whatever file it is in', () => {
  const first = parseXml(object('Same'), 'one/Same__c.object-meta.xml');
  expect(first.root).toBe('CustomObject');
  expect(parseXml(object('Same'), 'two/Same__c.object-meta.xml')).toBe(first);
  expect(parseXml(object('Other'), 'one/Same__c.object-meta.xml').node).not.toEqual(first.node);
});

test('an error names the file in which it is now', () => {
  for (const path of ['one/Torn__c.object-meta.xml', 'two/Torn__c.object-meta.xml'])
    expect(() => parseXml('<CustomObject>', path)).toThrow(path);
});

test('what was read long ago is given up', () => {
  const first = parseXml(object('First'), 'First__c.object-meta.xml');
  for (let i = 0; i < 1_000; i++) parseXml(object(`Object ${String(i)}`), 'Many__c.object-meta.xml');
  const again = parseXml(object('First'), 'First__c.object-meta.xml');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
