/** The org's data model: every sObject type with its fields, as describe, SOQL, DML and the compiler see it. */

export type FieldType =
  | 'id'
  | 'string'
  | 'boolean'
  | 'int'
  | 'long'
  | 'double'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'time'
  | 'email'
  | 'phone'
  | 'url'
  | 'picklist'
  | 'multipicklist'
  | 'combobox'
  | 'textarea'
  | 'richtext'
  | 'encryptedstring'
  | 'reference'
  | 'base64'
  | 'address'
  | 'location'
  | 'anytype'
  | 'autonumber';

export interface PicklistValue {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  /** Values of the controlling field that this one goes with. */
  readonly validWith?: readonly string[];
}

export interface FilterItem {
  readonly field: string;
  readonly operation: string;
  readonly value: string;
}

export interface MatchingRule {
  readonly name: string;
  /** Exact comparisons. */
  readonly items: readonly { readonly field: string; readonly matchesBlanks: boolean }[];
  /** `1 AND (2 OR 3)` */
  readonly logic: string;
}

export interface DuplicateRule {
  readonly name: string;
  readonly message: string;
  /** `alert`: refused unless the caller allows duplicates. */
  readonly insert: 'block' | 'alert' | null;
  readonly update: 'block' | 'alert' | null;
  readonly matches: readonly MatchingRule[];
}

export interface LookupFilter {
  /** On fields of the target; `source`: the field of the record itself whose value is compared with, instead of `value`. */
  readonly items: readonly (FilterItem & { readonly source: string | null })[];
  /** `1 AND (2 OR 3)` */
  readonly logic: string;
  readonly message: string;
}

export interface FieldInfo {
  readonly kind: 'field';
  readonly object: SObjectType;
  /** API name with the right case, with namespace prefix where there is one. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Characters, for text-like types; else 0. */
  readonly length: number;
  readonly precision: number;
  readonly scale: number;
  /** Position in `SObject.values`. Dense per type from 0; Id is always 0. */
  readonly index: number;
  /** Column of the store's table; null where the value is computed (formula, compound, follows a parent). */
  readonly column: string | null;
  readonly isCustom: boolean;
  readonly nillable: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly filterable: boolean;
  readonly sortable: boolean;
  readonly groupable: boolean;
  readonly unique: boolean;
  readonly caseSensitive: boolean;
  readonly externalId: boolean;
  readonly isNameField: boolean;
  readonly isHtml: boolean;
  readonly isAutoNumber: boolean;
  readonly isTracked: boolean;
  /** Whether changes are posted to the feed of the record. */
  readonly isFeedTracked: boolean;
  readonly isEncrypted: boolean;
  /** How an encrypted text is shown to users who may not view it, in the Metadata API's terms; null for other fields. */
  readonly mask: { readonly character: string; readonly type: string } | null;
  readonly restrictedPicklist: boolean;
  readonly picklistValues: readonly PicklistValue[];
  readonly defaultValueFormula: string | null;
  /** The platform provides a value when a new record has none: booleans, owners, auto-numbers, defaults, ... */
  readonly defaultedOnCreate: boolean;
  /** `INV-{0000}`, for auto-numbers. */
  readonly autoNumberFormat: string | null;
  /** Formula text for calculated fields. */
  readonly formula: string | null;
  /** What the formula takes a blank number for; null where the field's metadata leaves it open. */
  readonly formulaBlanks: 'zero' | 'blank' | null;
  /** Roll-up summary definition, where it is one. */
  readonly rollup: {
    readonly operation: 'count' | 'sum' | 'min' | 'max';
    readonly childObject: string;
    readonly childField: string | null;
    readonly foreignKey: string;
    readonly filters: readonly FilterItem[];
  } | null;
  /** Which records a lookup may name, where it is not only advice. */
  readonly lookupFilter: LookupFilter | null;
  /** Follows a field of a parent record, e.g. Case.ContactEmail: `['Contact', 'Email']`. */
  readonly follows: readonly string[] | null;
  /** In custom metadata, the field that names the object of which this one names a field. */
  readonly definitionOf: string | null;
  /** The field that decides which of this picklist's values may be chosen. */
  readonly controllingField: string | null;
  readonly helpText: string | null;
  /** Data classification. */
  readonly complianceGroup: string | null;
  readonly securityClassification: string | null;
  /** For references. */
  readonly relationship: RelationshipInfo | null;
}

