import { createElement } from 'lwc';
import getObjects from '@salesforce/apex/AuditController.getObjects';
import getResidue from '@salesforce/apex/AuditController.getResidue';
import getPreflight from '@salesforce/apex/RunsController.getPreflight';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import getRun from '@salesforce/apex/RunsController.getRun';
import retry from '@salesforce/apex/RunsController.retry';
import getOutlookOf from '@salesforce/apex/RunStartController.getOutlookOf';
import Confirm from 'c/maskingConfirm';
import type { Fact } from 'c/maskingFacts';
import MaskingRunDetails from 'c/maskingRunDetails';

jest.mock('@salesforce/apex/AuditController.getCsv', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getResidue', () => ({ default: jest.fn() }), { virtual: true });
jest.mock(
  '@salesforce/apex/AuditController.getEntries',
  () => ({ default: jest.fn().mockResolvedValue({ entries: [], hasMore: false }) }),
  { virtual: true },
);
jest.mock(
  '@salesforce/apex/AuditController.getFailures',
  () => ({ default: jest.fn().mockResolvedValue({ failures: [], hasMore: false }) }),
  { virtual: true },
);
jest.mock('@salesforce/apex/AuditController.getFailureGroups', () => ({ default: jest.fn().mockResolvedValue([]) }), {
  virtual: true,
});
for (const method of ['abort', 'resume', 'getProgress'])
  jest.mock(`@salesforce/apex/RunsController.${method}`, () => ({ default: jest.fn().mockResolvedValue(null) }), {
    virtual: true,
  });
jest.mock('@salesforce/apex/RunsController.getRun', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getPreflight', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunStartController.getOutlookOf', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.retry', () => ({ default: jest.fn() }), { virtual: true });
for (const method of ['accept', 'getProblems', 'revoke'])
  jest.mock(`@salesforce/apex/ExceptionsController.${method}`, () => ({ default: jest.fn().mockResolvedValue([]) }), {
    virtual: true,
  });
jest.mock(
  '@salesforce/apex/RuleProposalsController.getUncovered',
  () => ({ default: jest.fn().mockResolvedValue([]) }),
  { virtual: true },
);
jest.mock('@salesforce/apex/RuleProposalsController.addRules', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RUN = { runId: 'a01', name: 'RUN-000001', status: 'Completed', verification: 'Passed' };
const COUNTS = { fields: 2, masked: 9, alreadyMasked: 1, skipped: 0, failed: 2, residue: 0 };
const SUMS = [
  { objectName: 'Account', scanned: 3, ...COUNTS },
  { objectName: 'Contact', scanned: 10, ...COUNTS },
  { objectName: 'Lead', scanned: 0, ...COUNTS, masked: 0, alreadyMasked: 0, failed: 0 },
];

async function show(
  run: object | null,
  residue: object[] = [],
  sums: object[] = SUMS,
  preflight = '[{"code":"x","severity":"Warning","message":"Look"}]',
): Promise<ShadowRoot> {
  mocked(getRun).mockResolvedValue(run);
  mocked(getObjects).mockResolvedValue(sums);
  mocked(getResidue).mockResolvedValue(residue);
  mocked(getPreflight).mockResolvedValue(preflight);
  const element = Object.assign(createElement('c-masking-run-details', { is: MaskingRunDetails }), { runId: 'a01' });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

/** The buttons of the page. */
const actions = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-run-actions')!.shadowRoot!;
/** The tab Objects. */
const objects = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-run-objects')!.shadowRoot!;
type Table = HTMLElement & { rows: { objectName: string }[]; columns: { label: string }[] };
const table = (root: ShadowRoot): Table => objects(root).querySelector<Table>('[data-id=objects]')!;
const verdict = (root: ShadowRoot): HTMLElement => root.querySelector('[data-id=verdict]')!;

describe('c-masking-run-details', () => {
  afterEach(() => document.body.replaceChildren());

  it('explains a missing key next to the finding that blocked the run', async () => {
    const confirm = jest.spyOn(Confirm, 'open').mockResolvedValue(undefined);
    const finding = '[{"code":"no_masking_key","severity":"Blocker","message":"No key"}]';
    const root = await show({ ...RUN, status: 'Failed', verification: null }, [], [], finding);
    const preflight = root.querySelector<HTMLElement>('c-masking-preflight')!.shadowRoot!;
    preflight.querySelector<HTMLElement>('[data-id=missingKey]')!.click();
    await settled();
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ label: 'c.Setup_Create_Key_In_Production' }));
    confirm.mockRestore();
  });

  it('shows what qualifies a passed verification, with its three parts', async () => {
    const root = await show({
      ...RUN,
      verification: 'Passed With Exceptions',
      verdict: 'Passed, 3 fields not covered',
      emailFieldsResult: 'Passed',
      rulesResult: 'Passed',
      fieldsNotCovered: 3,
      addressesNotCovered: 135,
    });
    const box = root.querySelector<HTMLElement>('[data-id="verdict"]')!;
    expect(box.textContent).toContain('Passed, 3 fields not covered');
    expect(box.textContent).toContain('Verdict_Parts');
    expect(box.className).toContain('slds-theme_warning');
  });

  it('shows as a status that verification passed', async () => {
    const root = await show(RUN);
    expect(verdict(root).textContent).toContain('c.Runs_Verification_Passed');
    expect(verdict(root).getAttribute('role')).toBe('status');
    expect(verdict(root).className).toContain('slds-theme_success');
    expect(actions(root).querySelector('[data-id=retry]')).toBeNull();
  });

  it('shows how much is left when it failed, and retries', async () => {
    const root = await show({ ...RUN, status: 'Completed With Errors', verification: 'Failed', residue: 2 });
    expect(verdict(root).className).toContain('slds-theme_error');
    mocked(getOutlookOf).mockResolvedValue({ sandboxName: 'uat', deletes: false, deletions: [] });
    mocked(retry).mockResolvedValue({ isAccepted: true });
    actions(root).querySelector<HTMLElement>('[data-id=retry]')!.click();
    await settled();
    expect(retry).toHaveBeenCalledWith({ runId: 'a01', confirmedName: null });
  });

  it('retries a run that deletes only after the name of the sandbox was typed', async () => {
    const root = await show({ ...RUN, status: 'Completed With Errors', verification: 'Failed', residue: 2 });
    const deletions = [{ objectName: 'Case', objectLabel: 'Cases', rules: 'Delete every case', records: 9 }];
    mocked(getOutlookOf).mockResolvedValue({ sandboxName: 'uat', deletes: true, deletions });
    mocked(retry).mockReset().mockResolvedValue({ isAccepted: true });
    const asked = jest.spyOn(Confirm, 'open').mockResolvedValueOnce(undefined);
    actions(root).querySelector<HTMLElement>('[data-id=retry]')!.click();
    await settled();
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ expected: 'uat', message: 'c.Runs_Will_Delete: c.Runs_Will_Delete_Count.' }),
    );
    expect(retry).not.toHaveBeenCalled();
    asked.mockResolvedValueOnce('confirm');
    actions(root).querySelector<HTMLElement>('[data-id=retry]')!.click();
    await settled();
    expect(retry).toHaveBeenCalledWith({ runId: 'a01', confirmedName: 'uat' });
  });

  it('shows of a dry run what would be', async () => {
    const root = await show({ ...RUN, verification: 'Not Run', isDryRun: true });
    const titles = [...root.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(['c.Runs_Records_To_Change', 'c.Runs_Values_To_Mask']));
    expect(titles).not.toContain('c.Runs_Records_Changed');
  });

  it('shows the objects that were looked at, the largest first', async () => {
    const { rows } = table(await show(RUN));
    expect(rows.map(({ objectName }) => objectName)).toEqual(['Contact', 'Account']);
  });

  it.each(['Waiting', 'Aborted', 'Failed'])(
    'warns that unmasked addresses remain after a run that was %s',
    async (status) => {
      mocked(getProgress).mockResolvedValue({
        objects: [
          { phase: 'Mask', status: 'Done' },
          { phase: 'Mask', status: 'Aborted' },
        ],
      });
      const root = await show({ ...RUN, status, verification: null, recordsScanned: 3 });
      expect(verdict(root).className).toContain('slds-theme_warning');
      expect(verdict(root).textContent).toContain('c.Runs_Stopped_Count');
      expect(verdict(root).textContent).toContain('c.Runs_Stopped_Text');
      mocked(getProgress).mockResolvedValue(null);
    },
  );

  it('lets a run be resumed that waits for an administrator, and not be aborted', async () => {
    const root = await show({ ...RUN, status: 'Waiting', verification: null });
    expect(actions(root).querySelector('[data-id=resume]')).not.toBeNull();
    expect(actions(root).querySelector('[data-id=abort]')).toBeNull();
  });

  it('lists an object whose job was stopped after it had masked records', async () => {
    const root = await show({ ...RUN, status: 'Aborted' }, [], [{ ...SUMS[1], scanned: 0, masked: 12000 }]);
    expect(table(root).rows).toEqual([expect.objectContaining({ objectName: 'Contact', masked: 12000 })]);
  });

  it('shows that a dry run is not verified, while it runs and after it', async () => {
    for (const status of ['Running', 'Completed']) {
      const root = await show({ ...RUN, status, isDryRun: true, verification: null });
      expect(verdict(root).textContent).toContain('c.Runs_Dry_Not_Verified');
      document.body.replaceChildren();
    }
  });

  it('names what a dry run would mask, in the table and in the legend', async () => {
    const root = await show({ ...RUN, isDryRun: true });
    const headings = table(root).columns.map(({ label }) => label);
    expect(headings).toContain('c.Runs_Would_Be_Masked');
    expect(headings).not.toContain('c.Runs_Masked');
  });

  it('leaves the time before a retry out of the duration', async () => {
    const times = { startedAt: '2026-11-21T10:00:00.000Z', finishedAt: '2026-11-21T10:57:29.000Z' };
    const root = await show({ ...RUN, ...times, pausedSeconds: 3448 });
    const { facts } = root.querySelector<HTMLElement & { facts: Fact[] }>('c-masking-facts')!;
    expect(facts.map(({ value }) => value)).toContain('c.Runs_Seconds');
  });

  it('has a figure and a column for deleted records where a rule deletes', async () => {
    const headings = (root: ShadowRoot): string[] => table(root).columns.map(({ label }) => label);
    expect(headings(await show(RUN))).not.toContain('c.Runs_Deleted');
    const root = await show({ ...RUN, recordsDeleted: 9000 }, [], [{ ...SUMS[1], deleted: 9000 }]);
    expect(headings(root)).toContain('c.Runs_Deleted');
    expect([...root.querySelectorAll('dt')].map(({ textContent }) => textContent)).toContain('c.Runs_Records_Deleted');
  });

  it('names the fields that still hold something real', async () => {
    const residue = [{ entryKey: 'k', objectName: 'Contact', fieldName: 'Email', residue: 2 }];
    const root = await show({ ...RUN, status: 'Completed With Errors', verification: 'Failed', residue: 2 }, residue);
    expect(root.querySelector<Table>('c-masking-table')!.rows).toEqual(residue);
  });

  it('reads fields and failures when their tab is opened', async () => {
    const root = await show(RUN);
    expect(root.querySelector('c-masking-run-failures')).toBeNull();
    const tab = root.querySelectorAll<HTMLElement & { value: string }>('lightning-tab')[2];
    tab.dispatchEvent(new CustomEvent('active'));
    await settled();
    expect(root.querySelector<HTMLElement & { runId: string }>('c-masking-run-failures')!.runId).toBe('a01');
  });

  it('reads the run again when its exceptions were judged again', async () => {
    const root = await show(RUN);
    const tab = root.querySelectorAll<HTMLElement & { value: string }>('lightning-tab')[3];
    expect(tab.value).toBe('exceptions');
    tab.dispatchEvent(new CustomEvent('active'));
    await settled();
    mocked(getRun).mockClear();
    root.querySelector('c-masking-exceptions')!.dispatchEvent(new CustomEvent('judged'));
    await settled();
    expect(getRun).toHaveBeenCalledTimes(1);
  });

  it('offers rules for fields that are not covered, in this org only', async () => {
    expect((await show(RUN)).querySelector('c-masking-uncovered')).toBeNull();
    const run = { ...RUN, fieldsNotCovered: 3, ruleSet: 'Full' };
    const offer = (await show(run)).querySelector<HTMLElement & { ruleSet: string }>('c-masking-uncovered')!;
    expect(offer.ruleSet).toBe('Full');
    expect((await show({ ...run, isImported: true })).querySelector('c-masking-uncovered')).toBeNull();
  });

  it('offers the signed file of a run that has ended', async () => {
    const root = await show(RUN);
    const file = actions(root).querySelector<HTMLElement & { runId: string; runName: string }>(
      '[data-id=export-file]',
    )!;
    expect([file.runId, file.runName]).toEqual(['a01', 'RUN-000001']);
    const running = await show({ ...RUN, status: 'Running' });
    expect(actions(running).querySelector('[data-id=export-file]')).toBeNull();
  });

  it.each([
    ['passed', RUN],
    ['failed', { ...RUN, status: 'Completed With Errors', verification: 'Failed', residue: 2, recordsFailed: 2 }],
    ['unknown', null],
  ])('is accessible: %s', async (_state, run) => {
    await expect((await show(run)).host).toBeAccessible();
  });

  it('draws bars that have words', async () => {
    const bars = objects(await show(RUN)).querySelectorAll<HTMLElement & { label: string; greatest: number }>(
      'c-masking-split-bar',
    );
    expect([...bars].filter(({ label }) => label === 'c.Runs_Chart_Label').map(({ greatest }) => greatest)).toEqual([
      12, 12,
    ]);
  });

  it('draws objects of which a count is not known', async () => {
    const root = await show(RUN, [], [{ objectName: 'Contact', scanned: 3, masked: 3, alreadyMasked: null }]);
    const totals = [...objects(root).querySelectorAll('.slds-text-align_right')].map(({ textContent }) => textContent);
    expect(totals).toEqual(['3']);
  });

  it('offers nothing for a run of another org', async () => {
    const root = await show({ ...RUN, status: 'Aborted', isImported: true });
    expect(actions(root).querySelector('[data-id=resume]')).toBeNull();
  });

  it('shows that there is no such run', async () => {
    const root = await show(null);
    expect(root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe('c.Runs_Unknown');
  });
});
