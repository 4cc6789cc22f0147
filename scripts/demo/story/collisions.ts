/** Counts what must be zero: two different addresses that became one. Compares the sandbox with production, record by record. */
import type { Org } from 'local-org';
import { storedRecords } from './records.ts';

export interface CollisionReport {
  /** Distinct real addresses (lower case) that were replaced. */
  readonly addresses: number;
  readonly collisions: number;
  /** Real addresses that became more than one masked address. */
  readonly inconsistencies: number;
}

/** Reads both stores in the order of their rows: a refresh keeps Ids and order. */
export function compareAddresses(
  production: Org,
  sandbox: Org,
  fields: ReadonlyMap<string, readonly string[]>,
): CollisionReport {
  const maskedOf = new Map<string, string>();
  const realOf = new Map<string, string>();
  let collisions = 0;
  let inconsistencies = 0;
  for (const [object, names] of fields) {
    const after = storedRecords(sandbox, object, names);
    for (const before of storedRecords(production, object, names)) {
      const now = after.next().value as typeof before;
      for (let i = 0; i < before.length; i++) {
        const real = before[i];
        const masked = now[i];
        if (typeof real !== 'string' || typeof masked !== 'string' || real === masked) continue;
        const person = real.toLowerCase();
        const known = maskedOf.get(person);
        if (known === undefined) {
          maskedOf.set(person, masked);
          if (realOf.has(masked)) collisions++;
          else realOf.set(masked, person);
        } else if (known !== masked) inconsistencies++;
      }
    }
  }
  return { addresses: maskedOf.size, collisions, inconsistencies };
}