export interface RelationshipInfo {
  readonly kind: 'relationship';
  readonly object: SObjectType;
  /** `Account`, `Owner`, `Invoice__r`. */
  readonly name: string;
  /** Position in `SObject.values` of the parent record. */
  readonly index: number;
  readonly field: FieldInfo;
  /** More than one: polymorphic. */
  readonly targets: readonly string[];
  readonly isMasterDetail: boolean;
  readonly deleteConstraint: 'cascade' | 'restrict' | 'setNull';
}

export interface ChildRelationshipInfo {
  readonly kind: 'childRelationship';
  readonly object: SObjectType;
  /** `Contacts`, `Invoices__r`; null where the platform has no name for it. */
  readonly name: string | null;
  /** Position in `SObject.values` of the list of children; -1 without a name. */
  readonly index: number;
  readonly child: string;
  readonly field: string;
  /** Also of a reference whose parent has no relationship name. */
  readonly deleteConstraint: 'cascade' | 'restrict' | 'setNull';
}

/** Why a record is shared: `Team__c`. */
export interface SharingReason {
  readonly name: string;
  readonly label: string;
}

export interface SObjectType {
  readonly name: string;
  readonly label: string;
  readonly pluralLabel: string;
  readonly keyPrefix: string | null;
  readonly category:
    | 'standard'
    | 'custom'
    | 'customMetadata'
    | 'platformEvent'
    | 'customSetting'
    | 'history'
    | 'feed'
    | 'share'
    | 'changeEvent'
    | 'setup';
  /** Table of the store; null for objects that exist by name only. */
  readonly table: string | null;
  readonly isCustom: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly deletable: boolean;
  readonly undeletable: boolean;
  readonly queryable: boolean;
  readonly searchable: boolean;
  readonly triggerable: boolean;
  /** User, Group, PermissionSet, ...: group of mixed DML. */
  readonly isSetup: boolean;
  readonly customSettingType: 'hierarchy' | 'list' | null;
  readonly isProtected: boolean;
  /** Developer names of a managed package's protected records: nobody else sees them. */
  readonly hiddenRecords?: readonly string[];
  readonly sharingModel: 'private' | 'read' | 'readWrite' | 'controlledByParent';
  /** Publish behaviour of a platform event. */
  readonly publishImmediately: boolean;
  readonly historyOf: string | null;
  /** Sharing reasons of a custom object. */
  readonly sharingReasons: readonly SharingReason[];
  readonly fields: readonly FieldInfo[];
  readonly relationships: readonly RelationshipInfo[];
  readonly childRelationships: readonly ChildRelationshipInfo[];
  readonly recordTypes: readonly {
    readonly id: string;
    readonly developerName: string;
    readonly label: string;
    readonly isActive: boolean;
    readonly isDefault: boolean;
    /** Accounts of it are persons. */
    readonly isPersonType: boolean;
  }[];
  readonly validationRules: readonly {
    readonly name: string;
    readonly active: boolean;
    readonly formula: string;
    readonly message: string;
    readonly errorField: string | null;
  }[];
  readonly duplicateRules: readonly DuplicateRule[];
  readonly fieldSets: readonly { readonly name: string; readonly label: string; readonly fields: readonly string[] }[];
  /** How many positions `SObject.values` has at most: fields, then relationships, then named child relationships. */
  readonly slotCount: number;
  /** Case-insensitive. Accepts the name with or without the org's own namespace. */
  field(name: string): FieldInfo | null;
  relationship(name: string): RelationshipInfo | null;
  childRelationship(name: string): ChildRelationshipInfo | null;
}

/** A state or province that addresses may name. */
export interface State {
  readonly code: string;
  readonly name: string;
}

export interface Country extends State {
  readonly states: readonly State[];
}

export interface Schema {
  readonly types: readonly SObjectType[];
  /** Case-insensitive API name. */
  type(name: string): SObjectType | null;
  typeByPrefix(keyPrefix: string): SObjectType | null;
  /** Every roll-up summary field. */
  readonly rollups: readonly FieldInfo[];
  /** The countries and states that addresses choose from; null where they are free text. */
  readonly countries: readonly Country[] | null;
  /** The namespace is that of an installed package. */
  readonly isManaged: boolean;
  /** The org's own namespace; null without one. */
  readonly namespace: string | null;
  /** Changes whenever anything in the schema does. */
  readonly fingerprint: string;
}
