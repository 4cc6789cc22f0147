/** Rules and rule sets as the pages know them. */
import { labels } from './labels';

export const KIND_EMAIL = 'Email Fields';
export const KIND_PERSONAL = 'Personal Data Field';
export const KIND_PATTERN = 'Text Pattern';
export const KIND_DELETE = 'Delete Records';
export const METHOD_LEAVE = 'Leave Unmasked';
export const METHOD_PATTERN = 'Replace Pattern';
/** In place of a name: every object, every field. */
export const EVERY = '*';

/** A rule; blank members may be missing. */
export interface Rule {
  /** Distinguishes rules while they are edited; never sent. */
  key?: string;
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

export const newRule = (): Rule => ({ kind: KIND_PERSONAL, isActive: true });

/** True while nobody has entered anything: only what a new rule begins with is there. */
export const isUntouched = ({ key: _, ...rule }: Rule): boolean => JSON.stringify(rule) === JSON.stringify(newRule());

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
