/** One Email field: as Apex reports it, and as the table shows it. */
import { unreadableIn, type Part } from 'c/maskingInventory';
import { stateCells, type StateLook } from 'c/maskingTable';
import { fill } from 'c/maskingText';
import { labels } from './labels';

export interface FieldRow {
  objectName: string;
  objectLabel: string;
  fieldName: string;
  fieldLabel: string;
  length: number;
  isUnique: boolean;
  isRequired: boolean;
  isEncrypted: boolean;
  isExternalId: boolean;
  coverage: string;
  isNew: boolean;
  rule?: string | null;
  reason?: string | null;
  isOwnOptOut: boolean;
}

export interface Inventory extends Part {
  ruleSet?: string | null;
  problem?: string | null;
  isSandbox: boolean;
  approvedAt?: string | null;
  missing: string[];
  fields: FieldRow[];
}

/** What is known of an object after its records were counted. */
export interface ObjectRow {
  objectName: string;
  records?: number | null;
  trackedFields: string[];
}

export interface Row extends FieldRow {
  key: string;
  apiName: string;
  coverageText: string;
  traits: string;
  reasonText: string;
  /** Of the object; unknown until they are counted. */
  records?: number | null;
  /** What the search reads, in lower case. */
  text: string;
}

/** Of several answers. */
export function inventoryOf(parts: readonly Inventory[]): Inventory {
  const missing = parts.flatMap((part) => part.missing).sort();
  return { ...parts[0], missing, fields: parts.flatMap(({ fields }) => fields), unreadable: unreadableIn(parts) };
}

export const COVERED = 'Covered';
export const OPTED_OUT = 'Opted Out';

interface Look extends StateLook {
  label: string;
}

export const COVERAGES: Readonly<Record<string, Look>> = {
  [COVERED]: {
    label: labels.coverageCovered,
    icon: 'utility:success',
    variant: 'success',
    textClass: 'slds-text-color_success',
  },
  [OPTED_OUT]: { label: labels.coverageOptedOut, icon: 'utility:hide', variant: 'warning' },
  'Not Maskable': {
    label: labels.coverageNotMaskable,
    icon: 'utility:ban',
    variant: 'error',
    textClass: 'slds-text-color_error',
  },
};

export function toRow(field: FieldRow, object?: ObjectRow): Row {
  const unknown = { label: field.coverage, icon: 'utility:question' };
  const look: Look = COVERAGES[field.coverage] ?? unknown;
  const coverageText = field.isNew ? `${look.label} (${labels.fieldsNew})` : look.label;
  const apiName = `${field.objectName}.${field.fieldName}`;
  return {
    ...field,
    key: apiName,
    apiName,
    traits: traitsOf(field, object),
    records: object?.records,
    reasonText: field.rule ? fill(labels.reasonOfRule, field.reason ?? '', field.rule) : (field.reason ?? ''),
    coverageText,
    ...stateCells('coverage', coverageText, look),
    text: `${apiName} ${field.objectLabel} ${field.fieldLabel}`.toLowerCase(),
  };
}

function traitsOf(field: FieldRow, object?: ObjectRow): string {
  return [
    field.isUnique ? labels.traitUnique : '',
    field.isRequired ? labels.traitRequired : '',
    field.isEncrypted ? labels.traitEncrypted : '',
    field.isExternalId ? labels.traitExternal : '',
    object?.trackedFields.includes(field.fieldName) ? labels.traitTracked : '',
  ]
    .filter(Boolean)
    .join(', ');
}
