/** Reads values of a conditions file. Each reader checks one value and names the position of what it refuses. */

/** A conditions file that cannot be used. The message names the position and what to do. */
export class ConditionsError extends Error {
  override readonly name = 'ConditionsError';
}

export type Reader<T> = (value: unknown, place: string) => T;

/** A reader for each key of a group. */
export type GroupReaders<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group of keys' : `${typeof value}`;
}

function refuse(place: string, expected: string, value: unknown): never {
  const shown = typeof value === 'string' || typeof value === 'number' ? ` ${JSON.stringify(value)}` : '';
  throw new ConditionsError(`${place}: give ${expected}; this is ${kindOf(value)}${shown}.`);
}

/** A number from `least` to `most`. */
export function number(least: number, most: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return (value, place) =>
    typeof value === 'number' && value >= least && value <= most ? value : refuse(place, `a number ${range}`, value);
}

export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  const inRange = number(least, most);
  return (value, place) =>
    Number.isInteger(inRange(value, place)) ? (value as number) : refuse(place, 'a whole number', value);
}

export const flag: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, 'true or false', value);

export const text: Reader<string> = (value, place) =>
  typeof value === 'string' && value.trim() !== '' ? value : refuse(place, 'a text that is not empty', value);

/** A text such as `2026-01-31T08:00:00Z`. */
export const moment: Reader<string> = (value, place) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? value
    : refuse(place, 'a date with time such as "2026-01-31T08:00:00Z"', value);

export function oneOf<T extends string>(...allowed: readonly T[]): Reader<T> {
  return (value, place) => {
    const found = allowed.find((candidate) => candidate === value);
    return found ?? refuse(place, `one of ${allowed.map((name) => `"${name}"`).join(', ')}`, value);
  };
}

export function listOf<T>(item: Reader<T>): Reader<readonly T[]> {
  return (value, place) =>
    Array.isArray(value) ? value.map((each, at) => item(each, `${place}[${at}]`)) : refuse(place, 'a list', value);
}

/** Keys that are known; all may be left out but those of `required`. */
export function group<T>(readers: GroupReaders<T>, required: readonly (keyof T & string)[] = []): Reader<T> {
  const known = Object.keys(readers);
  return (value, place) => {
    const given = keysOf(value, place);
    for (const key of Object.keys(given))
      if (!known.includes(key))
        throw new ConditionsError(`${place}.${key}: this key is not known. Known keys here: ${known.join(', ')}.`);
    for (const key of required)
      if (!(key in given)) throw new ConditionsError(`${place}: the key ${key} is missing. Add it.`);
    const read: Record<string, unknown> = {};
    for (const [key, each] of Object.entries(given))
      read[key] = (readers as Readonly<Record<string, Reader<unknown>>>)[key]!(each, `${place}.${key}`);
    return read as T;
  };
}

function keysOf(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(place, 'a group of keys in braces', value);
  return value as Readonly<Record<string, unknown>>;
}
