import { createElement } from 'lwc';
import getSave from '@salesforce/apex/RulesController.getSave';
import optOut from '@salesforce/apex/CoverageController.optOut';
import createKey from '@salesforce/apex/SetupController.createKey';
import getApprovalCheck from '@salesforce/apex/SetupController.getApprovalCheck';
import getNewFields from '@salesforce/apex/SetupController.getNewFields';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import MaskingConfirm from 'c/maskingConfirm';
import OptOut from 'c/maskingOptOut';
import MaskingSetupReadiness from 'c/maskingSetupReadiness';

jest.mock('@salesforce/apex/SetupController.createKey', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SetupController.getApprovalCheck', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SetupController.getNewFields', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SetupController.getReadiness', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CoverageController.optOut', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const readiness = getReadiness as unknown as jest.Mock;
const key = createKey as unknown as jest.Mock;

const check = (state: string, code = state): object => ({
  code,
  state,
  title: code,
  message: 'm',
  wayOut: state === 'ok' ? null : 'do this',
});

async function show(isSandbox: boolean, ...checks: object[]): Promise<ShadowRoot> {
  readiness.mockResolvedValue({ isSandbox, checks });
  const element = createElement('c-masking-setup-readiness', { is: MaskingSetupReadiness });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const verdict = (root: ShadowRoot): string => root.querySelector('[data-id=verdict]')!.textContent;

describe('c-masking-setup-readiness', () => {
  beforeEach(() => key.mockReset().mockResolvedValue(undefined));
  afterEach(() => document.body.replaceChildren());

  it('shows that a sandbox is ready, or what is not', async () => {
    expect(verdict(await show(true, check('ok'), check('info')))).toBe('c.Setup_Ready');
    document.body.replaceChildren();
    const root = await show(true, check('ok'), check('attention'));
    expect(verdict(root)).toBe('c.Setup_Attention');
    expect(root.querySelector('li[data-state=attention]')!.textContent).toContain('do this');
  });

  it('shows in red that no run followed the copy of a sandbox, and leads to the runs', async () => {
    const root = await show(true, check('error', 'notMasked'), check('attention'), check('ok'));
    expect(verdict(root)).toBe('notMasked');
    expect(root.querySelector<HTMLElement & { kind: string }>('c-masking-notice')!.kind).toBe('error');
    const item = root.querySelector('li[data-code=notMasked]')!;
    const icon = item.querySelector<HTMLElement & { variant: string; alternativeText: string }>('lightning-icon')!;
    expect([icon.variant, icon.alternativeText]).toEqual(['error', 'c.Setup_To_Do']);
    expect(item.textContent).toContain('do this');
    expect(item.querySelector<HTMLElement>('lightning-button')!.dataset.action).toBe('openRuns');
  });

  it('does not claim that a sandbox is ready before every object was compared', async () => {
    let answer: (part: object) => void = () => undefined;
    (getNewFields as unknown as jest.Mock).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    (getApprovalCheck as unknown as jest.Mock).mockResolvedValueOnce(check('ok', 'approval'));
    readiness.mockResolvedValueOnce({
      isSandbox: true,
      checks: [check('info', 'approval')],
      rest: ['a__c'],
      looked: 1,
    });
    const element = createElement('c-masking-setup-readiness', { is: MaskingSetupReadiness });
    document.body.appendChild(element);
    await settled();
    const root = element.shadowRoot!;
    expect(verdict(root)).toBe('c.Fields_Reading');
    answer({ rest: [], looked: 1, added: 0 });
    await settled();
    expect(verdict(root)).toBe('c.Setup_Ready');
  });

  it('shows that production is never masked', async () => {
    const root = await show(false, check('info'));
    expect(verdict(root)).toBe('c.Setup_Production');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('gives every icon its word', async () => {
    const icons = (await show(true, check('ok'), check('attention'), check('info'))).querySelectorAll<
      HTMLElement & { alternativeText: string }
    >('li lightning-icon');
    expect([...icons].map(({ alternativeText }) => alternativeText)).toEqual([
      'c.Setup_Ok',
      'c.Setup_To_Do',
      'c.Setup_Note',
    ]);
  });

  it('leads to the pages of Setup, in a tab of their own', async () => {
    const root = await show(true, check('info', 'deliverability'), check('ok', 'capacity'));
    const [link, ...others] = root.querySelectorAll('a');
    expect(link.getAttribute('href')).toBe('/lightning/setup/OrgEmailSettings/home');
    expect(link.textContent).toContain('c.Setup_New_Window');
    expect(others).toHaveLength(0);
  });

  it('asks for the step with the Email fields', async () => {
    const root = await show(true, check('attention', 'approval'));
    const asked = jest.fn();
    root.host.addEventListener('go', (event) => void asked((event as CustomEvent<unknown>).detail));
    root.querySelector<HTMLElement>('[data-action=openFields]')!.click();
    expect(asked).toHaveBeenCalledWith({ step: 'fields' });
  });

  it('creates the key and checks again', async () => {
    const root = await show(true, check('info', 'key'));
    readiness.mockResolvedValue({ isSandbox: true, checks: [check('ok', 'key')] });
    root.querySelector<HTMLElement>('[data-action=createKey]')!.click();
    await settled();
    expect(key).toHaveBeenCalledTimes(1);
    expect(root.querySelector('li')!.dataset.state).toBe('ok');
  });

  it('explains in a sandbox that the key comes from production, and opens the rules if wanted', async () => {
    const confirm = jest.spyOn(MaskingConfirm, 'open').mockResolvedValue('confirm');
    const root = await show(true, check('attention', 'missingKey'));
    const offered = root.querySelector<HTMLElement & { label: string }>('[data-action=explainKey]')!;
    expect(offered.label).toBe('c.Setup_Create_Key_In_Production');
    offered.click();
    await settled();
    expect(confirm.mock.calls[0][0]?.message).toContain('c.Run_No_Key_Way_Out');
    expect(key).not.toHaveBeenCalled();
    confirm.mockRestore();
  });

  it('leaves the addresses of users out, with the reason that was given', async () => {
    const dialog = jest.spyOn(OptOut, 'open');
    const left = (optOut as unknown as jest.Mock).mockResolvedValue('a01');
    const saved = getSave as unknown as jest.Mock;
    const root = await show(true, check('attention', 'users'));
    const press = async (): Promise<void> => {
      root.querySelector<HTMLElement>('[data-action=leaveOutUsers]')!.click();
      await settled();
    };
    dialog.mockResolvedValueOnce(undefined);
    await press();
    expect(left).not.toHaveBeenCalled();
    dialog.mockResolvedValueOnce('Colleagues');
    let finish: (state: object) => void = () => undefined;
    saved.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await press();
    expect(left).toHaveBeenCalledWith({ ruleSet: null, objectName: 'User', fieldName: 'Email', reason: 'Colleagues' });
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Save_Running');
    await expect(root.host as HTMLElement).toBeAccessible();
    readiness.mockResolvedValue({ isSandbox: true, checks: [check('ok', 'users')] });
    finish({ state: 'Saved' });
    await settled();
    expect(verdict(root)).toBe('c.Setup_Ready');
    expect(root.querySelector('[data-action=leaveOutUsers]')).toBeNull();
  });

  it('shows when the key cannot be created', async () => {
    const root = await show(true, check('info', 'key'));
    const toasts: string[] = [];
    root.host.addEventListener('lightning__showtoast', (event) =>
      toasts.push((event as CustomEvent<{ title: string }>).detail.title),
    );
    key.mockRejectedValue({ body: { message: 'No right' } });
    root.querySelector<HTMLElement>('[data-action=createKey]')!.click();
    await settled();
    expect(toasts).toEqual(['No right']);
  });

  it('is accessible, with findings and after an error', async () => {
    await expect((await show(true, check('ok'), check('attention', 'rules'))).host as HTMLElement).toBeAccessible();
    document.body.replaceChildren();
    readiness.mockRejectedValue({ body: { message: 'Away' } });
    const element = createElement('c-masking-setup-readiness', { is: MaskingSetupReadiness });
    document.body.appendChild(element);
    await settled();
    expect(element.shadowRoot!.querySelector<HTMLElement & { kind: string }>('c-masking-state')!.kind).toBe('error');
    await expect(element).toBeAccessible();
  });
});
