import { durationText, errorText, fill, isolated, secondsBetween, sorted, timeText, toCsv } from 'c/maskingText';

describe('c-masking-text', () => {
  it('fills placeholders of labels', () => {
    expect(fill('{1} of {0}, {2}', 'b', 1200)).toBe('1,200 of b, {2}');
  });

  it('chooses the noun by its number', () => {
    const label = '{0|run|runs} ended more than {1|day|days} ago.';
    expect(fill(label, 2000, 1)).toBe('2,000 runs ended more than 1 day ago.');
    expect(fill(label, 1, 0)).toBe('1 run ended more than 0 days ago.');
    expect(fill(label, '1', '3')).toBe('1 run ended more than 3 days ago.');
  });

  it('shows durations by their size', () => {
    // Labels are their own names here.
    expect(durationText(12)).toBe('c.Runs_Seconds');
    expect(durationText(75)).toBe('c.Runs_Minutes');
    expect(durationText(7200)).toBe('c.Runs_Hours');
    expect(secondsBetween('2026-11-21T10:00:00.000Z', '2026-11-21T10:01:15.000Z')).toBe(75);
    expect(secondsBetween('2026-11-21T10:00:00.000Z', null)).toBeNull();
  });

  it('shows what the server reported', () => {
    expect(errorText({ body: { message: 'No' } })).toBe('No');
  });

  it('does not promise that nothing was changed when no answer came', () => {
    expect(errorText(undefined)).toBe('c.App_Connection_Lost');
    expect(errorText({ body: { message: 'Disconnected or Canceled' } })).toBe('c.App_Connection_Lost');
    expect(errorText(new Error('Disconnected or Canceled'))).toBe('c.App_Connection_Lost');
  });

  it('keeps texts that run from right to left from turning the words around them', () => {
    expect(fill('{0} (rule {1})', 'Old\u202Edata\u2066', 'A')).toBe('Olddata (rule A)');
    expect(fill('{0} (rule {1})', '\u05D0\u05D1', 'A')).toBe('\u2068\u05D0\u05D1\u2069 (rule A)');
    expect(isolated('plain')).toBe('plain');
    expect(toCsv(['a'], [['x\u202Ey'], ['\u05D0\u05D1']])).toBe('a\r\nxy\r\n\u05D0\u05D1\r\n');
  });

  it('shows times with their time zone', () => {
    expect(timeText('2026-11-21T10:00:00.000Z')).toMatch(/^Nov 21, 2026, \d+:\d\d\s[AP]M [A-Z]/);
    expect(timeText('')).toBe('');
  });

  it('sorts rows by numbers and words, as people count and read, and leaves the rest in its order', () => {
    const rows = [{ name: 'b', n: 10 }, { name: 'A', n: 9 }, { name: 'a2' }, { name: 'a10', n: 9 }];
    const names = (field: string, direction: 'asc' | 'desc'): string[] =>
      sorted(rows, field, direction).map(({ name }) => name);
    expect(names('name', 'asc')).toEqual(['A', 'a2', 'a10', 'b']);
    expect(names('n', 'desc')).toEqual(['b', 'A', 'a10', 'a2']);
    expect(names('n', 'asc')).toEqual(['a2', 'A', 'a10', 'b']);
  });

  it('writes CSV that no spreadsheet takes for formulas', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['=1+1', 'x, "y"'],
          [-2, null],
        ],
      ),
    ).toBe('a,b\r\n\'=1+1,"x, ""y"""\r\n-2,\r\n');
  });
});
