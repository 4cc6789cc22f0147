/** What the escape sequences of string literals stand for. */

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  b: '\b',
  r: '\r',
  f: '\f',
  "'": "'",
  '"': '"',
  '\\': '\\',
};

export interface Unescaped {
  readonly value: string;
  /** The compiler's message, null when all sequences are legal. */
  readonly problem: string | null;
}

/** `body` is a literal without its quotes; sequences of `kept` characters stay as they are (`\%` in a query). */
export function unescape(body: string, kept = ''): Unescaped {
  if (!body.includes('\\')) return { value: body, problem: null };
  let sequence: string | null = null;
  const value = body.replace(/\\(u[0-9a-f]{4}|[\s\S]?)/gi, (whole, code: string, offset: number) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (code !== '' && kept.includes(code)) return whole;
    const escaped = ESCAPES[code.toLowerCase()];
    if (escaped !== undefined) return escaped;
    sequence ??= illegalSequence(body, code, offset);
    return whole;
  });
  // The platform's text lacks the quote before the sequence.
  return {
    value,
    problem:
      sequence && `Illegal string literal: Invalid string literal '${body}'. ${sequence as string}' in string literal.`,
  };
}

function illegalSequence(body: string, code: string, offset: number): string {
  if (code.toLowerCase() !== 'u') return `Illegal character sequence \\${code}`;
  const digits = body.slice(offset + 2, offset + 6);
  return digits.length === 4
    ? `Illegal unicode sequence. \\u${digits}`
    : `Illegal unicode sequence. Less than four hex digits \\${body}`;
}
