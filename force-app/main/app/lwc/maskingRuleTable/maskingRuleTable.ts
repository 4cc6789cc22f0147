import { api, LightningElement } from 'lwc';
import type { Problem, Rule } from 'c/maskingRuleText';
import { fill, type ContentState } from 'c/maskingText';
import { labels } from './labels';
import { lastPage, pageOf, pageWith, PAGE_SIZE } from './rulePages';
import { columnsOf, rowOf, type Row } from './ruleRow';

/** What can be done with a rule. */
export type RuleAction = 'edit' | 'up' | 'down' | 'copy' | 'toggle' | 'remove';

/** Fewer are seen at a glance. */
const SEARCHED = 10;

/**
 * The rules of a draft, fifty at a time: search them, activate or deactivate what was found. Fires `ruleaction` ({ action, index }) and `activate`
 * ({ keys, isActive }).
 */
export default class MaskingRuleTable extends LightningElement {
  labels = labels;
  search = '';
  /** With hundreds of rows the table takes as long as several keystrokes: it is renewed only when a row has changed. */
  private rows: Row[] = [];
  /** From 0. */
  private pageIndex = 0;
  /** Key of the rule that is shown whatever becomes of the order. */
  private followed: string | undefined;
  private chosen: string | undefined;
  private isShort = false;
  private currentRules: readonly Rule[] = [];
  private currentProblems: readonly Problem[] = [];

  @api
  get rules(): readonly Rule[] {
    return this.currentRules;
  }
  set rules(value: readonly Rule[]) {
    this.currentRules = value;
    this.renew();
  }

  @api
  get problems(): readonly Problem[] {
    return this.currentProblems;
  }
  set problems(value: readonly Problem[]) {
    this.currentProblems = value;
    this.renew();
  }

  /** Key of the rule whose form is open: its page is shown. */
  @api
  get chosenKey(): string | undefined {
    return this.chosen;
  }
  set chosenKey(value: string | undefined) {
    if (value === this.chosen) return;
    this.chosen = value;
    this.follow(value);
  }

  /** Whether a few columns only are shown. */
  @api
  get isNarrow(): boolean {
    return this.isShort;
  }
  set isNarrow(value: boolean) {
    if (value === this.isShort) return;
    this.isShort = value;
    this.columns = columnsOf(value, this.actionsOf);
  }

  private renew(): void {
    const rows = this.currentRules.map((rule, index) =>
      rowOf(
        rule,
        this.currentProblems.filter((problem) => problem.rule === index),
      ),
    );
    if (JSON.stringify(rows) !== JSON.stringify(this.rows)) this.rows = rows;
    this.follow(this.followed);
    this.pageIndex = Math.min(this.pageIndex, lastPage(this.shown.length));
  }

  private follow(key: string | undefined): void {
    this.followed = key;
    if (key !== undefined) this.pageIndex = pageWith(this.shown, key) ?? this.pageIndex;
  }

  get hasSearch(): boolean {
    return this.rows.length > SEARCHED;
  }

  get shown(): Row[] {
    const words = this.hasSearch ? this.search.trim().toLowerCase() : '';
    return words === '' ? this.rows : this.rows.filter(({ text }) => text.includes(words));
  }

  get mounted(): Row[] {
    return pageOf(this.shown, this.pageIndex);
  }

  get hasPages(): boolean {
    return this.shown.length > PAGE_SIZE;
  }

  get isFirst(): boolean {
    return this.pageIndex === 0;
  }

  get isLast(): boolean {
    return this.pageIndex >= lastPage(this.shown.length);
  }

  get pageText(): string {
    const first = this.pageIndex * PAGE_SIZE;
    return fill(labels.page, first + 1, first + this.mounted.length, this.shown.length);
  }

  handlePrevious(): void {
    this.turn(-1);
  }

  handleNext(): void {
    this.turn(1);
  }

  private turn(by: number): void {
    this.followed = undefined;
    this.pageIndex = Math.min(Math.max(this.pageIndex + by, 0), lastPage(this.shown.length));
  }

  get isFiltered(): boolean {
    return this.shown.length < this.rows.length && this.shown.length > 0;
  }

  get state(): ContentState | undefined {
    if (this.shown.length > 0) return undefined;
    return { kind: 'empty', message: this.rows.length === 0 ? labels.noRules : labels.noneFound };
  }

  get activateLabel(): string {
    return fill(labels.activateShown, this.shown.length);
  }

  get deactivateLabel(): string {
    return fill(labels.deactivateShown, this.shown.length);
  }

  private indexOf(key: string | undefined): number {
    return this.currentRules.findIndex((rule) => rule.key === key);
  }

  private actionsOf = (row: Row, done: (actions: object[]) => void): void => {
    const index = this.indexOf(row.key);
    const actions = [
      { label: labels.edit, name: 'edit' },
      { label: labels.up, name: 'up', disabled: index === 0 },
      { label: labels.down, name: 'down', disabled: index === this.currentRules.length - 1 },
      { label: labels.duplicate, name: 'copy' },
      { label: row.isActive ? labels.deactivate : labels.activate, name: 'toggle' },
    ];
    // What was saved cannot be deleted by Apex: it is deactivated.
    done(row.name ? actions : [...actions, { label: labels.remove, name: 'remove' }]);
  };

  columns = columnsOf(false, this.actionsOf);

  handleSearch(event: CustomEvent<{ value: string }>): void {
    this.search = event.detail.value;
    this.followed = undefined;
    this.pageIndex = 0;
  }

  handleActivate(): void {
    this.activate(true);
  }

  handleDeactivate(): void {
    this.activate(false);
  }

  private activate(isActive: boolean): void {
    const keys = this.shown.map(({ key }) => key);
    this.dispatchEvent(new CustomEvent('activate', { detail: { keys, isActive } }));
  }

  handleRowAction(event: CustomEvent<{ action: { name: RuleAction }; row: Row }>): void {
    const { action, row } = event.detail;
    this.followed = row.key;
    const detail = { action: action.name, index: this.indexOf(row.key) };
    this.dispatchEvent(new CustomEvent('ruleaction', { detail }));
  }
}
