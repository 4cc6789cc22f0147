import { describe, expect, test } from '@jest/globals';
import { problems, problemsOf } from './support.ts';

// Each expectation is what Salesforce's own compiler prints for the same text.
describe('the first syntax error, where and how the platform reports it', () => {
  test.each([
    ['Integer x = 1 Integer y = 2;', "1:15 Missing ';' at 'Integer'"],
    ['Integer x = ;', "1:13 Unexpected token ';'."],
    ["String s = 'a' 'b';", "1:16 Extra ';', at 'b'."],
    ['if (true { }', "1:10 Missing ')' at '{'"],
    ['else { }', "1:1 Expecting '}' but was: 'else'"],
    ['do { } Integer x;', "1:8 Expecting 'WHILE' but was: 'Integer'"],
    ['try { }', '1:1 Try block must have at least one catch block or a finally block'],
    ['switch on x { }', '1:1 Switch statement requires at least one when block'],
    ['foo bar baz;', "1:5 Missing ';' at 'bar'"],
    ['List<Integer x = null;', "1:1 Unexpected token 'List'."],
    ['Integer limit = 3;', "1:9 Expecting ';' but was: 'limit'"],
    ['Integer select = 3;', "1:9 Unexpected token 'select'."],
    ['for (final Integer i = 0; i < 3; i++) { }', "1:6 Unexpected token 'final'."],
    ['for (Integer i = 0; i < 3; i++, j++) { }', "1:31 Expecting ')' but was: ','"],
    ['Object o = new Integer[]{1, 2,};', "1:31 Unexpected token '}'."],
    ['List<A>[] a;', "1:1 Unexpected token 'List'."],
    ['System.runAs(u);', "1:16 Expecting '{' but was: ';'"],
    ['Integer x = a % 2;', "1:15 Found punctuation symbol or operator '%' that isn't valid in Apex."],
    ["String s = 'abc;", "1:12 Missing closing quote character ' on string."],
    [
      'Integer é = 1;',
      "1:9 Invalid identifier 'é'. Apex identifiers must start with an ASCII letter (a-z or A-Z) followed by any number of ASCII letters (a-z or A-Z), digits (0 - 9), '_'.",
    ],
    ["String s = '''abc''';", "1:15 Unexpected symbol 'a', was expecting '\\n'."],
  ])('%s', (text, message) => {
    expect(problemsOf(text)).toEqual([message]);
  });

  test.each([
    ['public class X { Integer x }', "1:26 Unexpected token 'x'."],
    ['public class X { void m() { }', "1:30 Expecting '}' but was: '<EOF>'"],
    ['public class X { } }', "1:20 Extra '<EOF>', at '}'."],
    ['public class X { ; }', "1:18 Extra '}', at ';'."],
    ['public class X { } class Y { }', "1:20 Missing '<EOF>' at 'class'"],
    ['public class X { X(); }', '1:18 Method must have a body'],
    ['public class X { Integer a { } }', "1:30 Unexpected token '}'."],
    ['public class X { Integer a { get; get; } }', "1:35 Missing '}' at 'get'"],
    ['public class X { Integer a { static get; } }', "1:30 Unexpected token 'static'."],
    ['public class X { @AuraEnabled(cacheable=true, x=false) void m() { } }', "1:18 Unexpected token '@'."],
    ['public interface X { public void m(); }', "1:22 Expecting '}' but was: 'public'"],
    ['public X { }', "1:8 Unexpected token 'X'."],
  ])('%s', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });
});

describe('queries in Apex', () => {
  test.each([
    ['SELECT Id FORM Account', "1:17 Missing 'FROM' at 'Account'"],
    ['SELECT Id FROM Account WHERE', "1:30 Unexpected token ']'."],
    ["SELECT Id FROM Account WHERE Name = 'a' AND Name = 'b' OR Name = 'c'", "1:57 Expecting ']' but was: 'OR'"],
    ["SELECT Id FROM Account WHERE Name = 'a' AND NOT Name = 'b'", "1:46 Unexpected token 'NOT'."],
    ["SELECT Id FROM Account WHERE (Name = 'a'", "1:42 Missing ')' at ']'"],
    ["SELECT Id FROM Account WHERE Name IN 'a'", "1:39 Unexpected token 'a'."],
    ["SELECT Id FROM Account WHERE Name NOT LIKE 'a'", "1:40 Expecting 'IN' but was: 'LIKE'"],
    ['SELECT Id FROM Account WHERE Id IN (SELECT Id FROM Contact LIMIT 1)', "1:61 Missing ')' at 'LIMIT'"],
    ['SELECT Id FROM Account WHERE CreatedDate = LAST_N_DAYS:n', "1:57 Missing 'INTEGER_LITERAL' at 'n'"],
    ['SELECT Id FROM Account LIMIT x', "1:31 Unexpected token 'x'."],
    ['SELECT Id FROM Account FOR', "1:28 Missing 'UPDATE' at ']'"],
    ['SELECT Id FROM Account WITH USER_MODE WHERE Id = null', "1:40 Unexpected token 'WHERE'."],
  ])('%s', (query, message) => {
    expect(problemsOf(`[${query}];`)).toEqual([message]);
  });
});

describe('rules beyond the grammar', () => {
  test.each([
    ['Integer group, end;', ['1:9 Identifier name is reserved: group', '1:16 Identifier name is reserved: end']],
    ['Integer i = 2147483648;', ['1:13 Illegal integer']],
    ['Long l = 9223372036854775808L;', ['1:10 Illegal long']],
    [
      "String s = 'a\\qb';",
      [
        "1:12 Illegal string literal: Invalid string literal 'a\\qb'. Illegal character sequence \\q' in string literal.",
      ],
    ],
    ['static Integer i;', ['1:16 static is not allowed on locals']],
    ['switch on x { when else { } when 1 { } }', ["1:1 'when else' must be the last when block"]],
  ])('%s', (text, messages) => {
    expect(problemsOf(text)).toEqual(messages);
  });

  test.each([
    [
      'public class X { class Inner { class Deep { } } }',
      ['1:24 Identifier name is reserved: Inner', '1:32 Inner types are not allowed to have inner types'],
    ],
    ['public class X { void system() { } }', []],
    ['class X { }', ['1:7 Top-level type must have public or global visibility']],
    ['@IsTest private class X { }', []],
    ['public final class X { }', ['1:20 classes are by default final']],
    ['public class X { public public Integer a; }', ['1:40 Duplicate modifier: public']],
    ['public class X { public private Integer a; }', ['1:41 Declarations can only have one scope']],
    [
      'public class X { void m(); abstract void n() { } }',
      ['1:23 Method must have a body', '1:42 Abstract methods cannot have a body'],
    ],
    ['public class X { static virtual void m() { } }', ['1:38 static methods cannot be virtual']],
    ['public class X { Integer a { public get; } }', ['1:37 Cannot declare public accessor on private property']],
  ])('%s', (text, messages) => {
    expect(problems(text)).toEqual(messages);
  });
});
