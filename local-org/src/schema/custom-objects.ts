/** Custom objects, settings, metadata types, events and big objects, from object metadata. */
import type { MetadataNode, ObjectMetadata } from '../project/model.ts';
import { flagOf, nodeOf, nodesOf, textOf } from '../project/xml.ts';
import { customField, customiseStandardField, type FieldContext } from './custom-fields.ts';
import {
  auditFields,
  deletedField,
  draftField,
  draftType,
  idField,
  labelOf,
  target,
  type FieldDraft,
  type TypeDraft,
} from './draft.ts';
import { stableId } from './ids.ts';
import type { SObjectType } from './model.ts';
import { qualify } from '../project/api-names.ts';

const readOnly = { createable: false, updateable: false } as const;
const required = { nillable: false } as const;

function nameField(properties: MetadataNode): FieldDraft {
  const node = nodeOf(properties, 'nameField');
  const label = (node === null ? null : textOf(node, 'label')) ?? 'Name';
  const isTracked = node !== null && flagOf(node, 'trackHistory');
  const isFeedTracked = node !== null && flagOf(node, 'trackFeedHistory');
  if (node !== null && textOf(node, 'type') === 'AutoNumber') {
    return draftField('Name', 'autonumber', {
      label,
      isNameField: true,
      nillable: false,
      length: 80,
      isTracked,
      isFeedTracked,
      autoNumberFormat: textOf(node, 'displayFormat') ?? '{0}',
    });
  }
  // The platform names a record after its Id when a text name is left out.
  return draftField('Name', 'string', {
    label,
    isNameField: true,
    length: 80,
    isTracked,
    isFeedTracked,
    defaultedOnCreate: true,
  });
}

function ownerField(): FieldDraft {
  return draftField('OwnerId', 'reference', { ...required, targets: [target('Group'), target('User')] });
}

function recordFields(metadata: ObjectMetadata, hasMaster: boolean, isStandalone: boolean): FieldDraft[] {
  const viewed = [
    draftField('LastViewedDate', 'datetime', readOnly),
    draftField('LastReferencedDate', 'datetime', readOnly),
  ];
  return [
    idField(),
    ...(hasMaster || !isStandalone ? [] : [ownerField()]),
    deletedField(),
    nameField(metadata.properties),
    ...(metadata.recordTypes.length > 0
      ? [draftField('RecordTypeId', 'reference', { targets: [target('RecordType')] })]
      : []),
    ...auditFields(),
    ...(flagOf(metadata.properties, 'enableActivities') ? [draftField('LastActivityDate', 'date', readOnly)] : []),
    ...viewed,
  ];
}

function settingFields(): FieldDraft[] {
  return [
    idField(),
    deletedField(),
    draftField('Name', 'string', { isNameField: true, length: 38, defaultedOnCreate: true }),
    draftField('SetupOwnerId', 'reference', {
      ...required,
      label: 'Location',
      defaultedOnCreate: true,
      targets: [target('Organization'), target('Profile'), target('User')],
    }),
    ...auditFields(),
  ];
}

function metadataTypeFields(): FieldDraft[] {
  const text = (name: string, length: number, given: Partial<FieldDraft> = {}): FieldDraft =>
    draftField(name, 'string', { length, ...given });
  return [
    idField(),
    text('DeveloperName', 40, { ...required, label: 'Custom Metadata Record Name' }),
    text('MasterLabel', 40, { ...required, label: 'Label' }),
    draftField('Language', 'picklist', { ...required, length: 40, label: 'Master Language', defaultedOnCreate: true }),
    text('NamespacePrefix', 15, readOnly),
    text('Label', 40, { ...required, defaultedOnCreate: true, isNameField: true }),
    text('QualifiedApiName', 70, { ...required, ...readOnly, label: 'Qualified API Name' }),
    draftField('SystemModstamp', 'datetime', { ...required, ...readOnly }),
  ];
}

function eventFields(): FieldDraft[] {
  return [
    idField(),
    draftField('ReplayId', 'string', readOnly),
    ...auditFields().slice(0, 2),
    draftField('EventUuid', 'string', { ...readOnly, length: 36 }),
  ];
}

const SHARING: Readonly<Record<string, SObjectType['sharingModel']>> = {
  Private: 'private',
  Read: 'read',
  ReadWrite: 'readWrite',
  ReadWriteTransfer: 'readWrite',
  FullAccess: 'readWrite',
  ControlledByParent: 'controlledByParent',
};

type Kind = 'custom' | 'customSetting' | 'customMetadata' | 'platformEvent' | 'bigObject';

function kindOf(metadata: ObjectMetadata): Kind {
  if (/__mdt$/i.test(metadata.name)) return 'customMetadata';
  if (/__e$/i.test(metadata.name)) return 'platformEvent';
  if (/__b$/i.test(metadata.name)) return 'bigObject';
  return textOf(metadata.properties, 'customSettingsType') === null ? 'custom' : 'customSetting';
}

const METADATA_RIGHTS = { createable: false, updateable: false, deletable: false } as const;

