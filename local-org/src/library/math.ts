/** System.Math. Source: Apex Reference Guide, "Math Class". */
import { required } from '../runtime/args.ts';
import { decimalToInteger, decimalToLong, doubleToInteger, doubleToLong } from '../runtime/convert.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexException } from '../runtime/exception.ts';
import { type Implementation, libraryClass } from '../runtime/library.ts';

const byZero = (): ApexException => ApexException.of('System.MathException', 'Divide by 0');

/** A function of one angle or number, for Double and, through Double, for Decimal. */
function both(name: string, fn: (value: number) => number): Record<string, Implementation> {
  return {
    [`static Decimal ${name}(Decimal decimalValue)`]: (value: ApexDecimal) =>
      ApexDecimal.fromNumber(fn(required(value).toNumber())),
    [`static Double ${name}(Double doubleValue)`]: (value: number) => fn(required(value)),
  };
}

function checked(fn: (value: number) => number, isAllowed: (value: number) => boolean): (value: number) => number {
  return (value) => {
    if (!isAllowed(value)) throw ApexException.of('System.MathException', 'Invalid argument');
    return fn(value);
  };
}

/** To the nearest whole number, halves to the even one. */
function rint(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

function modulo(a: number, b: number): number {
  if (required(b, 2) === 0) throw byZero();
  return (required(a) % b) + 0;
}

function moduloLong(a: bigint, b: bigint): bigint {
  if (required(b, 2) === 0n) throw byZero();
  return required(a) % b;
}

export const mathClass = libraryClass({
  name: 'System.Math',
  members: {
    'static property Double E': { get: () => Math.E },
    'static property Double PI': { get: () => Math.PI },
    'static Decimal abs(Decimal decimalValue)': (value: ApexDecimal) => required(value).abs(),
    'static Double abs(Double doubleValue)': (value: number) => Math.abs(required(value)),
    'static Integer abs(Integer integerValue)': (value: number) => Math.abs(required(value)) | 0,
    'static Long abs(Long longValue)': (value: bigint) => (required(value) < 0n ? BigInt.asIntN(64, -value) : value),
    ...both('acos', Math.acos),
    ...both('asin', Math.asin),
    ...both('atan', Math.atan),
    'static Decimal atan2(Decimal xCoordinate, Decimal yCoordinate)': (x: ApexDecimal, y: ApexDecimal) =>
      ApexDecimal.fromNumber(Math.atan2(required(x).toNumber(), required(y, 2).toNumber())),
    'static Double atan2(Double xCoordinate, Double yCoordinate)': (x: number, y: number) =>
      Math.atan2(required(x), required(y, 2)),
    ...both('cbrt', Math.cbrt),
    'static Decimal ceil(Decimal decimalValue)': (value: ApexDecimal) => required(value).setScale(0, 'CEILING'),
    'static Double ceil(Double doubleValue)': (value: number) => Math.ceil(required(value)),
    ...both('cos', Math.cos),
    ...both('cosh', Math.cosh),
    ...both('exp', Math.exp),
    'static Decimal floor(Decimal decimalValue)': (value: ApexDecimal) => required(value).setScale(0, 'FLOOR'),
    'static Double floor(Double doubleValue)': (value: number) => Math.floor(required(value)),
    ...both(
      'log',
      checked(Math.log, (value) => value > 0),
    ),
    ...both(
      'log10',
      checked(Math.log10, (value) => value > 0),
    ),
    'static Decimal max(Decimal decimalValue1, Decimal decimalValue2)': (a: ApexDecimal, b: ApexDecimal) =>
      required(a).compare(required(b, 2)) >= 0 ? a : b,
    'static Double max(Double doubleValue1, Double doubleValue2)': (a: number, b: number) =>
      Math.max(required(a), required(b, 2)),
    'static Integer max(Integer integerValue1, Integer integerValue2)': (a: number, b: number) =>
      Math.max(required(a), required(b, 2)),
    'static Long max(Long longValue1, Long longValue2)': (a: bigint, b: bigint) =>
      required(a) >= required(b, 2) ? a : b,
    'static Decimal min(Decimal decimalValue1, Decimal decimalValue2)': (a: ApexDecimal, b: ApexDecimal) =>
      required(a).compare(required(b, 2)) <= 0 ? a : b,
    'static Double min(Double doubleValue1, Double doubleValue2)': (a: number, b: number) =>
      Math.min(required(a), required(b, 2)),
    'static Integer min(Integer integerValue1, Integer integerValue2)': (a: number, b: number) =>
      Math.min(required(a), required(b, 2)),
    'static Long min(Long longValue1, Long longValue2)': (a: bigint, b: bigint) =>
      required(a) <= required(b, 2) ? a : b,
    'static Integer mod(Integer integerValue1, Integer integerValue2)': modulo,
    'static Long mod(Long longValue1, Long longValue2)': moduloLong,
    'static Double pow(Double doubleValue, Double exponent)': (base: number, exponent: number) =>
      required(base) ** required(exponent, 2),
    'static Double random()': Math.random,
    'static Decimal rint(Decimal decimalValue)': (value: ApexDecimal) => required(value).setScale(0, 'HALF_EVEN'),
    'static Double rint(Double doubleValue)': (value: number) => rint(required(value)),
    'static Integer round(Decimal decimalValue)': (value: ApexDecimal) =>
      decimalToInteger(required(value).setScale(0, 'HALF_EVEN')),
    'static Integer round(Double doubleValue)': (value: number) => doubleToInteger(Math.floor(required(value) + 0.5)),
    'static Long roundToLong(Decimal decimalValue)': (value: ApexDecimal) =>
      decimalToLong(required(value).setScale(0, 'HALF_EVEN')),
    'static Long roundToLong(Double doubleValue)': (value: number) => doubleToLong(Math.floor(required(value) + 0.5)),
    'static Decimal signum(Decimal decimalValue)': (value: ApexDecimal) => ApexDecimal.of(required(value).sign()),
    'static Double signum(Double doubleValue)': (value: number) => Math.sign(required(value)),
    ...both('sin', Math.sin),
    ...both('sinh', Math.sinh),
    ...both(
      'sqrt',
      checked(Math.sqrt, (value) => value >= 0),
    ),
    ...both('tan', Math.tan),
    ...both('tanh', Math.tanh),
  },
});
