/** What a run would do, as far as it is known before it is started. */
import getOutlook from '@salesforce/apex/RunStartController.getOutlook';
import getWork from '@salesforce/apex/RunStartController.getWork';
import { progressText, readParts, unreadableIn, type Part } from 'c/maskingInventory';
import type { Kept, ScopeChoice } from 'c/maskingRunScope';
import { deletionText, type Deletion } from 'c/maskingRunText';
import { durationText, fill, numberText } from 'c/maskingText';
import { labels } from './labels';

/** What a run would do. */
export interface Outlook extends Part {
  sandboxName: string;
  deletes: boolean;
  deletions: Deletion[];
  records?: number | null;
  objects?: number | null;
  notCounted?: number | null;
  executions?: number | null;
  executionsLeft?: number | null;
  /** At the pace of the last completed run. */
  seconds?: number | null;
  excluded?: string[];
  automation?: string[];
  /** Objects that have something to do. */
  choices?: ScopeChoice[];
  /** Rules that a run can be kept to, in the first answer only. */
  ruleChoices?: ScopeChoice[];
}

/** Of several answers: the counts of their objects are added up. */
export function outlookOf(parts: readonly Outlook[]): Outlook {
  if (parts.length === 1) return parts[0];
  const sum = (member: 'records' | 'objects' | 'notCounted' | 'executions' | 'seconds'): number =>
    parts.reduce((total, part) => total + (part[member] ?? 0), 0);
  return {
    ...parts[0],
    records: sum('records'),
    objects: sum('objects'),
    notCounted: sum('notCounted'),
    executions: sum('executions'),
    seconds: sum('seconds'),
    excluded: [...new Set(parts.flatMap(({ excluded = [] }) => excluded))],
    automation: [...new Set(parts.flatMap(({ automation = [] }) => automation))],
    unreadable: unreadableIn(parts),
  };
}

/**
 * Asks what a run would do: in a large org with several requests.
 *
 * @param kept the only objects or rules of the run; empty for all
 * @param onPart takes each answer with how far the reading is, where it goes on; returns whether anybody still wants the rest
 */
export async function readOutlook(
  ruleSet: string | undefined,
  kept: Kept,
  onPart: (part: Outlook, progress: string | undefined) => boolean,
): Promise<void> {
  await readParts<Outlook>(
    (objectNames, isFirst) => (isFirst ? getOutlook : getWork)({ ruleSet, ...kept, objectNames }),
    {
      // Records are counted, too: at most 40 objects with Email fields in each request.
      isKept: false,
      onPart: (part, progress) => onPart(part, (part.rest?.length ?? 0) > 0 ? progressText(progress) : undefined),
    },
  );
}

/** The records that would be deleted, a line for each object. */
export const deletionsOf = (outlook: Outlook | undefined): { key: string; text: string }[] =>
  (outlook?.deletions ?? [])
    .filter(({ records }) => records !== 0)
    .map((deletion) => ({ key: deletion.objectName, text: deletionText(deletion) }));

export interface OutlookFact {
  label: string;
  value: string;
}

export function factsOf(outlook: Outlook): OutlookFact[] {
  const { sandboxName, records, objects, notCounted, executions, executionsLeft, seconds, excluded = [] } = outlook;
  const left = executionsLeft === null || executionsLeft === undefined ? '' : fill(labels.left, executionsLeft);
  const more = notCounted ? ` ${fill(labels.notCounted, notCounted)}` : '';
  return [
    { label: labels.sandbox, value: sandboxName },
    { label: labels.records, value: fill(labels.recordsIn, records ?? 0, objects ?? 0) + more },
    ...(records ? [{ label: labels.duration, value: seconds ? durationText(seconds) : labels.durationUnknown }] : []),
    { label: labels.executions, value: `${numberText(executions ?? 0)} ${left}`.trim() },
    { label: labels.excluded, value: excluded.length === 0 ? labels.none : excluded.join(', ') },
  ];
}
