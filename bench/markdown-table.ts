/** Tables of Markdown, padded as Prettier pads them. */

export type Column<T> = readonly [title: string, value: (row: T) => string];

export function tableOf<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const head = columns.map(([title]) => title);
  const cells = rows.map((row) => columns.map(([, value]) => value(row)));
  const widths = head.map((title, column) => Math.max(3, title.length, ...cells.map((line) => line[column]!.length)));
  const rowOf = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [rowOf(head), rowOf(widths.map((width) => '-'.repeat(width))), ...cells.map(rowOf)].join('\n');
}
