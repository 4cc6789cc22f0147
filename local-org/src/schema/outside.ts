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
  return within(true, work);
}

/** Runs `work`, which must be synchronous, for the package: its code may run. */
export function fromInside<T>(work: () => T): T {
  return within(false, work);
}

function within<T>(isIt: boolean, work: () => T): T {
  const before = outside;
  outside = isIt;
  try {
    return work();
  } finally {
    outside = before;
  }
}
