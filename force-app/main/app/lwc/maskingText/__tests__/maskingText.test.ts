import { durationText, errorText, fill, secondsBetween, toCsv } from 'c/maskingText';

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
    expect(errorText(undefined)).toBe('c.App_Unexpected_Error');
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
