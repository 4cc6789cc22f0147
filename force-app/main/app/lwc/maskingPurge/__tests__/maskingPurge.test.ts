import { createElement } from 'lwc';
import countPurge from '@salesforce/apex/AuditController.countPurge';
import getPurges from '@salesforce/apex/AuditController.getPurges';
import purge from '@salesforce/apex/AuditController.purge';
import MaskingPurge from 'c/maskingPurge';

jest.mock('@salesforce/apex/AuditController.countPurge', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getPurges', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.purge', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

async function show(): Promise<{ root: ShadowRoot; closed: unknown[] }> {
  const element = createElement('c-masking-purge', { is: MaskingPurge });
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, closed };
}

const button = (root: ShadowRoot, id: string): HTMLElement & { disabled: boolean } =>
  root.querySelector(`[data-id=${id}]`)!;

const purgeButton = (root: ShadowRoot): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector('[data-id=confirm]')!;

describe('c-masking-purge', () => {
  beforeEach(() => {
    mocked(getPurges)
      .mockReset()
      .mockResolvedValue([{ entryId: 'e1', purgedAt: '2026-01-01T00:00:00.000Z', message: '3 runs' }]);
    mocked(countPurge).mockReset().mockResolvedValue(3);
    mocked(purge).mockReset().mockResolvedValue(3);
  });
  afterEach(() => document.body.replaceChildren());

  it('purges only what was counted before', async () => {
    const { root, closed } = await show();
    expect(purgeButton(root).disabled).toBe(true);
    root.querySelector('lightning-input')!.dispatchEvent(new CustomEvent('change', { detail: { value: '30' } }));
    button(root, 'count').click();
    await settled();
    expect(root.querySelector('[role=status]')!.textContent).toBe('c.Runs_Purge_Runs');
    purgeButton(root).click();
    await settled();
    expect(purge).toHaveBeenCalledWith({ days: 30 });
    expect(closed).toEqual([3]);
    await expect(root.host).toBeAccessible();
  });

  it('forgets the count when the age changes, and shows when there is nothing', async () => {
    mocked(countPurge).mockResolvedValue(0);
    const { root } = await show();
    button(root, 'count').click();
    await settled();
    expect(root.querySelector('[role=status]')!.textContent).toBe('c.Runs_Purge_None');
    expect(purgeButton(root).disabled).toBe(true);
    root.querySelector('lightning-input')!.dispatchEvent(new CustomEvent('change', { detail: { value: '7' } }));
    await settled();
    expect(root.querySelector('[role=status]')).toBeNull();
  });

  it('shows what the server refuses', async () => {
    mocked(countPurge).mockRejectedValue({ body: { message: 'Enter days' } });
    const { root } = await show();
    button(root, 'count').click();
    await settled();
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Enter days');
  });

  it('shows the purges there were', async () => {
    expect((await show()).root.querySelector('li p')!.textContent).toBe('3 runs');
  });
});
