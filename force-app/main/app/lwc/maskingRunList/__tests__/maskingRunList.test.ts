import { createElement } from 'lwc';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import MaskingRunFailures from 'c/maskingRunFailures';

jest.mock(
  '@salesforce/apex/AuditController.getFailureGroups',
  () => ({ default: jest.fn().mockResolvedValue({ groups: [], hasMore: false }) }),
  { virtual: true },
);
jest.mock('@salesforce/apex/AuditController.getFailures', () => ({ default: jest.fn() }), { virtual: true });

const answered = getFailures as unknown as jest.Mock;
const PAGE = 200;
const STEP = 50;
const MOST_SHOWN = 2000;

type Table = HTMLElement & { data: object[]; enableInfiniteLoading: boolean };

const pageFrom = (first: number): object => ({
  failures: Array.from({ length: PAGE }, (_, index) => ({ failureId: `f${first + index}`, objectName: 'Contact' })),
  hasMore: true,
});

/** The list is no component of its own: one that extends it stands for all. */
async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-run-failures', { is: MaskingRunFailures });
  Object.assign(element, { runId: 'a01', objectNames: ['Contact'] });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const table = (root: ShadowRoot): Table => list(root).querySelector<Table>('c-masking-datatable')!;

async function scroll(root: ShadowRoot, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    table(root).dispatchEvent(new CustomEvent('loadmore'));
    await settled();
  }
}

const list = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-table')!.shadowRoot!;

describe('c-masking-run-list', () => {
  beforeEach(() => {
    let first = 0;
    answered.mockReset().mockImplementation(() => Promise.resolve(pageFrom((first += PAGE))));
  });
  afterEach(() => document.body.replaceChildren());

  it('shows a step of what it has read, and asks only when that is used up', async () => {
    const root = await show();
    expect(table(root).data).toHaveLength(STEP);
    await scroll(root, PAGE / STEP - 1);
    expect(table(root).data).toHaveLength(PAGE);
    expect(answered).toHaveBeenCalledTimes(1);
    await scroll(root);
    expect(table(root).data).toHaveLength(PAGE + STEP);
    expect(answered).toHaveBeenLastCalledWith({
      runId: 'a01',
      objectName: null,
      reasonCode: null,
      lastFailureId: `f${2 * PAGE - 1}`,
    });
  });

  it('ends where scrolling would become slow, and shows it', async () => {
    const root = await show();
    await scroll(root, MOST_SHOWN / STEP + 5);
    expect(table(root).data).toHaveLength(MOST_SHOWN);
    expect(table(root).enableInfiniteLoading).toBe(false);
    expect(list(root).querySelector('p[role=status]')!.textContent).toBe('c.Runs_Most_Shown');
    await expect(root.host).toBeAccessible();
  });

  it('shows no answer that another question has overtaken', async () => {
    const root = await show();
    let answer: (page: object) => void = () => undefined;
    answered.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const choose = (value: string): boolean =>
      root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
    choose('Contact');
    answered.mockResolvedValueOnce({ failures: [{ failureId: 'late' }], hasMore: false });
    choose('');
    await settled();
    answer(pageFrom(0));
    await settled();
    expect(table(root).data).toHaveLength(1);
  });
});
