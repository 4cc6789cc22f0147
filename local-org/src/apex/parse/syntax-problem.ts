/** A syntax error. Thrown through the parser, which goes no further. */
export class SyntaxProblem extends Error {
  override readonly name = 'SyntaxProblem';
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** What would make good of it: the type of the token that is missing, or dropping the one that is there. */
  readonly repair: number | 'drop' | null;

  constructor(line: number, column: number, message: string, repair: number | 'drop' | null = null) {
    super(message);
    this.repair = repair;
    this.line = line;
    this.column = column;
  }
}
