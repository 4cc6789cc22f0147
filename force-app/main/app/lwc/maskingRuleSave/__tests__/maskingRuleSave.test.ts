import { createElement } from 'lwc';
import getSave from '@salesforce/apex/RulesController.getSave';
import MaskingRuleSave from 'c/maskingRuleSave';

jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });

const asked = getSave as unknown as jest.Mock;

async function show(): Promise<{ root: ShadowRoot; events: string[] }> {
  const element = Object.assign(createElement('c-masking-rule-save', { is: MaskingRuleSave }), {
    label: 'Default',
    saveId: 'a0S',
  });
  const events: string[] = [];
  for (const name of ['saved', 'dismiss']) element.addEventListener(name, () => events.push(name));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, events };
}

describe('c-masking-rule-save', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('waits until the platform has saved', async () => {
    asked.mockResolvedValueOnce({ state: 'Deploying' }).mockResolvedValueOnce({ state: 'Saved' });
    const { root, events } = await show();
    expect(root.querySelector('[data-id=deploying]')!.getAttribute('role')).toBe('status');
    jest.advanceTimersByTime(1000);
    await settled();
    expect(events).toEqual(['saved']);
    expect(root.querySelector('[data-id=deploying]')).toBeNull();
  });

  it('shows when it takes long', async () => {
    asked.mockResolvedValue({ state: 'Deploying' });
    const { root } = await show();
    for (let second = 0; second < 70; second++) {
      jest.advanceTimersByTime(1000);
      await settled();
    }
    expect(root.textContent).toContain('c.Editor_Slow');
  });

  it('shows what to switch on when the org refuses', async () => {
    asked.mockResolvedValue({ state: 'Failed', message: 'Switch it on' });
    const { root, events } = await show();
    expect(root.querySelector('[data-id=failed]')!.textContent).toContain('Switch it on');
    expect(root.querySelector('a')!.getAttribute('href')).toBe('/lightning/setup/ApexSettings/home');
    root.querySelector<HTMLElement>('[data-id=dismiss]')!.click();
    expect(events).toEqual(['dismiss']);
    jest.useRealTimers();
    await expect(root.host).toBeAccessible();
  });

  it('shows what went wrong, and that nobody knows the attempt', async () => {
    asked.mockRejectedValueOnce({ body: { message: 'Broken' } });
    expect((await show()).root.textContent).toContain('Broken');
    asked.mockResolvedValueOnce(null);
    expect((await show()).root.textContent).toContain('c.Editor_Save_Unknown');
  });
});
