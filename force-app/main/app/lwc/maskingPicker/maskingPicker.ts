import { api, LightningElement } from 'lwc';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** Something to pick: its name, its label, and a word about it. */
export interface PickerOption {
  value: string;
  label: string;
  meta?: string;
}

interface ShownOption extends PickerOption {
  id: string;
  isSelected: string;
  className: string;
}

/** More make no list somebody reads. */
const MOST_SHOWN = 50;
const FOCUSED =
  'slds-media slds-media_center slds-listbox__option slds-listbox__option_entity slds-listbox__option_has-meta';

/**
 * Picks one of many by typing: the design system's combobox with autocomplete, which no base component offers for other
 * things than records. Fires `pick` ({ value }).
 */
export default class MaskingPicker extends LightningElement {
  @api label = '';
  @api options: readonly PickerOption[] = [];
  @api value?: string | null;
  @api placeholder = '';
  @api required = false;
  @api disabled = false;
  /** What is wrong with the value. */
  @api problem?: string | null;

  labels = labels;
  isOpen = false;
  private typed?: string;
  private active = -1;

  /** Puts the cursor into the input. */
  @api
  focus(): void {
    this.template?.querySelector('input')?.focus();
  }

  get text(): string {
    if (this.typed !== undefined) return this.typed;
    return this.options.find(({ value }) => value === this.value)?.label ?? this.value ?? '';
  }

  private get found(): PickerOption[] {
    const words = (this.typed ?? '').trim().toLowerCase();
    if (words === '') return [...this.options];
    return this.options.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(words));
  }

  get shown(): ShownOption[] {
    return this.found.slice(0, MOST_SHOWN).map((option, index) => ({
      ...option,
      id: `option-${index}`,
      isSelected: String(option.value === this.value),
      className: index === this.active ? `${FOCUSED} slds-has-focus` : FOCUSED,
    }));
  }

  get moreText(): string {
    const left = this.found.length - MOST_SHOWN;
    return left > 0 ? fill(labels.more, left) : '';
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  get activeId(): string | undefined {
    return this.isOpen && this.active >= 0 ? `option-${this.active}` : undefined;
  }

  get expanded(): string {
    return String(this.isOpen);
  }

  get isInvalid(): string | undefined {
    return this.problem ? 'true' : undefined;
  }

  get describedBy(): string | undefined {
    return this.problem ? 'problem' : undefined;
  }

  get elementClass(): string {
    return this.problem ? 'slds-form-element slds-has-error' : 'slds-form-element';
  }

  get comboboxClass(): string {
    const base = 'slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click';
    return this.isOpen ? `${base} slds-is-open` : base;
  }

  handleInput(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.isOpen = true;
    this.active = this.found.length > 0 ? 0 : -1;
  }

  handleOpen(): void {
    if (!this.disabled) this.isOpen = true;
  }

  handleBlur(): void {
    this.close();
  }

  private close(): void {
    this.isOpen = false;
    this.typed = undefined;
    this.active = -1;
  }

  handleKey(event: KeyboardEvent): void {
    const count = Math.min(this.found.length, MOST_SHOWN);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.isOpen = true;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (count > 0) this.active = this.active < 0 && step < 0 ? count - 1 : (this.active + step + count) % count;
    } else if (event.key === 'Enter' && this.isOpen) {
      event.preventDefault();
      if (this.active >= 0) this.pick(this.found[this.active].value);
    } else if (event.key === 'Escape' && this.isOpen) {
      // A dialogue around this stays open.
      event.stopPropagation();
      this.close();
    }
  }

  /** Before the input loses the focus. */
  handlePick(event: Event): void {
    event.preventDefault();
    this.pick((event.currentTarget as HTMLElement).dataset.value ?? '');
  }

  renderedCallback(): void {
    if (this.active >= 0) this.template?.querySelector('.slds-has-focus')?.scrollIntoView?.({ block: 'nearest' });
  }

  private pick(value: string): void {
    this.close();
    this.dispatchEvent(new CustomEvent('pick', { detail: { value } }));
  }
}
