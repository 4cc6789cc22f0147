/** What became of the addresses: compared record by record with production, which nobody touched. */
import type { Org, SqlValue } from 'local-org';
import { storedRecords } from '../../scripts/demo/story/records.ts';

export interface Verdict {
  readonly addresses: number;
  /** Addresses of two different people that became the same. */
  readonly collisions: number;
  /** People whose address became another one somewhere else. */
  readonly inconsistent_people: number;
  /** Results at which somebody could receive mail. */
  readonly deliverable: number;
  /** Results that still hold the mailbox or a name of the original. */
  readonly real_parts_left: number;
  /** Values that are as they were. */
  readonly unmasked: number;
}

/** Reserved by RFC 2606: nobody receives mail there. */
const UNDELIVERABLE = /(\.invalid|\.test|\.example|\.localhost|@example\.(com|net|org))$/;
/** Shorter parts appear by chance. */
const LEAST = 4;

export function judge(before: Org, after: Org, fields: ReadonlyMap<string, readonly string[]>): Verdict {
  return judgePairs(addressesOf(before, fields), addressesOf(after, fields));
}

/** @param before and after: the same fields of the same records, in the same order */
export function judgePairs(before: readonly SqlValue[], after: readonly SqlValue[]): Verdict {
  const results = new Map<string, Set<string>>();
  const people = new Map<string, Set<string>>();
  let [addresses, deliverable, real, unmasked] = [0, 0, 0, 0];
  for (const [original, result] of pairs(before, after)) {
    addresses++;
    if (original === result) unmasked++;
    if (isDeliverable(original, result)) deliverable++;
    if (holdsPart(original, result)) real++;
    add(results, original, result);
    add(people, result, original);
  }
  return {
    addresses,
    collisions: [...people.values()].filter((originals) => originals.size > 1).length,
    inconsistent_people: [...results.values()].filter((values) => values.size > 1).length,
    deliverable,
    real_parts_left: real,
    unmasked,
  };
}

function* pairs(
  before: readonly SqlValue[],
  after: readonly SqlValue[],
): Generator<readonly [original: string, result: string]> {
  for (const [index, original] of before.entries()) {
    if (typeof original === 'string') yield [original.toLowerCase(), String(after[index] ?? '').toLowerCase()];
  }
}

/** Every value of the fields, empty ones included, record by record. */
export function addressesOf(org: Org, fields: ReadonlyMap<string, readonly string[]>): readonly SqlValue[] {
  return [...fields].flatMap(([object, names]) => {
    return [...storedRecords(org, object, names)].flat();
  });
}

/** The domains of the originals, though reserved themselves, are the domains of real people here. */
function isDeliverable(original: string, result: string): boolean {
  return !UNDELIVERABLE.test(result) || result.slice(result.indexOf('@')) === original.slice(original.indexOf('@'));
}

function holdsPart(original: string, result: string): boolean {
  const [mailbox, domain] = original.split('@') as [string, string];
  const [local, at] = result.split('@');
  return (
    at === domain || mailbox.split(/[^\p{L}]+/u).some((part) => part.length >= LEAST && (local ?? '').includes(part))
  );
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
