import { createElement } from 'lwc';
import exportFile from '@salesforce/apex/KeyController.exportFile';
import forget from '@salesforce/apex/KeyController.forget';
import getKeyState from '@salesforce/apex/KeyController.getKeyState';
import rotate from '@salesforce/apex/KeyController.rotate';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingKey from 'c/maskingKey';

jest.mock('@salesforce/apex/KeyController.exportFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/KeyController.forget', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/KeyController.getKeyState', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/KeyController.rotate', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

const STATE = { hasKey: true, isSandbox: true, orgName: 'uat', mayChange: true, mayExport: true, events: [] };

async function show(state: object): Promise<ShadowRoot> {
  mocked(getKeyState).mockResolvedValue({ ...STATE, ...state });
  const element = createElement('c-masking-key', { is: MaskingKey });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const button = (root: ShadowRoot, id: string): HTMLElement | null => root.querySelector(`[data-id=${id}]`);

describe('c-masking-key', () => {
  let typed: jest.SpyInstance;

  beforeEach(() => {
    typed = jest.spyOn(MaskingConfirm, 'open').mockReset().mockResolvedValue('confirm');
    for (const method of [exportFile, forget, rotate]) mocked(method).mockReset().mockResolvedValue('{}');
  });
  afterEach(() => document.body.replaceChildren());

  it('offers what the user may do', async () => {
    const auditor = await show({ mayChange: false, mayExport: false });
    expect(['export', 'rotate', 'forget'].filter((id) => button(auditor, id))).toEqual([]);
    document.body.replaceChildren();
    const without = await show({ hasKey: false, mayExport: false });
    expect(['export', 'rotate', 'forget'].filter((id) => button(without, id))).toEqual([]);
    expect(without.querySelector('[role=status]')!.textContent).toBe('c.Key_None');
    document.body.replaceChildren();
    const production = await show({ hasKey: false, isSandbox: false });
    expect(production.querySelector('[role=status]')!.textContent).toBe('c.Key_None_Production');
  });

  it('does nothing without a yes', async () => {
    typed.mockResolvedValue(undefined);
    const root = await show({});
    for (const id of ['export', 'rotate', 'forget']) button(root, id)!.click();
    await settled();
    expect([exportFile, rotate, forget].filter((method) => mocked(method).mock.calls.length > 0)).toEqual([]);
  });

  it('replaces the key after a yes, and shows what was done', async () => {
    const root = await show({});
    mocked(getKeyState).mockResolvedValue({
      hasKey: true,
      mayChange: true,
      mayExport: false,
      events: [{ eventId: 'e1', happenedAt: '2026-01-01T00:00:00.000Z', message: 'Somebody did it.' }],
    });
    button(root, 'rotate')!.click();
    await settled();
    expect(rotate).toHaveBeenCalledTimes(1);
    expect(typed).toHaveBeenCalledWith(expect.objectContaining({ expected: 'uat', message: 'c.Key_Rotate_Ask' }));
    expect(root.textContent).toContain('Somebody did it.');
  });

  it('shows why something was refused', async () => {
    mocked(forget).mockRejectedValue({ body: { message: 'A run is active.' } });
    const root = await show({});
    button(root, 'forget')!.click();
    await settled();
    expect(root.querySelector('[role=alert]')!.textContent).toBe('A run is active.');
  });
});
