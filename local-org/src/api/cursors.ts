/** Queries whose next page somebody may ask for. */
import { randomBytes } from 'node:crypto';
import type { SObject } from '../runtime/sobject.ts';
import { base62, toId18 } from '../schema/ids.ts';
import type { RecordWriter } from './records/writer.ts';

export interface Cursor {
  readonly userId: string;
  readonly size: number;
  readonly batchSize: number;
  readonly writer: RecordWriter;
  fetch(offset: number, count: number): readonly SObject[];
}

export interface Cursors {
  /** Answers its Id: `01g...`. */
  open(cursor: Cursor): string;
  find(id: string, userId: string): Cursor | null;
}

/** The oldest is forgotten when there are more. */
const KEPT = 100;

export function createCursors(): Cursors {
  const cursors = new Map<string, Cursor>();
  return {
    open(cursor) {
      const id = toId18(`01g${base62(randomBytes(6).readUIntBE(0, 6), 12)}`)!;
      if (cursors.size >= KEPT) cursors.delete(cursors.keys().next().value!);
      cursors.set(id, cursor);
      return id;
    },
    find(id, userId) {
      const cursor = cursors.get(id);
      if (cursor === undefined || cursor.userId !== userId) return null;
      cursors.delete(id);
      cursors.set(id, cursor);
      return cursor;
    },
  };
}
