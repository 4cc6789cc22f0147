/** A record as a list of its fields: where links to records lead. */
import { callServer, type ApexMethodError } from './apex.ts';
import { h, link } from './shell.ts';

interface RecordView {
  readonly id: string;
  readonly objectLabel: string;
  readonly title: string;
  readonly fields: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly value: unknown;
        readonly displayValue: string | null;
        readonly recordId: string | null;
      }
    >
  >;
}

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

function page({ objectLabel, title, fields }: RecordView): HTMLElement {
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
  return h(
    'article',
    { class: 'slds-card' },
    h(
      'header',
      { class: 'slds-p-around_medium' },
      h('p', { class: 'slds-text-title' }, objectLabel),
      h('h1', { class: 'slds-text-heading_large' }, title),
    ),
    h('dl', { class: 'slds-grid slds-wrap slds-gutters slds-p-horizontal_medium slds-p-bottom_medium' }, ...rows),
  );
}
