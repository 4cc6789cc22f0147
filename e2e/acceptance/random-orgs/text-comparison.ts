/** Compares texts under rules about secrets with what is to become of them, and with what the run reports. */
import type { RuledText, TextReport, WrittenTexts } from './ruled-texts.ts';
import { REDACTED } from './secrets.ts';

/** No text that fits into it is redacted: the smallest part of a text in which a pattern is looked for. */
const SMALLEST_WINDOW = 72;

/** Sentences about texts that are not what they should be, or not what the run reports; none when all is right. */
export function wrongTexts({ texts, written }: TextReport): string[] {
  const sentences = texts.flatMap((text) => {
    const sentence = text.keptBy === null ? aboutWritten(text) : aboutKept(text);
    return sentence === null ? [] : [`${text.object}.${text.field} of ${text.recordId}: ${sentence}`];
  });
  const fields = new Set(texts.map(({ object, field }) => `${object}.${field}`));
  for (const key of fields) {
    const ofField = texts.filter(({ object, field }) => `${object}.${field}` === key);
    const inStore = JSON.stringify(numbersOf(ofField));
    const reported = JSON.stringify(written.get(key) ?? { masked: 0, redacted: 0 });
    if (inStore !== reported) sentences.push(`${key}: the store holds ${inStore}, the report says ${reported}`);
  }
  return [...sentences, ...withoutReason(texts)].sort();
}

function numbersOf(texts: readonly RuledText[]): WrittenTexts {
  return {
    masked: texts.filter(({ before, after }) => before !== after).length,
    redacted: texts.filter(isRedacted).length,
  };
}

const maskedOf = ({ secrets, before }: RuledText): string => secrets.mask(before);

/** As a whole, because the pattern could not be carried out. */
const isRedacted = (text: RuledText): boolean =>
  text.after === REDACTED && maskedOf(text) !== REDACTED && maskedOf(text).length <= text.length;

function aboutKept(text: RuledText): string | null {
  if (text.after !== text.before) return `written, although the ${text.keptBy!} keeps it`;
  const isToBeListed = text.keptBy === 'validation rule' && maskedOf(text) !== text.before;
  return isToBeListed && !text.reasons.some((code) => code.startsWith('FIELD_')) ? 'refused, and not listed' : null;
}

function aboutWritten(text: RuledText): string | null {
  const masked = maskedOf(text);
  if (text.after === masked) return null;
  if (masked.length > text.length) return aboutCut(text);
  if (text.after !== REDACTED) return `${differenceOf(text.after, masked)}; ${sizesOf(text)}`;
  if (!text.reasons.includes('redacted')) return 'redacted, and not listed';
  return text.secrets.isBounded || text.before.length <= SMALLEST_WINDOW
    ? `redacted, although every match of ${text.secrets.pattern} can be found; ${sizesOf(text)}`
    : null;
}

/** What replaces its matches does not fit into the field. */
function aboutCut(text: RuledText): string | null {
  if (!text.reasons.includes('text_cut')) return 'cut, and not listed';
  if (text.after.length > text.length) return 'cut, and longer than its field';
  return text.secrets.mask(text.after) === text.after ? null : `cut, and a match is left; ${sizesOf(text)}`;
}

/** Records that are listed as redacted or cut have such a text. */
function withoutReason(texts: readonly RuledText[]): string[] {
  return [...new Set(texts.map(({ recordId }) => recordId))].flatMap((record) => {
    const ofRecord = texts.filter(({ recordId }) => recordId === record);
    const { reasons } = ofRecord[0];
    const sentences: string[] = [];
    if (reasons.includes('redacted') && !ofRecord.some(isRedacted)) sentences.push(`${record}: listed as redacted`);
    if (reasons.includes('text_cut') && !ofRecord.some((text) => maskedOf(text).length > text.length))
      sentences.push(`${record}: listed as cut`);
    return sentences;
  });
}

const PART = 40;

/** Where two texts begin to differ: a failing test must not print 100,000 characters. */
function differenceOf(after: string, masked: string): string {
  let i = 0;
  while (after[i] === masked[i]) i++;
  const part = (value: string): string => JSON.stringify(value.slice(Math.max(0, i - PART), i + PART));
  return `holds ${part(after)} at ${i} instead of ${part(masked)}`;
}

const sizesOf = ({ before, after, secrets }: RuledText): string =>
  `${secrets.pattern}, ${before.length} characters before, ${after.length} after`;
