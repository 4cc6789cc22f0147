/** Custom fields, and what a project changes of standard ones, from field metadata. */
import type { MetadataNode } from '../project/model.ts';
import { flagOf, nodeOf, nodesOf, numberOf, rawTextOf, textOf, textsOf } from '../project/xml.ts';
import { draftField, labelOf, target, type FieldDraft } from './draft.ts';
import { SchemaError } from './schema-error.ts';
import type { FieldInfo, FieldType, PicklistValue } from './model.ts';
import { qualify } from '../project/api-names.ts';

export interface FieldContext {
  /** API name of the object, qualified. */
  readonly object: string;
  readonly namespace: string | null;
  /** Values of a global value set by name. */
  readonly valueSet: (name: string) => readonly PicklistValue[] | null;
  readonly path: string;
}

/** Metadata API field types to describe's. */
const TYPES: Readonly<Record<string, FieldType>> = {
  AutoNumber: 'autonumber',
  Checkbox: 'boolean',
  Currency: 'currency',
  Date: 'date',
  DateTime: 'datetime',
  Email: 'email',
  EncryptedText: 'encryptedstring',
  ExternalLookup: 'reference',
  Hierarchy: 'reference',
  Html: 'richtext',
  IndirectLookup: 'reference',
  Location: 'location',
  LongTextArea: 'textarea',
  Lookup: 'reference',
  MasterDetail: 'reference',
  MetadataRelationship: 'reference',
  MultiselectPicklist: 'multipicklist',
  Number: 'double',
  Percent: 'percent',
  Phone: 'phone',
  Picklist: 'picklist',
  Summary: 'double',
  Text: 'string',
  TextArea: 'textarea',
  Time: 'time',
  Url: 'url',
  Address: 'address',
};

const readOnly = { createable: false, updateable: false } as const;

/** `<value>` elements of value sets, global, standard or a field's own. */
export function picklistValues(nodes: readonly MetadataNode[]): PicklistValue[] {
  return nodes.map((node) => {
    const value = textOf(node, 'fullName') ?? '';
    return {
      value,
      label: textOf(node, 'label') ?? value,
      isDefault: flagOf(node, 'default'),
      isActive: textOf(node, 'isActive') !== 'false',
    };
  });
}

interface Values {
  readonly values: readonly PicklistValue[];
  readonly restricted: boolean;
  readonly controllingField: string | null;
}

/** With what of the controlling field each value goes. */
function valuesOf(node: MetadataNode, context: FieldContext): Values | null {
  const found = plainValuesOf(node, context);
  const set = nodeOf(node, 'valueSet') ?? nodeOf(node, 'picklist');
  const controlling = set === null ? null : textOf(set, 'controllingField');
  if (found === null || set === null || controlling === null) return found && { ...found, controllingField: null };
  const settings = new Map<string, string[]>();
  const add = (value: string | null, setting: MetadataNode, key: string): void => {
    if (value === null) return;
    const name = decoded(value).toLowerCase();
    settings.set(name, [...(settings.get(name) ?? []), ...textsOf(setting, key).map(decoded)]);
  };
  for (const setting of nodesOf(set, 'valueSettings'))
    add(textOf(setting, 'valueName'), setting, 'controllingFieldValue');
  for (const value of nodesOf(set, 'picklistValues')) add(textOf(value, 'fullName'), value, 'controllingFieldValues');
  return {
    ...found,
    controllingField: qualify(controlling, context.namespace),
    values: found.values.map((value) => ({ ...value, validWith: settings.get(value.value.toLowerCase()) ?? [] })),
  };
}

