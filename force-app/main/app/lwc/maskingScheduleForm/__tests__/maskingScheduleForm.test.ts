import { createElement } from 'lwc';
import MaskingScheduleForm, { whenText } from 'c/maskingScheduleForm';
import { cronOf, timesOf } from '../cron';
import { clockText } from '../scheduleText';

const RULE_SETS = [
  { name: 'Other', label: 'Other', isDefault: false },
  { name: 'Default', label: 'Default', isDefault: true },
];

async function show(ruleSets: readonly object[] = RULE_SETS): Promise<{ root: ShadowRoot; created: object[] }> {
  const element = Object.assign(createElement('c-masking-schedule-form', { is: MaskingScheduleForm }), { ruleSets });
  const created: object[] = [];
  element.addEventListener('create', (event) => created.push((event as CustomEvent<object>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, created };
}

async function choose(root: ShadowRoot, member: string, value: string): Promise<void> {
  root.querySelector(`[data-member=${member}]`)!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

function create(root: ShadowRoot, isValid = true): void {
  for (const input of root.querySelectorAll('[data-input]')) Object.assign(input, { reportValidity: () => isValid });
  root.querySelector<HTMLElement>('[data-id=create]')!.click();
}

describe('c-masking-schedule-form', () => {
  afterEach(() => document.body.replaceChildren());

  it('reads back the times it writes', () => {
    expect(timesOf(cronOf('22:05:00.000'))).toEqual({ kind: 'daily', time: '22:05' });
    expect(timesOf(cronOf('06:30', 'SAT'))).toEqual({ kind: 'weekly', time: '06:30', day: 'SAT' });
    expect(timesOf(cronOf('06:30', 28))).toEqual({ kind: 'monthly', time: '06:30', dayOfMonth: 28 });
    expect(timesOf('0 15 9 22 11 ? 2026').kind).toBe('once');
    expect(timesOf('0 0 12 1/5 * ?').kind).toBe('other');
  });

  it('shows times as people of the org read them', () => {
    expect(clockText('22:00')).toBe('10:00 PM');
    expect([whenText('0 0 22 1 * ?'), whenText('0 0 12 1/5 * ?')]).toEqual([
      'c.Schedule_Monthly_Text',
      'c.Schedule_Other',
    ]);
  });

  it('makes weekly, daily, monthly and single schedules by the rule set that was chosen', async () => {
    const { root, created } = await show();
    await choose(root, 'day', 'FRI');
    await choose(root, 'time', '23:30');
    create(root);
    await choose(root, 'kind', 'daily');
    await choose(root, 'ruleSet', 'Other');
    create(root);
    await choose(root, 'kind', 'monthly');
    await choose(root, 'dayOfMonth', '15');
    create(root);
    await choose(root, 'kind', 'once');
    await choose(root, 'date', '2027-01-01');
    create(root);
    expect(created).toEqual([
      { ruleSet: null, cron: '0 30 23 ? * FRI' },
      { ruleSet: 'Other', cron: '0 30 23 * * ?' },
      { ruleSet: 'Other', cron: '0 30 23 15 * ?' },
      { ruleSet: 'Other', day: '2027-01-01', hour: 23, minute: 30 },
    ]);
  });

  it('makes nothing of what is not filled in, and offers no rule set where there is only one', async () => {
    const { root, created } = await show(RULE_SETS.slice(1));
    expect(root.querySelector('[data-id=rule-set]')).toBeNull();
    await choose(root, 'kind', 'once');
    create(root, false);
    expect(created).toEqual([]);
  });
});
