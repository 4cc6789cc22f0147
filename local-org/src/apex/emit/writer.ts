/** Writes JavaScript so that what stands on line n came from line n of the source. */
export class LineWriter {
  private readonly parts: string[] = [];
  private current = 1;

  /** The line being written. */
  get line(): number {
    return this.current;
  }

  /** Text without line breaks. */
  write(text: string): void {
    this.parts.push(text);
  }

  /** Moves down to a line; does nothing when it is already reached. */
  to(line: number): void {
    if (line <= this.current) return;
    this.parts.push('\n'.repeat(line - this.current));
    this.current = line;
  }

  /** A position whose text is known later. */
  reserve(): number {
    return this.parts.push('') - 1;
  }

  fill(place: number, text: string): void {
    this.parts[place] = text;
  }

  toString(): string {
    return this.parts.join('');
  }
}

/** Constants at the top of an emitted file: equal expressions share a name. */
export class ConstantPool {
  private readonly names = new Map<string, string>();

  /** `kind` is only there to make emitted code readable: `$T3` is a type, `$L4` a library function. */
  add(kind: string, code: string): string {
    let name = this.names.get(code);
    if (name === undefined) this.names.set(code, (name = `$${kind}${this.names.size}`));
    return name;
  }

  /** One declaration per constant, in the order of first use: later ones may refer to earlier ones. */
  declarations(): string {
    return [...this.names].map(([code, name]) => `const ${name}=${code};`).join('');
  }
}

/** A JavaScript literal of a string. */
export function quote(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
