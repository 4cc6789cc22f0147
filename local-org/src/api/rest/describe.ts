/** `/sobjects` and `/sobjects/{type}/describe`, as the user may see them. */
import { controllerOf, validFor } from '../../schema/dependent-picklists.ts';
import type { ApiServer } from '../api.ts';
import { json, userOf } from '../http.ts';
import { dataRoute } from '../router.ts';
import type { UserInfoRecord } from '../../runtime/transaction.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import { typeNamed } from './save.ts';
import { MASTER_RECORD_TYPE } from '../../schema/ids.ts';

export const DESCRIBE_ROUTES = [
  dataRoute('GET', '/sobjects', (api, request, { version }) => json(describeGlobal(api, userOf(request), version))),
  dataRoute('GET', '/sobjects/:type/describe', (api, request, { type, version }) =>
    json(describeType(api, userOf(request), typeNamed(api, userOf(request), type), version)),
  ),
];

function describeGlobal(api: ApiServer, user: UserInfoRecord, version: string): object {
  const { schema, security } = api.org.host;
  const visible = schema.types.filter(
    (type) => type.name !== 'Name' && schema.type(type.name) !== null && security.canObject(user, type, 'read'),
  );
  return { encoding: 'UTF-8', maxBatchSize: 200, sobjects: visible.map((type) => summary(api, user, type, version)) };
}

export function objectInfo(api: ApiServer, user: UserInfoRecord, type: SObjectType, version: string): object {
  return { objectDescribe: summary(api, user, type, version), recentItems: [] };
}

function summary(api: ApiServer, user: UserInfoRecord, type: SObjectType, version: string): Record<string, unknown> {
  const { security } = api.org.host;
  const can = (access: 'create' | 'edit' | 'delete'): boolean => security.canObject(user, type, access);
  const base = `/services/data/${version}/sobjects/${type.name}`;
  const isData = type.category === 'standard' || type.category === 'custom';
  return {
    activateable: false,
    associateEntityType:
      type.historyOf === null
        ? null
        : type.category === 'share'
          ? 'Share'
          : type.category === 'feed'
            ? 'Feed'
            : 'History',
    associateParentEntity: type.historyOf,
    createable: type.createable && can('create'),
    custom: type.isCustom,
    customSetting: type.category === 'customSetting',
    deepCloneable: false,
    deletable: type.deletable && can('delete'),
    deprecatedAndHidden: false,
    feedEnabled: false,
    hasSubtypes: false,
    isInterface: false,
    isSubtype: false,
    keyPrefix: type.keyPrefix,
    label: type.label,
    labelPlural: type.pluralLabel,
    layoutable: isData,
    mergeable: type.name === 'Account' || type.name === 'Contact' || type.name === 'Lead' || type.name === 'Case',
    mruEnabled: isData,
    name: type.name,
    queryable: type.queryable,
    replicateable: type.queryable,
    retrieveable: type.queryable,
    searchable: type.searchable,
    triggerable: type.triggerable,
    undeletable: type.undeletable && can('create'),
    updateable: type.updateable && can('edit'),
    urls: { rowTemplate: `${base}/{ID}`, describe: `${base}/describe`, sobject: base },
  };
}

export function describeType(api: ApiServer, user: UserInfoRecord, type: SObjectType, version: string): object {
  const { security, schema } = api.org.host;
  const base = `/services/data/${version}/sobjects/${type.name}`;
  const fields = type.fields.filter((field) => field.name === 'Id' || security.canField(user, field, 'read'));
  return {
    actionOverrides: [],
    childRelationships: type.childRelationships
      .filter(({ child }) => schema.type(child) !== null)
      .map(({ child, field, name }) => ({
        cascadeDelete: schema.type(child)!.field(field)?.relationship?.deleteConstraint === 'cascade',
        childSObject: child,
        deprecatedAndHidden: false,
        field,
        junctionIdListNames: [],
        junctionReferenceTo: [],
        relationshipName: name,
        restrictedDelete: schema.type(child)!.field(field)?.relationship?.deleteConstraint === 'restrict',
      })),
    compactLayoutable: type.isCustom,
    ...summary(api, user, type, version),
    defaultImplementation: null,
    extendedBy: null,
    extendsInterfaces: null,
    fields: fields.map((field) => describeField(api, user, field)),
    implementedBy: null,
    implementsInterfaces: null,
    listviewable: null,
    lookupLayoutable: null,
    namedLayoutInfos: [],
    networkScopeFieldName: null,
    recordTypeInfos: recordTypeInfos(type, base),
    searchLayoutable: type.searchable,
    sobjectDescribeOption: 'FULL',
    supportedScopes: [{ label: `All ${type.pluralLabel.toLowerCase()}`, name: 'everything' }],
  };
}

