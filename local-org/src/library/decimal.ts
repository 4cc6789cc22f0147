/** System.Decimal and System.RoundingMode. Source: Apex Reference Guide, "Decimal Class". */
import { required } from '../runtime/args.ts';
import { decimalToInteger, decimalToLong, doubleToDecimal } from '../runtime/convert.ts';
import { ApexDecimal, type RoundingModeName } from '../runtime/decimal.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import type { ApexEnum } from '../runtime/types.ts';
import { localeNumber, notNullValue } from './text/numbers.ts';

const modeOf = (mode: ApexEnum): RoundingModeName => required(mode).name as RoundingModeName;

/** The platform accepts scales from -33 to 33. */
function scaleOf(scale: number): number {
  if (scale > 33 || scale < -33) throw ApexException.of('System.MathException', 'Scale out of range');
  return scale;
}

function power(self: ApexDecimal, exponent: number): ApexDecimal {
  if (exponent < 0 || exponent > 32767) throw ApexException.of('System.MathException', 'Invalid operation');
  return ApexDecimal.ofUnscaled(self.unscaled ** BigInt(exponent), self.scale * exponent);
}

const rounded = (self: ApexDecimal, mode: RoundingModeName): bigint => decimalToLong(self.setScale(0, mode));

export const decimalClass = libraryClass({
  name: 'System.Decimal',
  members: {
    'static Decimal valueOf(String stringToDecimal)': (text: string) => ApexDecimal.of(notNullValue(text)),
    'static Decimal valueOf(Long longToDecimal)': (value: bigint) => ApexDecimal.of(notNullValue(value)),
    'static Decimal valueOf(Double doubleToDecimal)': (value: number) => doubleToDecimal(notNullValue(value)),
    'Decimal abs()': (self: ApexDecimal) => self.abs(),
    'Decimal divide(Decimal divisor, Integer scale)': (self: ApexDecimal, divisor: ApexDecimal, scale: number) =>
      self.divideAt(required(divisor), scaleOf(scale), 'HALF_EVEN'),
    'Decimal divide(Decimal divisor, Integer scale, System.RoundingMode roundingMode)': (
      self: ApexDecimal,
      divisor: ApexDecimal,
      scale: number,
      mode: ApexEnum,
    ) => self.divideAt(required(divisor), scaleOf(scale), modeOf(mode)),
    'Double doubleValue()': (self: ApexDecimal) => self.toNumber(),
    'String format()': (self: ApexDecimal) => localeNumber(self.toPlainString()),
    'Integer intValue()': (self: ApexDecimal) => decimalToInteger(self),
    'Long longValue()': (self: ApexDecimal) => decimalToLong(self),
    'Decimal pow(Integer exponent)': power,
    'Integer precision()': (self: ApexDecimal) => self.precision(),
    'Long round()': (self: ApexDecimal) => rounded(self, 'HALF_EVEN'),
    'Long round(System.RoundingMode roundingMode)': (self: ApexDecimal, mode: ApexEnum) => rounded(self, modeOf(mode)),
    'Integer scale()': (self: ApexDecimal) => self.scale,
    'Decimal setScale(Integer scale)': (self: ApexDecimal, scale: number) => self.setScale(scaleOf(scale), 'HALF_EVEN'),
    'Decimal setScale(Integer scale, System.RoundingMode roundingMode)': (
      self: ApexDecimal,
      scale: number,
      mode: ApexEnum,
    ) => self.setScale(scaleOf(scale), modeOf(mode)),
    'Decimal stripTrailingZeros()': (self: ApexDecimal) => self.stripTrailingZeros(),
    'String toPlainString()': (self: ApexDecimal) => self.toPlainString(),
  },
});

export const roundingModeEnum = libraryClass({
  name: 'System.RoundingMode',
  kind: 'enum',
  values: ['UP', 'DOWN', 'CEILING', 'FLOOR', 'HALF_UP', 'HALF_DOWN', 'HALF_EVEN', 'UNNECESSARY'],
});
