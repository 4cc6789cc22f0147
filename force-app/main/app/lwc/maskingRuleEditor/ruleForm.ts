/** What the form of a rule does with a change, and which inputs it has. */
import { showsReplacement } from 'c/maskingRulePattern';
import {
  derivesFromPerson,
  hasPattern,
  KIND_DELETE,
  KIND_EMAIL,
  KIND_PATTERN,
  KIND_PERSONAL,
  METHOD_LEAVE,
  METHOD_PATTERN,
  type Problem,
  type Rule,
} from 'c/maskingRuleText';
import type { FieldChoice } from './ruleChoices';

export const hasMethods = ({ kind }: Rule): boolean => kind === KIND_PERSONAL || kind === KIND_DELETE;

/** Problems that no input of the form is for. */
export function otherProblems(rule: Rule, problems: readonly Problem[]): readonly Problem[] {
  const shown = ['kind', 'objectName', 'fieldName', rule.kind === KIND_EMAIL ? 'reason' : 'rowFilter'];
  if (hasMethods(rule)) shown.push('method');
  if (hasPattern(rule)) shown.push('pattern');
  if (showsReplacement(rule)) shown.push('replacement');
  if (derivesFromPerson(rule)) shown.push('followsRecord');
  return problems.filter(({ member, isWarning }) => !isWarning && !shown.includes(member ?? ''));
}

/** What belongs to another kind goes with it. */
export function withKind({ name, label, isActive }: Rule, kind: string): Rule {
  const method = { [KIND_EMAIL]: METHOD_LEAVE, [KIND_PATTERN]: METHOD_PATTERN, [KIND_DELETE]: 'Delete' }[kind];
  return { name, label, isActive, kind, method };
}

export const withObject = (rule: Rule, objectName: string): Rule => ({
  ...rule,
  objectName,
  fieldName: null,
  method: rule.kind === KIND_PERSONAL ? null : rule.method,
});

/** A method that does not fit the field is forgotten. */
export function withField(rule: Rule, fieldName: string, fields: readonly FieldChoice[]): Rule {
  const methods = fields.find(({ name }) => name === fieldName)?.methods ?? [];
  const isForgotten = rule.kind === KIND_PERSONAL && !methods.includes(rule.method ?? '');
  return { ...rule, fieldName, ...(isForgotten ? { method: null } : {}) };
}

/** A method whose values derive from no address cannot follow the record. */
export function withMethod(rule: Rule, method: string): Rule {
  const { followsRecord } = rule;
  return { ...rule, method, followsRecord: followsRecord && derivesFromPerson({ ...rule, method }) };
}
