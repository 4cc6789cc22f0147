import { createElement } from 'lwc';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import getRuns from '@salesforce/apex/RunsController.getRuns';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import MaskingHome from 'c/maskingHome';

jest.mock('@salesforce/apex/EmailFieldsController.getInventory', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/EmailFieldsController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunsController.getRuns', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.getSchedules', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SetupController.getReadiness', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RUN = { runId: 'a01', name: 'RUN-000001', status: 'Completed', verification: 'Passed' };
const KEY = { code: 'key', state: 'attention', title: 'Key', message: 'No key yet.' };

type Table = HTMLElement & { rows: { name: string; sandboxName?: string }[] };

async function show(runs: object[], isSandbox = true, checks: object[] = []): Promise<ShadowRoot> {
  mocked(getInventory).mockResolvedValue({ fields: [] });
  mocked(getRuns).mockResolvedValue({ runs, hasMore: false });
  mocked(getSchedules).mockResolvedValue([
    { name: 'B', nextAt: '2026-11-30T22:00:00.000Z' },
    { name: 'A', nextAt: '2026-11-23T22:00:00.000Z' },
  ]);
  mocked(getReadiness).mockResolvedValue({ isSandbox, sandboxName: 'uat', checks });
  const element = createElement('c-masking-home', { is: MaskingHome });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const verdict = (root: ShadowRoot): HTMLElement => root.querySelector('[data-id=verdict]')!;

describe('c-masking-home', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['passed', RUN, 'c.Runs_Verification_Passed', 'slds-theme_success'],
    [
      'failed',
      { ...RUN, status: 'Completed With Errors', verification: 'Failed' },
      'c.Runs_Verification_Failed',
      'slds-theme_error',
    ],
    ['with errors', { ...RUN, status: 'Completed With Errors' }, 'c.Home_With_Errors', 'slds-theme_warning'],
    [
      'with exceptions',
      { ...RUN, verification: 'Passed With Exceptions', verdict: 'Passed, 2' },
      'Passed, 2',
      'slds-theme_warning',
    ],
    ['aborted', { ...RUN, status: 'Aborted', verification: null }, 'c.Home_Stopped', 'slds-theme_warning'],
    ['active', { ...RUN, status: 'Running', verification: null }, 'c.Home_Running', 'slds-theme_default'],
    ['not verified', { ...RUN, verification: 'Not Run' }, 'c.Runs_Verification_None', 'slds-theme_default'],
  ])('shows the verdict of the last run: %s', async (_name, run, title, theme) => {
    const root = await show([run]);
    expect(verdict(root).querySelector('h2')!.textContent).toBe(title);
    expect(verdict(root).className).toContain(theme);
    expect(root.querySelector<HTMLElement>('[data-id=open-run]')!.dataset.run).toBe('a01');
  });

  it('takes neither a dry run nor a refused request for the last run', async () => {
    const root = await show([
      { ...RUN, runId: 'a03', isDryRun: true },
      { ...RUN, runId: 'a02', status: 'Refused' },
      RUN,
    ]);
    expect(root.querySelector<HTMLElement>('[data-id=open-run]')!.dataset.run).toBe('a01');
  });

  it('warns that a sandbox was never masked, and names what to do next', async () => {
    const root = await show([], true, [KEY, { ...KEY, code: 'lastRun' }, { ...KEY, code: 'ok', state: 'ok' }]);
    expect(verdict(root).className).toContain('slds-theme_warning');
    expect(root.querySelectorAll('[data-id=next] li')).toHaveLength(1);
    expect(root.querySelector<HTMLElement & { value: string }>('lightning-formatted-date-time')!.value).toContain(
      '-23T',
    );
  });

  it('shows in red that no run followed the copy of the sandbox, with what to do, whatever runs were copied with it', async () => {
    const notMasked = { ...KEY, code: 'notMasked', state: 'error', title: 'Not masked', wayOut: 'Start a run.' };
    const root = await show([{ ...RUN, isImported: true }], true, [notMasked, KEY]);
    expect(verdict(root).className).toContain('slds-theme_error');
    expect(verdict(root).querySelector('h2')!.textContent).toBe('Not masked');
    expect(verdict(root).querySelector('p')!.textContent).toBe('No key yet. Start a run.');
    expect(root.querySelector('[data-id=open-run]')).toBeNull();
    expect(root.querySelector('[data-id=trend]')).toBeNull();
    expect(root.querySelectorAll('[data-id=next] li')).toHaveLength(1);
  });

  it('shows production the latest run of each sandbox', async () => {
    const imported = { ...RUN, isImported: true, sandboxName: 'uat', finishedAt: '2026-11-20T10:00:00.000Z' };
    const root = await show(
      [
        { ...imported, name: 'RUN-2', finishedAt: '2026-11-21T10:00:00.000Z' },
        imported,
        { ...imported, sandboxName: 'dev', name: 'RUN-3', finishedAt: '2026-11-22T10:00:00.000Z' },
      ],
      false,
    );
    const table = root.querySelector<Table>('[data-id=sandboxes] c-masking-table')!;
    expect(table.rows.map(({ name, sandboxName }) => [sandboxName, name])).toEqual([
      ['dev', 'RUN-3'],
      ['uat', 'RUN-2'],
    ]);
    expect(root.querySelector('[data-id=trend]')).toBeNull();
    document.body.replaceChildren();
    expect((await show([], false)).textContent).toContain('c.Home_No_Sandboxes');
  });

  it('shows what went wrong, and tries again', async () => {
    mocked(getReadiness).mockRejectedValueOnce({ body: { message: 'Away' } });
    mocked(getRuns).mockResolvedValue({ runs: [], hasMore: false });
    const element = createElement('c-masking-home', { is: MaskingHome });
    document.body.appendChild(element);
    await settled();
    const state = element.shadowRoot!.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('Away');
  });
});
