/** Text taken apart and compared: split by character type, Levenshtein distance, padding, HTML tags. */

/** Kinds of characters as `java.lang.Character.getType` distinguishes them, as far as splitting needs it. */
const KINDS: readonly RegExp[] = [
  /\p{Lu}/u,
  /\p{Ll}/u,
  /\p{Lt}/u,
  /\p{Lm}/u,
  /\p{Lo}/u,
  /\p{Nd}/u,
  /\p{Nl}/u,
  /\p{No}/u,
  /\p{Zs}/u,
  /\p{Cc}/u,
  /\p{Pd}/u,
  /\p{Ps}/u,
  /\p{Pe}/u,
  /\p{Pc}/u,
  /\p{Po}/u,
  /\p{Sm}/u,
  /\p{Sc}/u,
  /\p{Sk}/u,
  /\p{So}/u,
  /\p{Pi}/u,
  /\p{Pf}/u,
];
const UPPER = 0;
const LOWER = 1;

function kindOf(character: string): number {
  return KINDS.findIndex((kind) => kind.test(character));
}

/** Runs of characters of one type. In camel case the last capital before small letters belongs to them. */
export function splitByCharacterType(text: string, camelCase: boolean): string[] {
  if (text === '') return [];
  const parts: string[] = [];
  let from = 0;
  let kind = kindOf(text[0]!);
  for (let at = 1; at < text.length; at++) {
    const next = kindOf(text[at]!);
    if (next === kind) continue;
    if (camelCase && next === LOWER && kind === UPPER) {
      if (at - 1 !== from) {
        parts.push(text.slice(from, at - 1));
        from = at - 1;
      }
    } else {
      parts.push(text.slice(from, at));
      from = at;
    }
    kind = next;
  }
  parts.push(text.slice(from));
  return parts;
}

/** -1 where the distance is greater than `threshold`. */
export function levenshtein(a: string, b: string, threshold = Infinity): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost));
    }
    row = next;
  }
  const distance = row[b.length]!;
  return distance > threshold ? -1 : distance;
}

/** Where two texts begin to differ; -1 when they are equal. */
export function indexOfDifference(a: string, b: string): number {
  if (a === b) return -1;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

export function commonPrefix(texts: readonly string[]): string {
  let prefix = texts[0] ?? '';
  for (const text of texts) {
    const at = indexOfDifference(prefix, text);
    if (at >= 0) prefix = prefix.slice(0, at);
  }
  return prefix;
}

export function center(text: string, size: number, pad: string): string {
  const missing = size - text.length;
  return missing <= 0 ? text : text.padStart(text.length + Math.floor(missing / 2), pad).padEnd(size, pad);
}

export function stripHtmlTags(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?[a-zA-Z!][^>]*>/g, '');
}
