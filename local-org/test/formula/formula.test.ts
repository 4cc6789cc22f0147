import { describe, expect, test } from '@jest/globals';
import { evaluateFormula, fieldPaths, unknownFunctions, type FormulaContext } from '../../src/formula/evaluate.ts';
import { FormulaError, parseFormula } from '../../src/formula/parse.ts';
import { FormulaDate, type FormulaValue } from '../../src/formula/formula-values.ts';

const NOW = Date.UTC(2026, 10, 21, 23, 30);

function evaluate(
  text: string,
  now: Record<string, FormulaValue> = {},
  before: Record<string, FormulaValue> | null = null,
): FormulaValue {
  const context: FormulaContext = {
    field: (path) => now[path.join('.')] ?? null,
    prior: (path) => (before ?? now)[path.join('.')] ?? null,
    isNew: before === null,
    blankAsZero: true,
    now: () => NOW,
    offsetMinutes: () => 60,
  };
  return evaluateFormula(parseFormula(text), context);
}

describe('formulas', () => {
  test.each<[string, FormulaValue]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ^ 3', 8],
    ['10 - 4 - 3', 3],
    ['-2 + 5', 3],
    ['IF(1 = 2, "a", "b")', 'b'],
    ['CASE("b", "a", 1, "b", 2, 3)', 2],
    ['"a" & "b"', 'ab'],
    ['NOT(ISBLANK("  "))', false],
    ['AND(TRUE, OR(FALSE, TRUE))', true],
    ['ROUND(2.345, 2)', 2.35],
    ['ROUND(-2.5, 0)', -3],
    ['FLOOR(-2.5)', -2],
    ['MOD(-7, 3)', 2],
    ['LEFT("abc", 2) & RIGHT("abc", 1)', 'abc'],
    ['MID("abcdef", 2, 3)', 'bcd'],
    ['FIND("c", "abc")', 3],
    ['SUBSTITUTE("a-b-c", "-", "+")', 'a+b+c'],
    ['REGEX("DE12", "[A-Z]{2}\\\\d+")', true],
    ['CONTAINS("abc", "")', true],
    ['YEAR(DATE(2024, 2, 29))', 2024],
    ['DATE(2024, 3, 1) - DATE(2024, 2, 28)', 2],
    // No such day: an error, which a field shows as empty.
    ['DATE(2024, 2, 31)', null],
    ["DATEVALUE('2024-13-01')", null],
    ['ISBLANK(DATE(2024, 2, 31))', true],
    ['TEXT(ADDMONTHS(DATE(2024, 1, 31), 1))', '2024-02-29'],
    ['TEXT(TODAY())', '2026-11-22'],
    ['1 / 0', null],
    ['"x" = "X"', false],
    ['/* a comment */ 1 <> 2 && "a" <> "b"', true],
  ])('%s', (text, expected) => {
    expect(evaluate(text)).toEqual(expected);
  });

  test('reads fields, parents and globals', () => {
    expect(evaluate('Account.Name & $User.Alias', { 'Account.Name': 'Acme', '$User.Alias': 'me' })).toBe('Acmeme');
    expect(fieldPaths(parseFormula('IF(Amount > 1, Account.Name, $User.Id)'))).toEqual([
      ['Amount'],
      ['Account', 'Name'],
      ['$User', 'Id'],
    ]);
  });

  test('knows what changed', () => {
    expect(evaluate('ISCHANGED(Name)', { Name: 'b' }, { Name: 'a' })).toBe(true);
    expect(evaluate('ISCHANGED(Name)', { Name: 'a' }, { Name: 'a' })).toBe(false);
    expect(evaluate('ISNEW() && PRIORVALUE(Name) = "a"', { Name: 'a' })).toBe(true);
  });

  test('treats blanks as the platform does', () => {
    expect(evaluate('Amount > 5')).toBe(false);
    expect(evaluate('Amount + 5')).toBe(5);
    expect(evaluate('Due < TODAY()', { Due: null })).toBe(false);
    expect(evaluate('Due < TODAY()', { Due: new FormulaDate(0) })).toBe(true);
  });

  test.each(['1 +', '(1', 'IF(1', '1 2', '#'])('refuses %s', (text) => {
    expect(() => parseFormula(text)).toThrow(FormulaError);
  });

  test('names functions it does not know', () => {
    expect(unknownFunctions(parseFormula('IF(VLOOKUP(1), 1, 2)'))).toEqual(['VLOOKUP']);
  });
});
