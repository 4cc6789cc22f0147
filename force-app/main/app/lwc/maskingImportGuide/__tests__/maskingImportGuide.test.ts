import { createElement } from 'lwc';
import getEndpoint from '@salesforce/apex/SetupController.getEndpoint';
import MaskingImportGuide from 'c/maskingImportGuide';

jest.mock('@salesforce/apex/SetupController.getEndpoint', () => ({ default: jest.fn() }), { virtual: true });

const endpoint = getEndpoint as unknown as jest.Mock;
const URL = 'https://acme--uat.sandbox.my.salesforce.com/services/apexrest/acme/mask';

async function show(isSandbox: boolean): Promise<ShadowRoot> {
  const element = createElement('c-masking-import-guide', { is: MaskingImportGuide });
  Object.assign(element, { isSandbox });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const texts = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement & { text: string }>('c-masking-copy-text')].map(({ text }) => text);

describe('c-masking-import-guide', () => {
  beforeEach(() => endpoint.mockReset());
  afterEach(() => document.body.replaceChildren());

  it('has the permission sets, a trigger with the namespace, and the address and call of this org', async () => {
    endpoint.mockResolvedValue({ url: URL, orgId: '00D000000000001EAA', namespace: 'acme' });
    const root = await show(true);
    const [imports, trigger, address, rest, call] = texts(root);
    expect([imports, rest]).toEqual(['Masking Import', 'Masking Integration']);
    expect(trigger).toContain('  acme.MaskRecordsAction.maskBeforeSave(Trigger.new, Trigger.oldMap);');
    expect(address).toBe(URL);
    expect(call).toContain(`curl -X POST "${URL}"`);
    expect(call).toContain('{"org_id":"00D000000000001EAA","rules":"Default"}');
    expect(root.querySelector('c-masking-notice')).toBeNull();
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('warns of the address of production, and has no prefix without a namespace', async () => {
    endpoint.mockResolvedValue({ url: URL, orgId: '00D', namespace: null });
    const root = await show(false);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Rest_Production');
    expect(texts(root)[1]).toContain('  MaskRecordsAction.maskBeforeSave(');
  });

  it('shows why the address could not be read', async () => {
    endpoint.mockRejectedValue({ body: { message: 'You need a role.' } });
    const root = await show(true);
    expect(root.querySelector('[role=alert]')!.textContent).toBe('You need a role.');
    expect(texts(root)).toEqual([]);
  });
});
