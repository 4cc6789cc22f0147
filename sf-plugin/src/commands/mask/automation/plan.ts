import { planApply } from '../../../bypass/plan.ts';
import { BypassCommand, bypassFlags, namespaceFlag, namespaceOf, type BypassResult } from '../../../bypass-command.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.automation.plan');

/** Shows what adding the bypass condition would change in the files of a project. */
export default class MaskAutomationPlan extends BypassCommand {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = { ...bypassFlags, ...namespaceFlag };

  async run(): Promise<BypassResult> {
    const { flags } = await this.parse(MaskAutomationPlan);
    const namespace = namespaceOf(flags.namespace);
    return this.change(flags, (components) => planApply(components, namespace), false);
  }
}
