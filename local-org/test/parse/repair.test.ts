import { describe, expect, test } from '@jest/globals';
import { problems } from './support.ts';

/** A class with these members, the first on line 2. */
const members = (...lines: string[]): string => `public class X {\n${lines.join('\n')}\n}`;

// Each expectation is what Salesforce's own compiler prints for the same text, but for what it reports about names that do not exist.
describe('all syntax errors of a source', () => {
  test.each([
    [
      'missing and extra tokens',
      members('void a() { return }', 'void b( { }', 'void c() { j = 3 3; }', 'void d() { i++ i--; }'),
      ["2:19 Missing ';' at '}'", "3:9 Missing ')' at '{'", "4:18 Extra ';', at '3'.", "5:16 Missing ';' at 'i'"],
    ],
    [
      'operands that are not there',
      members('Integer = 5;', 'void a() { Integer i = 1 +; }', 'void b() { throw ; }', 'void c() { if () { } }'),
      [
        "2:9 Unexpected token '='.",
        "3:27 Unexpected token ';'.",
        "4:18 Unexpected token ';'.",
        "5:16 Unexpected token ')'.",
      ],
    ],
    [
      'statements that lead nowhere',
      members('void a() { try { } }', 'void b() { do { } }', 'void c() { while x { } }', 'Integer d { get; set }'),
      [
        '2:12 Try block must have at least one catch block or a finally block',
        "3:19 Expecting 'WHILE' but was: '}'",
        "4:18 Missing '(' at 'x'",
        "4:20 Missing ')' at '{'",
        "5:22 Unexpected token '}'.",
      ],
    ],
    [
      'queries',
      members('Object a = [SELECT Id FORM Account];', 'Object b = [SELECT FROM Account];', 'Integer c = ;'),
      ["2:28 Missing 'FROM' at 'Account'", "3:20 Unexpected token 'FROM'.", "4:13 Unexpected token ';'."],
    ],
    [
      'two in a line',
      members("String a = 'b' + ; Integer c = ;"),
      ["2:18 Unexpected token ';'.", "2:32 Unexpected token ';'."],
    ],
    ['nothing behind what ends the file', 'public clas X {\nInteger a = ;\n}', ["1:8 Unexpected token 'clas'."]],
    [
      'an end that is missing',
      members('void a() { b( }', 'void c() {'),
      ["2:15 Expecting ')' but was: '}'", "4:2 Expecting '}' but was: '<EOF>'"],
    ],
  ])('%s', (_, source, messages) => {
    expect(problems(source)).toEqual(messages);
  });

  test('a file of nothing but errors comes to an end', () => {
    expect(problems(members(...Array.from({ length: 80 }, () => 'Integer a = ;')))).toHaveLength(50);
  });
});
