/**
 * Apex's Decimal: an exact decimal number with a scale, as java.math.BigDecimal. The digits are a JavaScript number while they fit into
 * 53 bits, so that money amounts cost no big integers; a BigInt beyond.
 */
import { ApexException } from './exception.ts';

export type RoundingModeName =
  'CEILING' | 'DOWN' | 'FLOOR' | 'HALF_DOWN' | 'HALF_EVEN' | 'HALF_UP' | 'UNNECESSARY' | 'UP';

/** Fraction digits of a quotient that does not end: the platform's largest scale. */
export const MAX_SCALE = 33;

const SHAPE = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

const bigPower = (exponent: number): bigint => 10n ** BigInt(exponent);

export class ApexDecimal {
  /** Digits without the point; meaningless while `big` is set. */
  private readonly small: number;
  private readonly big: bigint | null;
  /** Digits after the point; negative after `setScale(-n)`. */
  readonly scale: number;

  private constructor(small: number, big: bigint | null, scale: number) {
    this.small = small;
    this.big = big;
    this.scale = scale;
  }

  static ofUnscaled(unscaled: bigint, scale: number): ApexDecimal {
    const small = Number(unscaled);
    return Number.isSafeInteger(small) ? new ApexDecimal(small, null, scale) : new ApexDecimal(0, unscaled, scale);
  }

  /** From text as written in code (`12.50` has scale 2), or from a number by its shortest text. `scale` rounds half up. Throws TypeException for other text. */
  static of(value: string | number | bigint, scale?: number): ApexDecimal {
    const made =
      typeof value === 'string'
        ? parsed(value)
        : typeof value === 'bigint'
          ? ApexDecimal.ofUnscaled(value, 0)
          : ApexDecimal.fromNumber(value);
    return scale === undefined ? made : made.setScale(scale, 'HALF_UP');
  }

  /** From a finite double by its shortest text; with a scale, as the store keeps it. */
  static fromNumber(value: number, scale?: number): ApexDecimal {
    if (Number.isSafeInteger(value)) {
      if (scale === undefined || scale === 0) return new ApexDecimal(value + 0, null, 0);
      const small = value * (POWERS[scale] ?? NaN);
      if (Number.isSafeInteger(small)) return new ApexDecimal(small, null, scale);
    } else if (scale !== undefined) {
      const small = Math.round(value * (POWERS[scale] ?? NaN));
      // Two digits below the limit of doubles the product rounds to the digits that were meant.
      if (Math.abs(small) < 1e14 && small / POWERS[scale]! === value) return new ApexDecimal(small + 0, null, scale);
    }
    if (!Number.isFinite(value)) throw ApexException.of('System.MathException', 'Infinite or NaN');
    const made = parsed(String(value));
    return scale === undefined ? made : made.setScale(scale, 'HALF_UP');
  }

  static fromInteger(value: bigint): ApexDecimal {
    return ApexDecimal.ofUnscaled(value, 0);
  }

  /** The digits without the point. */
  get unscaled(): bigint {
    return this.big ?? BigInt(this.small);
  }

  add(other: ApexDecimal): ApexDecimal {
    if (this.scale === other.scale) {
      if (this.big === null && other.big === null) {
        const sum = this.small + other.small;
        if (Number.isSafeInteger(sum)) return new ApexDecimal(sum, null, this.scale);
      }
      return ApexDecimal.ofUnscaled(this.unscaled + other.unscaled, this.scale);
    }
    const scale = Math.max(this.scale, other.scale);
    return ApexDecimal.ofUnscaled(this.digitsAt(scale) + other.digitsAt(scale), scale);
  }

  subtract(other: ApexDecimal): ApexDecimal {
    return this.add(other.negate());
  }

  multiply(other: ApexDecimal): ApexDecimal {
    const scale = this.scale + other.scale;
    if (this.big === null && other.big === null) {
      const product = this.small * other.small;
      if (Number.isSafeInteger(product)) return limited(new ApexDecimal(product + 0, null, scale));
    }
    return limited(ApexDecimal.ofUnscaled(this.unscaled * other.unscaled, scale));
  }

  /** `a / b`: exact where the quotient ends, with the larger scale of the two at least; otherwise rounded half up to the largest scale. */
  divide(other: ApexDecimal): ApexDecimal {
    const full = this.divideAt(other, MAX_SCALE, 'HALF_UP');
    const least = Math.max(this.scale - other.scale, this.scale, other.scale, 0);
    return full.stripTo(Math.min(least, MAX_SCALE));
  }

  /** Throws MathException `Divide by 0`. */
  divideAt(other: ApexDecimal, scale: number, mode: RoundingModeName): ApexDecimal {
    if (other.sign() === 0) throw ApexException.of('System.MathException', 'Divide by 0');
    const shift = scale - this.scale + other.scale;
    const numerator = shift >= 0 ? this.unscaled * bigPower(shift) : this.unscaled;
    const denominator = shift >= 0 ? other.unscaled : other.unscaled * bigPower(-shift);
    return ApexDecimal.ofUnscaled(divideRounded(numerator, denominator, mode), scale);
  }

  /** The remainder with the sign of this, as Java's `%`. */
  remainder(other: ApexDecimal): ApexDecimal {
    if (other.sign() === 0) throw ApexException.of('System.MathException', 'Divide by 0');
    const scale = Math.max(this.scale, other.scale);
    return ApexDecimal.ofUnscaled(this.digitsAt(scale) % other.digitsAt(scale), scale);
  }

  negate(): ApexDecimal {
    return this.big === null
      ? new ApexDecimal(0 - this.small, null, this.scale)
      : ApexDecimal.ofUnscaled(-this.big, this.scale);
  }

  abs(): ApexDecimal {
    return this.sign() < 0 ? this.negate() : this;
  }

