import { describe, expect, it } from '@jest/globals';
import { nextFireTime, parseCron } from '../../src/async/cron.ts';

const next = (expression: string, after: string, zone = 'UTC') => {
  const at = nextFireTime(parseCron(expression), Date.parse(after), zone);
  return at === null ? null : new Date(at).toISOString();
};

describe('cron expressions of System.schedule', () => {
  it.each([
    ['0 0 13 * * ?', '2024-01-01T13:00:00Z', '2024-01-02T13:00:00.000Z'],
    ['0 0 22 ? * 6L', '2024-01-01T00:00:00Z', '2024-01-26T22:00:00.000Z'],
    ['0 0 10 ? * MON-FRI', '2024-01-05T10:00:00Z', '2024-01-08T10:00:00.000Z'],
    ['0 0 20 * * ? 2030', '2024-01-01T00:00:00Z', '2030-01-01T20:00:00.000Z'],
    ['0 15 10 L * ?', '2024-02-01T00:00:00Z', '2024-02-29T10:15:00.000Z'],
    ['0 0 0 15W 6 ?', '2024-01-01T00:00:00Z', '2024-06-14T00:00:00.000Z'],
    ['0 0 12 ? * 2#1', '2024-01-02T00:00:00Z', '2024-02-05T12:00:00.000Z'],
    ['0 30 0/6 1 JAN,JUL ?', '2024-01-01T06:30:00Z', '2024-01-01T12:30:00.000Z'],
  ])('%s after %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it('fires in the time zone of the user', () => {
    expect(next('0 0 8 * * ?', '2024-07-01T00:00:00Z', 'America/Los_Angeles')).toBe('2024-07-01T15:00:00.000Z');
  });

  it('never fires again after its last year', () => {
    expect(next('0 0 8 1 1 ? 2020', '2024-07-01T00:00:00Z')).toBeNull();
  });

  it.each([
    ['0 0/5 * * * ?', 'Seconds and minutes must be specified as integers: 0 0/5 * * * ?'],
    ['0 0 8 ? * ?', 'Illegal cron expression format'],
    ['0 0 25 * * ?', 'Hour values must be between 0 and 23'],
    ['0 0 8', 'Illegal cron expression format'],
  ])('refuses %s', (expression, message) => {
    expect(() => parseCron(expression)).toThrow(message);
  });
});
