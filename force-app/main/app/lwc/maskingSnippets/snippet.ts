/** A pipeline, line by line. */
export interface Snippet {
  name: string;
  source: string;
  file: string;
  lines: readonly string[];
}
