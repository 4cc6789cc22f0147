import { describe, expect, test } from '@jest/globals';
import type { ApexList } from '../../src/runtime/collections.ts';
import { ApexList as List } from '../../src/runtime/collections.ts';
import { ANY, STRING } from '../../src/runtime/runtime-types.ts';
import { methods } from './call.ts';

const string = methods('String');
const list = (...items: string[]) => new List(STRING, items);

describe('System.String', () => {
  // Examples and results of the Apex Reference Guide, "String Class".
  test.each<[string, unknown[], unknown]>([
    ['abbreviate', ['Hello Maximillian', 8], 'Hello...'],
    ['abbreviate', ['Hello Max', 8], 'Hello...'],
    ['center', ['hello', 9, '-'], '--hello--'],
    ['containsOnly', ['abba', 'abcd'], true],
    ['countMatches', ['Hello Jane', 'Jane'], 1],
    ['difference', ['Hello Jane', 'Hello Max'], 'Max'],
    ['escapeCsv', ['Max1, "Max2"'], '"Max1, ""Max2"""'],
    ['escapeHtml4', ['"<Black&White>"'], '&quot;&lt;Black&amp;White&gt;&quot;'],
    ['escapeJava', ['Company: "Salesforce.com"'], 'Company: \\"Salesforce.com\\"'],
    ['escapeUnicode', ['De onde você é?'], 'De onde voc\\u00EA \\u00E9?'],
    ['getCommonPrefix', [list('SFDCApex', 'SFDCVisualforce')], 'SFDC'],
    ['getLevenshteinDistance', ['Hello Joe', 'Hello Max'], 3],
    ['indexOfAnyBut', ['abcd', 'xcdba'], -1],
    ['indexOfDifference', ['abcd', 'abxz'], 2],
    ['mid', ['abcde', 2, 3], 'cde'],
    ['normalizeSpace', [' Salesforce \t \n force.com '], 'Salesforce force.com'],
    ['removeEndIgnoreCase', ['Salesforce and FORCE', 'force'], 'Salesforce and '],
    ['substringBetween', ['xx>yyy<<zzz', '>', '<'], 'yyy'],
    ['swapCase', ['Force.com'], 'fORCE.COM'],
    ['unescapeHtml4', ['&eacute; &#62; &unknown;'], 'é > &unknown;'],
    ['isNumeric', ['1.2'], false],
    ['compareTo', ['abcde', 'abcd'], 1],
    ['hashCode', ['abc'], 96354],
    ['format', ["{0} isn''t '{1}' but {1}, {2}", new List(ANY, ['a', 1])], "a isn't {1} but 1, {2}"],
    ['replace', ['a.b', '.', '$&'], 'a$&b'],
    ['replaceAll', ['a1b22', '[0-9]+', '<$0>'], 'a<1>b<22>'],
  ])('%s%j', (name, args, expected) => expect(string(name, ...args)).toEqual(expected));

  test.each<[string, unknown[], string[]]>([
    ['split', ['a,b,,c,,', ','], ['a', 'b', '', 'c']],
    ['split', ['boo:and:foo', 'o'], ['b', '', ':and:f']],
    ['split', ['boo:and:foo', ':', 2], ['boo', 'and:foo']],
    ['split', ['', ','], ['']],
    ['split', [',', ','], []],
    ['split', ['ab', ''], ['a', 'b']],
    ['splitByCharacterTypeCamelCase', ['Lightning.platformXMLApi'], ['Lightning', '.', 'platform', 'XML', 'Api']],
  ])('%s%j', (name, args, expected) => expect((string(name, ...args) as ApexList).items).toEqual(expected));

  test('reports what is wrong', () => {
    expect(() => string('substring', 'abc', 4)).toThrow('Starting position out of bounds: 4');
    expect(() => string('substring', 'abc', 1, 9)).toThrow('Ending position out of bounds: 9');
    expect(() => string('split', 'abc', '*')).toThrow("Invalid regex: Dangling meta character '*' near index 0");
  });
});
