/**
 * `local-org/regular-expressions`: the regular expressions of Apex (`Pattern`, `Matcher`), with the platform's limit on accesses to the
 * input.
 */
export { RegexMatcher, regexPattern, type RegexPattern } from '../runtime/regex/matcher.ts';
export { MAX_INPUT_ACCESSES, RegexBudgetError } from '../runtime/regex/nodes.ts';
