/** Types and fields before they know their position: what the catalogue and a project's metadata define, ready to be laid out. */
import type { FieldInfo, FieldType, PicklistValue, SharingReason, SObjectType } from './model.ts';
import { PLAIN_FIELD } from './plain-field.ts';

export type DeleteConstraint = 'cascade' | 'restrict' | 'setNull';

export interface TargetDraft {
  readonly object: string;
  /** Name of the child relationship on the target. */
  readonly childName: string | null;
  readonly onDelete: DeleteConstraint;
}

export interface FieldDraft {
  name: string;
  label: string;
  type: FieldType;
  length: number;
  precision: number;
  scale: number;
  /** No column: formulas, compounds, fields that follow a parent. */
  computed: boolean;
  isCustom: boolean;
  nillable: boolean;
  createable: boolean;
  updateable: boolean;
  filterable: boolean;
  sortable: boolean;
  groupable: boolean;
  unique: boolean;
  caseSensitive: boolean;
  externalId: boolean;
  isNameField: boolean;
  isTracked: boolean;
  isFeedTracked: boolean;
  isEncrypted: boolean;
  mask: { character: string; type: string } | null;
  restrictedPicklist: boolean;
  picklistValues: readonly PicklistValue[];
  defaultValueFormula: string | null;
  defaultedOnCreate: boolean;
  autoNumberFormat: string | null;
  formula: string | null;
  formulaBlanks: FieldInfo['formulaBlanks'];
  rollup: FieldInfo['rollup'];
  lookupFilter: FieldInfo['lookupFilter'];
  follows: readonly string[] | null;
  definitionOf: string | null;
  controllingField: string | null;
  helpText: string | null;
  complianceGroup: string | null;
  securityClassification: string | null;
  relationshipName: string | null;
  targets: readonly TargetDraft[];
  isMasterDetail: boolean;
}

export interface TypeDraft {
  name: string;
  label: string;
  pluralLabel: string;
  keyPrefix: string | null;
  category: SObjectType['category'];
  hasTable: boolean;
  isCustom: boolean;
  createable: boolean;
  updateable: boolean;
  deletable: boolean;
  undeletable: boolean;
  queryable: boolean;
  searchable: boolean;
  triggerable: boolean;
  isSetup: boolean;
  customSettingType: 'hierarchy' | 'list' | null;
  isProtected: boolean;
  hiddenRecords: readonly string[];
  sharingModel: SObjectType['sharingModel'];
  publishImmediately: boolean;
  historyOf: string | null;
  /** Which companion types exist: history, feed, share, changeEvent. */
  companions: ReadonlySet<'history' | 'feed' | 'share' | 'change'>;
  fields: FieldDraft[];
  /** The reference fields alone, for a type whose fields nobody has asked for yet; absent once `fields` is there. */
  references?: (() => readonly FieldDraft[]) | undefined;
  recordTypes: SObjectType['recordTypes'];
  validationRules: SObjectType['validationRules'];
  duplicateRules: SObjectType['duplicateRules'];
  fieldSets: SObjectType['fieldSets'];
  sharingReasons: readonly SharingReason[];
}

/** `NumberOfEmployees` → `Number Of Employees`. */
export function labelOf(name: string): string {
  return name
    .replace(/__[a-z]+$/i, '')
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}

const FREE_TEXT = new Set<FieldType>(['richtext', 'base64', 'encryptedstring', 'anytype']);
const NOT_GROUPABLE = new Set<FieldType>([
  'double',
  'currency',
  'percent',
  'datetime',
  'time',
  'address',
  'location',
  'multipicklist',
]);
const NOT_SORTABLE = new Set<FieldType>(['address', 'location', 'multipicklist']);
const DEFAULT_LENGTH: Partial<Record<FieldType, number>> = {
  id: 18,
  reference: 18,
  email: 80,
  phone: 40,
  url: 255,
  picklist: 255,
  string: 255,
  textarea: 255,
  multipicklist: 4099,
  combobox: 255,
  encryptedstring: 175,
  richtext: 32768,
  autonumber: 30,
};

/** Long text can be neither filtered nor sorted nor grouped by. */
const LONG_TEXT = 1000;

