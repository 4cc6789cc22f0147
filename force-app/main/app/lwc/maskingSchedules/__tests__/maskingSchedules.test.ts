import { createElement } from 'lwc';
import LightningConfirm from 'lightning/confirm';
import createOnce from '@salesforce/apex/SchedulesController.createOnce';
import createSchedule from '@salesforce/apex/SchedulesController.createSchedule';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import removeSchedule from '@salesforce/apex/SchedulesController.removeSchedule';
import MaskingSchedules from 'c/maskingSchedules';
import { cronOf, timesOf } from '../cron';

jest.mock('@salesforce/apex/SchedulesController.createOnce', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.createSchedule', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.getSchedules', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.removeSchedule', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const schedules = getSchedules as unknown as jest.Mock;
const created = createSchedule as unknown as jest.Mock;
const once = createOnce as unknown as jest.Mock;
const removed = removeSchedule as unknown as jest.Mock;
const confirm = jest.spyOn(LightningConfirm, 'open');

const row = (cron: string): object => ({ name: `S at ${cron}`, ruleSet: 'Default', cron });
type Table = HTMLElement & { data: { name: string; whenText: string }[] };

async function show(isSandbox: boolean, ...rows: object[]): Promise<ShadowRoot> {
  schedules.mockResolvedValue(rows);
  const element = Object.assign(createElement('c-masking-schedules', { is: MaskingSchedules }), { isSandbox });
  document.body.appendChild(element);
  await settled();
  for (const input of element.shadowRoot!.querySelectorAll('[data-input]'))
    Object.assign(input, { reportValidity: () => true });
  return element.shadowRoot!;
}

async function choose(root: ShadowRoot, selector: string, value: string): Promise<void> {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

async function create(root: ShadowRoot): Promise<void> {
  root.querySelector<HTMLElement>('[data-id=create]')!.click();
  await settled();
}

describe('c-masking-schedules', () => {
  beforeEach(() => jest.resetAllMocks());
  afterEach(() => document.body.replaceChildren());

  it('reads back the times it writes', () => {
    expect(timesOf(cronOf('22:05:00.000'))).toEqual({ kind: 'daily', time: '22:05' });
    expect(timesOf(cronOf('06:30', 'SAT'))).toEqual({ kind: 'weekly', time: '06:30', day: 'SAT' });
    expect(timesOf('0 15 9 22 11 ? 2026').kind).toBe('once');
    expect(timesOf('0 0 12 1/5 * ?').kind).toBe('other');
  });

  it('lists what there is in words', async () => {
    const root = await show(
      true,
      row('0 0 22 ? * SUN'),
      row('0 0 6 * * ?'),
      row('1 2 3 4 5 ? 2027'),
      row('0 0 1 1 * ?'),
    );
    expect(root.querySelector<Table>('lightning-datatable')!.data.map(({ whenText }) => whenText)).toEqual([
      'c.Schedule_Text',
      'c.Schedule_Text',
      'c.Schedule_Once',
      'c.Schedule_Other',
    ]);
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('makes a weekly, a daily and a single one', async () => {
    const root = await show(true);
    expect(root.textContent).toContain('c.Schedule_None');
    await choose(root, '[data-id=day]', 'FRI');
    await choose(root, '[data-id=time]', '23:30');
    await create(root);
    expect(created).toHaveBeenLastCalledWith({ ruleSet: null, cron: '0 30 23 ? * FRI' });
    await choose(root, '[data-id=kind]', 'daily');
    await create(root);
    expect(created).toHaveBeenLastCalledWith({ ruleSet: null, cron: '0 30 23 * * ?' });
    await choose(root, '[data-id=kind]', 'once');
    await choose(root, '[data-input=date]', '2027-01-01');
    Object.assign(root.querySelector('[data-input=date]')!, { reportValidity: () => true });
    await create(root);
    expect(once).toHaveBeenCalledWith({ ruleSet: null, day: '2027-01-01', hour: 23, minute: 30 });
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('makes nothing of what is not filled in', async () => {
    const root = await show(true);
    await choose(root, '[data-id=kind]', 'once');
    Object.assign(root.querySelector('[data-input=date]')!, { reportValidity: () => false });
    await create(root);
    expect(once).not.toHaveBeenCalled();
  });

  it('removes one when the user is sure', async () => {
    const root = await show(true, row('0 0 6 * * ?'));
    const act = async (): Promise<void> => {
      root
        .querySelector('lightning-datatable')!
        .dispatchEvent(new CustomEvent('rowaction', { detail: { row: row('0 0 6 * * ?') } }));
      await settled();
    };
    confirm.mockResolvedValueOnce(false);
    await act();
    expect(removed).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce(true);
    schedules.mockResolvedValue([]);
    await act();
    expect(removed).toHaveBeenCalledWith({ name: 'S at 0 0 6 * * ?' });
    expect(root.querySelector('lightning-datatable')).toBeNull();
  });

  it('shows why a schedule was not made', async () => {
    const root = await show(true);
    created.mockRejectedValue({ body: { message: 'Too many' } });
    await create(root);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('Too many');
  });

  it('makes none in production', async () => {
    const root = await show(false);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Schedule_Production');
    expect(root.querySelector('[data-id=create]')).toBeNull();
    await expect(root.host as HTMLElement).toBeAccessible();
  });
});
