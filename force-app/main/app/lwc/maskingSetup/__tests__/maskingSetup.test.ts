import { createElement } from 'lwc';
import getProgress from '@salesforce/apex/SetupController.getProgress';
import saveProgress from '@salesforce/apex/SetupController.saveProgress';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingSetup from 'c/maskingSetup';

jest.mock('@salesforce/apex/SetupController.getProgress', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SetupController.saveProgress', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: undefined }), { virtual: true });

const progress = getProgress as unknown as jest.Mock;
const saved = saveProgress as unknown as jest.Mock;

async function show(step: string, isSandbox = true): Promise<ShadowRoot> {
  progress.mockResolvedValue({ step, isSandbox });
  const element = createElement('c-masking-setup', { is: MaskingSetup });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const heading = (root: ShadowRoot): string => root.querySelector('h2')!.textContent;
const press = async (root: ShadowRoot, id: string): Promise<void> => {
  root.querySelector<HTMLElement>(`[data-id=${id}]`)!.click();
  await settled();
};

describe('c-masking-setup', () => {
  beforeEach(() => {
    progress.mockReset();
    saved.mockReset().mockResolvedValue({});
  });
  afterEach(() => document.body.replaceChildren());

  it('goes on where the user left', async () => {
    const root = await show('preview');
    expect(heading(root)).toBe('c.Setup_Step_Preview');
    expect(root.querySelector('c-masking-setup-preview')).not.toBeNull();
    expect(saved).not.toHaveBeenCalled();
  });

  it('begins anew where a step is not known', async () => {
    expect(heading(await show('something'))).toBe('c.Setup_Step_Readiness');
  });

  it('moves on and back, remembers each step and moves the focus to its heading', async () => {
    const root = await show('readiness');
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Fields');
    expect(saved).toHaveBeenLastCalledWith({ step: 'fields' });
    expect(root.activeElement).toBe(root.querySelector('h2'));
    await press(root, 'back');
    expect(saved).toHaveBeenLastCalledWith({ step: 'readiness' });
    expect(root.querySelector<HTMLElement & { disabled: boolean }>('[data-id=back]')!.disabled).toBe(true);
  });

  it('remembers the last step when the user goes on before the one before it is stored', async () => {
    const root = await show('readiness');
    const answers: ((answer: unknown) => void)[] = [];
    saved.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    await press(root, 'next');
    await press(root, 'next');
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Preview');
    expect(saved.mock.calls).toEqual([[{ step: 'fields' }]]);
    answers[0]({});
    await settled();
    expect(saved.mock.calls).toEqual([[{ step: 'fields' }], [{ step: 'preview' }]]);
    answers[1]({});
    await settled();
    await press(root, 'next');
    expect(saved).toHaveBeenLastCalledWith({ step: 'refresh' });
  });

  it('remembers the next step after one that was refused', async () => {
    const root = await show('readiness', false);
    saved.mockRejectedValueOnce({ body: { message: 'No' } });
    await press(root, 'next');
    await press(root, 'next');
    expect(saved).toHaveBeenLastCalledWith({ step: 'rules' });
    expect(root.querySelector('c-masking-notice')).toBeNull();
  });

  it('asks before it leaves rules behind that were ticked and not added', async () => {
    const root = await show('rules');
    const list = root.querySelector('[data-choosing]')!;
    const addChosen = jest.fn().mockResolvedValue(true);
    Object.defineProperties(list, { chosenCount: { get: () => 41 }, addChosen: { value: addChosen } });
    const asked = jest.spyOn(MaskingConfirm, 'open').mockResolvedValueOnce(undefined);
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Rules');
    asked.mockResolvedValueOnce('add');
    addChosen.mockResolvedValueOnce(false);
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Rules');
    asked.mockResolvedValueOnce('add');
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Preview');
    expect(addChosen).toHaveBeenCalledTimes(2);
  });

  it('jumps by the path, and by what a step asks for', async () => {
    const root = await show('readiness');
    root.querySelectorAll<HTMLElement>('[data-step]')[4].click();
    await settled();
    expect(root.querySelector('c-masking-setup-refresh')).not.toBeNull();
    root.querySelectorAll<HTMLElement>('[data-step]')[0].click();
    await settled();
    root
      .querySelector('c-masking-setup-readiness')!
      .dispatchEvent(new CustomEvent('go', { detail: { step: 'fields' } }));
    await settled();
    expect(heading(root)).toBe('c.Setup_Step_Fields');
  });

  it('starts again after the last step', async () => {
    const root = await show('summary');
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Readiness');
  });

  it('warns in a sandbox that the next refresh overwrites rules', async () => {
    expect((await show('rules')).querySelector('c-masking-notice')!.textContent).toBe('c.Setup_Sandbox_Note');
    document.body.replaceChildren();
    expect((await show('rules', false)).querySelector('c-masking-notice')).toBeNull();
  });

  it('goes on when the step cannot be remembered, and shows it', async () => {
    const root = await show('readiness');
    saved.mockRejectedValue({ body: { message: 'No' } });
    await press(root, 'next');
    expect(heading(root)).toBe('c.Setup_Step_Fields');
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Setup_Not_Remembered');
  });

  it('offers to try again after an error', async () => {
    progress.mockRejectedValue({ body: { message: 'Away' } });
    const element = createElement('c-masking-setup', { is: MaskingSetup });
    document.body.appendChild(element);
    await settled();
    const state = element.shadowRoot!.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('Away');
    await expect(element).toBeAccessible();
    progress.mockResolvedValue({ step: 'summary', isSandbox: true });
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(heading(element.shadowRoot!)).toBe('c.Setup_Step_Summary');
  });

  it.each(['readiness', 'fields', 'rules', 'preview', 'refresh', 'summary'])('is accessible: %s', async (step) => {
    await expect((await show(step)).host as HTMLElement).toBeAccessible();
  });
});
