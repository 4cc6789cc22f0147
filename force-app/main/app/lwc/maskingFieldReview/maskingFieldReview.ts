import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import approve from '@salesforce/apex/RulesController.approve';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { confirmApproval } from 'c/maskingApproval';
import { waitForSave } from 'c/maskingSave';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

/** What a review of the list of Email fields would resolve, with the button that does it. Fires `reviewed`. */
export default class MaskingFieldReview extends LightningElement {
  /** Name of the rule set; missing where none can be used. */
  @api ruleSet?: string | null;
  @api approvedAt?: string | null;
  /** Email fields that were not there at the last review. */
  @api newCount = 0;
  /** Reviewed fields that are gone, as `object.field`. */
  @api missing: readonly string[] = [];

  labels = labels;
  isSaving = false;
  errorMessage?: string;
  /** How far the reading of the fields is, where it takes more than one request. */
  progress?: string;

  get text(): string {
    if (this.ruleSet && !this.approvedAt) return labels.neverApproved;
    return [
      this.newCount > 0 ? fill(labels.driftNew, this.newCount) : '',
      this.missing.length > 0 ? fill(labels.driftMissing, this.missing.join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  get mayReview(): boolean {
    return MAY_CONFIGURE === true && Boolean(this.ruleSet);
  }

  get savingText(): string {
    return this.progress ?? labels.saving;
  }

  async handleReview(): Promise<void> {
    const ruleSet = this.ruleSet ?? '';
    this.errorMessage = undefined;
    try {
      const fields = await confirmApproval(ruleSet, ruleSet, (progress) => {
        this.progress = progress;
        this.isSaving = progress !== undefined;
      });
      if (fields !== undefined) {
        this.isSaving = true;
        await waitForSave(await approve({ ruleSet, fields }));
        this.dispatchEvent(new CustomEvent('reviewed'));
        this.dispatchEvent(new ShowToastEvent({ title: labels.reviewed, variant: 'success' }));
      }
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.progress = undefined;
    this.isSaving = false;
  }
}
