import { createElement } from 'lwc';
import getRuns from '@salesforce/apex/RunsController.getRuns';
import getSurroundings from '@salesforce/apex/RunsController.getSurroundings';
import start from '@salesforce/apex/RunStartController.start';
import AuditImport from 'c/maskingAuditImport';
import Purge from 'c/maskingPurge';
import { NO_FILTER } from 'c/maskingRunFilter';
import RunStart from 'c/maskingRunStart';
import MaskingRuns from 'c/maskingRuns';

jest.mock('@salesforce/apex/RunsController.getRuns', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getSurroundings', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunStartController.start', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getProgress', () => ({ default: jest.fn().mockResolvedValue(null) }), {
  virtual: true,
});
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const RUN = {
  runId: 'a01',
  name: 'RUN-000001',
  status: 'Completed',
  verification: 'Passed',
  source: 'Post Copy',
  startedAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:05.000Z',
  valuesMasked: 12,
};
const runs = getRuns as unknown as jest.Mock;
const surroundings = getSurroundings as unknown as jest.Mock;
const started = start as unknown as jest.Mock;

async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-runs', { is: MaskingRuns });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const button = (root: ShadowRoot, id: string): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-run-buttons')!.shadowRoot!.querySelector(`[data-id=${id}]`)!;

const list = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-table')!.shadowRoot!;

describe('c-masking-runs', () => {
  beforeEach(() => {
    runs.mockReset().mockResolvedValue({ runs: [RUN], hasMore: false });
    surroundings.mockReset().mockResolvedValue({
      isSandbox: true,
      ruleSets: [{ name: 'Default', label: 'Default', isDefault: true }],
      objectNames: ['Contact'],
    });
    started.mockReset().mockResolvedValue({ isAccepted: true, runId: 'a02' });
  });
  afterEach(() => document.body.replaceChildren());

  it('lists runs in the words of the app', async () => {
    const table = list(await show()).querySelector<HTMLElement & { data: Record<string, string>[] }>(
      'c-masking-datatable',
    )!;
    expect(table.data[0]).toMatchObject({
      name: 'RUN-000001',
      stateText: 'c.Runs_State_Completed',
      verificationText: 'c.Runs_Verified_Passed',
      sourceText: 'c.Runs_Source_Post_Copy',
    });
  });

  it('reads on while one scrolls', async () => {
    runs.mockResolvedValue({ runs: [RUN], hasMore: true });
    const root = await show();
    const table = list(root).querySelector<HTMLElement & { data: object[]; enableInfiniteLoading: boolean }>(
      'c-masking-datatable',
    )!;
    expect(table.enableInfiniteLoading).toBe(true);
    runs.mockResolvedValue({ runs: [{ ...RUN, runId: 'a00' }], hasMore: false });
    table.dispatchEvent(new CustomEvent('loadmore'));
    table.dispatchEvent(new CustomEvent('loadmore'));
    await settled();
    expect(runs).toHaveBeenCalledTimes(2);
    expect(runs).toHaveBeenLastCalledWith(expect.objectContaining({ lastRunId: RUN.runId }));
    expect([table.data.length, table.enableInfiniteLoading]).toEqual([2, false]);
  });

  it('shows that there are none, and that none matches', async () => {
    runs.mockResolvedValue({ runs: [], hasMore: false });
    const root = await show();
    expect(list(root).querySelector<HTMLElement & { heading: string }>('c-masking-state')!.heading).toBe(
      'c.Runs_Empty_Title',
    );
    await expect(root.host).toBeAccessible();
    const filters = root.querySelector('c-masking-run-filter')!.shadowRoot!;
    const states = filters.querySelector('[data-filter=status]')!;
    states.dispatchEvent(new CustomEvent('change', { detail: { value: 'Failed' } }));
    await settled();
    expect(runs).toHaveBeenLastCalledWith({ filter: { ...NO_FILTER, status: 'Failed' }, lastRunId: null });
    expect(list(root).querySelector<HTMLElement & { heading: string }>('c-masking-state')!.heading).toBe(
      'c.Runs_Empty_Filtered',
    );
    filters.querySelector<HTMLElement>('[data-id=clear]')!.click();
    await settled();
    expect(runs).toHaveBeenLastCalledWith({ filter: NO_FILTER, lastRunId: null });
  });

  it('shows what went wrong, and tries again', async () => {
    runs.mockRejectedValueOnce({ body: { message: 'Broken' } });
    const root = await show();
    const state = list(root).querySelector<HTMLElement & { kind: string; message: string }>('c-masking-state')!;
    expect([state.kind, state.message]).toEqual(['error', 'Broken']);
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(list(root).querySelector('c-masking-datatable')).not.toBeNull();
  });

  it('masks only after it was confirmed, by the rules that were chosen', async () => {
    const open = jest
      .spyOn(RunStart, 'open')
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ ruleSet: 'Other', confirmedName: 'uat' });
    const root = await show();
    button(root, 'run-now').click();
    await settled();
    expect(started).not.toHaveBeenCalled();
    button(root, 'run-now').click();
    await settled();
    expect(started).toHaveBeenCalledWith({ ruleSet: 'Other', isDryRun: false, confirmedName: 'uat' });
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('offers no run in production, and shows why', async () => {
    surroundings.mockResolvedValue({ isSandbox: false, ruleSets: [], objectNames: [] });
    const root = await show();
    expect(button(root, 'run-now')).toBeNull();
    expect(root.querySelector('[data-id=production]')!.textContent).toBe('c.Runs_Production');
    await expect(root.host).toBeAccessible();
  });

  it('imports and purges by its menu', async () => {
    const imported = jest.spyOn(AuditImport, 'open').mockResolvedValueOnce('a09');
    const purged = jest.spyOn(Purge, 'open').mockResolvedValueOnce(3);
    const root = await show();
    const menu = button(root, 'more');
    menu.dispatchEvent(new CustomEvent('select', { detail: { value: 'purge' } }));
    await settled();
    expect(runs).toHaveBeenCalledTimes(2);
    menu.dispatchEvent(new CustomEvent('select', { detail: { value: 'import' } }));
    await settled();
    expect([purged, imported].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('follows a run that is active, and starts no other', async () => {
    runs.mockResolvedValue({ runs: [{ ...RUN, status: 'Running' }], hasMore: false });
    const root = await show();
    expect(root.querySelector<HTMLElement & { runId: string }>('c-masking-run-progress')!.runId).toBe('a01');
    expect(button(root, 'dry-run').disabled).toBe(true);
  });

  it('shows a refusal by a toast', async () => {
    started.mockResolvedValue({ isAccepted: false, message: 'Not a sandbox' });
    jest.spyOn(RunStart, 'open').mockResolvedValueOnce({ ruleSet: 'Default', confirmedName: null });
    const root = await show();
    const toasts: string[] = [];
    root.host.addEventListener('lightning__showtoast', (event) =>
      toasts.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    button(root, 'dry-run').click();
    await settled();
    expect(toasts).toEqual(['Not a sandbox']);
  });
});
