/** The columns of the records that failed, and of the causes. */
import { labels } from './labels';

export const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', sortable: true, initialWidth: 150 },
  {
    label: labels.record,
    fieldName: 'url',
    type: 'url',
    initialWidth: 180,
    typeAttributes: { label: { fieldName: 'recordId' }, target: '_blank' },
  },
  { label: labels.field, fieldName: 'fieldName', sortable: true, initialWidth: 170 },
  { label: labels.code, fieldName: 'reasonCode', sortable: true, initialWidth: 330 },
  { label: labels.message, fieldName: 'message', sortable: true },
];

export const GROUP_COLUMNS = [
  { label: labels.object, fieldName: 'objectName', initialWidth: 150 },
  { label: labels.groupRecords, fieldName: 'records', type: 'number', initialWidth: 110 },
  { label: labels.foundBy, fieldName: 'foundBy', initialWidth: 190 },
  { label: labels.groupReason, fieldName: 'message' },
  {
    type: 'button',
    initialWidth: 150,
    typeAttributes: { label: labels.showRecords, name: 'show', variant: 'base', title: { fieldName: 'showTitle' } },
  },
  {
    label: labels.remedy,
    type: 'button',
    initialWidth: 190,
    typeAttributes: {
      label: { fieldName: 'remedyLabel' },
      name: 'remedy',
      variant: 'base',
      title: { fieldName: 'remedyTitle' },
    },
  },
];
