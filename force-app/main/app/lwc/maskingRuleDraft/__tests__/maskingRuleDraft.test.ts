import { keepDraft, keptDraft } from 'c/maskingRuleDraft';

const DRAFT = { name: 'Default', isDefault: true, isActive: true, verifies: true, rules: [] };

describe('c-masking-rule-draft', () => {
  afterEach(() => keepDraft(null));

  it('keeps what was not saved until it is forgotten', () => {
    expect(keptDraft()).toBeNull();
    keepDraft(DRAFT);
    expect(keptDraft()).toEqual(DRAFT);
    keepDraft(null);
    expect(keptDraft()).toBeNull();
  });

  it('takes what it cannot read for nothing', () => {
    sessionStorage.setItem('maskingRuleDraft', 'no JSON');
    expect(keptDraft()).toBeNull();
  });
});
