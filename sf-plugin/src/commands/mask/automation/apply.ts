import { planApply } from '../../../bypass/plan.ts';
import { BypassCommand, bypassFlags, namespaceFlag, namespaceOf, type BypassResult } from '../../../bypass-command.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.automation.apply');

/** Adds the bypass condition to validation rules and flows in the files of a project. */
export default class MaskAutomationApply extends BypassCommand {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = { ...bypassFlags, ...namespaceFlag };

  async run(): Promise<BypassResult> {
    const { flags } = await this.parse(MaskAutomationApply);
    const namespace = namespaceOf(flags.namespace);
    return this.change(flags, (components) => planApply(components, namespace), true);
  }
}
