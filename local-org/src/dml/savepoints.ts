/** Savepoints of DML, each with a name of its own. */
import type { Store } from '../store/store.ts';

export interface Savepoint {
  release(): void;
  /** Undoes what was written since, and releases. */
  undo(): void;
}

export class Savepoints {
  #count = 0;

  set(store: Store): Savepoint {
    const name = `dml_${++this.#count}`;
    store.savepoint(name);
    return {
      release: () => store.release(name),
      undo: () => {
        store.rollbackTo(name);
        store.release(name);
      },
    };
  }
}
