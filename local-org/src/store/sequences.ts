/** Counters that survive: record Ids by key prefix, auto-numbers by name. Counted in memory, written when the transaction commits. */
import { IdMaker } from '../schema/ids.ts';
import type { Driver, DriverStatement } from './driver.ts';

export const SEQUENCE_TABLE = '_sequence';

export interface Sequences {
  nextId(prefix: string): string;
  nextNumber(name: string): number;
  /** Writes the counters that moved. To be called before COMMIT. */
  save(): void;
}

interface Counter {
  next: number;
}

/** @param instance two characters of every Id that stand for the org. */
export function sequences(driver: Driver, instance: string): Sequences {
  const makers = new Map<string, IdMaker>();
  const numbers = new Map<string, Counter>();
  const moved = new Map<string, Counter>();
  const saved = new Map<string, number>();
  let insert: DriverStatement | null = null;
  for (const [name, next] of driver.prepare(`SELECT name, next FROM ${SEQUENCE_TABLE}`).all([]))
    saved.set(name as string, next as number);

  return {
    nextId(prefix) {
      let maker = makers.get(prefix);
      if (maker === undefined) {
        maker = new IdMaker(prefix, instance, saved.get(`id:${prefix}`) ?? 1);
        makers.set(prefix, maker);
      }
      if (moved.size === 0 || !moved.has(`id:${prefix}`)) moved.set(`id:${prefix}`, maker);
      return maker.make();
    },
    nextNumber(name) {
      const key = `number:${name.toLowerCase()}`;
      let counter = numbers.get(key);
      if (counter === undefined) {
        counter = { next: saved.get(key) ?? 1 };
        numbers.set(key, counter);
      }
      moved.set(key, counter);
      return counter.next++;
    },
    save() {
      if (moved.size === 0) return;
      insert ??= driver.prepare(
        `INSERT INTO ${SEQUENCE_TABLE}(name, next) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET next = excluded.next`,
      );
      for (const [key, counter] of moved) insert.run([key, counter.next]);
      moved.clear();
    },
  };
}
