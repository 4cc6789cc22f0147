/** The first syntax error of a source file. Thrown through the parser, which goes no further. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxProblem';
  /** Both from 1. */
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, message: string) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
