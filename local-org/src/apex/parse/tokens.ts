/** Tokens, and the stream of them, as the grammar's parser reads them. */

/** One token. Lines count from 1, columns from 0, both in UTF-16 units, `stop` is inclusive: the conventions of the parser. */
export class ApexSourceToken {
  readonly source: string;
  readonly type: number;
  readonly start: number;
  readonly stop: number;
  readonly line: number;
  readonly column: number;
  readonly channel = 0;
  tokenIndex: number;

  constructor(
    source: string,
    type: number,
    start: number,
    stop: number,
    line: number,
    column: number,
    tokenIndex: number,
  ) {
    this.source = source;
    this.type = type;
    this.start = start;
    this.stop = stop;
    this.line = line;
    this.column = column;
    this.tokenIndex = tokenIndex;
  }

  get text(): string {
    return this.stop < this.start ? '<EOF>' : this.source.slice(this.start, this.stop + 1);
  }
}

/** A token stream over tokens that are all there. */
export class TokenArray {
  readonly tokens: readonly ApexSourceToken[];
  index = 0;
  /** Whether the parser is in a bind of a query, where a SOQL keyword ends an expression. */
  inQuery = false;
  private readonly last: number;

  constructor(tokens: readonly ApexSourceToken[]) {
    this.tokens = tokens;
    this.last = tokens.length - 1;
  }

  get size(): number {
    return this.tokens.length;
  }

  /** The token `k` positions ahead (1 is the next one), or behind when `k` is negative; the end token behind the end. */
  LT(k: number): ApexSourceToken | null {
    const position = k > 0 ? this.index + k - 1 : this.index + k;
    return this.tokens[position > this.last ? this.last : position] ?? null;
  }

  LA(k: number): number {
    const position = k > 0 ? this.index + k - 1 : this.index + k;
    return (this.tokens[position > this.last ? this.last : position] as ApexSourceToken).type;
  }

  get(index: number): ApexSourceToken | undefined {
    return this.tokens[index];
  }

  consume(): void {
    this.index++;
  }

  seek(index: number): void {
    this.index = index;
  }

  mark(): number {
    return 0;
  }

  release(): void {
    // Nothing to release: all tokens stay.
  }

  getText(): string {
    return '';
  }
}
