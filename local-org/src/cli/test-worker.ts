/** The other side of testing/pool.ts: a process of its own that runs test classes one at a time. */
import { runTestClass } from '../testing/run-class.ts';
import { coverageOf, openTestOrg } from '../testing/org.ts';
import { DEFAULT_TEST_LIMITS } from '../limits/test-budget.ts';
import type { FromWorker, ToWorker } from '../testing/pool.ts';
import type { Org } from '../org/org.ts';

export function runWorker(): void {
  let org: Org | null = null;
  let limits = DEFAULT_TEST_LIMITS;
  const send = (message: FromWorker): void => void process.send!(message);
  process.on('message', (message: ToWorker) => {
    try {
      if (message.kind === 'open') {
        limits = message.limits;
        org = openTestOrg(message.sources, message.coverage);
        send({ kind: 'ready' });
      } else if (message.kind === 'class') {
        const cls = org!.host.program.findClass(message.name)!;
        send({
          kind: 'results',
          results: runTestClass(org!.host, cls, message.methods === null ? null : new Set(message.methods), limits),
        });
      } else {
        send({ kind: 'coverage', coverage: coverageOf(org!.host) });
        org!.close();
        process.disconnect();
      }
    } catch (error) {
      send({ kind: 'failed', message: (error as Error).stack ?? String(error) });
    }
  });
}
