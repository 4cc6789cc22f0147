/** System.Pattern and System.Matcher. Source: Apex Reference Guide, "Pattern Class" and "Matcher Class"; semantics are java.util.regex's. */
import { ApexList } from '../runtime/collections.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { STRING } from '../runtime/runtime-types.ts';
import { PatternError } from '../runtime/regex/compile-pattern.ts';
import { RegexMatcher, regexPattern, type RegexPattern } from '../runtime/regex/matcher.ts';
import { RegexBudgetError } from '../runtime/regex/nodes.ts';
import { quoteReplacement, replaceMatches, splitText } from '../runtime/regex/replace.ts';

export class ApexPattern {
  readonly compiled: RegexPattern;
  constructor(compiled: RegexPattern) {
    this.compiled = compiled;
  }
}

/** Compiles, or throws the platform's StringException. */
export function compilePattern(source: string): RegexPattern {
  try {
    return regexPattern(source);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw ApexException.of('System.StringException', `Invalid regex: ${patternMessage(error)}`);
  }
}

/** As java.util.regex.PatternSyntaxException words it: the position is marked below the pattern. */
function patternMessage({ description, index, pattern }: PatternError): string {
  if (index < 0) return `${description}\n${pattern}`;
  return `${description} near index ${index}\n${pattern}${index < pattern.length ? `\n${' '.repeat(index)}^` : ''}`;
}

/** Runs a matching step; an exhausted budget or stack becomes the uncatchable LimitException. */
export function withinBudget<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof RegexBudgetError || error instanceof RangeError)
      throw ApexException.of('System.LimitException', 'Regex too complicated');
    throw error;
  }
}

const noMatch = (): ApexException => ApexException.of('System.StringException', 'No match found');

function requireMatch(matcher: RegexMatcher): void {
  if (!matcher.matched) throw noMatch();
}

function requireGroup(matcher: RegexMatcher, group: number): void {
  requireMatch(matcher);
  if (group < 0 || group > matcher.pattern.groupCount)
    throw ApexException.of('System.StringException', `No group ${group}`);
}

export const patternClass = libraryClass({
  name: 'System.Pattern',
  instance: ApexPattern,
  members: {
    'static Pattern compile(String regExp)': (source: string) => new ApexPattern(compilePattern(source)),
    'static Boolean matches(String regExp, String stringToMatch)': (source: string, text: string) =>
      withinBudget(() => new RegexMatcher(compilePattern(source), text).matches()),
    'static String quote(String yourString)': (text: string) =>
      text.includes('\\E') ? `\\Q${text.replaceAll('\\E', '\\E\\\\E\\Q')}\\E` : `\\Q${text}\\E`,
    'Matcher matcher(String stringToMatch)': (self: ApexPattern, text: string) =>
      new RegexMatcher(self.compiled, text.toString()),
    'String pattern()': (self: ApexPattern) => self.compiled.source,
    'List<String> split(String regExp)': (self: ApexPattern, text: string) => splitList(self.compiled, text, 0),
    'List<String> split(String regExp, Integer limitValue)': (self: ApexPattern, text: string, limit: number) =>
      splitList(self.compiled, text, limit),
  },
});

export const matcherClass = libraryClass({
  name: 'System.Matcher',
  instance: RegexMatcher,
  members: {
    'static String quoteReplacement(String inputString)': (text: string) => quoteReplacement(text),
    'Boolean matches()': (self: RegexMatcher) => withinBudget(() => self.matches()),
    'Boolean find()': (self: RegexMatcher) => withinBudget(() => self.find()),
    'Boolean find(Integer group)': (self: RegexMatcher, index: number) => {
      if (index < 0 || index > self.state.text.length)
        throw ApexException.of('System.StringException', 'Illegal start index');
      return withinBudget(() => self.findFrom(index));
    },
    'Boolean lookingAt()': (self: RegexMatcher) => withinBudget(() => self.lookingAt()),
    'String group()': (self: RegexMatcher) => (requireMatch(self), self.group(0)),
    'String group(Integer groupIndex)': (self: RegexMatcher, group: number) => (
      requireGroup(self, group),
      self.group(group)
    ),
    'Integer groupCount()': (self: RegexMatcher) => self.pattern.groupCount,
    'Integer start()': (self: RegexMatcher) => (requireMatch(self), self.start(0)),
    'Integer start(Integer groupIndex)': (self: RegexMatcher, group: number) => (
      requireGroup(self, group),
      self.start(group)
    ),
    'Integer end()': (self: RegexMatcher) => (requireMatch(self), self.end(0)),
    'Integer end(Integer groupIndex)': (self: RegexMatcher, group: number) => (
      requireGroup(self, group),
      self.end(group)
    ),
    'Matcher reset()': (self: RegexMatcher) => (self.reset(), self),
    'Matcher reset(String inputSequence)': (self: RegexMatcher, text: string) => (self.resetTo(text), self),
    'String replaceAll(String replacementString)': (self: RegexMatcher, replacement: string) =>
      replaceInPlace(self, replacement, true),
    'String replaceFirst(String replacementString)': (self: RegexMatcher, replacement: string) =>
      replaceInPlace(self, replacement, false),
    'Pattern pattern()': (self: RegexMatcher) => new ApexPattern(self.pattern),
    'Matcher usePattern(Pattern pattern)': (self: RegexMatcher, pattern: ApexPattern) => (
      self.usePattern(pattern.compiled),
      self
    ),
    'Boolean hitEnd()': (self: RegexMatcher) => self.state.hitEnd,
    'Boolean requireEnd()': (self: RegexMatcher) => self.state.requireEnd,
    'Matcher region(Integer start, Integer endOfRegion)': (self: RegexMatcher, from: number, to: number) => {
      if (from < 0 || from > to || to > self.state.text.length)
        throw ApexException.of('System.StringException', 'Illegal region');
      self.region(from, to);
      return self;
    },
    'Integer regionStart()': (self: RegexMatcher) => self.state.from,
    'Integer regionEnd()': (self: RegexMatcher) => self.state.to,
    'Boolean hasTransparentBounds()': (self: RegexMatcher) => self.state.transparentBounds,
    'Matcher useTransparentBounds(Boolean transparent)': (self: RegexMatcher, value: boolean) => (
      (self.state.transparentBounds = value),
      self
    ),
    'Boolean hasAnchoringBounds()': (self: RegexMatcher) => self.state.anchoringBounds,
    'Matcher useAnchoringBounds(Boolean anchoring)': (self: RegexMatcher, value: boolean) => (
      (self.state.anchoringBounds = value),
      self
    ),
  },
});

function replaceInPlace(matcher: RegexMatcher, replacement: string, all: boolean): string {
  return withinBudget(() => replaceMatches(matcher, replacement, all));
}

function splitList(pattern: RegexPattern, text: string, limit: number): ApexList {
  return new ApexList(
    STRING,
    withinBudget(() => splitText(pattern, text, limit)),
  );
}
