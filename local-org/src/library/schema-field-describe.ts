/** Schema.DescribeFieldResult and Schema.PicklistEntry. */
import { emptyList, listOfType } from '../host/apex-values.ts';
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { libraryClass } from '../runtime/library.ts';
import { fieldToken, SObjectFieldToken, SObjectTypeToken, typeToken } from '../runtime/tokens.ts';
import { controllerOf, validFor } from '../schema/dependent-picklists.ts';
import type { FieldInfo, FieldType, PicklistValue } from '../schema/model.ts';
import { displayType, soapType } from './schema-enums.ts';
import { localName, withProperties } from './schema-describe.ts';

export class DescribeFieldResult {
  readonly field: FieldInfo;

  constructor(field: FieldInfo) {
    this.field = field;
  }

  /** Every answer by its name; tokens of fields and objects as their names. Source: open-source suite SalesforceLabs/AnyRecordHierarchy, getConfig. */
  jsonEntries(): readonly (readonly [string, unknown])[] {
    return Object.entries(ANSWERS)
      .map(([signature, answer]) => [answerName(signature), plainAnswer(answer(this))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  tostring$0(): string {
    return `Schema.DescribeFieldResult[getName=${this.field.name};getLabel=${this.field.label};]`;
  }
}

/** `Schema.SOAPType getSOAPType()`: `soapType` */
function answerName(signature: string): string {
  const name = /(?:get|is)(\w+)\(\)$/.exec(signature)![1]!;
  return name.replace(/^(?:SOAP|SO|[A-Z])/, (start) => start.toLowerCase());
}

function plainAnswer(value: unknown): unknown {
  if (value instanceof SObjectTypeToken || value instanceof SObjectFieldToken) return value.toString();
  if (value instanceof ApexList && value.items.some((item) => item instanceof SObjectTypeToken))
    return listOfType('String', value.items.map(String));
  return value;
}

const described = new WeakMap<FieldInfo, DescribeFieldResult>();

export function describeField(field: FieldInfo): DescribeFieldResult {
  let result = described.get(field);
  if (result === undefined) described.set(field, (result = new DescribeFieldResult(field)));
  return result;
}

class PicklistEntry {
  readonly entry: PicklistValue;
  private readonly field: FieldInfo;

  constructor(field: FieldInfo, entry: PicklistValue) {
    this.field = field;
    this.entry = entry;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { label, value, isActive, isDefault } = this.entry;
    return [
      ['active', isActive],
      ['defaultValue', isDefault],
      ['label', label],
      ['validFor', validFor(this.field, this.entry)],
      ['value', value],
    ];
  }

  tostring$0(): string {
    const { label, value, isActive, isDefault } = this.entry;
    return `Schema.PicklistEntry[getLabel=${label};getValue=${value};isActive=${isActive};isDefaultValue=${isDefault};]`;
  }
}

export const picklistEntryClass = libraryClass({
  name: 'Schema.PicklistEntry',
  members: withProperties({
    'String getLabel()': (self: PicklistEntry) => self.entry.label,
    'String getValue()': (self: PicklistEntry) => self.entry.value,
    'Boolean isActive()': (self: PicklistEntry) => self.entry.isActive,
    'Boolean isDefaultValue()': (self: PicklistEntry) => self.entry.isDefault,
  }),
  instance: PicklistEntry,
});

function allowed(field: FieldInfo, access: 'read' | 'edit'): boolean {
  const { org, user } = tx();
  return org.security === undefined || org.security.canField(user, field, access);
}

function mayOn(field: FieldInfo, on: 'create' | 'edit'): boolean {
  const { org, user } = tx();
  if (!(on === 'create' ? field.createable : field.updateable)) return false;
  return (
    org.security === undefined ||
    (org.security.canObject(user, field.object, on) && org.security.canField(user, field, 'edit'))
  );
}

const BYTES_PER_CHARACTER = 3;
const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(['double', 'currency', 'percent']);
const POLYMORPHIC_NAME = 'Name';

const ANSWERS: Readonly<Record<string, (self: DescribeFieldResult) => unknown>> = {
  'String getName()': (self: DescribeFieldResult) => self.field.name,
  'String getLocalName()': (self: DescribeFieldResult) => localName(self.field.name),
  'String getLabel()': (self: DescribeFieldResult) => self.field.label,
  'Integer getLength()': (self: DescribeFieldResult) =>
    self.field.type === 'id' || self.field.type === 'reference' ? 18 : self.field.length,
  'Integer getByteLength()': (self: DescribeFieldResult) =>
    self.field.type === 'id' || self.field.type === 'reference' ? 18 : self.field.length * BYTES_PER_CHARACTER,
  'Integer getDigits()': (self: DescribeFieldResult) => (self.field.type === 'int' ? 8 : 0),
  'Integer getPrecision()': (self: DescribeFieldResult) => (NUMBERS.has(self.field.type) ? self.field.precision : 0),
  'Integer getScale()': (self: DescribeFieldResult) => (NUMBERS.has(self.field.type) ? self.field.scale : 0),
  'Schema.DisplayType getType()': (self: DescribeFieldResult) => displayType(self.field),
  'Schema.SOAPType getSOAPType()': (self: DescribeFieldResult) => soapType(self.field),
  'Schema.SObjectField getSObjectField()': (self: DescribeFieldResult) => fieldToken(self.field),
  'Schema.SObjectType getSObjectType()': (self: DescribeFieldResult) => typeToken(self.field.object),
  'List<Schema.PicklistEntry> getPicklistValues()': (self: DescribeFieldResult) =>
    listOfType(
      'Schema.PicklistEntry',
      self.field.picklistValues.filter((entry) => entry.isActive).map((entry) => new PicklistEntry(self.field, entry)),
    ),
  'List<Schema.SObjectType> getReferenceTo()': (self: DescribeFieldResult) => {
    const { schema } = tx().org;
    return listOfType(
      'Schema.SObjectType',
      (self.field.relationship?.targets ?? [])
        .map((name) => schema.type(name))
        .filter((type) => type !== null)
        .map(typeToken),
    );
  },
  'String getReferenceTargetField()': () => null,
  'String getRelationshipName()': (self: DescribeFieldResult) => self.field.relationship?.name ?? null,
  'Integer getRelationshipOrder()': (self: DescribeFieldResult) =>
    self.field.relationship?.isMasterDetail === true
      ? self.field.object.relationships.filter((other) => other.isMasterDetail).indexOf(self.field.relationship)
      : null,
  'String getCalculatedFormula()': (self: DescribeFieldResult) => self.field.formula,
  'String getCompoundFieldName()': (self: DescribeFieldResult) => compoundOf(self.field),
  'Schema.SObjectField getController()': (self: DescribeFieldResult) => {
    const controller = controllerOf(self.field);
    return controller === null ? null : fieldToken(controller);
  },
  'Object getDefaultValue()': (self: DescribeFieldResult) =>
    self.field.type === 'boolean'
      ? self.field.defaultValueFormula === 'true'
      : (self.field.picklistValues.find((entry) => entry.isDefault)?.value ?? null),
  'String getDefaultValueFormula()': (self: DescribeFieldResult) =>
    self.field.type === 'boolean' ? null : self.field.defaultValueFormula,
  'String getInlineHelpText()': (self: DescribeFieldResult) => self.field.helpText,
  // Source: Tooling API, completions of Apex (Schema.DescribeFieldResult); SOAP API WSDL, Field: mask, maskType.
  'String getMask()': (self: DescribeFieldResult) => self.field.mask?.character ?? null,
  'String getMaskType()': (self: DescribeFieldResult) => self.field.mask?.type ?? null,
  'List<String> getDependentFields()': () => emptyList('String'),
  'Boolean isAccessible()': (self: DescribeFieldResult) => allowed(self.field, 'read'),
  'Boolean isCreateable()': (self: DescribeFieldResult) => mayOn(self.field, 'create'),
  'Boolean isUpdateable()': (self: DescribeFieldResult) => mayOn(self.field, 'edit'),
  'Boolean isAggregatable()': (self: DescribeFieldResult) => self.field.groupable,
  'Boolean isAiPredictionField()': () => false,
  'Schema.FilteredLookupInfo getFilteredLookupInfo()': () => null,
  'Boolean isAutoNumber()': (self: DescribeFieldResult) => self.field.isAutoNumber,
  'Boolean isCalculated()': (self: DescribeFieldResult) =>
    self.field.formula !== null || self.field.rollup !== null || self.field.follows !== null,
  'Boolean isCascadeDelete()': (self: DescribeFieldResult) => self.field.relationship?.deleteConstraint === 'cascade',
  'Boolean isCaseSensitive()': (self: DescribeFieldResult) => self.field.caseSensitive,
  'Boolean isCustom()': (self: DescribeFieldResult) => self.field.isCustom,
  'Boolean isDefaultedOnCreate()': (self: DescribeFieldResult) => self.field.defaultedOnCreate,
  'Boolean isDependentPicklist()': (self: DescribeFieldResult) => controllerOf(self.field) !== null,
  'Boolean isDeprecatedAndHidden()': () => false,
  'Boolean isDisplayLocationInDecimal()': () => false,
  'Boolean isEncrypted()': (self: DescribeFieldResult) => self.field.isEncrypted,
  'Boolean isExternalId()': (self: DescribeFieldResult) => self.field.externalId,
  'Boolean isFilterable()': (self: DescribeFieldResult) => self.field.filterable,
  'Boolean isFormulaTreatNullNumberAsZero()': () => false,
  'Boolean isGroupable()': (self: DescribeFieldResult) => self.field.groupable,
  'Boolean isHighScaleNumber()': () => false,
  'Boolean isHtmlFormatted()': (self: DescribeFieldResult) => self.field.isHtml,
  'Boolean isIdLookup()': (self: DescribeFieldResult) =>
    self.field.type === 'id' || self.field.externalId || self.field.isNameField,
  'Boolean isNameField()': (self: DescribeFieldResult) => self.field.isNameField,
  'Boolean isNamePointing()': (self: DescribeFieldResult) => (self.field.relationship?.targets.length ?? 0) > 1,
  'Boolean isNillable()': (self: DescribeFieldResult) => self.field.nillable,
  'Boolean isPermissionable()': (self: DescribeFieldResult) =>
    self.field.nillable &&
    self.field.name !== 'Id' &&
    self.field.name !== POLYMORPHIC_NAME &&
    self.field.name !== 'OwnerId',
  'Boolean isQueryByDistance()': (self: DescribeFieldResult) =>
    self.field.type === 'location' || self.field.type === 'address',
  'Boolean isRestrictedDelete()': (self: DescribeFieldResult) =>
    self.field.relationship?.deleteConstraint === 'restrict',
  'Boolean isRestrictedPicklist()': (self: DescribeFieldResult) => self.field.restrictedPicklist,
  'Boolean isSearchPrefilterable()': () => false,
  'Boolean isSortable()': (self: DescribeFieldResult) => self.field.sortable,
  'Boolean isUnique()': (self: DescribeFieldResult) => self.field.unique,
  'Boolean isWriteRequiresMasterRead()': () => false,
};

export const describeFieldResultClass = libraryClass({
  name: 'Schema.DescribeFieldResult',
  members: withProperties(ANSWERS),
  instance: DescribeFieldResult,
});

/** `MailingAddress` for `MailingCity`, `Name` for `LastName`. */
function compoundOf(field: FieldInfo): string | null {
  const address =
    /^(\w*?)(Street|City|State|PostalCode|Country|Latitude|Longitude|GeocodeAccuracy|StateCode|CountryCode)$/.exec(
      field.name,
    );
  const compound = address === null ? null : field.object.field(`${address[1]}Address`);
  if (compound?.type === 'address') return compound.name;
  const isPart =
    /^(Salutation|FirstName|MiddleName|LastName|Suffix)$/.test(field.name) && field.object.field('Name') !== null;
  return isPart ? 'Name' : null;
}
