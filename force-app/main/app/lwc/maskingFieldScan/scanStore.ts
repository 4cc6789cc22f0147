/** The results of the last scan, kept for this tab of the browser: leaving the step loses nothing. They hold no real address. */
import type { Row } from './scanRow';

const PLACE = 'maskingFieldScan';

export interface KeptScan {
  scannedAt: string;
  doneCount: number;
  objects: { name: string; label: string }[];
  found: Row[];
  suggested: Row[];
  unreadable: string[];
}

export function keepScan(scan: KeptScan): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(scan));
  } catch {
    // A browser that keeps nothing: the scan can be started again.
  }
}

export function keptScan(): KeptScan | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as KeptScan | null;
  } catch {
    return null;
  }
}
