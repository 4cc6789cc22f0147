/**
 * Salesforce Ids: 3 characters that name the type, 12 that count in base 62, and 3 that carry the upper-case bits of the first 15,
 * so that 18 characters stay unique where case is lost.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const CHUNK = 62 ** 5;
const SHAPE = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/;

/** The checksum character of five Id characters. */
function checksumOf(id: string, from: number): string {
  let bits = 0;
  for (let i = 0; i < 5; i++) {
    const code = id.charCodeAt(from + i);
    if (code >= 65 && code <= 90) bits |= 1 << i;
  }
  return CHECKSUM[bits];
}

/** By character code: 1 for a digit or small letter, 2 for a capital letter, 0 for anything else. */
const KINDS = new Uint8Array(128);
for (const character of DIGITS) KINDS[character.charCodeAt(0)] = /[A-Z]/.test(character) ? 2 : 1;

/** True for 18 characters with the right suffix, which nearly all Ids are that come by: recognized without making a string. */
function isCanonical(id: string): boolean {
  if (id.length !== 18) return false;
  for (let part = 0; part < 3; part++) {
    let bits = 0;
    for (let i = 0; i < 5; i++) {
      const kind = KINDS[id.charCodeAt(part * 5 + i)];
      if (kind !== 1 && kind !== 2) return false;
      if (kind === 2) bits |= 1 << i;
    }
    if (CHECKSUM.charCodeAt(bits) !== id.charCodeAt(15 + part)) return false;
  }
  return true;
}

/** The 18-character form of an Id of 15 or 18 characters; null when it cannot be an Id. The checksum of 18 characters repairs lost case. */
export function toId18(id: string): string | null {
  if (isCanonical(id)) return id;
  if (!SHAPE.test(id)) return null;
  if (id.length === 15) return id + checksumOf(id, 0) + checksumOf(id, 5) + checksumOf(id, 10);
  const suffix = id.slice(15).toUpperCase();
  let mended = '';
  for (let part = 0; part < 3; part++) {
    const bits = CHECKSUM.indexOf(suffix[part]);
    if (bits < 0) return null;
    for (let i = 0; i < 5; i++) {
      const character = id[part * 5 + i];
      mended += bits & (1 << i) ? character.toUpperCase() : character.toLowerCase();
    }
  }
  for (let part = 0; part < 3; part++) {
    if (checksumOf(mended, part * 5) !== suffix[part]) return null;
  }
  return mended + suffix;
}

/** Whether text has the form of an Id (15 characters, or 18 with a right checksum). */
export function isValidId(id: string): boolean {
  return toId18(id) !== null;
}

/** The 15-character form. */
export function toId15(id: string): string {
  return id.slice(0, 15);
}

/** Base 62 in fixed width, in an order that ASCII comparison keeps. */
export function base62(value: number, width: number): string {
  let text = '';
  for (let i = 0; i < width; i++) {
    text = DIGITS[value % 62] + text;
    value = Math.floor(value / 62);
  }
  return text;
}

/** Makes ascending Ids of one type. Counting starts at 1. */
export class IdMaker {
  readonly prefix: string;
  /** The counter of the next Id. */
  next: number;
  readonly #stem: string;
  #block = -1;
  #head = '';
  #tailSuffix = '';

  /** @param instance two characters that stand for the org, as an instance's do in real Ids. */
  constructor(prefix: string, instance: string, next: number) {
    this.prefix = prefix;
    this.next = next;
    this.#stem = `${prefix}${instance}0`;
  }

  make(): string {
    const value = this.next++;
    const block = Math.floor(value / CHUNK);
    if (block !== this.#block) {
      this.#block = block;
      this.#head = this.#stem + base62(block, 4);
      this.#tailSuffix = checksumOf(this.#head, 0) + checksumOf(this.#head, 5);
    }
    let rest = value - block * CHUNK;
    let tail = '';
    let bits = 0;
    for (let i = 4; i >= 0; i--) {
      const digit = rest % 62;
      rest = (rest - digit) / 62;
      tail = DIGITS[digit] + tail;
      if (digit >= 10 && digit < 36) bits |= 1 << i;
    }
    return this.#head + tail + this.#tailSuffix + CHECKSUM[bits];
  }
}

/** The record type of records without one; no row stands for it. Source: Object Reference, "RecordType". */
export const MASTER_RECORD_TYPE = '012000000000000AAA';

/** An Id that is the same for the same text in every org: for what metadata declares, as record types. */
export function stableId(prefix: string, text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ (code + i), 0x85ebca6b) >>> 0;
  }
  // Not below the range in which `IdMaker` counts: a different sixth character keeps the two apart.
  return toId18(`${prefix}0001${base62(high % 62 ** 3, 3)}${base62(low, 5)}`.slice(0, 15))!;
}
