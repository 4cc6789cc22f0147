import { createElement } from 'lwc';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import MaskingSetup from 'c/maskingSetup';

jest.mock('@salesforce/apex/SetupController.getReadiness', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: undefined }), { virtual: true });

const check = (state: string): object => ({
  code: state,
  state,
  title: state,
  message: 'm',
  wayOut: state === 'ok' ? null : 'do this',
});

async function show(isSandbox: boolean, ...states: string[]): Promise<ShadowRoot> {
  (getReadiness as unknown as jest.Mock).mockResolvedValue({ isSandbox, checks: states.map(check) });
  const element = createElement('c-masking-setup', { is: MaskingSetup });
  document.body.appendChild(element);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return element.shadowRoot!;
}

const verdict = (root: ShadowRoot): string => root.querySelector('[role=status]')!.textContent;

describe('c-masking-setup', () => {
  afterEach(() => document.body.replaceChildren());

  it('says that a sandbox is ready, or what is not', async () => {
    expect(verdict(await show(true, 'ok', 'info'))).toBe('c.Setup_Ready');
    document.body.replaceChildren();
    const root = await show(true, 'ok', 'attention');
    expect(verdict(root)).toBe('c.Setup_Attention');
    expect(root.querySelector('li[data-state=attention]')!.textContent).toContain('do this');
  });

  it('says that production is never masked', async () => {
    expect(verdict(await show(false, 'info'))).toBe('c.Setup_Production');
  });

  it('gives every icon its word', async () => {
    const icons = (await show(true, 'ok', 'attention', 'info')).querySelectorAll<
      HTMLElement & { alternativeText: string }
    >('li lightning-icon');
    expect([...icons].map(({ alternativeText }) => alternativeText)).toEqual([
      'c.Setup_Ok',
      'c.Setup_To_Do',
      'c.Setup_Note',
    ]);
  });
});
