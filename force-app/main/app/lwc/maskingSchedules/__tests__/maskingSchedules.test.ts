import { createElement } from 'lwc';
import getSurroundings from '@salesforce/apex/RunsController.getSurroundings';
import createOnce from '@salesforce/apex/SchedulesController.createOnce';
import createSchedule from '@salesforce/apex/SchedulesController.createSchedule';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import removeSchedule from '@salesforce/apex/SchedulesController.removeSchedule';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingSchedules from 'c/maskingSchedules';

jest.mock('@salesforce/apex/RunsController.getSurroundings', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.createOnce', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.createSchedule', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.getSchedules', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SchedulesController.removeSchedule', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const schedules = getSchedules as unknown as jest.Mock;
const created = createSchedule as unknown as jest.Mock;
const once = createOnce as unknown as jest.Mock;
const removed = removeSchedule as unknown as jest.Mock;
const confirm = jest.spyOn(MaskingConfirm, 'open');

const row = (cron: string): object => ({ name: `S at ${cron}`, ruleSet: 'Default', cron });
type Table = HTMLElement & { data: { name: string; whenText: string }[] };

async function show(isSandbox: boolean, ...rows: object[]): Promise<ShadowRoot> {
  schedules.mockResolvedValue(rows);
  (getSurroundings as unknown as jest.Mock).mockResolvedValue({ ruleSets: [] });
  const element = Object.assign(createElement('c-masking-schedules', { is: MaskingSchedules }), { isSandbox });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const list = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-table')!.shadowRoot!;

describe('c-masking-schedules', () => {
  beforeEach(() => jest.resetAllMocks());
  afterEach(() => document.body.replaceChildren());

  it('lists what there is in words', async () => {
    const root = await show(
      true,
      row('0 0 22 ? * SUN'),
      row('0 0 6 * * ?'),
      row('1 2 3 4 5 ? 2027'),
      row('0 0 1 1/5 * ?'),
    );
    expect(
      list(root)
        .querySelector<Table>('c-masking-datatable')!
        .data.map(({ whenText }) => whenText),
    ).toEqual(['c.Schedule_Text', 'c.Schedule_Text', 'c.Schedule_Once', 'c.Schedule_Other']);
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('makes recurring schedules and single ones', async () => {
    const root = await show(true);
    const schedule = async (detail: object): Promise<void> => {
      root.querySelector('c-masking-schedule-form')!.dispatchEvent(new CustomEvent('create', { detail }));
      await settled();
    };
    expect(list(root).querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe(
      'c.Schedule_None',
    );
    await schedule({ ruleSet: 'Other', cron: '0 30 23 ? * FRI' });
    expect(created).toHaveBeenLastCalledWith({ ruleSet: 'Other', cron: '0 30 23 ? * FRI' });
    await schedule({ ruleSet: null, day: '2027-01-01', hour: 23, minute: 30 });
    expect(once).toHaveBeenCalledWith({ ruleSet: null, day: '2027-01-01', hour: 23, minute: 30 });
  });

  it('removes one when the user is sure', async () => {
    const root = await show(true, row('0 0 6 * * ?'));
    const act = async (): Promise<void> => {
      list(root)
        .querySelector('c-masking-datatable')!
        .dispatchEvent(new CustomEvent('rowaction', { detail: { row: row('0 0 6 * * ?') } }));
      await settled();
    };
    confirm.mockResolvedValueOnce(undefined);
    await act();
    expect(removed).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce('confirm');
    schedules.mockResolvedValue([]);
    await act();
    expect(removed).toHaveBeenCalledWith({ name: 'S at 0 0 6 * * ?' });
    expect(list(root).querySelector('c-masking-datatable')).toBeNull();
  });

  it('shows why a schedule was not made', async () => {
    const root = await show(true);
    created.mockRejectedValue({ body: { message: 'Too many' } });
    const detail = { ruleSet: null, cron: '0 0 6 * * ?' };
    root.querySelector('c-masking-schedule-form')!.dispatchEvent(new CustomEvent('create', { detail }));
    await settled();
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('Too many');
  });

  it('makes none in production', async () => {
    const root = await show(false);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Schedule_Production');
    expect(root.querySelector('c-masking-schedule-form')).toBeNull();
    await expect(root.host as HTMLElement).toBeAccessible();
  });
});
