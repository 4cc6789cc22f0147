/** The platform's table takes as long for 200 rows as an admin waits for a page: no more than these are in it at a time. */
export const PAGE_SIZE = 50;

/** A page of rows, counted from 0. */
export const pageOf = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

/** The last page of so many rows. */
export const lastPage = (count: number): number => Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);

/** The page with a row; null when there is no such row. */
export function pageWith(rows: readonly { readonly key?: string | undefined }[], key: string): number | null {
  const index = rows.findIndex((row) => row.key === key);
  return index < 0 ? null : Math.floor(index / PAGE_SIZE);
}
