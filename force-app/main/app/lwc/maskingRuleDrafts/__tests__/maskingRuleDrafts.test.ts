import { createElement } from 'lwc';
import MaskingConfirm from 'c/maskingConfirm';
import { keepDraft, keptDrafts } from 'c/maskingRuleDraft';
import MaskingRuleDrafts, { draftOrSaved } from 'c/maskingRuleDrafts';
import type { RuleSet } from 'c/maskingRuleText';

const DRAFT = { savedName: 'Default', name: 'Default', label: 'My rules', rules: [] } as unknown as RuleSet;

function answer(value: string | undefined): void {
  jest.spyOn(MaskingConfirm, 'open').mockResolvedValue(value);
}

async function show(): Promise<{ root: ShadowRoot; resumed: RuleSet[] }> {
  const element = createElement('c-masking-rule-drafts', { is: MaskingRuleDrafts });
  const resumed: RuleSet[] = [];
  element.addEventListener('resume', (event) => resumed.push((event as CustomEvent<{ draft: RuleSet }>).detail.draft));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, resumed };
}

async function click(root: ShadowRoot, id: string): Promise<void> {
  root.querySelector<HTMLElement>(`[data-id=${id}]`)!.click();
  await settled();
}

describe('c-masking-rule-drafts', () => {
  beforeEach(() => {
    sessionStorage.clear();
    keepDraft(DRAFT);
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('offers to continue with what is not saved', async () => {
    const { root, resumed } = await show();
    expect(root.querySelectorAll('[data-id=kept]')).toHaveLength(1);
    await click(root, 'continue');
    expect(resumed.map(({ label }) => label)).toEqual(['My rules']);
  });

  it('forgets a draft only when somebody confirms it', async () => {
    const { root } = await show();
    answer(undefined);
    await click(root, 'discard');
    expect(keptDrafts()).toHaveLength(1);
    answer('discard');
    await click(root, 'discard');
    expect(keptDrafts()).toEqual([]);
    expect(root.querySelector('[data-id=kept]')).toBeNull();
  });

  it('asks which of two to edit', async () => {
    answer(undefined);
    expect(await draftOrSaved(DRAFT)).toBeUndefined();
    answer('resume');
    expect(await draftOrSaved(DRAFT)).toMatchObject({ isDraft: true });
    answer('discard');
    expect(await draftOrSaved(DRAFT)).toEqual({ ruleSet: DRAFT, isDraft: false });
    expect(keptDrafts()).toEqual([]);
  });
});
