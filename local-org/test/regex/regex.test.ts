import { describe, expect, test } from '@jest/globals';
import { compile, FLAGS, PatternError } from '../../src/runtime/regex/compile-pattern.ts';
import { RegexMatcher, regexPattern } from '../../src/runtime/regex/matcher.ts';
import { MAX_INPUT_ACCESSES, RegexBudgetError } from '../../src/runtime/regex/nodes.ts';
import { replaceMatches, splitText } from '../../src/runtime/regex/replace.ts';

function found(pattern: string, text: string, flags = 0): string[] {
  const matcher = new RegexMatcher(regexPattern(pattern, flags), text);
  const all: string[] = [];
  while (matcher.find()) all.push(matcher.group(0)!);
  return all;
}

/** Expected values: what java.util.regex of JDK 17 answers. */
describe('regular expressions', () => {
  test.each<[string, string, string[]]>([
    ['a+b', 'aab ab b', ['aab', 'ab']],
    ['(a|ab)(c|bcd)(d*)', 'abcd', ['abcd']],
    ['(\\w)\\1', 'hello book', ['ll', 'oo']],
    ['(?<=a)b|(?<!x)c', 'ab xc c', ['b', 'c']],
    ['"(?>[^"\\\\]|\\\\.)*+"', 'say "a\\"b" end', ['"a\\"b"']],
    ['(?i)HELLO(?-i)X', 'helloX HELLOx', ['helloX']],
    ['[a-z&&[^aeiou]]+', 'hello', ['h', 'll']],
    ['\\bfoo\\b', 'foo food foo', ['foo', 'foo']],
    ['(a*)*', 'aab', ['aa', '', '']],
    ['x*?y', 'xxy', ['xxy']],
    ['\\Qa.b\\E', 'a.b axb', ['a.b']],
    ['a{2,3}', 'aaaaa', ['aaa', 'aa']],
    ['[^]a]+', 'b]c', ['b', 'c']],
    ['(?:ab)+?', 'abab', ['ab', 'ab']],
    ['a++a', 'aaa', []],
    ['😀+', '😀😀x', ['😀😀']],
    ['.', '😀', ['😀']],
    ['\\p{Lu}\\p{L}*', 'Émile et zoë', ['Émile']],
    ['(?x) a b # comment\n c', 'abc', ['abc']],
  ])('%s in %s', (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });

  test('anchors know lines only when asked', () => {
    expect(found('^.$', 'a\nb')).toEqual([]);
    expect(found('^.$', 'a\nb', FLAGS.multiline)).toEqual(['a', 'b']);
    expect(found('b$', 'a b\n')).toEqual(['b']);
    expect(found('b\\z', 'a b\n')).toEqual([]);
  });

  test('a group that took part in no match is null', () => {
    const matcher = new RegexMatcher(regexPattern('(a)|(b)'), 'b');
    expect(matcher.find()).toBe(true);
    expect([matcher.group(1), matcher.group(2)]).toEqual([null, 'b']);
  });

  test('replaces with groups and escapes', () => {
    expect(replaceMatches(new RegexMatcher(regexPattern('(\\w+)@(\\w+)'), 'a@b c@d'), '$2 at \\$1', true)).toBe(
      'b at $1 d at $1',
    );
  });

  test.each<[string, string, number, string[]]>([
    [',', 'a,b,,c,,', 0, ['a', 'b', '', 'c']],
    [',', 'a,b,,c,,', -1, ['a', 'b', '', 'c', '', '']],
    [',', 'a,b,c', 2, ['a', 'b,c']],
    ['', 'abc', 0, ['a', 'b', 'c']],
    [',', '', 0, ['']],
  ])('splits by %s', (pattern, text, limit, expected) => {
    expect(splitText(regexPattern(pattern), text, limit)).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['(a', 'Unclosed group', 2],
    ['a)', "Unmatched closing ')'", 0],
    ['[a', 'Unclosed character class', 1],
    ['*a', "Dangling meta character '*'", 0],
    ['(?<=a+)b', 'Look-behind group does not have an obvious maximum length', 0],
    ['\\y', 'Illegal/unsupported escape sequence', 1],
  ])('refuses %s', (pattern, description, index) => {
    expect(() => compile(pattern, 0)).toThrow(PatternError);
    try {
      compile(pattern, 0);
    } catch (error) {
      expect([(error as PatternError).description, (error as PatternError).index]).toEqual([description, index]);
    }
  });

  test('ends catastrophic backtracking with the budget', () => {
    const matcher = new RegexMatcher(regexPattern('(a+)+$'), `${'a'.repeat(40)}!`);
    expect(() => matcher.find()).toThrow(RegexBudgetError);
    expect(matcher.state.accesses).toBe(MAX_INPUT_ACCESSES + 1);
  });

  test('counts an address pattern on letters without an address as quadratic', () => {
    const matcher = new RegexMatcher(regexPattern('[a-z0-9._%+-]+@[a-z0-9.-]+'), 'a'.repeat(3000));
    expect(() => matcher.find()).toThrow(RegexBudgetError);
  });
});
