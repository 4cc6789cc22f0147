/** What became of the addresses: compared record by record with production, which nobody touched. */
import type { OrgStore, Schema } from 'local-org';
import { alive } from '../../scripts/demo/story/records.ts';

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

export function judge(
  before: OrgStore,
  after: OrgStore,
  schema: Schema,
  fields: ReadonlyMap<string, readonly string[]>,
): Verdict {
  const results = new Map<string, Set<string>>();
  const people = new Map<string, Set<string>>();
  let [addresses, deliverable, real, unmasked] = [0, 0, 0, 0];
  for (const [original, result] of pairs(before, after, schema, fields)) {
    addresses++;
    if (original === result) unmasked++;
    if (!UNDELIVERABLE.test(result)) deliverable++;
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
  before: OrgStore,
  after: OrgStore,
  schema: Schema,
  fields: ReadonlyMap<string, readonly string[]>,
): Generator<readonly [string, string]> {
  for (const [object, names] of fields) {
    const type = schema.type(object)!;
    const columns = names.map((name) => `"${type.field(name)!.column!}"`).join(', ');
    const sql = `SELECT ${columns} FROM "${type.table!}" ${alive(type)} ORDER BY "Id"`;
    const masked = after.prepare(sql).rows();
    for (const [index, row] of before.prepare(sql).rows().entries()) {
      for (const [column, original] of row.entries()) {
        if (typeof original === 'string')
          yield [original.toLowerCase(), String(masked[index]![column] ?? '').toLowerCase()];
      }
    }
  }
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
