import { createElement } from 'lwc';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import MaskingRunFailures from 'c/maskingRunFailures';

jest.mock('@salesforce/apex/AuditController.getFailures', () => ({ default: jest.fn() }), { virtual: true });

const answered = getFailures as unknown as jest.Mock;

type Table = HTMLElement & { data: Record<string, string>[] };
type State = HTMLElement & { kind: string; message: string };

async function show(): Promise<ShadowRoot> {
  const properties = { runId: 'a01', runName: 'RUN-000001', objectNames: ['Contact'] };
  const element = Object.assign(createElement('c-masking-run-failures', { is: MaskingRunFailures }), properties);
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const FAILURE = { failureId: 'f1', objectName: 'Contact', recordId: '003000000000001', message: 'No' };

describe('c-masking-run-failures', () => {
  beforeEach(() => answered.mockReset().mockResolvedValue({ failures: [FAILURE], hasMore: false }));
  afterEach(() => document.body.replaceChildren());

  it('leads to the records', async () => {
    const root = await show();
    expect(root.querySelector<Table>('lightning-datatable')!.data[0].url).toBe(
      '/lightning/r/sObject/003000000000001/view',
    );
    await expect(root.host).toBeAccessible();
  });

  it('exports every page', async () => {
    const root = await show();
    answered.mockResolvedValueOnce({ failures: [FAILURE], hasMore: true });
    let href = '';
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      href = decodeURIComponent(this.href);
    });
    root.querySelector<HTMLElement>('[data-id=export]')!.click();
    await settled();
    clicked.mockRestore();
    expect(href.match(/003000000000001/g)).toHaveLength(2);
  });

  it('says that nothing failed, and what went wrong', async () => {
    answered.mockResolvedValueOnce({ failures: [], hasMore: false });
    expect((await show()).querySelector<State>('c-masking-state')!.message).toBe('c.Runs_No_Failures');
    answered.mockRejectedValueOnce({ body: { message: 'Broken' } });
    expect((await show()).querySelector<State>('c-masking-state')!.message).toBe('Broken');
  });
});
