/** Compares what is in the store after a run with what the run reports. */
import type { FieldReport } from './report.ts';
import type { Cell } from './scanner.ts';

interface Found {
  deliverable: number;
  undeliverable: number;
}

/** Sentences about fields whose report is not what the store holds; none when both agree. */
export function disagreements(cells: readonly Cell[], report: ReadonlyMap<string, FieldReport>): string[] {
  const found = new Map<string, Found>();
  for (const { object, field, isDeliverable } of cells) {
    const count = found.get(`${object}.${field}`) ?? { deliverable: 0, undeliverable: 0 };
    if (isDeliverable) count.deliverable++;
    else count.undeliverable++;
    found.set(`${object}.${field}`, count);
  }
  const sentences: string[] = [];
  for (const field of new Set([...found.keys(), ...report.keys()])) {
    const store = found.get(field) ?? { deliverable: 0, undeliverable: 0 };
    const said = report.get(field);
    const sentence = disagreement(store, said);
    if (sentence !== null) sentences.push(`${field}: ${sentence}`);
  }
  return sentences.sort();
}

function disagreement(store: Found, said: FieldReport | undefined): string | null {
  const inStore = `the store holds ${store.deliverable} real and ${store.undeliverable} undeliverable`;
  if (said === undefined)
    return store.deliverable + store.undeliverable === 0 ? null : `${inStore}, the report nothing`;
  if (said.isLeftOut) return null;
  // What is sampled or left by a rule is not distinguished further.
  const other = said.sampled + said.leftByRule;
  const real = said.residue + said.cannotBeMasked;
  const agrees =
    other > 0
      ? other + real + said.undeliverable === store.deliverable + store.undeliverable
      : real === store.deliverable && said.undeliverable === store.undeliverable;
  if (agrees) return null;
  return `${inStore}, the report says ${JSON.stringify(said)}`;
}
