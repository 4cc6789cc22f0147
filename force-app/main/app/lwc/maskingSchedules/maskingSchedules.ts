import { api, LightningElement } from 'lwc';
import LightningConfirm from 'lightning/confirm';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import createOnce from '@salesforce/apex/SchedulesController.createOnce';
import createSchedule from '@salesforce/apex/SchedulesController.createSchedule';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import removeSchedule from '@salesforce/apex/SchedulesController.removeSchedule';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { errorText, fill, TIME } from 'c/maskingText';
import { cronOf, timesOf, type Day } from './cron';
import { labels } from './labels';

interface Schedule {
  name: string;
  ruleSet: string;
  cron: string;
  nextAt?: string | null;
}

interface Row extends Schedule {
  whenText: string;
  removeText: string;
}

type Kind = 'once' | 'daily' | 'weekly';

const DAY_LABELS: Readonly<Record<Day, string>> = {
  MON: labels.mon,
  TUE: labels.tue,
  WED: labels.wed,
  THU: labels.thu,
  FRI: labels.fri,
  SAT: labels.sat,
  SUN: labels.sun,
};

const HALF_HOURS = 48;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Every half hour of a day, as `HH:mm`. */
const TIMES = Array.from(
  { length: HALF_HOURS },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
);

const COLUMNS = [
  { label: labels.kind, fieldName: 'whenText', wrapText: true },
  { label: labels.rules, fieldName: 'ruleSet', wrapText: true },
  {
    label: labels.next,
    fieldName: 'nextAt',
    type: 'date',
    typeAttributes: TIME,
  },
];

const REMOVE = {
  label: labels.remove,
  type: 'button-icon',
  initialWidth: 110,
  typeAttributes: {
    name: 'remove',
    iconName: 'utility:delete',
    variant: 'bare',
    alternativeText: { fieldName: 'removeText' },
    title: labels.remove,
  },
};

/** Schedules of masking: what there is, one more, one less. */
export default class MaskingSchedules extends LightningElement {
  @api isSandbox = false;

  labels = labels;
  mayRun = MAY_RUN === true;
  columns: object[] = this.mayRun ? [...COLUMNS, REMOVE] : COLUMNS;
  isLoading = true;
  isSaving = false;
  errorMessage?: string;
  changeError?: string;
  kind: Kind = 'weekly';
  day: Day = 'SUN';
  time = '22:00';
  /** `yyyy-MM-dd` */
  date?: string;
  rows: Row[] = [];

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      await this.read();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  private async read(): Promise<void> {
    this.rows = ((await getSchedules()) as Schedule[]).map((schedule) => ({
      ...schedule,
      whenText: whenText(schedule.cron),
      removeText: fill(labels.removeNamed, whenText(schedule.cron)),
    }));
  }

  get kindOptions(): { label: string; value: Kind }[] {
    return [
      { label: labels.once, value: 'once' },
      { label: labels.daily, value: 'daily' },
      { label: labels.weekly, value: 'weekly' },
    ];
  }

  get dayOptions(): { label: string; value: string }[] {
    return Object.entries(DAY_LABELS).map(([value, label]) => ({ value, label }));
  }

  get timeOptions(): { label: string; value: string }[] {
    return TIMES.map((value) => ({ value, label: value }));
  }

  get isOnce(): boolean {
    return this.kind === 'once';
  }

  get isWeekly(): boolean {
    return this.kind === 'weekly';
  }

  get isProduction(): boolean {
    return !this.isSandbox;
  }

  get mayCreate(): boolean {
    return this.mayRun && this.isSandbox;
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  handleKind(event: CustomEvent<{ value: Kind }>): void {
    this.kind = event.detail.value;
  }

  handleDay(event: CustomEvent<{ value: Day }>): void {
    this.day = event.detail.value;
  }

  handleTime(event: CustomEvent<{ value: string }>): void {
    this.time = event.detail.value;
  }

  handleDate(event: CustomEvent<{ value: string }>): void {
    this.date = event.detail.value;
  }

  handleRetry(): void {
    void this.load();
  }

  async handleCreate(): Promise<void> {
    const inputs = [...this.template!.querySelectorAll<HTMLElement & { reportValidity(): boolean }>('[data-input]')];
    if (inputs.some((input) => !input.reportValidity())) return;
    const [hour, minute] = this.time.split(':').map(Number);
    await this.change(
      () =>
        this.isOnce
          ? createOnce({ ruleSet: null, day: this.date, hour, minute })
          : createSchedule({ ruleSet: null, cron: cronOf(this.time, this.isWeekly ? this.day : undefined) }),
      labels.created,
    );
  }

  async handleRowAction(event: CustomEvent<{ row: Row }>): Promise<void> {
    const { name, whenText: message } = event.detail.row;
    const isSure = await LightningConfirm.open({
      label: labels.remove,
      message: fill(labels.removeConfirm, message),
      theme: 'warning',
    });
    if (isSure) await this.change(() => removeSchedule({ name }), labels.removed);
  }

  private async change(act: () => Promise<unknown>, title: string): Promise<void> {
    this.isSaving = true;
    this.changeError = undefined;
    try {
      await act();
      await this.read();
      this.dispatchEvent(new ShowToastEvent({ title, variant: 'success' }));
    } catch (error) {
      this.changeError = errorText(error);
    }
    this.isSaving = false;
  }
}

function whenText(cron: string): string {
  const { kind, time, day } = timesOf(cron);
  if (kind === 'once') return labels.once;
  if (kind === 'other') return fill(labels.other, cron);
  return fill(labels.text, day === undefined ? labels.daily : DAY_LABELS[day], time ?? '');
}
