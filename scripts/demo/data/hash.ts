/**
 * A number for each (seed, index, salt), evenly spread over 32 bits: every record of the demo org is a pure function of its position,
 * so that an org of any size needs no memory of what was made before. (The finaliser is MurmurHash3's, public domain.)
 */
export function hash(seed: number, index: number, salt: number): number {
  let h = (seed ^ Math.imul(index, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca77)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** True for about one index in `n`. */
export function oneIn(n: number, seed: number, index: number, salt: number): boolean {
  return hash(seed, index, salt) % n === 0;
}

export function pick<T>(values: readonly T[], seed: number, index: number, salt: number): T {
  return values[hash(seed, index, salt) % values.length];
}
