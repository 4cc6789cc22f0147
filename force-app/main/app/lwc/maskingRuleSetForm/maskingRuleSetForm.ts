import { api, LightningElement } from 'lwc';
import getNameLibraries from '@salesforce/apex/RuleEditorController.getNameLibraries';
import { showProblems, type Option, type Problem, type RuleSet } from 'c/maskingRuleText';
import { labels } from './labels';

/** In place of a library: names as masked addresses spell them. */
const OF_ADDRESSES = '*';

type Flag = 'isActive' | 'isDefault' | 'verifies' | 'allowsDeletes';

/** What a rule set has in addition to its rules. Fires `members` ({ members }) with every change, and `failed` ({ error }). */
export default class MaskingRuleSetForm extends LightningElement {
  @api ruleSet?: RuleSet;
  /** What is wrong with the rule set. */
  @api
  get problems(): readonly Problem[] {
    return this.currentProblems;
  }
  set problems(value: readonly Problem[]) {
    this.currentProblems = value;
    // The template does not read them, so that nothing else shows them once they are known.
    showProblems(this.template, value);
  }

  labels = labels;
  driftOptions: Option[] = [
    { label: labels.driftMask, value: 'Mask Anyway' },
    { label: labels.driftStop, value: 'Stop' },
  ];
  keyOptions: Option[] = [
    { label: labels.keyStable, value: 'Stable' },
    { label: labels.keyPerRefresh, value: 'Per Refresh' },
  ];
  private currentProblems: readonly Problem[] = [];
  private libraries: { name: string; label: string }[] = [];

  connectedCallback(): void {
    void this.loadNameLibraries();
  }

  private async loadNameLibraries(): Promise<void> {
    try {
      this.libraries = (await getNameLibraries()) as { name: string; label: string }[];
    } catch (error) {
      this.dispatchEvent(new CustomEvent('failed', { detail: { error } }));
    }
  }

  renderedCallback(): void {
    showProblems(this.template, this.problems);
  }

  /** Puts the cursor into the input of a member. */
  @api
  focusMember(member: string): void {
    this.template?.querySelector<HTMLElement>(`[data-member="${member}"]`)?.focus();
  }

  get isNew(): boolean {
    return !this.ruleSet?.savedName;
  }

  get flags(): { member: Flag; label: string; isSet: boolean }[] {
    const flag = (member: Flag, label: string): { member: Flag; label: string; isSet: boolean } => ({
      member,
      label,
      isSet: this.ruleSet?.[member] === true,
    });
    return [
      flag('isActive', labels.active),
      flag('isDefault', labels.isDefault),
      flag('verifies', labels.verify),
      flag('allowsDeletes', labels.allowsDeletes),
    ];
  }

  get nameLibrary(): string {
    return this.ruleSet?.nameLibrary || OF_ADDRESSES;
  }

  /** The chosen library stays among them where the org does not have it: the form states what is wrong with it. */
  get nameOptions(): Option[] {
    const found = this.libraries.map(({ name, label }) => ({ label, value: name }));
    const value = this.nameLibrary;
    const isKnown = value === OF_ADDRESSES || found.some((option) => option.value === value);
    return [
      { label: labels.namesOfAddresses, value: OF_ADDRESSES },
      ...(isKnown ? [] : [{ label: value, value }]),
      ...found,
    ];
  }

  handleMember(event: CustomEvent<{ value: string }>): void {
    const { member = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [member]: member === 'batchSize' ? Number(event.detail.value) : event.detail.value });
  }

  handleNameLibrary(event: CustomEvent<{ value: string }>): void {
    const { value } = event.detail;
    this.change({ nameLibrary: value === OF_ADDRESSES ? null : value });
  }

  handleFlag(event: CustomEvent<{ checked: boolean }>): void {
    const { flag = '' } = (event.currentTarget as HTMLElement).dataset;
    this.change({ [flag]: event.detail.checked });
  }

  private change(members: Partial<RuleSet>): void {
    this.dispatchEvent(new CustomEvent('members', { detail: { members } }));
  }
}
