/** EntityDefinition, FieldDefinition, EntityParticle and PicklistValueInfo: the data model as records. */
import { validFor } from '../schema/dependent-picklists.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import type { FieldInfo, FieldType, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import type { VirtualServices, VirtualTable } from './virtual.ts';

type Values = Readonly<Record<string, SqlValue>>;

const flag = (value: boolean): number => (value ? 1 : 0);
/** Objects that only some users see make the tables differ by user. */
const version = ({ schema, conditions }: VirtualServices): string => {
  const differs = conditions?.asked.automatedProcess?.cannotSee !== undefined && hasTransaction();
  return differs ? `${schema.fingerprint} ${String(tx().user.isAutomatedProcess)}` : schema.fingerprint;
};

/** Objects that exist for the running user. */
function* seen({ security }: VirtualServices, types: Iterable<SObjectType>): Generator<SObjectType> {
  const user = hasTransaction() ? tx().user : null;
  for (const type of types) if (user === null || security?.isMissing(user, type) !== true) yield type;
}

function namespaceOf(name: string): string | null {
  return /^(\w+?)__(?=\w+__\w+$)/.exec(name)?.[1] ?? null;
}

/** Without namespace and suffix. */
function developerName(name: string): string {
  return name.replace(/^\w+?__(?=\w+__\w+$)/, '').replace(/__\w+$/, '');
}

function entityRow(type: SObjectType): Values {
  return {
    Id: null,
    DurableId: type.name,
    QualifiedApiName: type.name,
    NamespacePrefix: namespaceOf(type.name),
    DeveloperName: developerName(type.name),
    MasterLabel: type.label,
    Label: type.label,
    PluralLabel: type.pluralLabel,
    KeyPrefix: type.keyPrefix,
    IsCustomizable: flag(type.isCustom || type.triggerable),
    IsApexTriggerable: flag(type.triggerable),
    IsTriggerable: flag(type.triggerable),
    IsWorkflowEnabled: flag(type.triggerable),
    IsCustomSetting: flag(type.category === 'customSetting'),
    IsDeprecatedAndHidden: 0,
    IsSearchable: flag(type.searchable),
    IsQueryable: flag(type.queryable),
    IsIdEnabled: 1,
    IsEverCreatable: flag(type.createable),
    IsEverUpdatable: flag(type.updateable),
    IsEverDeletable: flag(type.deletable),
    IsLayoutable: flag(type.triggerable),
    IsRetrieveable: flag(type.queryable),
    IsReplicateable: flag(type.queryable),
    InternalSharingModel: {
      private: 'Private',
      read: 'Read',
      readWrite: 'ReadWrite',
      controlledByParent: 'ControlledByParent',
    }[type.sharingModel],
  };
}

const WORDS: Partial<Readonly<Record<FieldType, string>>> = {
  boolean: 'Checkbox',
  double: 'Number',
  currency: 'Currency',
  percent: 'Percent',
  date: 'Date',
  datetime: 'Date/Time',
  time: 'Time',
  email: 'Email',
  phone: 'Phone',
  url: 'URL',
  picklist: 'Picklist',
  multipicklist: 'Picklist (Multi-Select)',
  reference: 'Lookup',
  address: 'Address',
  location: 'Geolocation',
  autonumber: 'Auto Number',
  int: 'Number',
  long: 'Number',
  id: 'Lookup()',
  base64: 'Base64',
  combobox: 'Picklist',
};

/** As Setup shows it: `Text(80)`, `Lookup(Account)`. */
function dataType(field: FieldInfo): string {
  if (field.formula !== null) return `Formula (${WORDS[field.type] ?? 'Text'})`;
  if (field.rollup !== null)
    return `Roll-Up Summary (${field.rollup.operation.toUpperCase()} ${field.rollup.childObject})`;
  if (field.type === 'reference')
    return `${field.relationship?.isMasterDetail === true ? 'Master-Detail' : 'Lookup'}(${field.relationship?.targets.join(',') ?? ''})`;
  if (field.type === 'string' || field.type === 'encryptedstring') return `Text(${field.length})`;
  if (field.type === 'textarea') return field.length > 255 ? `Long Text Area(${field.length})` : 'Text Area(255)';
  if (field.type === 'richtext') return `Rich Text Area(${field.length})`;
  const isNumber =
    field.type === 'double' || field.type === 'currency' || field.type === 'percent' || field.type === 'int';
  return isNumber
    ? `${WORDS[field.type]}(${field.precision - field.scale}, ${field.scale})`
    : (WORDS[field.type] ?? 'Text');
}

/** The API's name of a field type: `string`, `double`, `email`. */
function valueType(field: FieldInfo): string {
  const names: Partial<Readonly<Record<FieldType, string>>> = { richtext: 'textarea', autonumber: 'string' };
  return names[field.type] ?? field.type;
}

