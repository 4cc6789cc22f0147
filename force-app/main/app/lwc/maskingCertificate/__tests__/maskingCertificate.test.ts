import { createElement } from 'lwc';
import getExclusions from '@salesforce/apex/AuditController.getExclusions';
import getFailureGroups from '@salesforce/apex/AuditController.getFailureGroups';
import getObjects from '@salesforce/apex/AuditController.getObjects';
import getFile from '@salesforce/apex/CertificateController.getFile';
import getProblems from '@salesforce/apex/ExceptionsController.getProblems';
import getRun from '@salesforce/apex/RunsController.getRun';
import type { Fact } from 'c/maskingFacts';
import MaskingCertificate from 'c/maskingCertificate';

for (const method of ['getExclusions', 'getFailureGroups', 'getObjects'])
  jest.mock(`@salesforce/apex/AuditController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CertificateController.getFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ExceptionsController.getProblems', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getRun', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RUN = {
  runId: 'a01',
  name: 'RUN-000001',
  status: 'Completed',
  verification: 'Passed',
  verdict: 'Passed',
  sandboxName: 'uat',
  ruleSet: 'Default',
  fingerprint: 'abc',
  recordsScanned: 1200,
  emailFieldsResult: 'Passed',
};
const GROUPS = [
  { objectName: 'Lead', reasonCode: 'A', message: 'Give access', records: 4, canBeRetried: true },
  { objectName: 'Case', reasonCode: 'B', message: 'Unlock', records: 9, canBeRetried: true },
];

async function show(): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-certificate', { is: MaskingCertificate }), { runId: 'a01' });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

/** Of a section: its own text and its facts. */
function text(root: ShadowRoot, id: string): string {
  const section = root.querySelector(`[data-id=${id}]`)!;
  const list = section.querySelector<HTMLElement & { facts: Fact[] }>('c-masking-facts');
  return [section.textContent, ...(list?.facts ?? []).map(({ label, value }) => `${label} ${value}`)].join('\n');
}

describe('c-masking-certificate', () => {
  beforeEach(() => {
    mocked(getRun).mockReset().mockResolvedValue(RUN);
    mocked(getObjects)
      .mockReset()
      .mockResolvedValue([{ objectName: 'Contact' }, { objectName: 'Lead' }]);
    mocked(getExclusions)
      .mockReset()
      .mockResolvedValue([
        { entryKey: 'k', objectName: 'User', fieldName: 'Email', reason: 'Colleagues', leftByRule: 6 },
      ]);
    mocked(getFailureGroups).mockReset().mockResolvedValue({ groups: [], hasMore: false });
    mocked(getProblems).mockReset().mockResolvedValue([]);
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('has the scope, the version of the rules, the counts, the exclusions and the result', async () => {
    const root = await show();
    expect(root.querySelector('h1')!.textContent).toBe('c.Certificate_Title: RUN-000001');
    expect(text(root, 'result')).toContain('Passed');
    for (const value of ['uat', 'Default', 'abc', 'Contact, Lead']) expect(text(root, 'scope')).toContain(value);
    expect(text(root, 'counts')).toContain('1,200');
    expect(text(root, 'exclusions')).toContain('User.Email: Colleagues c.Runs_Addresses_Left');
    expect(text(root, 'failures')).toContain('c.Runs_No_Failures');
    expect(text(root, 'signature')).toContain('c.Summary_Sign_Signature');
    await expect(root.host).toBeAccessible();
  });

  it('prints accepted exceptions with their reasons, and no problem that nobody has accepted', async () => {
    const problem = { key: 'a', objectName: 'Lead', fieldName: 'Email', reasonCode: 'still_real', records: 2 };
    mocked(getProblems).mockResolvedValue([
      { ...problem, state: 'accepted', acceptedBy: 'Ada', expiresOn: '2026-12-31', reason: 'Known' },
      { ...problem, key: 'b', state: null },
    ]);
    const root = await show();
    expect(root.querySelectorAll('[data-id=exceptions] li')).toHaveLength(1);
    expect(text(root, 'exceptions')).toContain('c.Certificate_Exception');
    await expect(root.host).toBeAccessible();
  });

  it('certifies no dry run', async () => {
    mocked(getRun).mockResolvedValue({ ...RUN, isDryRun: true, verification: 'Not Run', valuesMasked: 62 });
    const root = await show();
    expect(root.querySelector('c-masking-state')!.shadowRoot!.textContent).toContain('c.Certificate_Dry_Run');
    expect(root.querySelector('[data-id=counts]')).toBeNull();
    for (const id of ['download', 'print']) expect(root.querySelector(`[data-id=${id}]`)).toBeNull();
  });

  it('names every cause of failures, the most records first', async () => {
    mocked(getFailureGroups)
      .mockResolvedValueOnce({ groups: [GROUPS[0]], hasMore: true })
      .mockResolvedValueOnce({ groups: [GROUPS[1]], hasMore: false });
    const root = await show();
    expect(root.querySelectorAll('[data-id=failures] li')).toHaveLength(2);
    expect(getFailureGroups).toHaveBeenLastCalledWith({ runId: 'a01', lastObject: 'Lead', lastCode: 'A' });
  });

  it('distinguishes failed records from those in which verification found addresses', async () => {
    mocked(getFailureGroups).mockResolvedValue({
      groups: [...GROUPS, { objectName: 'User', reasonCode: 'undeliverable', message: 'Accept', records: 4 }],
      hasMore: false,
    });
    const root = await show();
    expect(root.querySelectorAll('[data-id=failures] li')).toHaveLength(2);
    expect(root.querySelectorAll('[data-id=found] li')).toHaveLength(1);
  });

  it('downloads the same statements as a signed file, and shows why it cannot', async () => {
    const files: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    mocked(getFile)
      .mockResolvedValueOnce('{"signature":"ab"}')
      .mockRejectedValueOnce({ body: { message: 'Active' } });
    const root = await show();
    const toasts: CustomEvent<{ message: string }>[] = [];
    root.host.addEventListener('lightning__showtoast', (event) => toasts.push(event as (typeof toasts)[number]));
    for (let click = 0; click < 2; click++) {
      root.querySelector<HTMLElement>('[data-id=download]')!.click();
      await settled();
    }
    expect(getFile).toHaveBeenCalledWith({ runId: 'a01' });
    expect(files).toEqual(['RUN-000001-certificate.json']);
    expect(toasts.map(({ detail }) => detail.message)).toEqual(['Active']);
  });

  it('shows what went wrong, and tries again', async () => {
    mocked(getRun).mockRejectedValueOnce({ body: { message: 'Away' } });
    const root = await show();
    const state = root.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('Away');
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(text(root, 'scope')).toContain('uat');
  });
});
