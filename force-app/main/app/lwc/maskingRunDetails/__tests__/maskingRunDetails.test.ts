import { createElement } from 'lwc';
import getEntries from '@salesforce/apex/RunsController.getEntries';
import getFailures from '@salesforce/apex/RunsController.getFailures';
import getPreflight from '@salesforce/apex/RunsController.getPreflight';
import getRun from '@salesforce/apex/RunsController.getRun';
import retry from '@salesforce/apex/RunsController.retry';
import MaskingRunDetails from 'c/maskingRunDetails';

for (const method of ['abort', 'getCsv', 'resume', 'getProgress'])
  jest.mock(`@salesforce/apex/RunsController.${method}`, () => ({ default: jest.fn().mockResolvedValue(null) }), {
    virtual: true,
  });
jest.mock('@salesforce/apex/RunsController.getRun', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getEntries', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getFailures', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getPreflight', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.retry', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RUN = { runId: 'a01', name: 'RUN-000001', status: 'Completed', verification: 'Passed' };
const ENTRIES = [
  { entryId: 'e1', objectName: 'Contact', fieldName: 'Email', coverage: 'Masked', scanned: 10, masked: 8, failed: 2 },
  {
    entryId: 'e2',
    objectName: 'Contact',
    fieldName: 'Other__c',
    coverage: 'Masked',
    scanned: 10,
    masked: 1,
    alreadyMasked: 1,
  },
  { entryId: 'e3', objectName: 'Lead', fieldName: 'Email', coverage: 'Masked', scanned: 0 },
];

async function show(run: object | null): Promise<ShadowRoot> {
  mocked(getRun).mockResolvedValue(run);
  mocked(getEntries).mockResolvedValue(ENTRIES);
  mocked(getFailures).mockResolvedValue({
    failures: [{ failureId: 'f1', recordId: '003000000000001', message: 'No' }],
    hasMore: false,
  });
  mocked(getPreflight).mockResolvedValue('[{"code":"x","severity":"Warning","message":"Look"}]');
  const element = Object.assign(createElement('c-masking-run-details', { is: MaskingRunDetails }), { runId: 'a01' });
  document.body.appendChild(element);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return element.shadowRoot!;
}

const verdict = (root: ShadowRoot): HTMLElement => root.querySelector('[data-id=verdict]')!;

describe('c-masking-run-details', () => {
  afterEach(() => document.body.replaceChildren());

  it('says as a status that verification passed', async () => {
    const root = await show(RUN);
    expect(verdict(root).textContent).toContain('c.Runs_Verification_Passed');
    expect(verdict(root).getAttribute('role')).toBe('status');
    expect(verdict(root).className).toContain('slds-theme_success');
    expect(root.querySelector('[data-id=retry]')).toBeNull();
  });

  it('says how much is left when it failed, and retries', async () => {
    const root = await show({ ...RUN, status: 'Completed With Errors', verification: 'Failed', residue: 2 });
    expect(verdict(root).className).toContain('slds-theme_error');
    mocked(retry).mockResolvedValue({ isAccepted: true });
    root.querySelector<HTMLElement>('[data-id=retry]')!.click();
    await Promise.resolve();
    expect(retry).toHaveBeenCalledWith({ runId: 'a01' });
  });

  it('adds up fields to objects, and leaves out those without records', async () => {
    const [table] = (await show(RUN)).querySelectorAll<HTMLElement & { data: unknown }>('lightning-datatable');
    expect(table.data).toEqual([
      { objectName: 'Contact', fields: 2, scanned: 10, masked: 9, alreadyMasked: 1, skipped: 0, failed: 2 },
    ]);
  });

  it('draws bars that have words', async () => {
    const bars = (await show(RUN)).querySelectorAll<HTMLElement & { label: string; greatest: number }>(
      'c-masking-split-bar',
    );
    expect([...bars].filter(({ label }) => label === 'c.Runs_Chart_Label').map(({ greatest }) => greatest)).toEqual([
      12,
    ]);
  });

  it('offers nothing for a run of another org', async () => {
    const root = await show({ ...RUN, status: 'Aborted', isImported: true });
    expect(root.querySelector('[data-id=resume]')).toBeNull();
  });

  it('says that there is no such run', async () => {
    const root = await show(null);
    expect(root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe('c.Runs_Unknown');
  });
});
