/** JSON of answers: plain values, with text that is JSON already in between. */

/** JSON text that is in an answer as it is. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function toJson(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const parts: string[] = [];
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) parts.push(`${JSON.stringify(name)}:${toJson(member)}`);
  return `{${parts.join(',')}}`;
}
