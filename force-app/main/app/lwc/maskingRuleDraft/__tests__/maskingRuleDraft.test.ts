import { forgetDraft, keepDraft, keptDraftOf, keptDrafts, newDraftKey } from 'c/maskingRuleDraft';

const DRAFT = { savedName: 'Default', name: 'Default', isDefault: true, isActive: true, verifies: true, rules: [] };
const OTHER = { ...DRAFT, savedName: 'Other', name: 'Other' };

describe('c-masking-rule-draft', () => {
  afterEach(() => sessionStorage.clear());

  it('keeps one draft for each rule set until it is forgotten', () => {
    expect(keptDrafts()).toEqual([]);
    keepDraft(DRAFT);
    keepDraft(OTHER);
    keepDraft({ ...DRAFT, label: 'Changed again' });
    expect(keptDrafts()).toEqual([{ ...DRAFT, label: 'Changed again' }, OTHER]);
    expect(keptDraftOf(OTHER)).toEqual(OTHER);
    forgetDraft(DRAFT);
    expect(keptDrafts()).toEqual([OTHER]);
  });

  it('keeps the draft of a new rule set as one while its name is typed', () => {
    const draft = { ...DRAFT, savedName: null, draftKey: newDraftKey() };
    keepDraft({ ...draft, name: 'N' });
    keepDraft({ ...draft, name: 'Ne' });
    expect(keptDrafts().map(({ name }) => name)).toEqual(['Ne']);
  });

  it('takes what it cannot read for nothing', () => {
    sessionStorage.setItem('maskingRuleDrafts', 'no JSON');
    expect(keptDrafts()).toEqual([]);
  });
});
