import { describe, expect, it } from '@jest/globals';
import { parseConditions, readConditions } from '../../src/conditions/conditions.ts';

describe('a conditions file', () => {
  const refused = (given: unknown): string => {
    try {
      readConditions(given, 'harsh.json');
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  it('may be empty', () => {
    expect(readConditions({})).toEqual({});
  });

  it('is refused with the position of a key that is not known, and the keys that are', () => {
    expect(refused({ pricedwork: {} })).toMatch(
      /^harsh\.json\.pricedwork: this key is not known\. Known keys here: seed, pricedWork/,
    );
    expect(refused({ pricedWork: { cpu: { getMap: 1 } } })).toContain(
      'harsh.json.pricedWork.cpu.getMap: this key is not known',
    );
  });

  it('is refused with what to give where a value has another type', () => {
    expect(refused({ pricedWork: { cpu: { soqlQuery: '1' } } })).toBe(
      'harsh.json.pricedWork.cpu.soqlQuery: give a number from 0 to 86400000; this is string "1".',
    );
    expect(refused({ seed: 1.5 })).toBe('harsh.json.seed: give a whole number; this is number 1.5.');
    expect(refused({ pricedWork: [] })).toBe('harsh.json.pricedWork: give a group of keys in braces; this is a list.');
    expect(refused({ pricedWork: { startAt: 'soon' } })).toContain('give a date with time such as');
    expect(refused(null)).toBe('harsh.json: give a group of keys in braces; this is null.');
  });

  it('is refused where it is no JSON', () => {
    expect(() => parseConditions('{', 'harsh.json')).toThrow(/^harsh\.json: this is no JSON: /);
  });
});
