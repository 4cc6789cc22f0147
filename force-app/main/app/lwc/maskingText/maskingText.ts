/** Words, numbers and files that every page of the app needs. */
import LOCALE from '@salesforce/i18n/locale';
import TIME_ZONE from '@salesforce/i18n/timeZone';
import { labels } from './labels';

const numbers = new Intl.NumberFormat(LOCALE);
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** Controls of the direction of text: one that somebody wrote into a reason would turn the words behind it. */
const DIRECTION_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

function withoutControls(text: string): string {
  return text.replaceAll(DIRECTION_CONTROLS, '');
}

/** A text of somebody to stand among other words: it keeps its direction to itself. */
export function isolated(text: string): string {
  const plain = withoutControls(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Puts values instead of `{0}`, `{1}`, ...; in `{0|record|records}` the number chooses the noun behind it. */
export function fill(label: string, ...values: (string | number)[]): string {
  return label.replace(
    /\{(\d+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (place, index: string, one: string | undefined, many: string | undefined) => {
      const value = values[Number(index)];
      if (value === undefined) return place;
      const text = typeof value === 'number' ? numberText(value) : isolated(value);
      return one === undefined ? text : `${text} ${text === '1' ? one : many}`;
    },
  );
}

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : numbers.format(value);
}

/** A label with the API name behind it, where the two differ. */
export function labelAndName(label: string, name: string): string {
  return label === name ? label : `${label} (${name})`;
}

/** `45 s`, `3 min 20 s`, `2 h 5 min`; never nothing. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < SECONDS_PER_MINUTE) return fill(labels.seconds, whole);
  if (whole < SECONDS_PER_HOUR)
    return fill(labels.minutes, Math.floor(whole / SECONDS_PER_MINUTE), whole % SECONDS_PER_MINUTE);
  return fill(
    labels.hours,
    Math.floor(whole / SECONDS_PER_HOUR),
    Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE),
  );
}

/** Times in tables, as everywhere in the app: with their time zone. */
export const TIME = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const times = new Intl.DateTimeFormat(LOCALE, { ...TIME, timeZone: TIME_ZONE });

/** A time in ISO 8601 as people of the org read it. */
export function timeText(time: string): string {
  return time === '' ? '' : times.format(new Date(time));
}

const collator = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

/** Rows by the values of one of their fields; equal ones stay in their order. */
export function sorted<Row extends object>(
  rows: readonly Row[],
  fieldName: string,
  direction: 'asc' | 'desc',
): readonly Row[] {
  const valueOf = (row: Row): string => String((row as Readonly<Record<string, Cell>>)[fieldName] ?? '');
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => sign * collator.compare(valueOf(one), valueOf(other)));
}

/** Seconds between two times in ISO 8601; null when one of them is missing. */
export function secondsBetween(start: string | null | undefined, end: string | null | undefined): number | null {
  return start && end ? (Date.parse(end) - Date.parse(start)) / 1000 : null;
}

/** What the platform's client reports when no answer came. */
const DISCONNECTED = 'Disconnected or Canceled';

/** What the server said; undefined without an answer. */
function answerText(error: unknown): string | undefined {
  const { body, message } = (error ?? {}) as { body?: { message?: string }; message?: string };
  const text = body?.message ?? message;
  return text === DISCONNECTED ? undefined : text;
}

/** What the server said about a change. Without an answer nobody knows whether it was made. */
export const errorText = (error: unknown): string => answerText(error) ?? labels.connectionLost;

/** What the server said about something that was only read: without an answer it can be read again. */
export const readErrorText = (error: unknown): string => answerText(error) ?? labels.notRead;

/** What `c-masking-state` shows instead of content. */
export interface ContentState {
  readonly kind: 'error' | 'loading' | 'empty';
  readonly heading?: string;
  readonly message?: string;
}

/** What is shown instead of content: an error, that it loads, or that there is none. Undefined when the content is shown. */
export function stateOf(
  errorMessage: string | undefined,
  isLoading: boolean,
  empty?: Omit<ContentState, 'kind'>,
): ContentState | undefined {
  if (errorMessage) return { kind: 'error', message: errorMessage };
  if (isLoading) return { kind: 'loading' };
  return empty && { kind: 'empty', ...empty };
}

/** What a cell of a file can hold. */
export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : withoutControls(String(value));
  const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Hands the browser a file to keep. The mark at the beginning of CSV tells spreadsheets that it is UTF-8. */
export function download(fileName: string, text: string, type: 'text/csv' | 'application/json' = 'text/csv'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const link = document.createElement('a');
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(mark + text)}`;
  link.download = fileName;
  link.click();
}
