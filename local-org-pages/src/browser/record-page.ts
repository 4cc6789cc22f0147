/** A record as a list of its fields, and a form to change them: where links to records lead. */
import { callServer, notifyRecordUpdateAvailable, type ApexMethodError } from './apex.ts';
import { recordForm } from './record-form.ts';
import type { RecordView } from './record-view.ts';
import { h, link } from './shell.ts';

export async function recordPage(recordId: string): Promise<HTMLElement> {
  try {
    return page((await callServer('/record/read', { recordId })) as RecordView);
  } catch (error) {
    return h(
      'div',
      { class: 'slds-card slds-p-around_large', role: 'alert' },
      h('h1', { class: 'slds-text-heading_medium' }, 'This record cannot be shown'),
      h('p', {}, (error as ApexMethodError).body.message),
    );
  }
}

function page(record: RecordView): HTMLElement {
  const article = h('article', { class: 'slds-card' }, heading(record), facts(record));
  const edit = article.querySelector('button');
  edit?.addEventListener('click', () => {
    const form = recordForm(record, () => void showAgain(record.id, article));
    article.replaceChildren(heading(record, false), form);
    form.querySelector('input')?.focus();
  });
  return article;
}

/** The record as it is now. */
async function showAgain(recordId: string, article: HTMLElement): Promise<void> {
  await notifyRecordUpdateAvailable();
  article.replaceWith(await recordPage(recordId));
}

function heading({ objectLabel, title, fields }: RecordView, isRead = true): HTMLElement {
  const canEdit = isRead && Object.values(fields).some(({ isEditable }) => isEditable);
  return h(
    'header',
    { class: 'slds-p-around_medium slds-grid slds-grid_align-spread' },
    h(
      'div',
      {},
      h('p', { class: 'slds-text-title' }, objectLabel),
      h('h1', { class: 'slds-text-heading_large' }, title),
    ),
    ...(canEdit
      ? [h('div', {}, h('button', { class: 'slds-button slds-button_neutral', type: 'button' }, 'Edit'))]
      : []),
  );
}

function facts({ fields }: RecordView): HTMLElement {
  const rows = Object.values(fields)
    .filter(({ value }) => value !== null)
    .map(({ label, displayValue, value, recordId }) => {
      const shown = displayValue ?? String(value);
      return h(
        'div',
        { class: 'slds-col slds-size_1-of-1 slds-medium-size_1-of-2 slds-p-vertical_x-small slds-border_bottom' },
        h('dt', { class: 'slds-text-title' }, label),
        h(
          'dd',
          { class: 'slds-text-body_regular' },
          recordId === null ? shown : link(`/lightning/r/sObject/${recordId}/view`, {}, shown),
        ),
      );
    });
  return h('dl', { class: 'slds-grid slds-wrap slds-gutters slds-p-horizontal_medium slds-p-bottom_medium' }, ...rows);
}
