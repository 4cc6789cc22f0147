import getFailureGroups from '@salesforce/apex/AuditController.getFailureGroups';

/** Failures of one object with one reason. */
export interface FailureGroup {
  objectName?: string | null;
  reasonCode?: string | null;
  message?: string | null;
  records: number;
  /** False for what verification found: those records are not among the records that failed. */
  canBeRetried?: boolean | null;
}

interface FailureGroupPage {
  groups: readonly FailureGroup[];
  hasMore: boolean;
}

/**
 * Reads every cause of the failures of a run. Of many failures some causes come at a time, since each takes long to count.
 *
 * @param onPage gets all causes that are known after each page, the most records first; false ends the reading
 */
export async function readCauses(
  runId: string | undefined,
  onPage: (causes: FailureGroup[]) => boolean = () => true,
): Promise<FailureGroup[]> {
  let causes: FailureGroup[] = [];
  let last: FailureGroup | undefined;
  let goesOn = true;
  while (goesOn) {
    const from = { lastObject: last?.objectName ?? null, lastCode: last?.reasonCode ?? null };
    // eslint-disable-next-line no-await-in-loop
    const page = (await getFailureGroups({ runId, ...from })) as FailureGroupPage;
    causes = [...causes, ...page.groups].sort((one, other) => other.records - one.records);
    last = page.groups.at(-1);
    goesOn = onPage(causes) && page.hasMore;
  }
  return causes;
}
