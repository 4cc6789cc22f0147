import { createElement } from 'lwc';
import getNotices from '@salesforce/apex/OptionsController.getNotices';
import saveNotices from '@salesforce/apex/OptionsController.saveNotices';
import MaskingNotices from 'c/maskingNotices';

jest.mock('@salesforce/apex/OptionsController.getNotices', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/OptionsController.saveNotices', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

/** The frame with the button, and what is said about it. */
const section = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-options-section')!.shadowRoot!;

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-notices', { is: MaskingNotices });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function enter(root: ShadowRoot, id: string, value: string): Promise<void> {
  root
    .querySelector(`[data-id=${id}]`)!
    .dispatchEvent(new CustomEvent('change', { bubbles: true, composed: true, detail: { value } }));
  await settled();
}

async function save(root: ShadowRoot): Promise<void> {
  section(root).querySelector<HTMLElement>('[data-id=save]')!.click();
  await settled();
}

const status = (root: ShadowRoot): string | null => section(root).querySelector('[role=status]')!.textContent;

describe('c-masking-notices', () => {
  beforeEach(() => {
    mocked(getNotices).mockReset().mockResolvedValue({});
    mocked(saveNotices).mockReset();
  });
  afterEach(() => document.body.replaceChildren());

  it('shows that nobody is notified until somebody is named', async () => {
    expect(status(await show())).toBe('c.Notices_Off');
  });

  it('saves the users and addresses that were entered', async () => {
    mocked(saveNotices).mockResolvedValue({ users: 'ann@acme.com', addresses: 'ops@acme.com' });
    const root = await show();
    await enter(root, 'users', 'ann@acme.com');
    await enter(root, 'addresses', ' ops@acme.com');
    await save(root);
    expect(mocked(saveNotices)).toHaveBeenCalledWith({ users: 'ann@acme.com', addresses: ' ops@acme.com' });
    expect(status(root)).toBe('c.Notices_Saved');
    await enter(root, 'users', '');
    expect(status(root)).toBe('');
  });

  it('keeps what was entered when it is refused, and shows why', async () => {
    mocked(saveNotices).mockRejectedValue({ body: { message: 'Nobody is called ann.' } });
    const root = await show();
    await enter(root, 'users', 'ann');
    await save(root);
    expect(section(root).querySelector('[role=alert]')!.textContent).toBe('Nobody is called ann.');
    expect(root.querySelector<HTMLElement & { value: string }>('[data-id=users]')!.value).toBe('ann');
  });

  it('shows why the options could not be read', async () => {
    mocked(getNotices).mockRejectedValue({ body: { message: 'You need Masking_Configure.' } });
    const root = await show();
    expect(section(root).querySelector('[role=alert]')!.textContent).toBe('You need Masking_Configure.');
    expect(section(root).querySelector('[data-id=save]')).toBeNull();
  });
});
