/** What is known of a run, and its figures. */
import { fact, type Fact } from 'c/maskingFacts';
import { nothingFoundIn, type ObjectSum } from 'c/maskingRunObjects';
import { activeSeconds, sourceText, type RunRow } from 'c/maskingRunText';
import { durationText, numberText } from 'c/maskingText';
import { labels } from './labels';

export interface Figure {
  label: string;
  value: string;
}

export function factsOf(run: RunRow | undefined): Fact[] {
  const { source, ruleSet, onlyObjects, onlyRules, requestedBy, sandboxName, startedAt, finishedAt, fingerprint } =
    run ?? {};
  const seconds = activeSeconds(startedAt, finishedAt, run?.pausedSeconds);
  return [
    ...fact(labels.columnTrigger, sourceText(source)),
    ...fact(labels.ruleSet, ruleSet),
    ...fact(labels.onlyObjects, onlyObjects?.join(', ')),
    ...fact(labels.onlyRules, onlyRules?.join(', ')),
    ...fact(labels.requestedBy, requestedBy),
    ...fact(labels.sandbox, sandboxName),
    ...fact(labels.startedAt, startedAt, true),
    ...fact(labels.finishedAt, finishedAt, true),
    ...fact(labels.columnDuration, seconds === null ? null : durationText(seconds)),
    ...fact(labels.fingerprint, fingerprint),
  ];
}

/** A dry run has the figures of what would be. */
export function figuresOf(run: RunRow | undefined, sums: readonly ObjectSum[]): Figure[] {
  const isDryRun = run?.isDryRun === true;
  const nothingFound = nothingFoundIn(sums);
  const deleted = run?.recordsDeleted ?? 0;
  const figure = (label: string, value: number | null | undefined): Figure => ({
    label,
    value: numberText(value ?? 0),
  });
  return [
    figure(labels.recordsScanned, run?.recordsScanned),
    figure(isDryRun ? labels.recordsToChange : labels.recordsChanged, run?.recordsChanged),
    figure(isDryRun ? labels.valuesToMask : labels.columnMasked, run?.valuesMasked),
    figure(labels.alreadyMasked, (run?.valuesAlreadyMasked ?? 0) - nothingFound),
    ...(nothingFound > 0 ? [figure(labels.nothingFound, nothingFound)] : []),
    ...(deleted > 0 ? [figure(isDryRun ? labels.recordsToDelete : labels.recordsDeleted, deleted)] : []),
    figure(labels.columnFailed, run?.recordsFailed),
  ];
}
