/**
 * Where names are looked up from. Code of a managed package names its own objects and fields with or without the namespace; everybody
 * else needs it, and does not see what the package protects.
 */
let outside = false;

/** Whether names are looked up by somebody who is not the package. */
export function isOutside(): boolean {
  return outside;
}

/** Runs `work`, which must be synchronous, for somebody who is not the package. */
export function fromOutside<T>(work: () => T): T {
  return fromSide(true, work);
}

/** Runs `work`, which must be synchronous, for the package: its code may run. */
export function fromInside<T>(work: () => T): T {
  return fromSide(false, work);
}

/** Runs `work`, which must be synchronous, for the package or for others. */
export function fromSide<T>(isOutside: boolean, work: () => T): T {
  const before = changeSide(isOutside);
  try {
    return work();
  } finally {
    outside = before;
  }
}

/** The namespace that a name without one has for whoever asks. */
export function prefixOfAsker(org: { readonly namespace: string | null; readonly isManaged: boolean }): string | null {
  return org.isManaged && outside ? null : org.namespace;
}

/** For emitted code, which restores what it gets back. */
export function changeSide(isOutside: boolean): boolean {
  const before = outside;
  outside = isOutside;
  return before;
}
