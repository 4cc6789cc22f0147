import { LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import { tabPage } from 'c/maskingPages';
import { labels } from './labels';

/** What is left to do with files and attachments, which no run changes. */
export default class MaskingFileGuide extends NavigationMixin(LightningElement) {
  labels = labels;
  filesQuery = 'SELECT FileType, COUNT(Id) FROM ContentDocument GROUP BY FileType ORDER BY COUNT(Id) DESC';
  attachmentsQuery = 'SELECT ContentType, COUNT(Id) FROM Attachment GROUP BY ContentType ORDER BY COUNT(Id) DESC';

  handleRules(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Rules'));
  }
}
