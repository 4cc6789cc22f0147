/** Searches the org for addresses outside Email fields: one request after another. */
import getLast from '@salesforce/apex/ScanController.getLast';
import getObjects from '@salesforce/apex/ScanController.getObjects';
import scan from '@salesforce/apex/ScanController.scan';
import skip from '@salesforce/apex/ScanController.skip';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import type { FoundField, Suggestion } from './scanRow';

export interface ScanObject {
  name: string;
  label: string;
}

interface ScanObjects extends Part {
  objects: ScanObject[];
}

export interface ScanResult {
  scanned: number;
  records: number;
  scannedAt: string;
  scannedBy: string;
  fields: FoundField[];
  suggestions: Suggestion[];
  unreadable: string[];
}

/** The last scan of the org, or a part of what it found. */
export interface KeptScan extends ScanResult {
  scanId?: string | null;
  total: number;
  lastObject: string;
  next?: string | null;
}

/** Before the first scan. */
export const NOTHING = {
  hasEnded: false,
  doneCount: 0,
  totalCount: 0,
  recordCount: 0,
  found: [],
  suggested: [],
  unreadable: [],
  waiting: [],
  scannedAt: '',
  scanId: null,
  lastObject: null,
};

/** Objects that are asked for at once; the org searches as many of them as it has time for. */
const CHUNK = 10;

/** The order in which objects are read; the same for every language of a user. */
const sortKey = (name: string): string => name.toLowerCase();

/** The platform ends a transaction that passes a limit, and no Apex can catch it. */
function isLimit(error: unknown): boolean {
  return (error as { body?: { exceptionType?: string } } | undefined)?.body?.exceptionType === 'System.LimitException';
}

/** Every object of the org, by name. @param onProgress hears how far it is, and returns whether anybody still wants to know */
export async function listObjects(onProgress: (progress: string) => boolean): Promise<ScanObject[]> {
  const ask = (objectNames: readonly string[] | null): Promise<unknown> => getObjects({ objectNames });
  const parts = await readParts<ScanObjects>(ask, {
    isFresh: true,
    isKept: false,
    onPart: (_part, progress) => onProgress(progressText(progress)),
  });
  return parts
    .flatMap(({ objects }) => objects)
    .sort((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
}

/** Objects that come after the one that was read last. */
export function behind(lastObject: string | null, objects: readonly ScanObject[]): ScanObject[] {
  const last = sortKey(lastObject ?? '');
  return objects.filter(({ name }) => sortKey(name) > last);
}

/** Objects that are too much together are asked for one by one; one that is too much by itself is reported and left out. */
export async function scanNext(
  scanId: string | null,
  after: string | null,
  waiting: readonly ScanObject[],
  count = CHUNK,
): Promise<ScanResult> {
  const objectNames = waiting.slice(0, count).map(({ name }) => name);
  const slice = { scanId, after, objectNames, left: waiting.length };
  try {
    return (await scan({ ruleSet: null, slice })) as ScanResult;
  } catch (error) {
    if (!isLimit(error)) throw error;
    return objectNames.length > 1
      ? scanNext(scanId, after, waiting, 1)
      : ((await skip({ ruleSet: null, slice })) as ScanResult);
  }
}

/** The last scan of the org, whoever made it, part by part. */
export async function readLastScan(take: (part: KeptScan) => void, after: string | null = null): Promise<void> {
  const part = (await getLast({ ruleSet: null, after })) as KeptScan;
  take(part);
  // Each answer contains where the next question begins.
  if (part.next) await readLastScan(take, part.next);
}
