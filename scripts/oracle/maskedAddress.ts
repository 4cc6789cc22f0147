/**
 * The masked address of an address, computed without an org: the same pure function as the package's MaskedAddressFactory, whose
 * comment explains how the bits of the HMAC are used. A test compares the two for thousands of addresses.
 */
import { createHmac } from 'node:crypto';
import { compose } from './compose.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const DIGITS = 16;
const MAX_LENGTH = 80;
const MAX_DOMAIN_LENGTH = 39;
const GREATEST_NUMBER = '9007199254740991';
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** What Java calls white space, which leaves out non-breaking spaces. */
const BLANK = /^[\t-\r\x1c-\x20\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]*$/;
const firstNames = new Set(FIRST_NAMES);
const lastNames = new Set(LAST_NAMES);

/** A masked domain that no rule set may have; the message states what one looks like. */
export class DomainError extends Error {
  readonly code = 'domain_not_usable';
}

/** Masks addresses as an org with this key and a rule set with this domain would. */
export class MaskedAddresses {
  readonly #key: Buffer;
  readonly #ending: string;

  /**
   * @param key the masking key, as `readKeyFile` gives it
   * @param domain the masked domain of the rule set, such as `mail.acme.invalid`
   * @throws DomainError when no rule set can have the domain
   */
  constructor(key: Buffer, domain: string) {
    if (!isUsableDomain(domain))
      throw new DomainError(
        `The masked domain "${domain}" cannot be used: it must be a lower-case domain of at most ${MAX_DOMAIN_LENGTH} characters with a name before ".invalid", for example mail.acme.invalid.`,
      );
    this.#key = key;
    this.#ending = `@${domain}`;
  }

  /** The masked address; the value itself when it is blank, its normal form when it is masked already. */
  mask(value: string): string {
    if (BLANK.test(value)) return value;
    const normal = normalize(value);
    if (isMasked(normal)) return normal;
    const person = withoutSandboxSuffix(normal);
    return this.#spell(createHmac('sha256', this.#key).update(person, 'utf8').digest());
  }

  #spell(digest: Buffer): string {
    const bits = BigInt(`0x${digest.toString('hex')}`);
    const take = (from: number, count: number, used: number): bigint =>
      (bits >> BigInt(256 - from - count)) & ((1n << BigInt(used)) - 1n);
    const first = FIRST_NAMES[Number(take(0, 12, 10))];
    const last = LAST_NAMES[Number(take(12, 12, 11))];
    const number = (take(24, 30, 27) << 26n) | take(54, 30, 26);
    return `${first}.${last}-${number.toString().padStart(DIGITS, '0')}${this.#ending}`;
  }
}

/** The one spelling under which an address is known: trimmed as Java does it, lower case, composed. */
export function normalize(value: string): string {
  return compose(value.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase());
}

/** What stands behind the first @ sign; empty without one. */
function domainOf(address: string): string {
  const at = address.indexOf('@');
  return at < 0 ? '' : address.slice(at + 1);
}

/** The address without the `.invalid` that the platform adds to the addresses of users when it copies a sandbox. */
function withoutSandboxSuffix(address: string): string {
  let person = address;
  while (person.endsWith('.invalid') && domainOf(person).slice(0, -'.invalid'.length).includes('.'))
    person = person.slice(0, -'.invalid'.length);
  return person;
}

/** True when the address has exactly the shape this package gives, whatever the domain below `.invalid`. */
export function isMasked(address: string): boolean {
  const [, first, last, number, domain] = /^([a-z]+)\.([a-z]+)-(\d{16})@(.*)$/s.exec(address) ?? [];
  return (
    domain !== undefined &&
    address.length <= MAX_LENGTH &&
    number <= GREATEST_NUMBER &&
    firstNames.has(first) &&
    lastNames.has(last) &&
    isBelowInvalid(domain)
  );
}

function isUsableDomain(domain: string): boolean {
  return domain.length <= MAX_DOMAIN_LENGTH && isBelowInvalid(domain);
}

function isBelowInvalid(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.pop() === 'invalid' && labels.every((label) => LABEL.test(label));
}
