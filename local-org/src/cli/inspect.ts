/** `local-org test --inspect`: waits for a debugger, which then sees Apex (see `apex/link/source-map.ts`). */
import { open, waitForDebugger } from 'node:inspector';
import { UsageError } from './output.ts';

/** Node's own: what editors and Chrome look for. */
const DEFAULT_PORT = 9229;

/** @param port as written; 0 for any free one. Node knows where it listens. */
export function awaitDebugger(port: string | undefined): void {
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new UsageError('--inspect-port must be a whole number from 0 to 65535');
  open(number, '127.0.0.1');
  waitForDebugger();
}
