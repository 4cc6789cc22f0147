/** Compares what is in the store after a run with what the run reports, number by number. */
import { NOTHING_REPORTED, type FieldReport, type RunReport } from './reported-fields.ts';
import type { Cell } from './scanner.ts';

/** What decides how an address that is left must be reported, known without the package. */
export interface Expected {
  /** Cells that were real before the run. */
  readonly before: readonly Cell[];
  /** Whether the record of a cell is still in the store: a rule may empty the recycle bin. */
  isThere(cell: Cell): boolean;
  /** Whether a rule leaves the Email field as it is. */
  isLeftOut(object: string, field: string): boolean;
  /** Whether the record is outside the row filter of the rule about the field. */
  isOutsideFilter(cell: Cell): boolean;
  /** Whether verification reads the field of every record, whatever the rules are. */
  isAlwaysVerified(cell: Cell): boolean;
  /** Whether verification reads the field of archived records, and a sample that of all. */
  isVerifiedInArchive(object: string, field: string): boolean;
  /** Whether the platform lets nobody change the value. */
  isLocked(cell: Cell): boolean;
  /** Ids of the newest records of an object, the recycle bin among them. */
  newest(object: string, count: number): ReadonlySet<string>;
  /** Objects with texts without a rule that are short enough for a sample of the greatest size. */
  readonly sampledObjects: readonly string[];
}

/** Most records that a run samples of an object. */
export const GREATEST_SAMPLE = 200;

/** Sentences about fields whose report is not what the store holds; none when both agree. */
export function disagreements(cells: readonly Cell[], { fields, samples }: RunReport, expected: Expected): string[] {
  const found = byField(cells);
  const before = byField(expected.before);
  const sentences = wrongSamples(samples, expected);
  for (const key of new Set([...found.keys(), ...fields.keys()])) {
    const said = fields.get(key) ?? NOTHING_REPORTED;
    const [object, field] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
    const left = found.get(key) ?? [];
    const isLeftOut = expected.isLeftOut(object, field);
    let sentence: string | null;
    if (said.isLeftOut || isLeftOut)
      sentence = aboutLeftOut(said, isLeftOut, left, (before.get(key) ?? []).filter(expected.isThere));
    else if (expected.isVerifiedInArchive(object, field)) sentence = aboutArchived(said, left, samples, expected);
    else if (said.isCovered) sentence = aboutCovered(said, left, expected);
    else if (left.some((cell) => expected.isAlwaysVerified(cell)))
      sentence = `${left.length} real values, not verified`;
    else sentence = aboutSampled(said, left, expected.newest(object, samples.get(object) ?? 0));
    if (sentence !== null) sentences.push(`${key}: ${sentence}`);
  }
  return sentences.sort();
}

/** A sample has as many of the newest records as its bound allows; long texts make it smaller. */
function wrongSamples(samples: ReadonlyMap<string, number>, expected: Expected): string[] {
  const sentences: string[] = [];
  for (const object of new Set([...samples.keys(), ...expected.sampledObjects])) {
    const size = samples.get(object) ?? 0;
    const greatest = expected.newest(object, GREATEST_SAMPLE).size;
    if (size > greatest || (size < greatest && expected.sampledObjects.includes(object)))
      sentences.push(`${object}: ${size} records were sampled, and ${greatest} were to be`);
  }
  return sentences;
}

function byField(cells: readonly Cell[]): ReadonlyMap<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = `${cell.object}.${cell.field}`;
    if (!found.has(key)) found.set(key, []);
    found.get(key)!.push(cell);
  }
  return found;
}

/** No number is given for a field that a rule leaves out: not one value of it may have been written. */
function aboutLeftOut(
  said: FieldReport,
  isLeftOut: boolean,
  after: readonly Cell[],
  before: readonly Cell[],
): string | null {
  if (said.isLeftOut !== isLeftOut) return `left out by a rule: ${isLeftOut}, the report says ${said.isLeftOut}`;
  const values = (cells: readonly Cell[]): string =>
    JSON.stringify(cells.map(({ recordId, value }) => `${recordId} ${value}`).sort());
  return values(after) === values(before) ? null : 'left out by a rule, and values were written';
}

/** Verification read every record: each number is that of the store. */
function aboutCovered(said: FieldReport, cells: readonly Cell[], expected: Expected): string | null {
  const numbers = { residue: 0, undeliverable: 0, cannotBeMasked: 0, leftByRule: 0 };
  for (const cell of cells)
    if (expected.isOutsideFilter(cell)) numbers.leftByRule++;
    else if (!cell.isDeliverable) numbers.undeliverable++;
    else if (expected.isLocked(cell)) numbers.cannotBeMasked++;
    else numbers.residue++;
  const { residue, undeliverable, cannotBeMasked, leftByRule } = said;
  const inStore = JSON.stringify(numbers);
  const reported = JSON.stringify({ residue, undeliverable, cannotBeMasked, leftByRule });
  if (inStore !== reported) return `the store holds ${inStore}, the report says ${reported}`;
  return said.sampled === 0 ? null : 'verified, and sampled as a field without a rule';
}

/** Archived records are verified; the newest ones are sampled, archived or not. */
function aboutArchived(
  said: FieldReport,
  cells: readonly Cell[],
  samples: RunReport['samples'],
  expected: Expected,
): string | null {
  const archived = cells.filter((cell) => expected.isAlwaysVerified(cell));
  const object = cells[0]?.object ?? '';
  const sample = expected.newest(object, samples.get(object) ?? 0);
  return (
    aboutCovered({ ...said, sampled: 0 }, archived, expected) ??
    aboutSampled({ ...NOTHING_REPORTED, sampled: said.sampled }, cells, sample)
  );
}

/** The number is that of exactly the records that were sampled. */
function aboutSampled(said: FieldReport, cells: readonly Cell[], sample: ReadonlySet<string>): string | null {
  if (said.residue + said.undeliverable + said.cannotBeMasked + said.leftByRule > 0)
    return `never verified, and the report says ${JSON.stringify(said)}`;
  if (sample.size === 0 && cells.length > 0) return `${cells.length} real values, and nothing was sampled`;
  const read = cells.filter(({ recordId }) => sample.has(recordId)).length;
  return read === said.sampled
    ? null
    : `the newest ${sample.size} records hold ${read} values with real addresses, the report says ${said.sampled}`;
}
