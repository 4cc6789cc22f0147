import { createElement } from 'lwc';
import MaskingRuleSetButtons from 'c/maskingRuleSetButtons';

const MISTAKE = { rule: 0, member: 'label', message: 'A rule needs a label.', isHarmless: false };
const REMARK = { rule: 1, member: 'pattern', message: 'It is slow.', isHarmless: true };
type Button = HTMLElement & { disabled: boolean };

async function show(properties: object): Promise<{ root: ShadowRoot; events: string[]; problems: unknown[] }> {
  const element = Object.assign(createElement('c-masking-rule-set-buttons', { is: MaskingRuleSetButtons }), properties);
  const events: string[] = [];
  const problems: unknown[] = [];
  for (const name of ['save', 'undo', 'leave']) element.addEventListener(name, () => events.push(name));
  element.addEventListener('problem', (event) =>
    problems.push((event as CustomEvent<{ problem: unknown }>).detail.problem),
  );
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, events, problems };
}

const button = (root: ShadowRoot, id: string): Button => root.querySelector<Button>(`[data-id=${id}]`)!;

describe('c-masking-rule-set-buttons', () => {
  afterEach(() => document.body.replaceChildren());

  it('saves and undoes only what was changed', async () => {
    const unchanged = await show({ isChanged: false, canUndo: false });
    expect([button(unchanged.root, 'save').disabled, button(unchanged.root, 'undo').disabled]).toEqual([true, true]);
    const changed = await show({ isChanged: true, canUndo: true });
    for (const id of ['save', 'undo', 'cancel']) button(changed.root, id).click();
    expect(changed.events).toEqual(['save', 'undo', 'leave']);
  });

  it('leads to the first mistake instead of saving', async () => {
    const { root, problems } = await show({ isChanged: true, problems: [REMARK, MISTAKE] });
    expect(button(root, 'save').disabled).toBe(true);
    root.querySelector<HTMLElement>('[data-id=summary] button')!.click();
    expect(problems).toEqual([MISTAKE]);
  });

  it('does not keep anybody from saving for a remark', async () => {
    const { root } = await show({ isChanged: true, problems: [REMARK] });
    expect(button(root, 'save').disabled).toBe(false);
    expect(root.querySelector('[data-id=summary]')).toBeNull();
  });
});
