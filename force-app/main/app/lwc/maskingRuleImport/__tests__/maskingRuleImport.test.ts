import { createElement } from 'lwc';
import compareFile from '@salesforce/apex/RuleEditorController.compareFile';
import readFile from '@salesforce/apex/RuleEditorController.readFile';
import MaskingRuleImport from 'c/maskingRuleImport';

jest.mock('@salesforce/apex/RuleEditorController.compareFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleEditorController.readFile', () => ({ default: jest.fn() }), { virtual: true });

const compared = compareFile as unknown as jest.Mock;
const DIFFERENCE = {
  ruleSet: 'Default',
  isNew: false,
  settings: [],
  formerDefaults: [],
  added: ['New'],
  edited: [],
  moved: ['A', 'B'],
  kept: ['Old'],
};
const imported = readFile as unknown as jest.Mock;

function show(): { root: ShadowRoot; closed: unknown[] } {
  const element = createElement('c-masking-rule-import', { is: MaskingRuleImport });
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  return { root: element.shadowRoot!, closed };
}

const fileChoice = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-file-choice')!.shadowRoot!;

async function choose(root: ShadowRoot, file: object): Promise<void> {
  const input = fileChoice(root).querySelector('lightning-input')!;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new CustomEvent('change'));
  await settled();
}

const button = (root: ShadowRoot): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector('[data-id=confirm]')!;
const FILE = { name: 'Default.json', size: 12, text: () => Promise.resolve('{"a":1}') };

describe('c-masking-rule-import', () => {
  beforeEach(() => {
    compared.mockReset().mockResolvedValue(DIFFERENCE);
  });
  afterEach(() => document.body.replaceChildren());

  it('shows what the file adds, moves and leaves alone before it is opened', async () => {
    const { root, closed } = show();
    await choose(root, FILE);
    button(root).click();
    await settled();
    const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
    expect(parts.map(({ dataset }) => dataset.part)).toEqual(['added', 'moved', 'kept']);
    expect(parts[1].textContent).toBe('c.Editor_Import_Moved: A, B');
    expect(closed).toEqual([]);
    await choose(root, FILE);
    expect(root.querySelector('[data-id=difference]')).toBeNull();
  });

  it('shows that a file changes nothing', async () => {
    compared.mockResolvedValue({ ...DIFFERENCE, added: [], moved: [] });
    const { root } = show();
    await choose(root, FILE);
    button(root).click();
    await settled();
    expect(root.querySelector('[data-id=difference]')!.textContent).toContain('c.Editor_Import_Same');
  });

  it('shows what changes in the rule set itself, and which one it takes the place of', async () => {
    compared.mockResolvedValue({
      ...DIFFERENCE,
      settings: ['Verify After Run'],
      formerDefaults: ['Standard'],
      added: [],
      moved: [],
    });
    const { root } = show();
    await choose(root, FILE);
    button(root).click();
    await settled();
    const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'c.Editor_Import_Settings: Verify After Run',
      'c.Editor_Import_Former_Defaults: Standard',
      'c.Editor_Import_Kept: Old',
    ]);
    expect(root.querySelector('[data-id=difference]')!.textContent).not.toContain('c.Editor_Import_Same');
  });

  it('reads the chosen file', async () => {
    imported.mockResolvedValue({ name: 'Default' });
    const { root, closed } = show();
    expect(button(root).disabled).toBe(true);
    await choose(root, FILE);
    button(root).click();
    await settled();
    button(root).click();
    await settled();
    expect(imported).toHaveBeenCalledWith({ text: '{"a":1}' });
    expect(closed).toEqual([{ name: 'Default' }]);
    await expect(root.host).toBeAccessible();
  });

  it('shows why a file is not taken', async () => {
    compared.mockRejectedValue({ body: { message: 'Signature' } });
    const { root, closed } = show();
    await choose(root, FILE);
    button(root).click();
    await settled();
    expect(fileChoice(root).querySelector('[role=alert]')!.textContent).toBe('Signature');
    expect(closed).toEqual([]);
  });
});
