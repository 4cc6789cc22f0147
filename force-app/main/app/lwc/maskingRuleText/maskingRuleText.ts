/** Rules as the pages know them, and their words. */
import { labels } from './labels';
import {
  EVERY,
  KIND_DELETE,
  KIND_EMAIL,
  KIND_PATTERN,
  KIND_PERSONAL,
  METHOD_LEAVE,
  METHOD_PATTERN,
  type Problem,
  type Rule,
} from './rule';

export {
  copyOf,
  draftText,
  EVERY,
  isUntouched,
  KIND_DELETE,
  KIND_EMAIL,
  KIND_PATTERN,
  KIND_PERSONAL,
  METHOD_LEAVE,
  METHOD_PATTERN,
  newRule,
  newRuleSet,
  type Problem,
  type Rule,
  type RuleSet,
} from './rule';

export interface Option {
  label: string;
  value: string;
}

const KINDS: Readonly<Record<string, string>> = {
  [KIND_PERSONAL]: labels.kindPersonal,
  [KIND_PATTERN]: labels.kindPattern,
  [KIND_EMAIL]: labels.kindEmail,
  [KIND_DELETE]: labels.kindDelete,
};

const SHORT_KINDS: Readonly<Record<string, string>> = {
  [KIND_PERSONAL]: labels.shortPersonal,
  [KIND_PATTERN]: labels.shortPattern,
  [KIND_EMAIL]: labels.shortEmail,
  [KIND_DELETE]: labels.shortDelete,
};

const METHODS: Readonly<Record<string, string>> = {
  'Email Address': labels.methodEmail,
  'First Name': labels.methodFirstName,
  'Last Name': labels.methodLastName,
  'Full Name': labels.methodFullName,
  Company: labels.methodCompany,
  Phone: labels.methodPhone,
  Street: labels.methodStreet,
  City: labels.methodCity,
  'Postal Code': labels.methodPostalCode,
  'Birth Date': labels.methodBirthDate,
  'Web Address': labels.methodWebAddress,
  Token: labels.methodToken,
  'Fixed Value': labels.methodFixed,
  Clear: labels.methodClear,
  'Redact Text': labels.methodRedact,
  [METHOD_PATTERN]: labels.methodPattern,
  [METHOD_LEAVE]: labels.methodLeave,
  Delete: labels.methodDelete,
  'Delete History': labels.methodDeleteHistory,
  'Empty Recycle Bin': labels.methodEmptyBin,
};

/** Methods whose values derive from the address of a record, and may derive from the record instead. */
const PERSONAL_METHODS: readonly string[] = [
  'First Name',
  'Last Name',
  'Full Name',
  'Company',
  'Phone',
  'Street',
  'City',
  'Postal Code',
  'Birth Date',
  'Web Address',
  'Token',
];

const BUILT_IN: Readonly<Record<string, string>> = {
  '{addresses}': labels.patternAddresses,
  '{phones}': labels.patternPhones,
  '{ibans}': labels.patternIbans,
  '{cards}': labels.patternCards,
};

const text = (words: Readonly<Record<string, string>>, value: string | null | undefined): string =>
  words[value ?? ''] ?? value ?? '';

/** In a column; the options of a form have more words. */
export const kindText = (kind: string | null | undefined): string => text(SHORT_KINDS, kind);
export const methodText = (method: string | null | undefined): string => text(METHODS, method);
/** A built-in pattern by what it finds, any other as it is. */
export const patternText = (pattern: string | null | undefined): string => text(BUILT_IN, pattern);
export const isBuiltIn = (pattern: string | null | undefined): boolean => (pattern ?? '') in BUILT_IN;
export const objectText = (rule: Rule): string =>
  rule.objectName === EVERY ? labels.everyObject : (rule.objectName ?? '');
export const fieldText = (rule: Rule): string =>
  rule.fieldName === EVERY ? labels.everyField : (rule.fieldName ?? '');

/** How records can be deleted. */
export const deletionOptions = (): Option[] =>
  ['Delete', 'Delete History', 'Empty Recycle Bin'].map((value) => ({ value, label: methodText(value) }));

/** What a rule contains in addition to its field and method. */
export const detailText = (rule: Rule): string =>
  [patternText(rule.pattern), rule.replacement, rule.reason].filter(Boolean).join(' → ');

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const kindOptions = (): Option[] => optionsOf(KINDS);
export const builtInOptions = (): Option[] => optionsOf(BUILT_IN);

/** True for a rule whose values are replaced by what a pattern finds. */
export const hasPattern = ({ kind, method }: Rule): boolean => kind === KIND_PATTERN || method === METHOD_PATTERN;

/** True for a rule whose values derive from the person that a record is about. */
export const derivesFromPerson = ({ kind, method }: Rule): boolean =>
  kind === KIND_PERSONAL && PERSONAL_METHODS.includes(method ?? '');

type Input = HTMLElement & { setCustomValidity(message: string): void; reportValidity(): boolean };

/** Shows each problem at the input of a form that is about its member. */
export function showProblems(form: ParentNode | null | undefined, problems: readonly Problem[]): void {
  for (const input of form?.querySelectorAll<Input>('[data-member]') ?? []) {
    const problem = problems.find(({ member }) => member === input.dataset.member);
    input.setCustomValidity(problem?.message ?? '');
    input.reportValidity();
  }
}
