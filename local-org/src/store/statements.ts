/** Prepared statements, kept by their text. */
import type { Driver, DriverStatement } from './driver.ts';
import type { SqlValue, Statement } from './store.ts';

/** How many statements stay prepared. Code that varies its SQL without bound (IN lists of every length) would otherwise fill memory. */
const KEPT = 500;

/** Prepares at the driver; may make a missing table first. */
export type CompileStatement = Driver['prepare'];

/** A driver's error as the store's. */
export type StatementError = (error: unknown, sql: string) => Error;

export class StatementCache {
  readonly compile: CompileStatement;
  readonly fail: StatementError;
  /** Of the tables: statements of an earlier one are prepared anew. */
  generation = 0;
  /** Under way. */
  readonly loops = new Map<DriverStatement, readonly SqlValue[]>();
  readonly #kept = new Map<string, CachedStatement>();

  constructor(compile: CompileStatement, fail: StatementError) {
    this.compile = compile;
    this.fail = fail;
  }

  prepare(sql: string): Statement {
    const found = this.#kept.get(sql);
    if (found !== undefined) return found;
    const statement = new CachedStatement(this, sql);
    if (this.#kept.size >= KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(sql, statement);
    return statement;
  }

  /** Statements prepared so far are prepared anew at their next use: their tables may be gone. */
  invalidate(): void {
    this.generation++;
  }

  /** Ends loops over rows that nobody will finish: they would keep their read lock beyond `close`. */
  endLoops(): void {
    for (const [native, params] of this.loops) native.get(params);
    this.loops.clear();
  }
}

class CachedStatement implements Statement {
  readonly sql: string;
  readonly #cache: StatementCache;
  #native: DriverStatement;
  #generation: number;
  /** Executions under way: SQLite would restart the statement under a running iteration. */
  #iterating = 0;

  constructor(cache: StatementCache, sql: string) {
    this.sql = sql;
    this.#cache = cache;
    this.#generation = cache.generation;
    this.#native = this.#compile();
  }

  #compile(): DriverStatement {
    this.#generation = this.#cache.generation;
    try {
      return this.#cache.compile(this.sql);
    } catch (error) {
      throw this.#cache.fail(error, this.sql);
    }
  }

  #ready(): DriverStatement {
    if (this.#iterating > 0) return this.#compile();
    if (this.#generation !== this.#cache.generation) this.#native = this.#compile();
    return this.#native;
  }

  run(...params: SqlValue[]): { changes: number } {
    try {
      return { changes: this.#ready().run(params) };
    } catch (error) {
      throw this.#cache.fail(error, this.sql);
    }
  }

  rows(...params: SqlValue[]): SqlValue[][] {
    try {
      return this.#ready().all(params);
    } catch (error) {
      throw this.#cache.fail(error, this.sql);
    }
  }

  row(...params: SqlValue[]): SqlValue[] | undefined {
    try {
      return this.#ready().get(params);
    } catch (error) {
      throw this.#cache.fail(error, this.sql);
    }
  }

  *iterate(...params: SqlValue[]): IterableIterator<SqlValue[]> {
    const native = this.#ready();
    this.#iterating++;
    this.#cache.loops.set(native, params);
    let isDone = false;
    try {
      yield* native.iterate(params);
      isDone = true;
    } catch (error) {
      throw this.#cache.fail(error, this.sql);
    } finally {
      this.#iterating--;
      this.#cache.loops.delete(native);
      // A loop that was left early leaves the native statement, and its read lock, in the middle of the rows; running it anew frees both.
      if (!isDone) native.get(params);
    }
  }
}