function recordTypeInfos(type: SObjectType, base: string): object[] {
  const own = type.recordTypes.filter((recordType) => recordType.id !== MASTER_RECORD_TYPE);
  const infos = own.map((recordType) => ({
    active: recordType.isActive,
    available: recordType.isActive,
    defaultRecordTypeMapping: recordType.isDefault,
    developerName: recordType.developerName,
    master: false,
    name: recordType.label,
    recordTypeId: recordType.id,
    urls: { layout: `${base}/describe/layouts/${recordType.id}` },
  }));
  const master = {
    active: true,
    available: true,
    defaultRecordTypeMapping: !own.some((recordType) => recordType.isDefault),
    developerName: 'Master',
    master: true,
    name: 'Master',
    recordTypeId: MASTER_RECORD_TYPE,
    urls: { layout: `${base}/describe/layouts/${MASTER_RECORD_TYPE}` },
  };
  return [...infos, master];
}

const TYPE_NAMES: Partial<Readonly<Record<FieldInfo['type'], string>>> = {
  richtext: 'textarea',
  autonumber: 'string',
  anytype: 'anyType',
};
const SOAP_TYPES: Partial<Readonly<Record<FieldInfo['type'], string>>> = {
  id: 'tns:ID',
  reference: 'tns:ID',
  boolean: 'xsd:boolean',
  int: 'xsd:int',
  long: 'xsd:long',
  double: 'xsd:double',
  currency: 'xsd:double',
  percent: 'xsd:double',
  date: 'xsd:date',
  datetime: 'xsd:dateTime',
  time: 'xsd:time',
  base64: 'xsd:base64Binary',
  anytype: 'xsd:anyType',
  address: 'urn:address',
  location: 'urn:location',
};
const DECIMALS: ReadonlySet<string> = new Set(['double', 'currency', 'percent']);

function describeField(api: ApiServer, user: UserInfoRecord, field: FieldInfo): object {
  const { security } = api.org.host;
  const canEdit = security.canField(user, field, 'edit');
  const isId = field.type === 'id' || field.type === 'reference';
  const { relationship } = field;
  const length = isId ? 18 : field.length;
  return {
    aggregatable: field.filterable,
    aiPredictionField: false,
    autoNumber: field.isAutoNumber,
    byteLength: isId ? 18 : field.length * 3,
    calculated: field.formula !== null || field.rollup !== null,
    calculatedFormula: field.formula,
    cascadeDelete: relationship?.deleteConstraint === 'cascade',
    caseSensitive: field.caseSensitive,
    compoundFieldName: null,
    controllerName: controllerOf(field)?.name ?? null,
    createable: field.createable && canEdit,
    custom: field.isCustom,
    defaultValue: field.type === 'boolean' ? field.defaultValueFormula?.toLowerCase() === 'true' : null,
    defaultValueFormula: field.isCustom && field.type !== 'boolean' ? field.defaultValueFormula : null,
    defaultedOnCreate: field.defaultedOnCreate,
    dependentPicklist: controllerOf(field) !== null,
    deprecatedAndHidden: false,
    digits: field.type === 'int' ? 8 : 0,
    displayLocationInDecimal: false,
    encrypted: field.isEncrypted,
    externalId: field.externalId,
    extraTypeInfo: field.type === 'richtext' ? 'richtextarea' : field.type === 'textarea' ? 'plaintextarea' : null,
    filterable: field.filterable,
    filteredLookupInfo: null,
    formulaTreatNullNumberAsZero: false,
    groupable: field.groupable,
    highScaleNumber: false,
    htmlFormatted: field.isHtml,
    idLookup: field.type === 'id' || field.externalId || field.isNameField,
    inlineHelpText: field.helpText,
    label: field.label,
    length: DECIMALS.has(field.type) ? 0 : length,
    mask: field.mask?.character ?? null,
    maskType: field.mask?.type ?? null,
    name: field.name,
    nameField: field.isNameField,
    namePointing: (relationship?.targets.length ?? 0) > 1,
    nillable: field.nillable,
    permissionable: field.isCustom || field.nillable,
    picklistValues: field.picklistValues.map((entry) => ({
      active: entry.isActive,
      defaultValue: entry.isDefault,
      label: entry.label,
      validFor: validFor(field, entry),
      value: entry.value,
    })),
    polymorphicForeignKey: (relationship?.targets.length ?? 0) > 1,
    precision: DECIMALS.has(field.type) ? field.precision : 0,
    queryByDistance: field.type === 'location',
    referenceTargetField: null,
    referenceTo: relationship?.targets ?? [],
    relationshipName: relationship?.name ?? null,
    relationshipOrder: relationship?.isMasterDetail === true ? 0 : null,
    restrictedDelete: relationship?.deleteConstraint === 'restrict',
    restrictedPicklist: field.restrictedPicklist,
    scale: DECIMALS.has(field.type) ? field.scale : 0,
    searchPrefilterable: relationship !== null,
    soapType: SOAP_TYPES[field.type] ?? 'xsd:string',
    sortable: field.sortable,
    type: TYPE_NAMES[field.type] ?? field.type,
    unique: field.unique,
    updateable: field.updateable && canEdit,
    writeRequiresMasterRead: false,
  };
}
