import { createElement } from 'lwc';
import start from '@salesforce/apex/RunStartController.start';
import MaskingCertificateCheck from 'c/maskingCertificateCheck';
import MaskingPurge from 'c/maskingPurge';
import MaskingRunButtons from 'c/maskingRunButtons';
import MaskingRunStart from 'c/maskingRunStart';

jest.mock('@salesforce/apex/RunStartController.start', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CertificateController.check', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

async function show(properties: object = {}): Promise<{ root: ShadowRoot; events: [string, unknown][] }> {
  const element = Object.assign(createElement('c-masking-run-buttons', { is: MaskingRunButtons }), properties);
  const events: [string, unknown][] = [];
  for (const name of ['reload', 'open'])
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, events };
}

describe('c-masking-run-buttons', () => {
  beforeEach(() => (start as unknown as jest.Mock).mockReset());
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('offers no run in production', async () => {
    const { root } = await show({ isProduction: true });
    expect(root.querySelector('[data-id=run-now]')).toBeNull();
    expect(root.querySelector('[data-id=more]')).not.toBeNull();
  });

  it('starts what was confirmed, and opens the run', async () => {
    const chosen = { ruleSet: 'Default', confirmedName: 'uat', onlyObjects: ['Contact'] };
    jest.spyOn(MaskingRunStart, 'open').mockResolvedValue(chosen);
    (start as unknown as jest.Mock).mockResolvedValue({ isAccepted: true, runId: 'a01' });
    const { root, events } = await show();
    root.querySelector<HTMLElement>('[data-id=run-now]')!.click();
    await settled();
    expect(start).toHaveBeenCalledWith({ ...chosen, isDryRun: false });
    expect(events).toEqual([
      ['reload', null],
      ['open', { runId: 'a01' }],
    ]);
  });

  it('starts nothing when somebody changes their mind, or while a run is active', async () => {
    jest.spyOn(MaskingRunStart, 'open').mockResolvedValue(undefined);
    const { root } = await show();
    root.querySelector<HTMLElement>('[data-id=dry-run]')!.click();
    await settled();
    expect(start).not.toHaveBeenCalled();
    const blocked = await show({ isBlocked: true });
    expect(blocked.root.querySelector<HTMLElement & { disabled: boolean }>('[data-id=run-now]')!.disabled).toBe(true);
  });

  it('checks a certificate in any org', async () => {
    const open = jest.spyOn(MaskingCertificateCheck, 'open').mockResolvedValue(undefined);
    const { root, events } = await show();
    const more = root.querySelector('[data-id=more]')!;
    more.dispatchEvent(new CustomEvent('select', { detail: { value: 'certificate' } }));
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
    expect(events).toEqual([]);
  });

  it('reads the runs again when old ones were purged', async () => {
    jest.spyOn(MaskingPurge, 'open').mockResolvedValue(2);
    const { root, events } = await show();
    root.querySelector('[data-id=more]')!.dispatchEvent(new CustomEvent('select', { detail: { value: 'purge' } }));
    await settled();
    expect(events).toEqual([['reload', null]]);
  });
});
