import { api, LightningElement } from 'lwc';
import type { Choosing } from 'c/maskingProposals';

/** A step of the wizard with lists of rules to choose from. The wizard asks it what was chosen before it leaves the step. */
export default class MaskingChoosingStep extends LightningElement {
  private get choosing(): Choosing[] {
    return [...(this.template?.querySelectorAll<Choosing>('c-masking-proposals') ?? [])];
  }

  /** Rules that were chosen and are not added yet. */
  @api
  get chosenCount(): number {
    return this.choosing.reduce((sum, { chosenCount }) => sum + chosenCount, 0);
  }

  /** Adds them. @return false when some could not be saved */
  @api
  async addChosen(): Promise<boolean> {
    let isSaved = true;
    // One save at a time: the second would find the rule set changed.
    // eslint-disable-next-line no-await-in-loop
    for (const list of this.choosing) isSaved = (await list.addChosen()) && isSaved;
    return isSaved;
  }
}
