import { createElement } from 'lwc';
import check from '@salesforce/apex/CertificateController.check';
import MaskingCertificateCheck from 'c/maskingCertificateCheck';
import type { Fact } from 'c/maskingFacts';

jest.mock('@salesforce/apex/CertificateController.check', () => ({ default: jest.fn() }), { virtual: true });

const checked = check as unknown as jest.Mock;
const FILE = { name: 'RUN-000001-certificate.json', size: 12, text: () => Promise.resolve('{"format":"x"}') };
const PROBLEM = { object: 'Lead', field: 'Email', reason_code: 'still_real' };
const STATED = {
  issued_at: '2026-11-25T08:00:00.000Z',
  issued_by: 'Ada',
  run: {
    name: 'RUN-000001',
    status: 'Completed',
    rules: 'Default',
    rules_fingerprint: 'abc',
    sandbox_name: 'uat',
    started_at: null,
    finished_at: null,
    counts: { records_scanned: 1200, records_failed: 0 },
    verification: { summary: 'Passed' },
  },
  original_name: null,
  objects: ['Contact', 'Lead'],
  exclusions: [{ object: 'User', field: 'Email', reason: 'Colleagues', addresses: 6 }],
  problems: [
    { ...PROBLEM, state: 'accepted', reason: 'Known' },
    { ...PROBLEM, field: null, state: 'open', reason: null },
  ],
};

const fileChoice = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-file-choice')!.shadowRoot!;

async function show(file: object): Promise<ShadowRoot> {
  const element = createElement('c-masking-certificate-check', { is: MaskingCertificateCheck });
  document.body.appendChild(element);
  const root = element.shadowRoot!;
  const input = fileChoice(root).querySelector('lightning-input')!;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new CustomEvent('change'));
  await settled();
  return root;
}

const button = (root: ShadowRoot): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector('[data-id=confirm]')!;

describe('c-masking-certificate-check', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows what a genuine certificate states', async () => {
    checked.mockResolvedValue(JSON.stringify(STATED));
    const root = await show(FILE);
    button(root).click();
    await settled();
    expect(checked).toHaveBeenCalledWith({ text: '{"format":"x"}' });
    expect(root.querySelector('[data-id=genuine]')!.textContent).toContain('c.Certificate_Genuine');
    const { facts } = root.querySelector<HTMLElement & { facts: Fact[] }>('c-masking-facts')!;
    const values = facts.map(({ value }) => value);
    for (const value of ['RUN-000001', 'uat', 'Passed', '1,200', 'Contact, Lead', 'abc'])
      expect(values).toContain(value);
    expect([...root.querySelectorAll('[data-id=section] li')].map(({ textContent }) => textContent)).toEqual([
      'User.Email: Colleagues c.Runs_Addresses_Left',
      'Lead.Email: Known',
      'Lead: still_real',
    ]);
    await expect(root.host).toBeAccessible();
  });

  it.each([
    ['objects', { only_objects: ['Contact', 'Lead'] }, 'c.Runs_Partial', 'Contact, Lead'],
    ['rules', { only_rules: ['Phones'] }, 'c.Runs_Partial_Rules', 'Phones'],
  ])('names the %s that a partial run was about', async (_kind, chosen, label, value) => {
    checked.mockResolvedValue(JSON.stringify({ ...STATED, objects: [], run: { ...STATED.run, ...chosen } }));
    const root = await show(FILE);
    button(root).click();
    await settled();
    const { facts } = root.querySelector<HTMLElement & { facts: Fact[] }>('c-masking-facts')!;
    expect(facts).toContainEqual(expect.objectContaining({ label, value }));
  });

  it('shows why a changed certificate is refused, and nothing of it', async () => {
    checked.mockRejectedValue({ body: { message: 'Signature' } });
    const root = await show(FILE);
    button(root).click();
    await settled();
    expect(fileChoice(root).querySelector('[role=alert]')!.textContent).toBe('Signature');
    expect(root.querySelector('[data-id=genuine]')).toBeNull();
  });

  it('sends nothing that is too large', async () => {
    const root = await show({ ...FILE, size: 2_000_000 });
    expect(fileChoice(root).querySelector('[role=alert]')!.textContent).toBe('c.Runs_Import_Too_Large');
    expect(button(root).disabled).toBe(true);
  });
});