/** Names of values are percent-encoded where they stand for something else. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function plainValuesOf(node: MetadataNode, context: FieldContext): Omit<Values, 'controllingField'> | null {
  const set = nodeOf(node, 'valueSet');
  if (set === null) {
    const old = nodeOf(node, 'picklist');
    return old === null
      ? null
      : { values: picklistValues(nodesOf(old, 'picklistValues')), restricted: flagOf(old, 'restrictedPicklist') };
  }
  const name = textOf(set, 'valueSetName');
  if (name !== null) {
    const values = context.valueSet(name);
    // A set that only the authors' org has: any value may be the right one.
    return { values: values ?? [], restricted: values !== null };
  }
  const definition = nodeOf(set, 'valueSetDefinition');
  return {
    values: definition === null ? [] : picklistValues(nodesOf(definition, 'value')),
    restricted: flagOf(set, 'restricted'),
  };
}

function rollupOf(node: MetadataNode, namespace: string | null): FieldInfo['rollup'] {
  const [object, foreignKey] = (textOf(node, 'summaryForeignKey') ?? '.').split('.');
  const field = textOf(node, 'summarizedField');
  return {
    operation: (textOf(node, 'summaryOperation') ?? 'count') as 'count' | 'sum' | 'min' | 'max',
    childObject: qualify(object, namespace),
    childField: field === null ? null : qualify(field.slice(field.indexOf('.') + 1), namespace),
    foreignKey: qualify(foreignKey, namespace),
    filters: nodesOf(node, 'summaryFilterItems').map((filter) => ({
      field: qualify((textOf(filter, 'field') ?? '').replace(/^.*\./, ''), namespace),
      operation: textOf(filter, 'operation') ?? 'equals',
      value: textOf(filter, 'value') ?? textOf(filter, 'valueField') ?? '',
    })),
  };
}

/** A reference's targets, relationship name and what deleting the parent does. */
function referenceOf(node: MetadataNode, name: string, kind: string, context: FieldContext): Partial<FieldDraft> {
  const to = kind === 'Hierarchy' ? 'User' : textOf(node, 'referenceTo');
  if (to === null) throw new SchemaError(`Field ${name} of ${context.object} has no referenceTo`, context.path);
  const childName = textOf(node, 'relationshipName');
  const constraint = textOf(node, 'deleteConstraint');
  const isMasterDetail = kind === 'MasterDetail';
  return {
    relationshipName: name.replace(/__c$/i, '__r'),
    targets: [
      target(
        qualify(to, context.namespace),
        childName === null ? null : qualify(`${childName}__r`, context.namespace),
        isMasterDetail || constraint === 'Cascade' ? 'cascade' : constraint === 'Restrict' ? 'restrict' : 'setNull',
      ),
    ],
    isMasterDetail,
    definitionOf: controllingField(node, context),
    lookupFilter: lookupFilterOf(node, context.namespace),
    updateable: !isMasterDetail || flagOf(node, 'reparentableMasterDetail'),
  };
}

/** What the platform reports where the metadata has no message. */
const FILTER_MESSAGE = 'Value does not exist or does not match filter criteria.';

/** Null where there is none, where it is only advice, and where it looks at more than the target, the record and plain values. */
function lookupFilterOf(node: MetadataNode, namespace: string | null): FieldInfo['lookupFilter'] {
  const filter = nodeOf(node, 'lookupFilter');
  if (filter === null || !flagOf(filter, 'active') || flagOf(filter, 'isOptional')) return null;
  const items = nodesOf(filter, 'filterItems').map((item) => {
    const [object, field, ...further] = (textOf(item, 'field') ?? '').split('.');
    const source = /^\$Source\.(\w+)$/.exec(textOf(item, 'valueField') ?? '')?.[1] ?? null;
    const isPlain = field !== undefined && further.length === 0 && !object!.startsWith('$');
    if (!isPlain || (textOf(item, 'valueField') !== null && source === null)) return null;
    return {
      field: qualify(field, namespace),
      operation: textOf(item, 'operation') ?? 'equals',
      value: textOf(item, 'value') ?? '',
      source: source === null ? null : qualify(source, namespace),
    };
  });
  const known = items.filter((item) => item !== null);
  if (known.length < items.length) return null;
  const all = known.map((_, at) => String(at + 1)).join(' AND ');
  return {
    items: known,
    logic: textOf(filter, 'booleanFilter') ?? all,
    message: textOf(filter, 'errorMessage') ?? FILTER_MESSAGE,
  };
}

/** `Rule__mdt.Object__c` without the type. */
function controllingField(node: MetadataNode, context: FieldContext): string | null {
  const named = textOf(node, 'metadataRelationshipControllingField');
  return named === null ? null : qualify(named.replace(/^.*\./, ''), context.namespace);
}

function sizeOf(node: MetadataNode, kind: string, type: FieldType): Partial<FieldDraft> {
  const length = numberOf(node, 'length');
  if (type === 'double' || type === 'currency' || type === 'percent') {
    return {
      precision: numberOf(node, 'precision') ?? 18,
      scale: kind === 'Summary' ? 0 : (numberOf(node, 'scale') ?? 0),
    };
  }
  if (type === 'string' && nodeOf(node, 'formula') === null && textOf(node, 'formula') !== null)
    return { length: 1300 };
  return length === null ? {} : { length };
}

function formulaBlanksOf(node: MetadataNode): FieldInfo['formulaBlanks'] {
  const written = textOf(node, 'formulaTreatBlanksAs');
  if (written === 'BlankAsZero') return 'zero';
  return written === 'BlankAsBlank' ? 'blank' : null;
}

