import {
  copyOf,
  detailText,
  draftText,
  hasPattern,
  isBuiltIn,
  kindText,
  methodText,
  newRuleSet,
} from 'c/maskingRuleText';

const RULE = {
  name: 'R',
  kind: 'Text Pattern',
  objectName: 'Case',
  pattern: '{phones}',
  replacement: 'x',
  isActive: true,
};

describe('c-masking-rule-text', () => {
  it('has a word for everything the server names, and shows the rest as it is', () => {
    expect(kindText('Text Pattern')).toBe('c.Editor_Short_Pattern');
    expect(methodText('First Name')).toBe('c.Editor_Method_First_Name');
    expect(methodText('Of a later version')).toBe('Of a later version');
    expect(detailText(RULE)).toBe('c.Editor_Pattern_Phones → x');
  });

  it('knows rules with patterns', () => {
    expect([hasPattern(RULE), hasPattern({ kind: 'Personal Data Field', method: 'Clear', isActive: true })]).toEqual([
      true,
      false,
    ]);
    expect([isBuiltIn('{cards}'), isBuiltIn('a+'), isBuiltIn(null)]).toEqual([true, false, false]);
  });

  it('copies a rule set as one that was never saved', () => {
    const copy = copyOf({ ...newRuleSet(), savedName: 'Default', name: 'Default', isDefault: true, rules: [RULE] });
    expect(copy).toMatchObject({ savedName: null, name: 'Default_2', isDefault: false, rules: [{ name: null }] });
  });

  it('sends what the server knows, and nothing else', () => {
    const text = draftText({ ...newRuleSet(), problems: ['x'], rules: [{ ...RULE, key: 'rule-1' }] });
    const sent = JSON.parse(text) as { problems?: unknown; rules: Record<string, unknown>[] };
    expect(sent.problems).toBeUndefined();
    expect(sent.rules[0].key).toBeUndefined();
    expect(sent.rules[0]).toMatchObject(RULE);
  });
});
