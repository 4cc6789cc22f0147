/** The form of a record's page: a text box or check box per field that the user may change. Only what was changed is saved. */
import { callServer, type ApexMethodError } from './apex.ts';
import type { RecordFieldView, RecordView } from './record-view.ts';
import { h } from './shell.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Longer texts, and those of several lines, need more than a line. */
const LONGEST_LINE = 200;

/** @param onEnd called after the record is saved, and when somebody cancels */
export function recordForm(record: RecordView, onEnd: () => void): HTMLElement {
  const boxes = Object.entries(record.fields)
    .filter(([, { isEditable }]) => isEditable)
    .map(([name, field]) => ({ name, field, box: boxOf(name, field) }));
  const error = h('p', { class: 'slds-text-color_error slds-p-horizontal_medium', role: 'alert' });
  const cancel = h('button', { class: 'slds-button slds-button_neutral', type: 'button' }, 'Cancel');
  cancel.addEventListener('click', onEnd);
  const form = h(
    'form',
    { novalidate: '', 'aria-label': record.title },
    h(
      'div',
      { class: 'slds-grid slds-wrap slds-gutters slds-p-horizontal_medium' },
      ...boxes.map(({ name, field, box }) => row(name, field, box)),
    ),
    error,
    h(
      'div',
      { class: 'slds-p-around_medium' },
      cancel,
      h('button', { class: 'slds-button slds-button_brand', type: 'submit' }, 'Save'),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const changed = boxes.filter(({ field, box }) => textOf(box) !== storedText(field));
    const values = Object.fromEntries(changed.map(({ name, box }) => [name, textOf(box)]));
    void saved(record.id, values).then((problem) => {
      if (problem === null) onEnd();
      else error.textContent = problem;
    });
  });
  return form;
}

/** What is wrong with the values; null when they are saved. */
async function saved(recordId: string, values: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    const { errors } = (await callServer('/record/save', { recordId, values })) as {
      readonly errors: readonly Error[];
    };
    return errors.length === 0 ? null : errors.map(({ message }) => message).join(' ');
  } catch (error) {
    return (error as ApexMethodError).body.message;
  }
}

function boxOf(name: string, field: RecordFieldView): Box {
  const id = `field-${name}`;
  if (typeof field.value === 'boolean') {
    const box = h('input', { id, type: 'checkbox' }) as HTMLInputElement;
    box.checked = field.value;
    return box;
  }
  const text = storedText(field);
  const isLong = text.length > LONGEST_LINE || text.includes('\n');
  const box = (
    isLong ? h('textarea', { id, class: 'slds-textarea', rows: '4' }) : h('input', { id, class: 'slds-input' })
  ) as Box;
  box.value = text;
  return box;
}

function row(name: string, { label }: RecordFieldView, box: Box): HTMLElement {
  return h(
    'div',
    { class: 'slds-form-element slds-col slds-size_1-of-1 slds-medium-size_1-of-2 slds-p-vertical_x-small' },
    h('label', { class: 'slds-form-element__label', for: `field-${name}` }, label),
    h('div', { class: 'slds-form-element__control' }, box),
  );
}

const textOf = (box: Box): string =>
  box instanceof HTMLInputElement && box.type === 'checkbox' ? String(box.checked) : box.value;

const storedText = ({ value }: RecordFieldView): string => (value === null ? '' : String(value));
