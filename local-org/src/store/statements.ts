/** Prepared statements, kept by their text. */
import type { Driver, DriverStatement } from './driver.ts';
import type { SqlValue, Statement } from './store.ts';

/** How many statements stay prepared. Code that varies its SQL without bound (IN lists of every length) would otherwise fill memory. */
const KEPT = 500;

export interface StatementCache {
  prepare(sql: string): Statement;
  /** Statements prepared so far are prepared anew at their next use: their tables may be gone. */
  invalidate(): void;
  /** Ends loops over rows that nobody will finish: they would keep their read lock beyond `close`. */
  endLoops(): void;
}

/**
 * @param compile prepares at the driver; may create a missing table first.
 * @param fail turns a driver's error into the store's.
 */
export function statementCache(
  compile: Driver['prepare'],
  fail: (error: unknown, sql: string) => Error,
): StatementCache {
  const kept = new Map<string, CachedStatement>();
  const loops = new Map<DriverStatement, readonly SqlValue[]>();
  let generation = 0;

  class CachedStatement implements Statement {
    readonly sql: string;
    #native: DriverStatement;
    #generation = generation;
    /** Executions under way: SQLite would restart the statement under a running iteration. */
    #iterating = 0;

    constructor(sql: string) {
      this.sql = sql;
      this.#native = this.#compile();
    }

    #compile(): DriverStatement {
      this.#generation = generation;
      try {
        return compile(this.sql);
      } catch (error) {
        throw fail(error, this.sql);
      }
    }

    #ready(): DriverStatement {
      if (this.#iterating > 0) return this.#compile();
      if (this.#generation !== generation) this.#native = this.#compile();
      return this.#native;
    }

    run(...params: SqlValue[]): { changes: number } {
      try {
        return { changes: this.#ready().run(params) };
      } catch (error) {
        throw fail(error, this.sql);
      }
    }

    rows(...params: SqlValue[]): SqlValue[][] {
      try {
        return this.#ready().all(params);
      } catch (error) {
        throw fail(error, this.sql);
      }
    }

    row(...params: SqlValue[]): SqlValue[] | undefined {
      try {
        return this.#ready().get(params);
      } catch (error) {
        throw fail(error, this.sql);
      }
    }

    *iterate(...params: SqlValue[]): IterableIterator<SqlValue[]> {
      const native = this.#ready();
      this.#iterating++;
      loops.set(native, params);
      let isDone = false;
      try {
        yield* native.iterate(params);
        isDone = true;
      } catch (error) {
        throw fail(error, this.sql);
      } finally {
        this.#iterating--;
        loops.delete(native);
        // A loop that was left early leaves the native statement, and its read lock, in the middle of the rows; running it anew frees both.
        if (!isDone) native.get(params);
      }
    }
  }

  return {
    prepare(sql) {
      const found = kept.get(sql);
      if (found !== undefined) return found;
      const statement = new CachedStatement(sql);
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
      kept.set(sql, statement);
      return statement;
    },
    invalidate() {
      generation++;
    },
    endLoops() {
      for (const [native, params] of loops) native.get(params);
      loops.clear();
    },
  };
}
