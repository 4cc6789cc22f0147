import { createElement } from 'lwc';
import abort from '@salesforce/apex/RunsController.abort';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingRunActions from 'c/maskingRunActions';

for (const method of ['abort', 'resume', 'retry'])
  jest.mock(`@salesforce/apex/RunsController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/AuditController.getCsv', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const RUN = { runId: 'a01', name: 'R-1', status: 'Completed', isDryRun: false, isImported: false };

async function show(run: object): Promise<{ root: ShadowRoot; events: string[] }> {
  const element = Object.assign(createElement('c-masking-run-actions', { is: MaskingRunActions }), { run });
  const events: string[] = [];
  for (const name of ['reload', 'certificate']) element.addEventListener(name, () => events.push(name));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, events };
}

const offered = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id!);

describe('c-masking-run-actions', () => {
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('offers what fits the state of the run', async () => {
    expect(offered((await show(RUN)).root)).toEqual(['export', 'export-file', 'certificate']);
    expect(offered((await show({ ...RUN, isDryRun: true })).root)).toEqual(['export', 'export-file']);
    expect(offered((await show({ ...RUN, status: 'Running' })).root)).toEqual(['export', 'abort']);
    expect(offered((await show({ ...RUN, status: 'Aborted' })).root)).toContain('resume');
    expect(offered((await show({ ...RUN, status: 'Aborted', isImported: true })).root)).not.toContain('resume');
  });

  it('aborts only when somebody is sure', async () => {
    const { root, events } = await show({ ...RUN, status: 'Running' });
    const open = jest.spyOn(MaskingConfirm, 'open').mockResolvedValue(undefined);
    root.querySelector<HTMLElement>('[data-id=abort]')!.click();
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
    expect(abort).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('leads to the certificate', async () => {
    const { root, events } = await show(RUN);
    root.querySelector<HTMLElement>('[data-id=certificate]')!.click();
    expect(events).toEqual(['certificate']);
  });
});
