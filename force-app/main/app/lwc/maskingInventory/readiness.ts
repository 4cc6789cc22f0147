/** Whether the org is ready: shown at once, and completed when the Email fields of every object were compared with the approved ones. */
import getApprovalCheck from '@salesforce/apex/SetupController.getApprovalCheck';
import getNewFields from '@salesforce/apex/SetupController.getNewFields';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import { progressText, readParts, unreadableIn, type Part } from './parts';

export interface Check {
  code: string;
  state: 'ok' | 'attention' | 'info' | 'error';
  title: string;
  message: string;
  wayOut?: string | null;
}

export interface Readiness extends Part {
  isSandbox: boolean;
  sandboxName?: string | null;
  checks: Check[];
  /** Email fields that nobody has approved. */
  added?: number;
  /** True as long as objects are left to compare: until then nobody knows whether the org is ready. */
  isPartial?: boolean;
}

export const APPROVAL = 'approval';
/** No run followed the copy of the sandbox. */
export const NOT_MASKED = 'notMasked';

/**
 * @param show takes what is known so far, and returns whether anybody still wants to know more
 * @param isFresh true to look at every object, whatever is known from a short time ago
 */
export async function readReadiness(show: (readiness: Readiness) => boolean, isFresh = false): Promise<void> {
  let readiness: Readiness | undefined;
  let isWanted = true;
  const parts = await readParts<Pick<Readiness, 'added'> & Part>(
    (objectNames, isFirst) => (isFirst ? getReadiness({ objectNames }) : getNewFields({ objectNames })),
    {
      isFresh,
      onPart: (part, progress) => {
        readiness ??= part as Readiness;
        const isPartial = (readiness.rest?.length ?? 0) > 0;
        const known = isPartial ? replaced(readiness, { message: progressText(progress) }) : readiness;
        isWanted = show({ ...known, isPartial });
        return isWanted;
      },
    },
  );
  if (readiness === undefined || !isWanted || parts.length === 1) return;
  const added = parts.reduce((sum, part) => sum + (part.added ?? 0), 0);
  const check = (await getApprovalCheck({ added, unreadable: unreadableIn(parts) })) as Check;
  show({ ...replaced(readiness, check), isPartial: false });
}

function replaced(readiness: Readiness, change: Partial<Check>): Readiness {
  const checks = readiness.checks.map((check) => (check.code === APPROVAL ? { ...check, ...change } : check));
  return { ...readiness, checks };
}
