/** Replacing and splitting, as java.util.regex.Matcher and String.split do. */
import { ApexException } from '../exception.ts';
import { RegexMatcher, type RegexPattern } from './matcher.ts';

/** `$1`, `${name}` and `\x` in the replacement have Java's meaning. Resets the matcher. Throws StringException for a bad group reference. */
export function replaceMatches(matcher: RegexMatcher, replacement: string, all: boolean): string {
  matcher.reset();
  const { text } = matcher.state;
  let result = '';
  let from = 0;
  while (matcher.find()) {
    result += text.slice(from, matcher.start(0)) + expand(matcher, replacement);
    from = matcher.end(0);
    if (!all) break;
  }
  return result + text.slice(from);
}

/** Text that stands for itself in a replacement. */
export function quoteReplacement(text: string): string {
  return text.replace(/[\\$]/g, '\\$&');
}

/** `limit` as in Java: positive = at most so many parts, 0 = trailing empty parts dropped, negative = all parts. */
export function splitText(pattern: RegexPattern, text: string, limit: number): string[] {
  const matcher = new RegexMatcher(pattern, text);
  const parts: string[] = [];
  let from = 0;
  while ((limit <= 0 || parts.length < limit - 1) && matcher.find()) {
    const start = matcher.start(0);
    const end = matcher.end(0);
    // A match of nothing at the very beginning gives no empty first part.
    if (end === 0) continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  if (from === 0 && parts.length === 0) return [text];
  parts.push(text.slice(from));
  if (limit === 0) while (parts.length > 0 && parts[parts.length - 1] === '') parts.pop();
  return parts;
}

function expand(matcher: RegexMatcher, replacement: string): string {
  let result = '';
  for (let i = 0; i < replacement.length; i++) {
    const c = replacement[i];
    if (c === '\\') {
      if (++i >= replacement.length) throw bad('character to be escaped is missing');
      result += replacement[i];
    } else if (c === '$') {
      const { group, end } = reference(matcher, replacement, i + 1);
      result += matcher.group(group) ?? '';
      i = end - 1;
    } else {
      result += c;
    }
  }
  return result;
}

function reference(matcher: RegexMatcher, replacement: string, at: number): { group: number; end: number } {
  const named = /^\{([a-zA-Z][a-zA-Z0-9]*)\}/.exec(replacement.slice(at));
  if (named) {
    const group = matcher.pattern.names.get(named[1]);
    if (group === undefined) throw bad(`No group with name {${named[1]}}`);
    return { group, end: at + named[0].length };
  }
  let end = at;
  let group = -1;
  while (end < replacement.length && /\d/.test(replacement[end])) {
    const next = Math.max(group, 0) * 10 + Number(replacement[end]);
    if (group >= 0 && next > matcher.pattern.groupCount) break;
    group = next;
    end++;
  }
  if (group < 0) throw bad('Illegal group reference');
  if (group > matcher.pattern.groupCount) throw ApexException.of('System.StringException', `No group ${group}`);
  return { group, end };
}

function bad(message: string): ApexException {
  return ApexException.of('System.StringException', message);
}
