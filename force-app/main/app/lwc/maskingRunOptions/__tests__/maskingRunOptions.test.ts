import { createElement } from 'lwc';
import getRunOptions from '@salesforce/apex/OptionsController.getRunOptions';
import saveRunOptions from '@salesforce/apex/OptionsController.saveRunOptions';
import MaskingRunOptions from 'c/maskingRunOptions';

jest.mock('@salesforce/apex/OptionsController.getRunOptions', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/OptionsController.saveRunOptions', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

/** The frame with the button, and what is said about it. */
const section = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-options-section')!.shadowRoot!;

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-run-options', { is: MaskingRunOptions });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function enter(root: ShadowRoot, id: string, detail: { value?: string; checked?: boolean }): Promise<void> {
  root
    .querySelector(`[data-id=${id}]`)!
    .dispatchEvent(new CustomEvent('change', { bubbles: true, composed: true, detail }));
  await settled();
}

async function save(root: ShadowRoot): Promise<void> {
  section(root).querySelector<HTMLElement>('[data-id=save]')!.click();
  await settled();
}

const status = (root: ShadowRoot): string | null => section(root).querySelector('[role=status]')!.textContent;

describe('c-masking-run-options', () => {
  beforeEach(() => {
    mocked(getRunOptions).mockReset().mockResolvedValue({ freezesUsers: false, waitsForAdministrator: false });
    mocked(saveRunOptions).mockReset();
  });
  afterEach(() => document.body.replaceChildren());

  it('saves what was entered', async () => {
    const entered = {
      webhookCredential: 'Pipeline',
      freezesUsers: true,
      usersNotFrozen: 'ann@acme.com',
      waitsForAdministrator: true,
    };
    mocked(saveRunOptions).mockResolvedValue(entered);
    const root = await show();
    await enter(root, 'credential', { value: 'Pipeline' });
    await enter(root, 'freeze', { checked: true });
    await enter(root, 'notFrozen', { value: 'ann@acme.com' });
    await enter(root, 'wait', { checked: true });
    await save(root);
    expect(mocked(saveRunOptions)).toHaveBeenCalledWith({ options: entered });
    expect(status(root)).toBe('c.Options_Saved');
    await enter(root, 'wait', { checked: false });
    expect(status(root)).toBe('');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('keeps what was entered when it is refused, and shows why', async () => {
    mocked(saveRunOptions).mockRejectedValue({ body: { message: 'x/y is not a name.' } });
    const root = await show();
    await enter(root, 'credential', { value: 'x/y' });
    await save(root);
    expect(section(root).querySelector('[role=alert]')!.textContent).toBe('x/y is not a name.');
    expect(root.querySelector<HTMLElement & { value: string }>('[data-id=credential]')!.value).toBe('x/y');
  });

  it('shows why the options could not be read', async () => {
    mocked(getRunOptions).mockRejectedValue({ body: { message: 'You need a role.' } });
    const root = await show();
    expect(section(root).querySelector('[role=alert]')!.textContent).toBe('You need a role.');
    expect(section(root).querySelector('[data-id=save]')).toBeNull();
  });
});
