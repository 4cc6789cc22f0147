/** The anchors of a pattern: `^ $ \b \B \A \z \Z \G`. Lines end as in Java; with UNIX_LINES only at `\n`. */
import type { State } from './nodes.ts';

type Holds = (m: State, i: number) => boolean;

const start = (m: State): number => (m.anchoringBounds ? m.from : 0);
const end = (m: State): number => (m.anchoringBounds ? m.to : m.text.length);

const LF = 10;
const CR = 13;

export function isLineEnd(codeUnit: number, unixLines: boolean): boolean {
  return (
    codeUnit === LF ||
    (!unixLines && (codeUnit === CR || codeUnit === 0x85 || codeUnit === 0x2028 || codeUnit === 0x2029))
  );
}

export const atBegin: Holds = (m, i) => i === start(m);

export const atEnd: Holds = (m, i) => {
  if (i !== end(m)) return false;
  m.hitEnd = true;
  m.requireEnd = true;
  return true;
};

export const atLastMatch: Holds = (m, i) => i === m.lastEnd;

export function lineBegin(unixLines: boolean): Holds {
  return (m, i) => {
    if (i === start(m)) return true;
    if (i === end(m)) return false;
    const before = m.text.charCodeAt(i - 1);
    if (!isLineEnd(before, unixLines)) return false;
    return !(before === CR && m.text.charCodeAt(i) === LF);
  };
}

/** `$`: at the end, or before the last line end; with MULTILINE before every one. */
export function lineEnd(multiline: boolean, unixLines: boolean): Holds {
  return (m, i) => {
    const last = end(m);
    if (i < last) {
      const unit = m.text.charCodeAt(i);
      if (!isLineEnd(unit, unixLines)) return false;
      if (unit === LF && !unixLines && i > start(m) && m.text.charCodeAt(i - 1) === CR) return false;
      if (multiline) return true;
      const length = unit === CR && m.text.charCodeAt(i + 1) === LF ? 2 : 1;
      if (i + length !== last) return false;
    }
    m.hitEnd = true;
    m.requireEnd = true;
    return true;
  };
}

export function wordBoundary(negative: boolean, isWord: (codePoint: number) => boolean): Holds {
  return (m, i) => {
    const first = m.transparentBounds ? 0 : m.from;
    const last = m.transparentBounds ? m.text.length : m.to;
    const left = i > first && isWord(m.text.charCodeAt(i - 1));
    if (i >= last) {
      m.hitEnd = true;
      m.requireEnd = true;
    }
    const right = i < last && isWord(m.text.charCodeAt(i));
    return (left !== right) !== negative;
  };
}