/** The fields that one metadata field makes: a geolocation makes three. Throws SchemaError. */
export function customField(node: MetadataNode, context: FieldContext): FieldDraft[] {
  const written = textOf(node, 'fullName');
  if (written === null) throw new SchemaError('A field has no fullName', context.path);
  const name = qualify(written, context.namespace);
  const kind = textOf(node, 'type') ?? 'Text';
  const type = TYPES[kind];
  if (type === undefined) throw new SchemaError(`Field ${name} has the unknown type ${kind}`, context.path);
  const formula = textOf(node, 'formula') === null ? null : rawTextOf(node, 'formula');
  const values = type === 'picklist' || type === 'multipicklist' ? valuesOf(node, context) : null;
  const isRequired = flagOf(node, 'required') || kind === 'MasterDetail';
  const defaultValue = textOf(node, 'defaultValue');
  const isSummary = kind === 'Summary';
  const field = draftField(name, type, {
    label: textOf(node, 'label') ?? labelOf(written),
    isCustom: true,
    ...sizeOf(node, kind, type),
    ...(type === 'reference' ? referenceOf(node, name, kind, context) : {}),
    nillable: type !== 'boolean' && !isRequired,
    unique: flagOf(node, 'unique'),
    // Metadata API Developer Guide, CustomField: a text under Shield Platform Encryption stays a text and describes as encrypted.
    isEncrypted: kind === 'EncryptedText' || (textOf(node, 'encryptionScheme') ?? 'None') !== 'None',
    mask: kind === 'EncryptedText' ? maskOf(node) : null,
    caseSensitive: flagOf(node, 'caseSensitive'),
    externalId: flagOf(node, 'externalId'),
    isTracked: flagOf(node, 'trackHistory'),
    isFeedTracked: flagOf(node, 'trackFeedHistory'),
    picklistValues: values?.values ?? [],
    restrictedPicklist: values?.restricted ?? false,
    controllingField: values?.controllingField ?? null,
    defaultValueFormula: type === 'boolean' ? (defaultValue ?? 'false') : defaultValue,
    autoNumberFormat: type === 'autonumber' ? (textOf(node, 'displayFormat') ?? '{0}') : null,
    helpText: textOf(node, 'inlineHelpText'),
    complianceGroup: textOf(node, 'complianceGroup'),
    securityClassification: textOf(node, 'securityClassification'),
    ...(formula === null ? {} : { formula, formulaBlanks: formulaBlanksOf(node), computed: true, ...readOnly }),
    ...(kind === 'LongTextArea' ? { filterable: false, sortable: false, groupable: false } : {}),
    ...(isSummary ? { rollup: rollupOf(node, context.namespace), ...readOnly } : {}),
  });
  if (defaultValue !== null || !field.createable || field.picklistValues.some((value) => value.isDefault))
    field.defaultedOnCreate = true;
  if (type !== 'location') return [field];
  const part = (axis: string): FieldDraft =>
    draftField(name.replace(/__c$/i, `__${axis}__s`), 'double', {
      label: `${field.label} (${axis})`,
      isCustom: true,
      precision: 18,
      scale: numberOf(node, 'scale') ?? 15,
      nillable: field.nillable,
    });
  return [part('Latitude'), part('Longitude'), { ...field, ...readOnly }];
}

/** Metadata API Developer Guide, CustomField: both are required for encrypted texts; the setup pages propose an X for every character. */
function maskOf(node: MetadataNode): FieldDraft['mask'] {
  return { character: textOf(node, 'maskChar') ?? 'X', type: textOf(node, 'maskType') ?? 'all' };
}

/** Applies what a project defines for a standard field: label, history tracking, values, help, classification. */
export function customiseStandardField(field: FieldDraft, node: MetadataNode, context: FieldContext): void {
  field.label = textOf(node, 'label') ?? field.label;
  field.helpText = textOf(node, 'inlineHelpText') ?? field.helpText;
  field.isTracked = flagOf(node, 'trackHistory');
  field.isFeedTracked = flagOf(node, 'trackFeedHistory');
  field.complianceGroup = textOf(node, 'complianceGroup') ?? field.complianceGroup;
  field.securityClassification = textOf(node, 'securityClassification') ?? field.securityClassification;
  if (flagOf(node, 'externalId')) field.externalId = true;
  if (flagOf(node, 'unique')) field.unique = true;
  if (flagOf(node, 'required')) field.nillable = false;
  const values = field.type === 'picklist' || field.type === 'multipicklist' ? valuesOf(node, context) : null;
  if (values !== null && values.values.length > 0) {
    field.picklistValues = values.values;
    field.restrictedPicklist = values.restricted;
    field.controllingField = values.controllingField;
    field.defaultedOnCreate = values.values.some((value) => value.isDefault) || !field.createable;
  }
}

/** Names of a field's own texts list, kept for record types and field sets. */
export function fieldNames(node: MetadataNode, element: string): readonly string[] {
  return [...textsOf(node, element), ...nodesOf(node, element).map((item) => textOf(item, 'field') ?? '')].filter(
    (name) => name !== '',
  );
}
