import { createElement } from 'lwc';
import createSecret from '@salesforce/apex/WebhookController.createSecret';
import endPrevious from '@salesforce/apex/WebhookController.endPrevious';
import getWebhook from '@salesforce/apex/WebhookController.getWebhook';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingWebhook from 'c/maskingWebhook';

jest.mock('@salesforce/apex/WebhookController.createSecret', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/WebhookController.endPrevious', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/WebhookController.getWebhook', () => ({ default: jest.fn() }), { virtual: true });

const webhook = getWebhook as unknown as jest.Mock;
const created = createSecret as unknown as jest.Mock;
const ended = endPrevious as unknown as jest.Mock;
const confirm = jest.spyOn(MaskingConfirm, 'open');

const state = (createdAt: string | null, hasPrevious = false): object => ({
  url: 'https://acme.example/gateway',
  createdAt,
  hasPrevious,
});
const AT = '2026-11-22T10:00:00.000Z';

async function show(before: object): Promise<ShadowRoot> {
  webhook.mockResolvedValue(before);
  const element = createElement('c-masking-webhook', { is: MaskingWebhook });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function press(root: ShadowRoot, id: string): Promise<void> {
  root.querySelector<HTMLElement>(`[data-id=${id}]`)!.click();
  await settled();
}

const label = (root: ShadowRoot): string =>
  root.querySelector<HTMLElement & { label: string }>('[data-id=create]')!.label;
const secret = (root: ShadowRoot): string | undefined =>
  root.querySelector<HTMLElement & { text: string }>('[data-id=secret] c-masking-copy-text')?.text;

describe('c-masking-webhook', () => {
  beforeEach(() => jest.resetAllMocks());
  afterEach(() => document.body.replaceChildren());

  it('creates the first secret without asking, shows it once and forgets it', async () => {
    const root = await show(state(null));
    expect(label(root)).toBe('c.Webhook_Create');
    await expect(root.host as HTMLElement).toBeAccessible();
    created.mockResolvedValue('smw_1');
    webhook.mockResolvedValue(state(AT));
    await press(root, 'create');
    expect(confirm).not.toHaveBeenCalled();
    expect(secret(root)).toBe('smw_1');
    await expect(root.host as HTMLElement).toBeAccessible();
    await press(root, 'hide');
    expect(secret(root)).toBeUndefined();
    expect(label(root)).toBe('c.Webhook_Rotate');
  });

  it('asks before another one, and ends the old one', async () => {
    const root = await show(state(AT));
    confirm.mockResolvedValueOnce(undefined);
    await press(root, 'create');
    expect(created).not.toHaveBeenCalled();
    confirm.mockResolvedValue('confirm');
    created.mockResolvedValue('smw_2');
    webhook.mockResolvedValue(state(AT, true));
    await press(root, 'create');
    expect(secret(root)).toBe('smw_2');
    ended.mockResolvedValue(state(AT));
    await press(root, 'end');
    expect(root.querySelector('[data-id=end]')).toBeNull();
  });

  it('shows what went wrong', async () => {
    const root = await show(state(null));
    created.mockRejectedValue({ body: { message: 'No right' } });
    await press(root, 'create');
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('No right');
    document.body.replaceChildren();
    webhook.mockRejectedValue({ body: { message: 'Away' } });
    const element = createElement('c-masking-webhook', { is: MaskingWebhook });
    document.body.appendChild(element);
    await settled();
    expect(element.shadowRoot!.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe(
      'Away',
    );
  });
});
