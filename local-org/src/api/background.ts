/** Jobs of the org between requests: a step at a time, so that nobody waits for longer than a step takes. */
import type { Org } from '../org/org.ts';

export interface Background {
  /** There may be something to do now. */
  wake(): void;
  stop(): void;
}

/** How often an idle org looks for work that has become due. */
const IDLE_MS = 200;

export function createBackground(org: Org, report: (error: unknown) => void): Background {
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Immediate | null = null;
  let isStopped = false;

  const step = (): void => {
    soon = null;
    if (isStopped) return;
    let more = false;
    try {
      more = org.stepJobs();
    } catch (error) {
      report(error);
    }
    if (more) soon = setImmediate(step);
    else timer = setTimeout(wake, IDLE_MS);
  };

  function wake(): void {
    if (isStopped || soon !== null) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    soon = setImmediate(step);
  }

  return {
    wake,
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      if (soon !== null) clearImmediate(soon);
    },
  };
}
