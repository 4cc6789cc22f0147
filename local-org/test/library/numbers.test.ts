import { describe, expect, test } from '@jest/globals';
import { ApexDecimal, type RoundingModeName } from '../../src/runtime/decimal.ts';
import { doubleText } from '../../src/runtime/double.ts';
import { methods } from './call.ts';

const decimal = (text: string) => ApexDecimal.of(text);

describe('Decimal', () => {
  test('keeps the scale that was written', () => {
    expect(
      [
        decimal('12.50'),
        decimal('12.50').add(decimal('1')),
        decimal('1.5').multiply(decimal('2.50')),
        decimal('1E3'),
      ].map(String),
    ).toEqual(['12.50', '13.50', '3.750', '1000']);
  });

  test('quotients end where they end, or at 33 digits', () => {
    expect(String(decimal('10').divide(decimal('4')))).toBe('2.5');
    expect(String(decimal('1').divide(decimal('3')))).toBe(`0.${'3'.repeat(33)}`);
    expect(() => decimal('1').divide(decimal('0.00'))).toThrow('Divide by 0');
  });

  test.each<[RoundingModeName, string]>([
    ['UP', '3 -3'],
    ['DOWN', '2 -2'],
    ['CEILING', '3 -2'],
    ['FLOOR', '2 -3'],
    ['HALF_UP', '3 -3'],
    ['HALF_DOWN', '2 -2'],
    ['HALF_EVEN', '2 -2'],
  ])('2.5 and -2.5 %s', (mode, expected) =>
    expect(['2.5', '-2.5'].map((text) => String(decimal(text).setScale(0, mode))).join(' ')).toBe(expected),
  );

  test('is exact beyond 53 bits', () => {
    expect(String(decimal('9007199254740993').add(decimal('0.1')))).toBe('9007199254740993.1');
    expect(String(decimal('99999999999999999999').multiply(decimal('99999999999999999999')))).toBe(
      '9999999999999999999800000000000000000001',
    );
  });

  test('comes from the store with its scale', () => {
    expect(
      [
        ApexDecimal.fromNumber(12.3, 2),
        ApexDecimal.fromNumber(-3, 2),
        ApexDecimal.fromNumber(1.005, 2),
        ApexDecimal.fromNumber(0.1),
      ].map(String),
    ).toEqual(['12.30', '-3.00', '1.01', '0.1']);
  });
});

test('doubles print as in Java', () => {
  expect([1, -0, 0.001, 1e7, 1.5e-5, 123456789, NaN, -Infinity].map(doubleText)).toEqual([
    '1.0',
    '-0.0',
    '0.001',
    '1.0E7',
    '1.5E-5',
    '1.23456789E8',
    'NaN',
    '-Infinity',
  ]);
});

test('what is no number is refused by type', () => {
  expect(() => methods('Integer')('valueOf', '2147483648')).toThrow('Invalid integer: 2147483648');
  expect(() => methods('Long')('valueOf', '1.5')).toThrow('Invalid long: 1.5');
  expect(() => methods('Double')('valueOf', 'x')).toThrow('Invalid double: x');
  expect(() => methods('Decimal')('valueOf', 'x')).toThrow('Invalid decimal: x');
});