  sign(): number {
    return this.big === null ? Math.sign(this.small) + 0 : this.big > 0n ? 1 : this.big < 0n ? -1 : 0;
  }

  /** By value: 1.0 and 1.00 are equal. */
  compare(other: ApexDecimal): number {
    if (this.scale === other.scale && this.big === null && other.big === null)
      return this.small < other.small ? -1 : this.small > other.small ? 1 : 0;
    const scale = Math.max(this.scale, other.scale);
    const a = this.digitsAt(scale);
    const b = other.digitsAt(scale);
    return a < b ? -1 : a > b ? 1 : 0;
  }

  equals(other: unknown): boolean {
    return other instanceof ApexDecimal && this.compare(other) === 0;
  }

  /** Throws MathException for UNNECESSARY where digits would go. */
  setScale(scale: number, mode: RoundingModeName = 'HALF_EVEN'): ApexDecimal {
    if (scale === this.scale) return this;
    if (scale > this.scale) return ApexDecimal.ofUnscaled(this.digitsAt(scale), scale);
    return ApexDecimal.ofUnscaled(divideRounded(this.unscaled, bigPower(this.scale - scale), mode), scale);
  }

  stripTrailingZeros(): ApexDecimal {
    return this.sign() === 0 ? new ApexDecimal(0, null, 0) : this.stripTo(-Infinity);
  }

  /** Number of digits without leading zeros; 1 for zero. */
  precision(): number {
    const digits = this.unscaled;
    return String(digits < 0n ? -digits : digits).length;
  }

  toNumber(): number {
    if (this.big === null && this.scale === 0) return this.small;
    if (this.big === null && this.scale > 0 && this.scale < POWERS.length) return this.small / POWERS[this.scale]!;
    return Number(`${this.unscaled}e${-this.scale}`);
  }

  /** The whole part. */
  toBigInt(): bigint {
    return this.scale <= 0 ? this.unscaled * bigPower(-this.scale) : this.unscaled / bigPower(this.scale);
  }

  /** As java.math.BigDecimal.toString: scientific for exponents below -6 or negative scales. */
  toString(): string {
    if (this.big === null && this.scale === 0) return String(this.small);
    const exponent = this.precision() - 1 - this.scale;
    if (this.scale >= 0 && exponent >= -6) return this.toPlainString();
    const digits = String(this.unscaled).replace('-', '');
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    const power = exponent === 0 ? '' : `E${exponent > 0 ? '+' : ''}${exponent}`;
    return `${this.sign() < 0 ? '-' : ''}${digits[0]}${fraction}${power}`;
  }

  toPlainString(): string {
    if (this.scale <= 0) return String(this.unscaled * bigPower(-this.scale));
    const digits = String(this.unscaled)
      .replace('-', '')
      .padStart(this.scale + 1, '0');
    const point = digits.length - this.scale;
    return `${this.sign() < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
  }

  /** Equal for equal values, whatever the scale. */
  key(): string {
    const stripped = this.stripTrailingZeros();
    return `${stripped.unscaled}e${-stripped.scale}`;
  }

  private digitsAt(scale: number): bigint {
    return scale === this.scale ? this.unscaled : this.unscaled * bigPower(scale - this.scale);
  }

  private stripTo(least: number): ApexDecimal {
    let { unscaled, scale } = this as { unscaled: bigint; scale: number };
    if (unscaled === 0n) return new ApexDecimal(0, null, Math.max(least, 0));
    while (scale > least && unscaled % 10n === 0n) {
      unscaled /= 10n;
      scale--;
    }
    return ApexDecimal.ofUnscaled(unscaled, scale);
  }
}

function parsed(text: string): ApexDecimal {
  const trimmed = text.trim();
  if (!SHAPE.test(trimmed)) throw ApexException.of('System.TypeException', `Invalid decimal: ${text}`);
  const [mantissa, exponent] = trimmed.toLowerCase().split('e');
  const point = mantissa!.indexOf('.');
  const digits = point < 0 ? mantissa! : mantissa!.slice(0, point) + mantissa!.slice(point + 1);
  const fraction = point < 0 ? 0 : mantissa!.length - point - 1;
  const scale = fraction - Number(exponent ?? 0);
  const small = Number(digits);
  const unscaled = Number.isSafeInteger(small) ? null : BigInt(digits.replace('+', ''));
  const made =
    unscaled === null ? ApexDecimal.ofUnscaled(BigInt(small), scale) : ApexDecimal.ofUnscaled(unscaled, scale);
  return scale < 0 ? made.setScale(0) : made;
}

function limited(value: ApexDecimal): ApexDecimal {
  return value.scale > MAX_SCALE ? value.setScale(MAX_SCALE, 'HALF_UP') : value;
}

/** Integer division with rounding. Throws MathException for UNNECESSARY with a remainder. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingModeName): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n) return quotient;
  const isNegative = numerator < 0n !== denominator < 0n;
  const away = quotient + (isNegative ? -1n : 1n);
  const abs = (value: bigint) => (value < 0n ? -value : value);
  const doubled = abs(remainder) * 2n;
  const half = abs(denominator);
  switch (mode) {
    case 'UP':
      return away;
    case 'DOWN':
      return quotient;
    case 'CEILING':
      return isNegative ? quotient : away;
    case 'FLOOR':
      return isNegative ? away : quotient;
    case 'HALF_UP':
      return doubled >= half ? away : quotient;
    case 'HALF_DOWN':
      return doubled > half ? away : quotient;
    case 'HALF_EVEN':
      return doubled > half || (doubled === half && quotient % 2n !== 0n) ? away : quotient;
    case 'UNNECESSARY':
      throw ApexException.of('System.MathException', 'Rounding necessary');
  }
}
