/** RFC 4180. Spreadsheets take texts that begin with certain characters for formulas: those get an apostrophe in front. */

const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line per item, the names of the columns first. The columns are listed by the caller: the order of the keys of a JSON answer means
 * nothing, because the platform does not promise any.
 */
export function csvOf<Item extends object>(items: readonly Item[], columns: readonly (keyof Item & string)[]): string {
  const lines = items.map((item) => columns.map((column) => cell(item[column])).join(','));
  return [columns.join(','), ...lines].join('\r\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
