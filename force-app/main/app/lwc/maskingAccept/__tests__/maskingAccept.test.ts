import { createElement } from 'lwc';
import MaskingAccept from 'c/maskingAccept';

async function show(): Promise<{ root: ShadowRoot; closed: unknown[] }> {
  const element = Object.assign(createElement('c-masking-accept', { is: MaskingAccept }), { count: 2 });
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, closed };
}

const button = (root: ShadowRoot, id: string): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector(`[data-id=${id}]`)!;

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function enter(root: ShadowRoot, reason: string, date: string): Promise<void> {
  const [day] = root.querySelectorAll('lightning-input');
  root.querySelector('lightning-textarea')!.dispatchEvent(new CustomEvent('change', { detail: { value: reason } }));
  day.dispatchEvent(new CustomEvent('change', { detail: { value: date } }));
  await settled();
}

describe('c-masking-accept', () => {
  afterEach(() => document.body.replaceChildren());

  it('takes a reason and a day within one year, and nothing else', async () => {
    const { root, closed } = await show();
    for (const [reason, day] of [
      [' ', dayIn(7)],
      ['Known', ''],
      ['Known', dayIn(-1)],
      ['Known', dayIn(400)],
    ]) {
      await enter(root, reason, day);
      expect(button(root, 'confirm').disabled).toBe(true);
    }
    await enter(root, ' Known ', dayIn(7));
    const [, allRuleSets] = root.querySelectorAll('lightning-input');
    allRuleSets.dispatchEvent(new CustomEvent('change', { detail: { checked: true } }));
    button(root, 'confirm').click();
    expect(closed).toEqual([{ reason: 'Known', expiresOn: dayIn(7), isForAllRuleSets: true }]);
  });

  it('shows how many rows are accepted', async () => {
    const { root } = await show();
    expect(root.querySelector('[data-id=chosen]')!.textContent).toBe('c.Exceptions_Chosen');
  });

  it('closes with nothing when it is cancelled', async () => {
    const { root, closed } = await show();
    button(root, 'cancel').click();
    expect(closed.map((terms) => terms ?? 'left')).toEqual(['left']);
  });
});
