import { createElement } from 'lwc';
import accept from '@salesforce/apex/ExceptionsController.accept';
import getProblems from '@salesforce/apex/ExceptionsController.getProblems';
import revoke from '@salesforce/apex/ExceptionsController.revoke';
import MaskingConfirm from 'c/maskingConfirm';
import Accept from 'c/maskingAccept';
import MaskingExceptions from 'c/maskingExceptions';

for (const method of ['accept', 'getProblems', 'revoke'])
  jest.mock(`@salesforce/apex/ExceptionsController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

interface Table extends HTMLElement {
  data: { key: string; decision: string; cannotRevoke: boolean }[];
  selectedRows: string[];
}

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const OPEN = {
  key: 'Contact Email still_real',
  objectName: 'Contact',
  fieldName: 'Email',
  reasonCode: 'still_real',
  message: 'Not masked',
  records: 2,
  canBeAccepted: true,
};
const ACCEPTED = {
  ...OPEN,
  key: 'Lead  ENTITY_IS_LOCKED',
  objectName: 'Lead',
  fieldName: null,
  reasonCode: 'ENTITY_IS_LOCKED',
  state: 'accepted',
  canBeAccepted: false,
  exceptionId: 'a05',
  reason: 'Known',
  acceptedBy: 'Ada',
  expiresOn: '2026-12-31',
};
const TERMS = { reason: 'Vendor data', expiresOn: '2026-12-31', isForAllRuleSets: false };

async function show(problems: object[]): Promise<{ root: ShadowRoot; judged: jest.Mock }> {
  mocked(getProblems).mockReset().mockResolvedValue(problems);
  const element = Object.assign(createElement('c-masking-exceptions', { is: MaskingExceptions }), {
    runId: 'a01',
    isConcluded: true,
  });
  const judged = jest.fn();
  element.addEventListener('judged', judged);
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, judged };
}

const table = (root: ShadowRoot): Table =>
  root.querySelector('c-masking-table')!.shadowRoot!.querySelector('c-masking-datatable')!;

async function choose(root: ShadowRoot, selectedRows: object[]): Promise<void> {
  table(root).dispatchEvent(new CustomEvent('rowselection', { detail: { selectedRows } }));
  await settled();
}

describe('c-masking-exceptions', () => {
  afterEach(() => document.body.replaceChildren());

  it('lists every problem with what was decided, and offers to revoke only what is accepted', async () => {
    const { root } = await show([OPEN, ACCEPTED]);
    expect(table(root).data.map(({ decision }) => decision)).toEqual([
      'c.Exceptions_State_Open',
      'c.Exceptions_State_Accepted',
    ]);
    expect(table(root).data.map(({ cannotRevoke }) => cannotRevoke)).toEqual([true, false]);
    await expect(root.host).toBeAccessible();
  });

  it('accepts the chosen problems with one reason and one date, and leaves accepted ones out', async () => {
    const { root, judged } = await show([OPEN, ACCEPTED]);
    const asked = jest.spyOn(Accept, 'open').mockResolvedValueOnce(TERMS);
    await choose(root, [OPEN, ACCEPTED]);
    expect(table(root).selectedRows).toEqual([OPEN.key]);
    root.querySelector<HTMLElement>('[data-id=accept]')!.click();
    await settled();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ count: 1 }));
    expect(accept).toHaveBeenCalledWith({
      runId: 'a01',
      choices: [{ objectName: 'Contact', fieldName: 'Email', reasonCode: 'still_real' }],
      ...TERMS,
    });
    expect(judged).toHaveBeenCalledTimes(1);
  });

  it('accepts nothing when the dialog is cancelled', async () => {
    mocked(accept).mockClear();
    const { root } = await show([OPEN]);
    jest.spyOn(Accept, 'open').mockResolvedValueOnce(undefined);
    await choose(root, [OPEN]);
    root.querySelector<HTMLElement>('[data-id=accept]')!.click();
    await settled();
    expect(accept).not.toHaveBeenCalled();
  });

  it('revokes an exception after a confirmation', async () => {
    const { root, judged } = await show([ACCEPTED]);
    jest.spyOn(MaskingConfirm, 'open').mockResolvedValueOnce('confirm');
    table(root).dispatchEvent(new CustomEvent('rowaction', { detail: { row: ACCEPTED } }));
    await settled();
    expect(revoke).toHaveBeenCalledWith({ runId: 'a01', exceptionId: 'a05' });
    expect(judged).toHaveBeenCalledTimes(1);
  });

  it('shows that there is nothing to accept', async () => {
    const { root } = await show([]);
    expect(root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe('c.Exceptions_None');
  });

  it('shows what went wrong, and tries again', async () => {
    mocked(getProblems).mockReset();
    const { root } = await show([OPEN]);
    mocked(getProblems).mockRejectedValueOnce({ body: { message: 'Away' } });
    await (root.host as HTMLElement & { load(): Promise<void> }).load();
    await settled();
    const state = root.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('Away');
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(table(root).data).toHaveLength(1);
  });
});
