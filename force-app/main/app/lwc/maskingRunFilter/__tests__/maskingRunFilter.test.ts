import { createElement } from 'lwc';
import MaskingRunFilter, { NO_FILTER, type RunFilter } from 'c/maskingRunFilter';

async function show(): Promise<{ root: ShadowRoot; filters: RunFilter[] }> {
  const element = Object.assign(createElement('c-masking-run-filter', { is: MaskingRunFilter }), {
    objectNames: ['Contact'],
    ruleSets: [{ name: 'Default', label: 'Default', isDefault: true }],
  });
  const filters: RunFilter[] = [];
  element.addEventListener('filter', (event) => filters.push((event as CustomEvent<RunFilter>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, filters };
}

async function choose(root: ShadowRoot, name: string, value: string): Promise<void> {
  const input = root.querySelector(`[data-filter=${name}]`)!;
  input.dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

describe('c-masking-run-filter', () => {
  afterEach(() => document.body.replaceChildren());

  it('filters by state, result, rule set, source, kind, object and days at once', async () => {
    const { root, filters } = await show();
    const choices = { status: 'Failed', verification: 'Passed', ruleSet: 'Default', source: 'REST' };
    const more = { objectName: 'Contact', fromDay: '2026-11-01', toDay: '2026-11-30' };
    for (const [name, value] of Object.entries({ ...choices, ...more })) await choose(root, name, value);
    await choose(root, 'isDryRun', 'true');
    expect(filters.at(-1)).toEqual({ ...choices, ...more, isDryRun: true });
    await choose(root, 'isDryRun', 'false');
    expect(filters.at(-1)).toMatchObject({ isDryRun: false });
    await expect(root.host).toBeAccessible();
  });

  it('reports that days are in the wrong order, whichever was entered last', async () => {
    const { root } = await show();
    await choose(root, 'toDay', '2026-11-10');
    expect(root.querySelector('[role=alert]')).toBeNull();
    await choose(root, 'fromDay', '2026-11-20');
    expect(root.querySelector('[role=alert]')!.textContent).toBe('c.Runs_To_Before_From');
    await choose(root, 'toDay', '2026-11-20');
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  it('leaves out nothing when everything is chosen again, and clears all filters at once', async () => {
    const { root, filters } = await show();
    expect(root.querySelector('[data-id=clear]')).toBeNull();
    await choose(root, 'source', 'REST');
    await choose(root, 'source', 'all');
    expect(filters.at(-1)).toEqual(NO_FILTER);
    await choose(root, 'fromDay', '2026-11-01');
    root.querySelector<HTMLElement>('[data-id=clear]')!.click();
    await settled();
    expect(filters.at(-1)).toEqual(NO_FILTER);
    expect(root.querySelector('[data-id=clear]')).toBeNull();
  });
});
