import { api, LightningElement } from 'lwc';
import tryPattern from '@salesforce/apex/RuleTrialController.tryPattern';
import { fill, numberText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Part {
  before: string;
  after?: string | null;
}

interface Trial {
  parts: Part[];
  matches: number;
  problem?: string | null;
  position?: number | null;
  isRedacted: boolean;
  milliseconds?: number | null;
  degree?: number | null;
}

interface ShownPart {
  key: string;
  text: string;
  isMatch: boolean;
}

/** Somebody still types. */
const PAUSE_MS = 400;
/** What a batch transaction may use of the processor. */
const BUDGET_MS = 60_000;
const MUCH_MS = 6000;

/** Shows what a pattern finds in a text that somebody types, and what becomes of it: the result is the server's own. */
export default class MaskingPatternTester extends LightningElement {
  labels = labels;
  text = labels.sample;
  trial?: Trial;
  errorMessage?: string;
  isBusy = false;
  private currentPattern = '';
  /** Null when matches are redacted, empty when they are deleted. */
  private currentReplacement: string | null = null;
  private currentDomain = '';
  private timer?: number;
  private request = 0;

  @api
  get pattern(): string | null | undefined {
    return this.currentPattern;
  }
  set pattern(value: string | null | undefined) {
    this.currentPattern = value ?? '';
    this.later();
  }

  @api
  get replacement(): string | null | undefined {
    return this.currentReplacement;
  }
  set replacement(value: string | null | undefined) {
    this.currentReplacement = value ?? null;
    this.later();
  }

  /** Masked domain of the rule set. */
  @api
  get domain(): string | null | undefined {
    return this.currentDomain;
  }
  set domain(value: string | null | undefined) {
    this.currentDomain = value ?? '';
    this.later();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.timer);
  }

  private later(): void {
    window.clearTimeout(this.timer);
    // One question when somebody pauses, not one for each letter.
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    this.timer = window.setTimeout(() => void this.ask(), PAUSE_MS);
  }

  private async ask(): Promise<void> {
    const request = ++this.request;
    if (this.currentPattern === '') {
      this.trial = undefined;
      return;
    }
    this.isBusy = true;
    try {
      const { text, currentPattern: source, currentReplacement: replacement, currentDomain: domain } = this;
      const trial = (await tryPattern({ source, replacement, text, domain })) as Trial;
      if (request !== this.request) return;
      this.trial = trial;
      this.errorMessage = undefined;
    } catch (error) {
      if (request === this.request) this.errorMessage = readErrorText(error);
    }
    if (request === this.request) this.isBusy = false;
  }

  handleText(event: CustomEvent<{ value: string }>): void {
    this.text = event.detail.value;
    this.later();
  }

  get hasResult(): boolean {
    return this.trial !== undefined && !this.trial.problem;
  }

  get before(): ShownPart[] {
    return this.partsAs(({ before }) => before);
  }

  get after(): ShownPart[] {
    return this.partsAs(({ before, after }) => after ?? before);
  }

  private partsAs(textOf: (part: Part) => string): ShownPart[] {
    return (this.trial?.parts ?? []).map((part, index) => ({
      key: String(index),
      text: textOf(part),
      isMatch: part.after !== null && part.after !== undefined,
    }));
  }

  get countText(): string {
    if (this.trial?.isRedacted) return labels.redacted;
    return this.trial?.matches === 0 ? labels.noMatch : fill(labels.matches, this.trial?.matches ?? 0);
  }

  get costText(): string {
    const { milliseconds, degree } = this.trial ?? {};
    if (milliseconds === null || milliseconds === undefined) return '';
    const growth = (degree ?? 1) > 1 ? labels.costWindows : labels.costLinear;
    return `${fill(labels.cost, numberText(milliseconds))} ${growth}`;
  }

  get isCostly(): boolean {
    return (this.trial?.milliseconds ?? 0) > MUCH_MS;
  }

  get costlyText(): string {
    return fill(labels.costly, Math.max(1, Math.floor(BUDGET_MS / (this.trial?.milliseconds || 1))));
  }

  get problem(): string | undefined {
    return this.trial?.problem ?? undefined;
  }

  get hasPlace(): boolean {
    return this.problem !== undefined && this.place >= 0;
  }

  private get place(): number {
    return this.trial?.position ?? -1;
  }

  get placeText(): string {
    return fill(labels.place, this.place + 1);
  }

  /** The pattern with the position that is wrong. */
  get placed(): ShownPart[] {
    const marked = this.currentPattern.charAt(this.place) || ' ';
    return [
      { key: 'before', text: this.currentPattern.slice(0, this.place), isMatch: false },
      { key: 'place', text: marked, isMatch: true },
      { key: 'behind', text: this.currentPattern.slice(this.place + 1), isMatch: false },
    ];
  }
}
