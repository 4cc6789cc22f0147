/**
 * Where names are looked up from. Code of a managed package names its own objects and fields with or without the namespace; everybody
 * else needs it, and does not see what the package protects. Each request and each unit of work has a context of its own, which it keeps
 * while it waits.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

interface NamespaceContext {
  /** Emitted code changes it from method to method, which must not cost a context each time. */
  isOutside: boolean;
}

const contexts = new AsyncLocalStorage<NamespaceContext>();

/** Whether names are looked up by somebody who is not the package. */
export function isOutside(): boolean {
  return contexts.getStore()?.isOutside === true;
}

/** Runs `work` for somebody who is not the package, also what it does after it has waited. */
export function fromOutside<T>(work: () => T): T {
  return fromSide(true, work);
}

/** Runs `work` for the package: its code may run. */
export function fromInside<T>(work: () => T): T {
  return fromSide(false, work);
}

/** Runs `work` for the package or for others. */
export function fromSide<T>(forOthers: boolean, work: () => T): T {
  // Entering a context costs a tenth of the time of a save; most work has the right one already.
  return isOutside() === forOthers ? work() : contexts.run({ isOutside: forOthers }, work);
}

/** The namespace that a name without one has for whoever asks. */
export function prefixOfAsker(org: { readonly namespace: string | null; readonly isManaged: boolean }): string | null {
  return org.isManaged && isOutside() ? null : org.namespace;
}

/** For emitted code, which restores what it gets back. */
export function changeSide(isOutside: boolean): boolean {
  const context = contexts.getStore();
  // Compiled code that no unit of work has called is code of the package.
  if (context === undefined) {
    contexts.enterWith({ isOutside });
    return false;
  }
  const before = context.isOutside;
  context.isOutside = isOutside;
  return before;
}