function sharedRow(field: FieldInfo): Record<string, SqlValue> {
  const { object } = field;
  return {
    Id: null,
    DurableId: `${object.name}.${field.name}`,
    QualifiedApiName: field.name,
    EntityDefinitionId: object.name,
    NamespacePrefix: namespaceOf(field.name),
    DeveloperName: developerName(field.name),
    MasterLabel: field.label,
    Label: field.label,
    Length: field.type === 'reference' || field.type === 'id' ? 18 : field.length,
    ValueTypeId: valueType(field),
    ServiceDataTypeId: valueType(field),
    ExtraTypeInfo: field.type === 'richtext' ? 'richtextarea' : field.type === 'textarea' ? 'plaintextarea' : null,
    IsCalculated: flag(field.formula !== null || field.rollup !== null),
    IsHighScaleNumber: 0,
    IsHtmlFormatted: flag(field.isHtml),
    IsNameField: flag(field.isNameField),
    IsNillable: flag(field.nillable),
    Precision: field.precision,
    Scale: field.scale,
    IsFieldHistoryTracked: flag(field.isTracked),
    IsApiFilterable: flag(field.filterable),
    IsApiSortable: flag(field.sortable),
    IsApiGroupable: flag(field.groupable),
    IsListVisible: 1,
    IsCompound: flag(field.type === 'address' || field.type === 'location'),
    RelationshipName: field.relationship?.name ?? null,
    ReferenceTo: field.relationship === null ? null : JSON.stringify({ referenceTo: field.relationship.targets }),
    ReferenceTargetField: null,
    IsWorkflowFilterable: flag(field.filterable),
    IsCompactLayoutable: flag(field.filterable),
  };
}

function fieldRow(field: FieldInfo): Values {
  return {
    ...sharedRow(field),
    DataType: dataType(field),
    IsIndexed: flag(
      field.unique || field.externalId || field.type === 'id' || field.type === 'reference' || field.isNameField,
    ),
    IsListFilterable: flag(field.filterable),
    IsListSortable: flag(field.sortable),
    IsSearchPrefilterable: 0,
    IsPolymorphicForeignKey: flag((field.relationship?.targets.length ?? 0) > 1),
    IsAiPredictionField: 0,
    SecurityClassification: field.securityClassification,
    ComplianceGroup: field.complianceGroup,
    Description: null,
  };
}

function particleRow(field: FieldInfo): Values {
  return {
    ...sharedRow(field),
    Name: field.name,
    DataType: valueType(field),
    FieldDefinitionId: `${field.object.name}.${field.name}`,
    IsAutonumber: flag(field.isAutoNumber),
    ByteLength: field.length * 3,
    IsCaseSensitive: flag(field.caseSensitive),
    IsUnique: flag(field.unique),
    IsCreatable: flag(field.createable),
    IsUpdatable: flag(field.updateable),
    IsDefaultedOnCreate: flag(field.defaultedOnCreate),
    IsWriteRequiresMasterRead: 0,
    IsPermissionable: flag(field.nillable),
    IsEncrypted: flag(field.isEncrypted),
    Digits: 0,
    InlineHelpText: field.helpText,
    IsLayoutable: 1,
    IsDependentPicklist: 0,
    IsDeprecatedAndHidden: 0,
    IsDisplayLocationInDecimal: 0,
    DefaultValueFormula: field.defaultValueFormula,
    IsIdLookup: flag(field.type === 'id' || field.externalId),
    IsNamePointing: flag((field.relationship?.targets.length ?? 0) > 1),
    RelationshipOrder: null,
    IsComponent: 0,
  };
}

/** Of one object, or of all. */
function* fields(services: VirtualServices, object: string | null): Generator<FieldInfo> {
  const only = object === null ? null : services.schema.type(object);
  const types = object === null ? services.schema.types : only === null ? [] : [only];
  for (const type of seen(services, types)) yield* type.fields;
}

function* map<A, B>(items: Iterable<A>, to: (item: A) => B): Generator<B> {
  for (const item of items) yield to(item);
}

function* picklistRows(services: VirtualServices, object: string | null): Generator<Values> {
  for (const field of fields(services, object)) {
    let position = 0;
    for (const entry of field.picklistValues) {
      const particle = `${field.object.name}.${field.name}`;
      yield {
        Id: null,
        DurableId: `${particle}.${position++}`,
        Value: entry.value,
        Label: entry.label,
        IsDefaultValue: flag(entry.isDefault),
        IsActive: flag(entry.isActive),
        ValidFor: validFor(field, entry),
        EntityParticleId: particle,
      };
    }
  }
}

const objectOf = (value: string): string => value.split('.')[0];

export const DEFINITION_TABLES: readonly VirtualTable[] = [
  {
    name: 'EntityDefinition',
    key: 'DurableId',
    version,
    rows: (services) => map(seen(services, services.schema.types), entityRow),
  },
  {
    name: 'FieldDefinition',
    key: 'DurableId',
    version,
    rows: (services, object) => map(fields(services, object), fieldRow),
    parts: {
      paths: ['entitydefinitionid', 'entitydefinition.qualifiedapiname', 'entitydefinition.durableid', 'durableid'],
      partOf: objectOf,
    },
  },
  {
    name: 'EntityParticle',
    key: 'DurableId',
    version,
    rows: (services, object) => map(fields(services, object), particleRow),
    parts: {
      paths: [
        'entitydefinitionid',
        'entitydefinition.qualifiedapiname',
        'entitydefinition.durableid',
        'durableid',
        'fielddefinitionid',
      ],
      partOf: objectOf,
    },
  },
  {
    name: 'PicklistValueInfo',
    key: 'DurableId',
    version,
    rows: (services, object) => picklistRows(services, object),
    parts: {
      paths: [
        'entityparticleid',
        'entityparticle.durableid',
        'entityparticle.entitydefinitionid',
        'entityparticle.entitydefinition.qualifiedapiname',
        'durableid',
      ],
      partOf: objectOf,
    },
  },
];
