/** What is wrong with a query's text, in the platform's words. */
export class SoqlSyntaxError extends Error {
  override readonly name = 'SoqlSyntaxError';
  /** Both from 1, in the text that was parsed (for a query inside Apex: in the source file). */
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
