/** Doubles outside code that is typed Double: a box that keeps 1.0 from being an Integer, and Java's text of a double. */

/** A Double converted to Object. */
export class ApexDouble {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
  toString(): string {
    return doubleText(this.value);
  }
}

/** As java.lang.Double.toString: `1.0`, `1.0E10`, `1.0E-5`, `NaN`, `Infinity`. */
export function doubleText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e7) return Object.is(value, -0) ? '-0.0' : `${value}.0`;
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return String(value);
  const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${exponent.replace('+', '')}`;
}
