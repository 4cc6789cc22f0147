/** Problems of a run, and what was decided about them, in words. */
import LOCALE from '@salesforce/i18n/locale';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** What keeps a run from being passed without a qualifier. */
export interface ProblemRow {
  key: string;
  objectName: string;
  /** Missing when the failures name no field. */
  fieldName?: string | null;
  reasonCode: string;
  message: string;
  records: number;
  /** Missing for a problem that nobody has accepted. */
  state?: 'accepted' | 'expired' | 'exceeded' | null;
  canBeAccepted: boolean;
  exceptionId?: string | null;
  reason?: string | null;
  acceptedBy?: string | null;
  expiresOn?: string | null;
}

/** A day as `2026-12-31` in the words of the user. It has no time zone. */
function dayText(day: string | null | undefined): string {
  return day ? new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)) : '';
}

/** What was decided about the problem, by whom, and until when. */
export function decisionText({ state, acceptedBy, expiresOn, reason }: ProblemRow): string {
  return state ? fill(labels[state], acceptedBy ?? '', dayText(expiresOn), reason ?? '') : labels.open;
}

/** `Contact.Email`, or the object alone. */
export function targetText({ objectName, fieldName }: ProblemRow): string {
  return fieldName ? `${objectName}.${fieldName}` : objectName;
}
