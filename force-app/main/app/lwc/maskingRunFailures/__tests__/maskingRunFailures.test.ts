import { createElement } from 'lwc';
import getFailureGroups from '@salesforce/apex/AuditController.getFailureGroups';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import optOut from '@salesforce/apex/CoverageController.optOut';
import getSave from '@salesforce/apex/RulesController.getSave';
import OptOut from 'c/maskingOptOut';
import MaskingRunFailures from 'c/maskingRunFailures';

jest.mock('@salesforce/apex/AuditController.getFailureGroups', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getFailures', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CoverageController.optOut', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

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

const GROUP = { objectName: 'Lead', reasonCode: 'CONVERTED', message: 'Give access', records: 450 };
const FAILURE = { failureId: 'f1', objectName: 'Contact', recordId: '003000000000001', message: 'No' };

/** The table of records, behind that of causes. */
const list = (root: ShadowRoot): ShadowRoot => [...root.querySelectorAll('c-masking-table')].at(-1)!.shadowRoot!;

describe('c-masking-run-failures', () => {
  beforeEach(() => {
    answered.mockReset().mockResolvedValue({ failures: [FAILURE], hasMore: false });
    (getFailureGroups as unknown as jest.Mock).mockReset().mockResolvedValue({ groups: [GROUP], hasMore: false });
  });
  afterEach(() => document.body.replaceChildren());

  it('leads to the records', async () => {
    const root = await show();
    expect(list(root).querySelector<Table>('c-masking-datatable')!.data[0].url).toBe(
      '/lightning/r/sObject/003000000000001/view',
    );
    await expect(root.host).toBeAccessible();
  });

  it('shows each cause once with its number, and the records of one cause', async () => {
    const root = await show();
    const groups = root.querySelector('[data-id=groups]')!.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
    expect(groups.data).toEqual([
      expect.objectContaining({ objectName: 'Lead', records: 450, message: 'Give access' }),
    ]);
    groups.dispatchEvent(new CustomEvent('rowaction', { detail: { row: groups.data[0] } }));
    await settled();
    expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ objectName: 'Lead', reasonCode: 'CONVERTED' }));
    expect(root.querySelector('[data-id=filter]')!.textContent).toContain('CONVERTED');
    root.querySelector<HTMLElement>('[data-id=all-reasons]')!.click();
    await settled();
    expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ objectName: null, reasonCode: null }));
  });

  it('has a button next to each cause for what removes it', async () => {
    const codes = [
      'FIELD_CUSTOM_VALIDATION_EXCEPTION',
      'CANNOT_UPDATE_CONVERTED_LEAD',
      'redacted',
      'still_real',
      'XYZ',
    ];
    const groups = codes.map((reasonCode) => ({ ...GROUP, reasonCode, canBeRetried: reasonCode === 'XYZ' }));
    (getFailureGroups as unknown as jest.Mock).mockResolvedValue({ groups, hasMore: false });
    const root = await show();
    (root.host as HTMLElement & { mayRetry: boolean }).mayRetry = true;
    await settled();
    const table = root.querySelector('[data-id=groups]')!.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
    const carriedOut: object[] = [];
    root.host.addEventListener('remedy', (event) => carriedOut.push((event as CustomEvent<object>).detail));
    for (const row of table.data)
      table.dispatchEvent(new CustomEvent('rowaction', { detail: { row, action: { name: 'remedy' } } }));
    expect(carriedOut).toEqual([
      expect.objectContaining({ action: 'setup', url: '/lightning/setup/ObjectManager/Lead/ValidationRules/view' }),
      expect.objectContaining({ action: 'setup', url: '/lightning/setup/PermSets/home' }),
      expect.objectContaining({ action: 'rules' }),
      expect.objectContaining({ action: 'accept' }),
      expect.objectContaining({ action: 'retry' }),
    ]);
  });

  it('reads the causes of many failures behind the first records, page by page, and shows the most records first', async () => {
    const groups = getFailureGroups as unknown as jest.Mock;
    groups
      .mockResolvedValueOnce({ groups: [GROUP], hasMore: true })
      .mockResolvedValueOnce({ groups: [{ ...GROUP, objectName: 'Opportunity', records: 900 }], hasMore: false });
    const root = await show();
    expect(answered.mock.invocationCallOrder[0]).toBeLessThan(groups.mock.invocationCallOrder[0]);
    expect(groups.mock.calls.map(([asked]: [object]) => asked)).toEqual([
      { runId: 'a01', lastObject: null, lastCode: null },
      { runId: 'a01', lastObject: 'Lead', lastCode: 'CONVERTED' },
    ]);
    const table = root.querySelector('[data-id=groups]')!.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
    expect(table.data.map(({ records }) => records)).toEqual([900, 450]);
  });

  it('offers to exclude users who keep their addresses', async () => {
    const kept = [
      { objectName: 'User', reasonCode: 'own_address', message: 'Own', records: 1 },
      { objectName: 'User', reasonCode: 'inactive_user', message: 'Inactive', records: 4 },
    ];
    (getFailureGroups as unknown as jest.Mock).mockResolvedValue({ groups: [GROUP, ...kept], hasMore: false });
    (optOut as unknown as jest.Mock).mockResolvedValue('s01');
    (getSave as unknown as jest.Mock).mockResolvedValue({ state: 'Saved' });
    const root = await show();
    expect(root.querySelector('[data-id=users-kept]')!.textContent).toBe('c.Runs_Users_Kept');
    jest.spyOn(OptOut, 'open').mockResolvedValueOnce('Colleagues');
    root.querySelector<HTMLElement>('[data-id=exclude-users]')!.click();
    await settled();
    const user = { objectName: 'User', fieldName: 'Email' };
    expect(optOut).toHaveBeenCalledWith({ ruleSet: null, ...user, reason: 'Colleagues' });
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

  it('shows that nothing failed, and what went wrong', async () => {
    answered.mockResolvedValueOnce({ failures: [], hasMore: false });
    expect(list(await show()).querySelector<State>('c-masking-state')!.message).toBe('c.Runs_No_Failures');
    answered.mockRejectedValueOnce({ body: { message: 'Broken' } });
    expect(list(await show()).querySelector<State>('c-masking-state')!.message).toBe('Broken');
  });
});
