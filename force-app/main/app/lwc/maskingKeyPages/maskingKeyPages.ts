/** Where the pages of a list begin that is read by the key of its last row: only one page is kept, however long the list. */
export class KeyPages {
  private readonly starts: (string | null)[] = [null];

  /** The key behind which the page begins that is shown; null for the first one. */
  get start(): string | null {
    return this.starts.at(-1) ?? null;
  }

  /** Pages before this one. */
  get before(): number {
    return this.starts.length - 1;
  }

  next(lastKey: string): void {
    this.starts.push(lastKey);
  }

  previous(): void {
    if (this.starts.length > 1) this.starts.pop();
  }

  reset(): void {
    this.starts.splice(1);
  }
}
