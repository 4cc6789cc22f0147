/** A rule as a row of the table. */
import { detailText, fieldText, kindText, methodText, objectText, type Problem, type Rule } from 'c/maskingRuleText';
import { labels } from './labels';

export interface Row extends Rule {
  title: string;
  kindText: string;
  stateText: string;
  problemIcon?: string;
  problemVariant?: string;
  problemText?: string;
  /** What the search reads, in lower case. */
  text: string;
}

type RowActions = (row: Row, done: (actions: object[]) => void) => void;

/** @param isNarrow whether a few columns only are shown */
export function columnsOf(isNarrow: boolean, rowActions: RowActions): object[] {
  const title = {
    label: labels.rule,
    fieldName: 'title',
    type: 'opener',
    initialWidth: isNarrow ? 180 : 230,
    typeAttributes: {
      name: 'edit',
      key: { fieldName: 'key' },
      iconName: { fieldName: 'problemIcon' },
      iconVariant: { fieldName: 'problemVariant' },
      iconText: { fieldName: 'problemText' },
    },
  };
  const details = [
    { label: labels.kind, fieldName: 'kindText', initialWidth: 160 },
    { label: labels.object, fieldName: 'objectText', initialWidth: 140 },
    { label: labels.field, fieldName: 'fieldText', initialWidth: 150 },
    { label: labels.method, fieldName: 'methodText', initialWidth: 140 },
  ];
  return [
    title,
    ...(isNarrow ? [] : details),
    { label: labels.detail, fieldName: 'detail' },
    { label: labels.state, fieldName: 'stateText', initialWidth: 100 },
    { type: 'action', typeAttributes: { rowActions } },
  ];
}

/** @param problems of this rule */
export function rowOf(rule: Rule, problems: readonly Problem[]): Row {
  const isSerious = problems.some(({ isHarmless }) => !isHarmless);
  const texts = {
    title: rule.label || [objectText(rule), fieldText(rule)].filter(Boolean).join(' ') || labels.newRule,
    kindText: kindText(rule.kind),
    objectText: objectText(rule),
    fieldText: fieldText(rule),
    methodText: methodText(rule.method),
    detail: detailText(rule),
    stateText: rule.isActive ? labels.active : labels.inactive,
  };
  return {
    ...rule,
    ...texts,
    text: Object.values(texts).join(' ').toLowerCase(),
    problemIcon: problems.length === 0 ? undefined : isSerious ? 'utility:error' : 'utility:warning',
    problemVariant: isSerious ? 'error' : 'warning',
    problemText: problems.map(({ message }) => message).join(' '),
  };
}
