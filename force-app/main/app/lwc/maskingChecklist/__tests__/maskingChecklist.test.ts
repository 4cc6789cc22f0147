import { createElement } from 'lwc';
import MaskingChecklist, { type Checked } from 'c/maskingChecklist';
import type { Fact } from 'c/maskingFacts';

type Box = HTMLElement & { checked: boolean; disabled: boolean; dataset: { check: string } };
const ABOUT: Checked = {
  orgId: '00D000000000001AAA',
  sandboxName: 'uat',
  ruleSet: 'Default',
  lastRun: { name: 'RUN-000001', status: 'Completed', verification: 'Passed' },
};

async function show(about: Checked): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-checklist', { is: MaskingChecklist }), { about });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const boxes = (root: ShadowRoot): Box[] => [...root.querySelectorAll<Box>('lightning-input')];
const ticked = (root: ShadowRoot): string[] =>
  boxes(root)
    .filter(({ checked }) => checked)
    .map(({ dataset }) => dataset.check);

describe('c-masking-checklist', () => {
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('names the org, the rule set, the run and the time, and ticks what the app knows', async () => {
    const root = await show(ABOUT);
    expect(boxes(root)).toHaveLength(8);
    expect(ticked(root)).toEqual(['run', 'residue']);
    expect(boxes(root)[0].disabled).toBe(true);
    const { facts } = root.querySelector<HTMLElement & { facts: Fact[] }>('c-masking-facts')!;
    const values = facts.map(({ value }) => value);
    for (const value of ['00D000000000001AAA', 'uat', 'Default', 'RUN-000001']) expect(values).toContain(value);
    await expect(root.host).toBeAccessible();
  });

  it('ticks nothing by itself when the last run did not pass', async () => {
    const failed = { ...ABOUT, lastRun: { name: 'RUN-2', status: 'Completed With Errors', verification: 'Failed' } };
    expect(ticked(await show(failed))).toEqual([]);
    const excepted = { ...ABOUT, lastRun: { ...ABOUT.lastRun!, verification: 'Passed With Exceptions' } };
    expect(ticked(await show(excepted))).toEqual(['residue']);
    expect(ticked(await show({ ...ABOUT, lastRun: null }))).toEqual([]);
  });

  it('remembers ticks for the same run after a reload, and forgets them for another one', async () => {
    const open = { ...ABOUT, lastRun: null };
    const root = await show(open);
    const eye = boxes(root).find(({ dataset }) => dataset.check === 'eye')!;
    eye.dispatchEvent(new CustomEvent('change', { detail: { checked: true } }));
    await settled();
    expect(ticked(await show(open))).toEqual(['eye']);
    expect(ticked(await show(ABOUT))).toEqual(['run', 'residue']);
    eye.dispatchEvent(new CustomEvent('change', { detail: { checked: false } }));
    await settled();
    expect(ticked(await show(open))).toEqual([]);
  });

  it('prints', async () => {
    const root = await show(ABOUT);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    root.querySelector<HTMLElement>('[data-id=print]')!.click();
    expect(print).toHaveBeenCalledTimes(1);
  });
});
