import { Flags } from '@salesforce/sf-plugins-core';
import { texts } from '../../messages.ts';
import type { Inventory } from '../../org/answers.ts';
import { MaskCommand } from '../../mask-command.ts';
import { INVENTORY_COLUMNS } from '../../show/columns.ts';
import { csvOf } from '../../show/csv.ts';

const messages = texts('mask.inventory');

/** Every Email field of the org, and how a rule set covers it. */
export default class MaskInventory extends MaskCommand<Inventory> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    rules: Flags.string({ char: 'r', summary: messages.getMessage('flags.rules.summary') }),
    'result-format': Flags.option({
      options: ['table', 'csv'] as const,
      default: 'table',
      summary: messages.getMessage('flags.result-format.summary'),
    })(),
  };

  async run(): Promise<Inventory> {
    const { flags } = await this.parse(MaskInventory);
    const { api } = await this.open(flags);
    const inventory = await api.inventory(flags.rules);
    if (inventory.unreadable.length > 0)
      this.warn(messages.getMessage('warning.unreadable', [inventory.unreadable.join(', ')]));
    if (flags['result-format'] === 'csv') {
      this.log(csvOf(inventory.fields, INVENTORY_COLUMNS));
      return inventory;
    }
    this.table({
      data: inventory.fields.map(({ object, field, length, covered, rule, reason }) => ({
        object,
        field,
        length,
        covered: covered ? messages.getMessage('covered') : messages.getMessage('notCovered'),
        reason: [rule, reason].filter((part) => part !== null).join(': '),
      })),
    });
    const covered = inventory.fields.filter((field) => field.covered).length;
    this.log(messages.getMessage('info.covered', [covered, inventory.fields.length, inventory.rules]));
    return inventory;
  }
}
