import { api, LightningElement } from 'lwc';
import { firstChoice, ruleSetOptions, type RuleSetChoice } from 'c/maskingRuleSetChoice';
import { cronOf, DAYS_OF_MONTH, type Day } from './cron';
import { labels } from './labels';
import { clockText, DAY_LABELS } from './scheduleText';

export { whenText } from './scheduleText';

type Kind = 'once' | 'daily' | 'weekly' | 'monthly';
type Member = 'kind' | 'day' | 'dayOfMonth' | 'time' | 'date' | 'ruleSet';
type Input = HTMLElement & { reportValidity(): boolean };
type Option = { label: string; value: string };

/** A schedule to create: a time of a day, or a cron expression. */
export interface NewSchedule {
  ruleSet: string | null;
  cron?: string;
  day?: string;
  hour?: number;
  minute?: number;
}

const HALF_HOURS = 48;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Every half hour of a day, as `HH:mm`. */
const TIMES = Array.from(
  { length: HALF_HOURS },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
);

/** The days on which a schedule can run once, as `yyyy-MM-dd` in the time zone of the browser. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}

/** When and by which rules masking is to run. Fires `create` ({@link NewSchedule}). */
export default class MaskingScheduleForm extends LightningElement {
  @api ruleSets: readonly RuleSetChoice[] = [];
  @api isSaving = false;

  labels = labels;
  kind: Kind = 'weekly';
  day: Day = 'SUN';
  dayOfMonth = '1';
  time = '22:00';
  /** `yyyy-MM-dd` */
  date?: string;
  ruleSet?: string;
  firstDay = today();

  kindOptions: Option[] = [
    { label: labels.once, value: 'once' },
    { label: labels.daily, value: 'daily' },
    { label: labels.weekly, value: 'weekly' },
    { label: labels.monthly, value: 'monthly' },
  ];
  dayOptions: Option[] = Object.entries(DAY_LABELS).map(([value, label]) => ({ value, label }));
  timeOptions: Option[] = TIMES.map((value) => ({ value, label: clockText(value) }));
  dayOfMonthOptions: Option[] = Array.from({ length: DAYS_OF_MONTH }, (_, index) => {
    const day = String(index + 1);
    return { value: day, label: day };
  });

  get isOnce(): boolean {
    return this.kind === 'once';
  }

  get isWeekly(): boolean {
    return this.kind === 'weekly';
  }

  get isMonthly(): boolean {
    return this.kind === 'monthly';
  }

  /** One rule set leaves nothing to choose. */
  get hasRuleSets(): boolean {
    return this.ruleSets.length > 1;
  }

  get ruleSetOptions(): Option[] {
    return ruleSetOptions(this.ruleSets);
  }

  get chosenRuleSet(): string | undefined {
    return this.ruleSet ?? firstChoice(this.ruleSets);
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    const { member } = (event.currentTarget as HTMLElement).dataset;
    Object.assign(this, { [member as Member]: event.detail.value });
  }

  handleCreate(): void {
    const inputs = [...this.template!.querySelectorAll<Input>('[data-input]')];
    if (inputs.some((input) => !input.reportValidity())) return;
    this.dispatchEvent(new CustomEvent<NewSchedule>('create', { detail: this.schedule }));
  }

  private get schedule(): NewSchedule {
    // The default rule set may be another one when the schedule runs.
    const ruleSet = this.ruleSet ?? null;
    const [hour, minute] = this.time.split(':').map(Number);
    if (this.isOnce) return { ruleSet, day: this.date, hour, minute };
    const day = this.isWeekly ? this.day : this.isMonthly ? Number(this.dayOfMonth) : undefined;
    return { ruleSet, cron: cronOf(this.time, day) };
  }
}