/** A field with the usual properties of its type. */
export function draftField(name: string, type: FieldType, given: Partial<FieldDraft> = {}): FieldDraft {
  const length = given.length ?? DEFAULT_LENGTH[type] ?? 0;
  const free = FREE_TEXT.has(type) || (type === 'textarea' && length > LONG_TEXT);
  const number = type === 'double' || type === 'currency' || type === 'percent';
  const compound = type === 'address' || type === 'location';
  // Thousands are drafted for an org: a copy of a whole object and plain assignments take a third of the time of a literal with spreads.
  const field: Mutable<FieldDraft> = { ...WHOLE_FIELD };
  field.name = name;
  field.label = type === 'reference' && name.endsWith('Id') ? `${labelOf(name.slice(0, -2))} ID` : labelOf(name);
  field.type = type;
  field.precision = number ? 18 : type === 'int' ? 8 : 0;
  field.scale = number ? 2 : 0;
  field.computed = compound;
  field.nillable = type !== 'boolean' && type !== 'id';
  field.createable = !compound && type !== 'autonumber' && type !== 'id';
  field.updateable = field.createable;
  field.filterable = !free;
  field.sortable = !free && !NOT_SORTABLE.has(type);
  field.groupable = !free && !NOT_GROUPABLE.has(type);
  field.isEncrypted = type === 'encryptedstring';
  field.defaultValueFormula = type === 'boolean' ? 'false' : null;
  field.defaultedOnCreate = type === 'boolean' || type === 'autonumber' || type === 'id' || name === 'OwnerId';
  field.relationshipName = type === 'reference' && name.endsWith('Id') ? name.slice(0, -2) : null;
  field.targets = [];
  Object.assign(field, given);
  field.length = length;
  return field;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Every property that a field has, so that copies of it never change their shape. */
const WHOLE_FIELD: FieldDraft = {
  ...PLAIN_FIELD,
  name: '',
  label: '',
  type: 'string',
  precision: 0,
  scale: 0,
  computed: false,
  isCustom: false,
  nillable: true,
  createable: true,
  updateable: true,
  filterable: true,
  sortable: true,
  groupable: true,
  isEncrypted: false,
  mask: null,
  defaultValueFormula: null,
  defaultedOnCreate: false,
  relationshipName: null,
  targets: [],
  isMasterDetail: false,
  length: 0,
};

export function target(
  object: string,
  childName: string | null = null,
  onDelete: DeleteConstraint = 'setNull',
): TargetDraft {
  return { object, childName, onDelete };
}

const readOnly = { createable: false, updateable: false } as const;
const always = { ...readOnly, nillable: false, defaultedOnCreate: true } as const;

export function idField(): FieldDraft {
  return draftField('Id', 'id', { label: 'Record ID', ...always });
}

export function deletedField(): FieldDraft {
  return draftField('IsDeleted', 'boolean', { label: 'Deleted', ...readOnly });
}

/** Who made and changed the record, and when. */
export function auditFields(): FieldDraft[] {
  return [
    draftField('CreatedDate', 'datetime', always),
    draftField('CreatedById', 'reference', { ...always, targets: [target('User')] }),
    draftField('LastModifiedDate', 'datetime', always),
    draftField('LastModifiedById', 'reference', { ...always, targets: [target('User')] }),
    draftField('SystemModstamp', 'datetime', always),
  ];
}

/** A compound address and its parts: `address('Billing')`, `address('')`. */
export function addressFields(prefix: string): FieldDraft[] {
  return [
    draftField(`${prefix}Street`, 'textarea', { length: 255 }),
    draftField(`${prefix}City`, 'string', { length: 40 }),
    draftField(`${prefix}State`, 'string', { length: 80, label: labelOf(`${prefix}State`) + '/Province' }),
    draftField(`${prefix}PostalCode`, 'string', { length: 20, label: `${labelOf(prefix)} Zip/Postal Code`.trim() }),
    draftField(`${prefix}Country`, 'string', { length: 80 }),
    draftField(`${prefix}Latitude`, 'double', { scale: 15 }),
    draftField(`${prefix}Longitude`, 'double', { scale: 15 }),
    draftField(`${prefix}GeocodeAccuracy`, 'picklist', { length: 40 }),
    draftField(`${prefix}Address`, 'address', {}),
  ];
}

/** A type with the usual properties of a standard object. */
export function draftType(name: string, given: Partial<TypeDraft> = {}): TypeDraft {
  const label = given.label ?? labelOf(name);
  return {
    name,
    label,
    pluralLabel: pluralOf(label),
    keyPrefix: null,
    category: 'standard',
    hasTable: true,
    isCustom: false,
    createable: true,
    updateable: true,
    deletable: true,
    undeletable: false,
    queryable: true,
    searchable: false,
    triggerable: false,
    isSetup: false,
    customSettingType: null,
    isProtected: false,
    hiddenRecords: [],
    sharingModel: 'readWrite',
    publishImmediately: false,
    historyOf: null,
    companions: new Set(),
    fields: [],
    recordTypes: [],
    validationRules: [],
    duplicateRules: [],
    fieldSets: [],
    sharingReasons: [],
    ...given,
  };
}

/** Leaves the making of a draft's fields to the first who asks. */
export function withLazyFields(
  draft: TypeDraft,
  make: () => FieldDraft[],
  references?: () => readonly FieldDraft[],
): TypeDraft {
  const settle = (fields: FieldDraft[]): void => {
    draft.references = undefined;
    Object.defineProperty(draft, 'fields', { value: fields, writable: true, enumerable: true, configurable: true });
  };
  draft.references = references;
  Object.defineProperty(draft, 'fields', {
    configurable: true,
    enumerable: true,
    get() {
      settle(make());
      return draft.fields;
    },
    set: settle,
  });
  return draft;
}

function pluralOf(label: string): string {
  if (/[^aeiou]y$/.test(label)) return `${label.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;
}
