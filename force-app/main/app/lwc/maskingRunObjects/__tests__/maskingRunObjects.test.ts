import { createElement } from 'lwc';
import MaskingRunObjects, { nothingFoundIn } from 'c/maskingRunObjects';

const SUMS = [
  { objectName: 'Lead', fields: 1, scanned: 5, masked: 4, failed: 1 },
  { objectName: 'Contact', fields: 2, scanned: 20, masked: 30, nothingFound: 3 },
  { objectName: 'Asset', fields: 1, scanned: 0, masked: 0 },
];
type Table = HTMLElement & { rows: { objectName: string }[]; columns: { fieldName: string }[] };

async function show(properties: object): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-run-objects', { is: MaskingRunObjects }), properties);
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

describe('c-masking-run-objects', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows objects that were looked at, those with the most values first', async () => {
    const root = await show({ sums: SUMS });
    const table = root.querySelector<Table>('[data-id=objects]')!;
    expect(table.rows.map(({ objectName }) => objectName)).toEqual(['Contact', 'Lead']);
    expect(table.columns.map(({ fieldName }) => fieldName)).not.toContain('deleted');
    expect(nothingFoundIn(SUMS)).toBe(3);
  });

  it('counts what is not known as nothing (review C20)', async () => {
    const unknown = { masked: null, alreadyMasked: null, nothingFound: null, skipped: null, failed: null };
    const root = await show({ sums: [{ objectName: 'Case', fields: 1, scanned: 9, ...unknown }, SUMS[0]] });
    const bars = [
      ...root.querySelectorAll<HTMLElement & { greatest: number; label: string }>('c-masking-split-bar'),
    ].filter(({ label }) => label !== undefined && label !== '');
    expect(bars.map(({ greatest }) => greatest)).toEqual([5, 5]);
    expect(root.textContent).not.toContain('NaN');
    expect(bars.map(({ label }) => label).join(' ')).not.toMatch(/NaN|null/);
  });

  it('has a column for deletions where there are some', async () => {
    const root = await show({ sums: [{ ...SUMS[0], deleted: 2 }] });
    const { columns } = root.querySelector<Table>('[data-id=objects]')!;
    expect(columns.map(({ fieldName }) => fieldName)).toContain('deleted');
  });

  it('states that there is nothing to show, and why after a run that was stopped', async () => {
    const message = (root: ShadowRoot): string =>
      root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message;
    const [ended, stopped] = [await show({ sums: [] }), await show({ sums: [], wasStopped: true })];
    expect(message(ended)).not.toBe(message(stopped));
  });
});
