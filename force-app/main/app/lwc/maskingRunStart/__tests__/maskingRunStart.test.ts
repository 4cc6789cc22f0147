import { createElement } from 'lwc';
import MaskingRunStart from 'c/maskingRunStart';

const RULE_SETS = [
  { name: 'Other', label: 'Other', isDefault: false },
  { name: 'Default', label: 'Default', isDefault: true },
];

function show(properties: object): { root: ShadowRoot; closed: unknown[] } {
  const element = Object.assign(createElement('c-masking-run-start', { is: MaskingRunStart }), properties);
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  return { root: element.shadowRoot!, closed };
}

const button = (root: ShadowRoot, id: string): HTMLElement & { label: string; disabled: boolean } =>
  root.querySelector(`[data-id=${id}]`)!;

describe('c-masking-run-start', () => {
  afterEach(() => document.body.replaceChildren());

  it('starts with the default rule set, or the one that was chosen', async () => {
    const { root, closed } = show({ ruleSets: RULE_SETS });
    button(root, 'start').click();
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Other' } }));
    button(root, 'start').click();
    button(root, 'cancel').click();
    expect(closed.map((name) => name ?? 'left')).toEqual(['Default', 'Other', 'left']);
    await expect(root.host).toBeAccessible();
  });

  it('says that a dry run writes nothing', () => {
    const { root } = show({ ruleSets: RULE_SETS, isDryRun: true });
    expect(root.querySelector('p')!.textContent).toBe('c.Runs_Start_Text_Dry');
    expect(button(root, 'start').label).toBe('c.Runs_Dry_Run');
  });

  it('starts nothing without a rule set', () => {
    expect(button(show({ ruleSets: [] }).root, 'start').disabled).toBe(true);
  });
});
