/** Rules as the pages know them, and their words. */
import { labels } from './labels';

/** A rule; blank members may be missing. */
export interface Rule {
  /** Missing for a rule that was never saved. */
  name?: string | null;
  label?: string | null;
  kind?: string | null;
  objectName?: string | null;
  fieldName?: string | null;
  method?: string | null;
  pattern?: string | null;
  replacement?: string | null;
  /** True when the replacement is empty; without either, matches are redacted. */
  deletesMatch?: boolean | null;
  reason?: string | null;
  rowFilter?: string | null;
  /** True when the value derives from the record instead of its address. */
  followsRecord?: boolean | null;
  isActive: boolean;
}

/** A rule set with its rules in their order. */
export interface RuleSet {
  /** Missing for a rule set that was never saved. */
  savedName?: string | null;
  /** Distinguishes drafts of new rule sets; never sent. */
  draftKey?: string;
  version?: string | null;
  name?: string | null;
  label?: string | null;
  description?: string | null;
  maskedDomain?: string | null;
  batchSize?: number | null;
  isDefault: boolean;
  isActive: boolean;
  verifies: boolean;
  /** Whether its rules may delete records; missing means no. */
  allowsDeletes?: boolean | null;
  driftPolicy?: string | null;
  keyPolicy?: string | null;
  /** Where names come from; missing for the names that masked addresses spell. */
  nameLibrary?: string | null;
  approvedAt?: string | null;
  /** Who reviewed the field list. */
  reviewedBy?: string | null;
  /** When the rules were saved last after the review. */
  rulesChangedAt?: string | null;
  rules: Rule[];
  problems?: string[];
  warnings?: string[];
}

/** One thing that is wrong with a draft. */
export interface Problem {
  /** Position of the rule; missing for the rule set itself. */
  rule?: number | null;
  member?: string | null;
  code: string;
  message: string;
  /** In a pattern, from 0. */
  position?: number | null;
  isHarmless: boolean;
  /** The rule can be carried out, and still needs a review. */
  isWarning?: boolean | null;
}

export interface Option {
  label: string;
  value: string;
}

export const KIND_EMAIL = 'Email Fields';
export const KIND_PERSONAL = 'Personal Data Field';
export const KIND_PATTERN = 'Text Pattern';
export const KIND_DELETE = 'Delete Records';
export const METHOD_LEAVE = 'Leave Unmasked';
export const METHOD_PATTERN = 'Replace Pattern';
/** In place of a name: every object, every field. */
export const EVERY = '*';

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

export const newRule = (): Rule => ({ kind: KIND_PERSONAL, isActive: true });

export const newRuleSet = (): RuleSet => ({
  name: '',
  label: '',
  maskedDomain: 'mail.sandbox.invalid',
  batchSize: 2000,
  isDefault: false,
  isActive: true,
  verifies: true,
  driftPolicy: 'Mask Anyway',
  keyPolicy: 'Stable',
  rules: [],
});

/** A rule set like another one, which was never saved. */
export function copyOf(ruleSet: RuleSet): RuleSet {
  const rules = ruleSet.rules.map((rule) => ({ ...rule, name: null }));
  const label = `${ruleSet.label ?? ''} ${labels.copy}`.slice(0, 40);
  const name = `${ruleSet.name ?? ''}_2`.slice(-40);
  return {
    ...ruleSet,
    savedName: null,
    version: null,
    approvedAt: null,
    reviewedBy: null,
    rulesChangedAt: null,
    isDefault: false,
    name,
    label,
    rules,
  };
}

/** What the server reads: the members it knows. */
export function draftText(ruleSet: RuleSet): string {
  const { savedName, version, name, label, description, maskedDomain, batchSize } = ruleSet;
  const { isDefault, isActive, verifies, allowsDeletes, driftPolicy, keyPolicy, nameLibrary } = ruleSet;
  const rules = ruleSet.rules.map((rule) => ({
    name: rule.name,
    label: rule.label,
    kind: rule.kind,
    objectName: rule.objectName,
    fieldName: rule.fieldName,
    method: rule.method,
    pattern: rule.pattern,
    replacement: rule.replacement,
    deletesMatch: rule.deletesMatch,
    reason: rule.reason,
    rowFilter: rule.rowFilter,
    followsRecord: rule.followsRecord,
    isActive: rule.isActive,
  }));
  return JSON.stringify({
    savedName,
    version,
    name,
    label,
    description,
    maskedDomain,
    batchSize,
    isDefault,
    isActive,
    verifies,
    allowsDeletes,
    driftPolicy,
    keyPolicy,
    nameLibrary,
    rules,
  });
}
