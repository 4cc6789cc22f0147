/** RFC 4180. Spreadsheets take texts that begin with certain characters for formulas: those get an apostrophe in front. */

const FORMULA = /^[=+\-@\t\r]/;

/** One line per item, the names of the members first. */
export function csvOf(items: readonly object[]): string {
  if (items.length === 0) return '';
  const names = Object.keys(items[0]);
  const lines = items.map((item) => names.map((name) => cell((item as Record<string, unknown>)[name])).join(','));
  return [names.join(','), ...lines].join('\r\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
