import { createElement } from 'lwc';
import importFile from '@salesforce/apex/AuditController.importFile';
import MaskingAuditImport from 'c/maskingAuditImport';

jest.mock('@salesforce/apex/AuditController.importFile', () => ({ default: jest.fn() }), { virtual: true });

const imported = importFile as unknown as jest.Mock;

function show(): { root: ShadowRoot; closed: unknown[] } {
  const element = createElement('c-masking-audit-import', { is: MaskingAuditImport });
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
const FILE = { name: 'RUN-000001.json', size: 12, text: () => Promise.resolve('{"a":1}') };

describe('c-masking-audit-import', () => {
  afterEach(() => document.body.replaceChildren());

  it('imports the chosen file', async () => {
    imported.mockResolvedValue('a09');
    const { root, closed } = show();
    expect(button(root).disabled).toBe(true);
    await choose(root, FILE);
    button(root).click();
    await settled();
    expect(imported).toHaveBeenCalledWith({ text: '{"a":1}' });
    expect(closed).toEqual(['a09']);
    await expect(root.host).toBeAccessible();
  });

  it('imports a file of several parts one after another', async () => {
    imported.mockReset().mockResolvedValueOnce('a09').mockResolvedValueOnce('a09');
    const { root, closed } = show();
    await choose(root, { ...FILE, text: () => Promise.resolve('[{"a":1},{"a":2}]') });
    button(root).click();
    await settled();
    expect(imported.mock.calls).toEqual([[{ text: '{"a":1}' }], [{ text: '{"a":2}' }]]);
    expect(closed).toEqual(['a09']);
  });

  it('shows why a file is not taken', async () => {
    imported.mockRejectedValue({ body: { message: 'Signature' } });
    const { root, closed } = show();
    await choose(root, FILE);
    button(root).click();
    await settled();
    expect(fileChoice(root).querySelector('[role=alert]')!.textContent).toBe('Signature');
    expect(closed).toEqual([]);
  });

  it('sends nothing that is too large', async () => {
    const { root } = show();
    await choose(root, { ...FILE, size: 200_000_000 });
    expect(fileChoice(root).querySelector('[role=alert]')!.textContent).toBe('c.Runs_Import_Too_Large');
    expect(button(root).disabled).toBe(true);
  });
});
