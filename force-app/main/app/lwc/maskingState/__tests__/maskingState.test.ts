import { createElement } from 'lwc';
import MaskingState from 'c/maskingState';

function show(properties: object): HTMLElement {
  const element = Object.assign(createElement('c-masking-state', { is: MaskingState }), properties);
  document.body.appendChild(element);
  return element;
}

describe('c-masking-state', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads with a status that is read aloud', () => {
    const root = show({ kind: 'loading' }).shadowRoot!;
    expect(root.querySelector('[role=status] lightning-spinner')).not.toBeNull();
  });

  it('alerts of an error and offers to try again', () => {
    const element = show({ kind: 'error', message: 'No connection' });
    const retried = jest.fn();
    element.addEventListener('retry', retried);
    expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).toContain('No connection');
    element.shadowRoot!.querySelector<HTMLElement>('lightning-button')!.click();
    expect(retried).toHaveBeenCalledTimes(1);
  });

  it.each(['loading', 'error', 'empty', 'noPermission'])('is accessible: %s', async (kind) => {
    await expect(show({ kind, heading: 'Heading', message: 'Message' })).toBeAccessible();
  });

  it('names the permission sets to whoever has none', () => {
    const root = show({ kind: 'noPermission' }).shadowRoot!;
    expect(root.querySelector('h2')!.textContent).toBe('c.App_No_Permission_Title');
    expect(root.querySelector('lightning-button')).toBeNull();
  });
});
