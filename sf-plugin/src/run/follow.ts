/** Following a run to its end, or to the end of the wait. */
import type { RunDetails, RunStatus } from '../org/answers.ts';
import { UnreachableError } from '../errors.ts';
import type { MaskApi } from '../org/mask-api.ts';

const ACTIVE: ReadonlySet<RunStatus> = new Set(['Queued', 'Running', 'Verifying']);
/** A lost connection is no failed run: so many in a row are borne. */
const MOST_UNANSWERED = 5;

export function isActive(status: RunStatus): boolean {
  return ACTIVE.has(status);
}

export interface Following {
  readonly waitMs: number;
  readonly pollMs: number;
  readonly onLook: (run: RunDetails) => void;
  /** Ends the wait early. */
  readonly signal?: AbortSignal;
}

/** The run as it was seen last: active only when the wait has ended. */
export async function follow(
  api: Pick<MaskApi, 'run'>,
  runId: string,
  { waitMs, pollMs, onLook, signal }: Following,
): Promise<RunDetails> {
  const deadline = Date.now() + waitMs;
  let unanswered = 0;
  for (;;) {
    try {
      const run = await api.run(runId);
      unanswered = 0;
      onLook(run);
      if (!isActive(run.status) || Date.now() >= deadline || signal?.aborted === true) return run;
    } catch (error) {
      unanswered++;
      if (!(error instanceof UnreachableError) || unanswered >= MOST_UNANSWERED) throw error;
    }
    await pause(Math.max(0, Math.min(pollMs, deadline - Date.now())), signal);
  }
}

/** Sleeps, unless the signal comes first. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
