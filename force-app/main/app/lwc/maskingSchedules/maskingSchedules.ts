import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getSurroundings from '@salesforce/apex/RunsController.getSurroundings';
import createOnce from '@salesforce/apex/SchedulesController.createOnce';
import createSchedule from '@salesforce/apex/SchedulesController.createSchedule';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import removeSchedule from '@salesforce/apex/SchedulesController.removeSchedule';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { isSure } from 'c/maskingConfirm';
import type { RuleSetChoice } from 'c/maskingRuleSetChoice';
import { whenText, type NewSchedule } from 'c/maskingScheduleForm';
import { type ContentState, errorText, fill, readErrorText, TIME } from 'c/maskingText';
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

const COLUMNS = [
  { label: labels.kind, fieldName: 'whenText' },
  { label: labels.rules, fieldName: 'ruleSet' },
  { label: labels.next, fieldName: 'nextAt', type: 'date', typeAttributes: TIME },
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
  rows: Row[] = [];
  ruleSets: readonly RuleSetChoice[] = [];

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const [around] = await Promise.all([this.mayCreate ? getSurroundings() : { ruleSets: [] }, this.read()]);
      this.ruleSets = (around as { ruleSets: RuleSetChoice[] }).ruleSets;
    } catch (error) {
      this.errorMessage = readErrorText(error);
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

  get isProduction(): boolean {
    return !this.isSandbox;
  }

  get mayCreate(): boolean {
    return this.mayRun && this.isSandbox;
  }

  get emptyList(): ContentState | undefined {
    return this.rows.length > 0 ? undefined : { kind: 'empty', message: labels.none };
  }

  handleRetry(): void {
    void this.load();
  }

  async handleCreate({ detail }: CustomEvent<NewSchedule>): Promise<void> {
    const { ruleSet, cron, day, hour, minute } = detail;
    await this.change(
      () => (cron === undefined ? createOnce({ ruleSet, day, hour, minute }) : createSchedule({ ruleSet, cron })),
      labels.created,
    );
  }

  async handleRowAction(event: CustomEvent<{ row: Row }>): Promise<void> {
    const { name, whenText: when } = event.detail.row;
    const question = { title: labels.remove, message: fill(labels.removeConfirm, when) };
    if (await isSure(question)) await this.change(() => removeSchedule({ name }), labels.removed);
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
