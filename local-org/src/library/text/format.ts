/** `String.format`: the patterns of java.text.MessageFormat, with arguments that are already text. */
import { ApexException } from '../../runtime/exception.ts';

/** `{0}` is an argument, `''` a quote, `'{'` a brace. A number without an argument stays as it is. Throws StringException. */
export function formatMessage(pattern: string, args: readonly string[]): string {
  let result = '';
  let quoted = false;
  for (let at = 0; at < pattern.length; at++) {
    const unit = pattern[at]!;
    if (unit === "'") {
      if (pattern[at + 1] === "'") {
        result += "'";
        at++;
      } else {
        quoted = !quoted;
      }
    } else if (unit === '{' && !quoted) {
      const end = closing(pattern, at);
      result += argument(pattern.slice(at + 1, end), args);
      at = end;
    } else {
      result += unit;
    }
  }
  return result;
}

function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    else if (pattern[at] === '}' && --depth === 0) return at;
  }
  throw ApexException.of('System.StringException', 'Unmatched braces in the pattern.');
}

function argument(text: string, args: readonly string[]): string {
  const [name, kind] = text.split(',').map((part) => part.trim()) as [string, string | undefined];
  if (!/^\d+$/.test(name)) throw ApexException.of('System.StringException', `can't parse argument number: ${name}`);
  const other = kind === undefined ? undefined : OTHER_KINDS[kind.toLowerCase()];
  if (other !== undefined) throw ApexException.of('System.StringException', `Cannot format given Object as a ${other}`);
  return args[Number(name)] ?? `{${name}}`;
}

/** Formats of what text is not. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  number: 'Number',
  choice: 'Number',
  date: 'Date',
  time: 'Date',
};
