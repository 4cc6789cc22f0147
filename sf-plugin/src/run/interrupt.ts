/** Ctrl-C and the end of a pipeline's step: the first is a wish that is carried out in order, the second is at once. */
import { EXIT } from '../errors.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface Interrupt {
  readonly signal: AbortSignal;
  /** Gives the signals back to whoever had them. */
  release(): void;
}

/**
 * @param onFirst reports what will happen now
 * @param onSecond reports what is left undone; the process ends then
 */
export function interruptible(onFirst: () => void, onSecond: () => void): Interrupt {
  const controller = new AbortController();
  const listener = (): void => {
    if (controller.signal.aborted) {
      onSecond();
      process.exit(EXIT.interrupted);
    }
    onFirst();
    controller.abort();
  };
  // The CLI's own listeners would end the process before the run is reported.
  const others = SIGNALS.map((name) => [name, process.listeners(name)] as const);
  for (const name of SIGNALS) process.removeAllListeners(name).on(name, listener);
  return {
    signal: controller.signal,
    release() {
      for (const [name, listeners] of others) {
        process.removeListener(name, listener);
        for (const other of listeners) process.on(name, other);
      }
    },
  };
}
