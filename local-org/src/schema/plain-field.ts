/** A field without anything special: what most fields are, and every column of a result. */
import type { FieldInfo } from './model.ts';

export const PLAIN_FIELD = {
  unique: false,
  caseSensitive: false,
  externalId: false,
  isNameField: false,
  isTracked: false,
  isFeedTracked: false,
  isEncrypted: false,
  mask: null,
  restrictedPicklist: false,
  picklistValues: [],
  defaultValueFormula: null,
  defaultedOnCreate: false,
  autoNumberFormat: null,
  formula: null,
  formulaBlanks: null,
  rollup: null,
  lookupFilter: null,
  follows: null,
  definitionOf: null,
  controllingField: null,
  helpText: null,
  complianceGroup: null,
  securityClassification: null,
} as const satisfies Partial<FieldInfo>;
