/**
 * Which rows are locked, and by whom. On the platform transactions run side by side: what one of them has locked, another waits for, ten
 * seconds at most. Here a transaction is over before the next one begins, so only a holder that outlives its transaction can be in the way
 * of others (see `lockHolder` of a unit); waiting for one would be in vain, so nobody waits.
 */
export interface RowLocks {
  /** Takes all of the rows or none. Answers those that another holder has. @param holder null for one that is gone before anybody asks */
  take(holder: string | null, ids: readonly string[]): string[];
  release(holder: string): void;
  releaseAll(): void;
  /** Whether it matters at all what this holder takes. */
  isIdle(holder: string | null): boolean;
}

export function createRowLocks(): RowLocks {
  const holders = new Map<string, string>();
  return {
    take(holder, ids) {
      const taken = ids.filter((id) => holders.has(id) && holders.get(id) !== holder);
      if (taken.length === 0 && holder !== null) for (const id of ids) holders.set(id, holder);
      return taken;
    },
    release(holder) {
      for (const [id, by] of holders) if (by === holder) holders.delete(id);
    },
    releaseAll: () => holders.clear(),
    isIdle: (holder) => holder === null && holders.size === 0,
  };
}
