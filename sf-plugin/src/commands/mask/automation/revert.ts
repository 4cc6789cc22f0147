import { planRevert } from '../../../bypass/plan.ts';
import { BypassCommand, bypassFlags, type BypassResult } from '../../../bypass-command.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.automation.revert');

/** Takes away the bypass condition that `apply` added. */
export default class MaskAutomationRevert extends BypassCommand {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = bypassFlags;

  async run(): Promise<BypassResult> {
    const { flags } = await this.parse(MaskAutomationRevert);
    return this.change(flags, planRevert, true);
  }
}
