/** What somebody does who finds an org after a power cut: let its jobs go on, and when the run still stands, resume it. */
import type { JobProgress, Org } from 'local-org';
import { newestRun } from './snapshot.ts';

const ACTIVE = /^(Queued|Running|Verifying)$/;

/** How the run came to its end. */
export type Ending = 'was over' | 'started anew' | 'jobs went on' | 'resumed';

/**
 * @param onStep hears of each transaction of a job before it begins
 * @param onBatch hears the name of the class after each transaction of a batch job
 */
export async function continueRun(
  org: Org,
  onStep: () => void = () => undefined,
  onBatch: (className: string) => void = () => undefined,
): Promise<Ending> {
  const found = newestRun(org);
  const until = (): boolean => {
    onStep();
    return false;
  };
  const options = { until, onProgress: ({ className }: JobProgress) => onBatch(className) };
  if (found === null) {
    startRun(org, 'Small_Chunks');
    await org.runJobs(options);
    return 'started anew';
  }
  await org.runJobs(options);
  if (!ACTIVE.test(found.status)) return 'was over';
  if (!ACTIVE.test(newestRun(org)!.status)) return 'jobs went on';
  org.runAnonymous(`MaskingService.resume('${found.id}', StartSource.MANUAL);`);
  await org.runJobs(options);
  return 'resumed';
}

/** A run of a rule set as the platform starts it after a refresh: as its own user, who has no permission set. */
export function startRun(org: Org, ruleSet: string): void {
  org.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.POST_COPY).withRuleSet('${ruleSet}'));`, {
    user: org.automatedProcessId,
  });
}