/** An object that a project declares, without its custom fields. */
export function customObject(metadata: ObjectMetadata, namespace: string | null): TypeDraft {
  const { properties } = metadata;
  const kind = kindOf(metadata);
  const hasMaster = metadata.fields.some((field) => textOf(field, 'type') === 'MasterDetail');
  const label = textOf(properties, 'label') ?? labelOf(metadata.name);
  const sharingModel = hasMaster
    ? 'controlledByParent'
    : (SHARING[textOf(properties, 'sharingModel') ?? 'ReadWrite'] ?? 'readWrite');
  const visibility = textOf(properties, 'visibility');
  const base: Partial<TypeDraft> = {
    label,
    pluralLabel: textOf(properties, 'pluralLabel') ?? `${label}s`,
    isCustom: true,
    sharingModel,
    isProtected: visibility !== null && visibility !== 'Public',
  };
  const name = qualify(metadata.name, namespace);
  switch (kind) {
    case 'customMetadata':
      return draftType(name, {
        ...base,
        ...METADATA_RIGHTS,
        category: 'customMetadata',
        sharingModel: 'readWrite',
        fields: metadataTypeFields(),
      });
    case 'platformEvent':
      return draftType(name, {
        ...base,
        category: 'platformEvent',
        hasTable: false,
        updateable: false,
        deletable: false,
        queryable: false,
        triggerable: true,
        publishImmediately: textOf(properties, 'publishBehavior') === 'PublishImmediately',
        fields: eventFields(),
      });
    case 'bigObject':
      return draftType(name, {
        ...base,
        category: 'custom',
        updateable: false,
        fields: [idField(), ...auditFields().slice(0, 2)],
      });
    case 'customSetting':
      return draftType(name, {
        ...base,
        category: 'customSetting',
        customSettingType: textOf(properties, 'customSettingsType') === 'List' ? 'list' : 'hierarchy',
        fields: settingFields(),
      });
    case 'custom': {
      const companions = new Set<'history' | 'feed' | 'share' | 'change'>(['change']);
      if (flagOf(properties, 'enableHistory')) companions.add('history');
      if (flagOf(properties, 'enableFeeds')) companions.add('feed');
      if (!hasMaster && sharingModel !== 'controlledByParent') companions.add('share');
      return draftType(name, {
        ...base,
        category: 'custom',
        undeletable: true,
        triggerable: true,
        searchable: textOf(properties, 'enableSearch') !== 'false',
        companions,
        fields: recordFields(metadata, hasMaster, true),
      });
    }
  }
}

/** Adds an object's custom fields, changed standard fields, record types, rules and field sets. */
export function applyMetadata(type: TypeDraft, metadata: ObjectMetadata, context: FieldContext): void {
  const byName = new Map(type.fields.map((field) => [field.name.toLowerCase(), field]));
  for (const node of metadata.fields) {
    const name = textOf(node, 'fullName') ?? '';
    const existing = byName.get(name.toLowerCase());
    if (existing !== undefined) customiseStandardField(existing, node, context);
    else if (/__c$/i.test(name)) {
      for (const field of customField(node, context)) {
        type.fields.push(field);
        byName.set(field.name.toLowerCase(), field);
      }
    }
  }
  type.recordTypes = [...type.recordTypes, ...recordTypes(type, metadata)];
  if (type.recordTypes.length > 0 && !byName.has('recordtypeid')) {
    type.fields.push(draftField('RecordTypeId', 'reference', { targets: [target('RecordType')] }));
  }
  type.validationRules = [
    ...type.validationRules,
    ...metadata.validationRules.map((rule) => ({
      name: textOf(rule, 'fullName') ?? '',
      active: flagOf(rule, 'active'),
      formula: textOf(rule, 'errorConditionFormula') ?? 'false',
      message: textOf(rule, 'errorMessage') ?? '',
      errorField: fieldReference(textOf(rule, 'errorDisplayField'), context.namespace),
    })),
  ];
  type.fieldSets = [
    ...type.fieldSets,
    ...metadata.fieldSets.map((set) => ({
      name: qualifySet(textOf(set, 'fullName') ?? '', context.namespace),
      label: textOf(set, 'label') ?? textOf(set, 'fullName') ?? '',
      fields: nodesOf(set, 'displayedFields').map((item) => fieldPath(textOf(item, 'field') ?? '', context.namespace)),
    })),
  ];
  type.sharingReasons = [
    ...type.sharingReasons,
    ...metadata.sharingReasons.map((reason) => {
      const name = textOf(reason, 'fullName') ?? '';
      return { name: qualify(name, context.namespace), label: textOf(reason, 'label') ?? name };
    }),
  ];
  const sharing = textOf(metadata.properties, 'sharingModel');
  if (!type.isCustom && sharing !== null) type.sharingModel = SHARING[sharing] ?? type.sharingModel;
  if (!type.isCustom && flagOf(metadata.properties, 'enableHistory'))
    type.companions = new Set([...type.companions, 'history']);
}

function qualifySet(name: string, namespace: string | null): string {
  return namespace === null ? name : `${namespace}__${name}`;
}

function fieldPath(path: string, namespace: string | null): string {
  return path
    .split('.')
    .map((part) => qualify(part, namespace))
    .join('.');
}

function fieldReference(name: string | null, namespace: string | null): string | null {
  return name === null ? null : qualify(name, namespace);
}

/** Under this name stand the record types of accounts that are persons. Source: Metadata API Developer Guide, "RecordType". */
export const PERSON_ACCOUNT = 'PersonAccount';

function recordTypes(type: TypeDraft, metadata: ObjectMetadata): SObjectType['recordTypes'] {
  return metadata.recordTypes.map((node) => {
    const developerName = textOf(node, 'fullName') ?? '';
    return {
      id: stableId('012', `${type.name}.${developerName}`),
      developerName,
      label: textOf(node, 'label') ?? developerName,
      isActive: textOf(node, 'active') !== 'false',
      isDefault: false,
      isPersonType: metadata.name === PERSON_ACCOUNT,
    };
  });
}
