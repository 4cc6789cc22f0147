import { LightningElement } from 'lwc';
import getProgress from '@salesforce/apex/SetupController.getProgress';
import saveProgress from '@salesforce/apex/SetupController.saveProgress';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import Confirm from 'c/maskingConfirm';
import type { Choosing } from 'c/maskingProposals';
import { type ContentState, errorText, fill, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';

interface Progress {
  step: string;
  isSandbox: boolean;
}

interface Step {
  name: string;
  label: string;
  intro: string;
}

const STEPS: readonly Step[] = [
  { name: 'readiness', label: labels.stepReadiness, intro: labels.introReadiness },
  { name: 'fields', label: labels.stepFields, intro: labels.introFields },
  { name: 'rules', label: labels.stepRules, intro: labels.introRules },
  { name: 'preview', label: labels.stepPreview, intro: labels.introPreview },
  { name: 'refresh', label: labels.stepRefresh, intro: labels.introRefresh },
  { name: 'summary', label: labels.stepSummary, intro: labels.introSummary },
];

/** Steps in which a sandbox only tries out what production decides. */
const CHANGES_RULES = new Set(['fields', 'rules']);

/** The Setup tab: a wizard that goes on where the user left it, on whatever machine. */
export default class MaskingSetup extends LightningElement {
  labels = labels;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  isLoading = true;
  isSandbox = false;
  errorMessage?: string;
  notRemembered?: string;
  private index = 0;
  private movesFocus = false;
  private isSaving = false;

  connectedCallback(): void {
    if (this.mayRead) void this.load();
  }

  renderedCallback(): void {
    if (!this.movesFocus) return;
    this.movesFocus = false;
    this.template!.querySelector<HTMLElement>('[data-id=heading]')?.focus();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const { step, isSandbox } = (await getProgress()) as Progress;
      this.isSandbox = isSandbox;
      this.index = indexOf(step);
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get state(): ContentState | undefined {
    return stateOf(this.errorMessage, this.isLoading);
  }

  /** Every step by its name, whatever was done in it. */
  get steps(): object[] {
    return STEPS.map(({ name, label }, index) => ({
      name,
      label,
      number: `${index + 1}.`,
      className: `slds-button slds-button_${index === this.index ? 'brand' : 'neutral'}`,
      current: index === this.index ? 'step' : undefined,
    }));
  }

  get step(): Step {
    return STEPS[this.index];
  }

  get position(): string {
    return fill(labels.position, this.index + 1, STEPS.length);
  }

  get showsSteps(): boolean {
    return this.mayRead && !this.isLoading && this.errorMessage === undefined;
  }

  /** By the name of the step that is shown. */
  get shows(): Readonly<Record<string, boolean>> {
    return { [this.step.name]: true };
  }

  get isFirst(): boolean {
    return this.index === 0;
  }

  get nextLabel(): string {
    return this.index === STEPS.length - 1 ? labels.finish : labels.next;
  }

  get showsSandboxNote(): boolean {
    return this.isSandbox && CHANGES_RULES.has(this.step.name);
  }

  handleStep(event: Event): void {
    void this.leaveFor(indexOf((event.currentTarget as HTMLElement).dataset.step ?? ''));
  }

  handleGo(event: CustomEvent<{ step: string }>): void {
    void this.leaveFor(indexOf(event.detail.step));
  }

  handleBack(): void {
    void this.leaveFor(this.index - 1);
  }

  handleNext(): void {
    void this.leaveFor((this.index + 1) % STEPS.length);
  }

  handleRetry(): void {
    void this.load();
  }

  /** Rules that were ticked and not added are not dropped without a question. */
  private async leaveFor(index: number): Promise<void> {
    const lists = [...this.template!.querySelectorAll<Choosing>('[data-choosing]')];
    const count = lists.reduce((sum, { chosenCount }) => sum + (chosenCount ?? 0), 0);
    const answer = count === 0 ? 'leave' : await this.askFor(count);
    if (answer === undefined) return;
    for (const list of answer === 'add' ? lists : []) {
      // One save at a time: the second would find the rule set changed.
      // eslint-disable-next-line no-await-in-loop
      if (!(await list.addChosen())) return;
    }
    if (answer === 'leave') void this.leaveOut(lists);
    this.go(index);
  }

  private async leaveOut(lists: readonly Choosing[]): Promise<void> {
    try {
      // eslint-disable-next-line no-await-in-loop
      for (const list of lists) await list.leaveOut?.();
    } catch (error) {
      this.notRemembered = fill(labels.notRemembered, errorText(error));
    }
  }

  private askFor(count: number): Promise<string | undefined> {
    return Confirm.open<string>({
      size: 'small',
      label: count === 1 ? labels.addOneTitle : fill(labels.addTitle, count),
      message: labels.addText,
      choices: [
        { value: 'leave', label: labels.addLeave },
        { value: 'add', label: labels.addAdd, variant: 'brand' },
      ],
    });
  }

  private go(index: number): void {
    this.index = Math.max(0, index);
    this.movesFocus = true;
    void this.remember();
  }

  /** One save at a time: of two at once the older one could be stored last. That the step is not remembered stops nobody, but is shown. */
  private async remember(): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    for (let saved: string | undefined; saved !== this.step.name;) {
      saved = this.step.name;
      this.notRemembered = undefined;
      try {
        // The user may have gone on meanwhile.
        // eslint-disable-next-line no-await-in-loop
        await saveProgress({ step: saved });
      } catch (error) {
        this.notRemembered = fill(labels.notRemembered, errorText(error));
      }
    }
    this.isSaving = false;
  }
}

function indexOf(name: string): number {
  return Math.max(
    0,
    STEPS.findIndex((step) => step.name === name),
  );
}
