/** From the catalogue of standard objects and a project's metadata to the org's data model. */
import { createHash } from 'node:crypto';
import type { MetadataComponent, ObjectMetadata, ProjectModel } from '../project/model.ts';
import { PLAIN_SHAPE, type OrgShape } from '../project/org-shape.ts';
import { nodesOf } from '../project/xml.ts';
import { catalogueText, standardDraft, standardNames } from './catalogue.ts';
import { companionDrafts } from './history-feed-share.ts';
import { picklistValues, type FieldContext } from './custom-fields.ts';
import { applyMetadata, customObject, PERSON_ACCOUNT } from './custom-objects.ts';
import { duplicateRules } from './duplicate-rules.ts';
import { auditFields, draftField, draftType, idField, deletedField, type TypeDraft } from './draft.ts';
import { base62 } from './ids.ts';
import { NameIndex, OrgType, type ChildDraft } from './layout.ts';
import type { Country, FieldInfo, PicklistValue, Schema, SObjectType } from './model.ts';
import { qualify, splitName, spread } from '../project/api-names.ts';
import { isOutside } from './namespace-context.ts';
import { addCurrencies } from './currencies.ts';
import { addPlaceLists, countriesOf } from './state-country-lists.ts';
import { addPersonAccounts } from './person-accounts.ts';
import { STANDARD_VALUE_SETS } from './standard-values.ts';

/** References to any record, which take custom objects as well. */
const OPEN_REFERENCES: readonly (readonly [object: string, field: string, needs: string | null])[] = [
  ['Task', 'WhatId', 'enableActivities'],
  ['Event', 'WhatId', 'enableActivities'],
  ['EmailMessage', 'RelatedToId', 'enableActivities'],
  ['OpenActivity', 'WhatId', 'enableActivities'],
  ['ActivityHistory', 'WhatId', 'enableActivities'],
  ['Note', 'ParentId', null],
  ['Attachment', 'ParentId', null],
  ['NoteAndAttachment', 'ParentId', null],
  ['CombinedAttachment', 'ParentId', null],
  ['AttachedContentDocument', 'LinkedEntityId', null],
  ['ContentDocumentLink', 'LinkedEntityId', null],
  ['ContentVersion', 'FirstPublishLocationId', null],
  ['FeedItem', 'ParentId', 'enableFeeds'],
  ['FeedComment', 'ParentId', 'enableFeeds'],
  ['EntitySubscription', 'ParentId', 'enableFeeds'],
  ['TopicAssignment', 'EntityId', null],
  ['ProcessInstance', 'TargetObjectId', null],
  ['ProcessInstanceHistory', 'TargetObjectId', null],
  ['DuplicateRecordItem', 'RecordId', null],
  ['CollaborationGroupRecord', 'RecordId', null],
];

/** What a project's object of this name changes. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  Activity: ['Task', 'Event'],
  [PERSON_ACCOUNT]: ['Account'],
};

const UNNAMED = new Set(['CreatedById', 'LastModifiedById']);

type Drafts = Map<string, TypeDraft>;

/** The data model of an org with this project deployed; `null` for an org without any customisation. Throws SchemaError. */
export function buildSchema(model: ProjectModel | null, shape: OrgShape = PLAIN_SHAPE): Schema {
  const namespace = model?.namespace ?? null;
  const drafts: Drafts = new Map();
  for (const name of standardNames()) drafts.set(name.toLowerCase(), standardDraft(name));
  if (model !== null) addProject(drafts, model, namespace);
  if (shape.personAccounts) addPersonAccounts(drafts);
  if (shape.multiCurrency) addCurrencies(drafts);
  const countries = shape.stateAndCountryPicklists ? countriesOf(model) : null;
  if (countries !== null) addPlaceLists(drafts.values(), countries);
  for (const draft of [...drafts.values()]) {
    for (const companion of companionDrafts(draft)) {
      if (!drafts.has(companion.name.toLowerCase())) drafts.set(companion.name.toLowerCase(), companion);
    }
  }
  if (deletesHistory(model)) for (const draft of drafts.values()) draft.deletable ||= draft.category === 'history';
  typeRollups(drafts);
  assignPrefixes(drafts);
  const isManaged = model?.isManaged ?? false;
  if (model !== null && isManaged) hideRecords(drafts, model);
  return createSchema(drafts, countries, namespace, isManaged, fingerprintOf(model, shape, countries));
}

/** Off by default. Source: Metadata API Developer Guide, "UserInterfaceSettings". */
function deletesHistory(model: ProjectModel | null): boolean {
  return (model?.components ?? []).some(
    ({ type, name, properties }) =>
      type === 'Settings' && name === 'UserInterface' && properties.enableDeleteFieldHistory === 'true',
  );
}

function addProject(drafts: Drafts, model: ProjectModel, projectNamespace: string | null): void {
  const valueSets = valueSetsOf(model.globalValueSets);
  // Names that a subscriber of a managed package made stay as they are written.
  const namespaceOf = (metadata: ObjectMetadata): string | null =>
    metadata.namespace === null ? null : projectNamespace;
  const context = (object: string, metadata: ObjectMetadata): FieldContext => ({
    object,
    namespace: namespaceOf(metadata),
    path: metadata.path,
    valueSet: (name) =>
      valueSets.get(name.toLowerCase()) ?? valueSets.get(name.toLowerCase().replace(/^.*?__(?=.+__gvs$)/, '')) ?? null,
  });
  for (const set of model.standardValueSets) applyStandardValueSet(drafts, set);
  for (const metadata of model.objects) {
    if (metadata.name === 'Activity' || metadata.name === PERSON_ACCOUNT) continue;
    const namespace = namespaceOf(metadata);
    const name = qualify(metadata.name, namespace);
    if (!drafts.has(name.toLowerCase())) drafts.set(name.toLowerCase(), newObject(metadata, name, namespace));
  }
  for (const metadata of model.objects) {
    const names = STANDS_FOR[metadata.name] ?? [qualify(metadata.name, namespaceOf(metadata))];
    for (const name of names) applyMetadata(drafts.get(name.toLowerCase())!, metadata, context(name, metadata));
  }
  for (const [name, rules] of duplicateRules(model.components, projectNamespace)) {
    const draft = drafts.get(name);
    if (draft !== undefined) draft.duplicateRules = rules;
  }
  openReferences(drafts, model.objects, namespaceOf);
}

/** An object that the catalogue does not have: the project's own, or a standard object of a feature that is not modelled. */
function newObject(metadata: ObjectMetadata, name: string, namespace: string | null): TypeDraft {
  if (splitName(name) !== null) return customObject(metadata, namespace);
  const nameField = draftField('Name', 'string', { isNameField: true, nillable: false });
  return draftType(name, {
    fields: [idField(), deletedField(), nameField, ...auditFields()],
    triggerable: true,
    undeletable: true,
  });
}

function valuesOf(set: MetadataComponent): PicklistValue[] {
  return picklistValues([...nodesOf(set.properties, 'customValue'), ...nodesOf(set.properties, 'standardValue')]);
}

function valueSetsOf(sets: readonly MetadataComponent[]): Map<string, PicklistValue[]> {
  return new Map(sets.map((set) => [set.name.toLowerCase(), valuesOf(set)]));
}

function applyStandardValueSet(drafts: Drafts, set: MetadataComponent): void {
  const values = valuesOf(set);
  for (const path of STANDARD_VALUE_SETS[set.name] ?? []) {
    const [object, name] = path.split('.');
    const field = drafts.get(object.toLowerCase())?.fields.find((item) => item.name === name);
    if (field === undefined) continue;
    field.picklistValues = values;
    field.defaultedOnCreate = !field.createable || values.some((value) => value.isDefault);
  }
}

function openReferences(
  drafts: Drafts,
  objects: readonly ObjectMetadata[],
  namespaceOf: (metadata: ObjectMetadata) => string | null,
): void {
  const custom = objects
    .map((metadata) => ({ metadata, draft: drafts.get(qualify(metadata.name, namespaceOf(metadata)).toLowerCase()) }))
    .filter((item) => item.draft?.category === 'custom');
  for (const [object, name, needs] of OPEN_REFERENCES) {
    const field = drafts.get(object.toLowerCase())?.fields.find((item) => item.name === name);
    if (field === undefined || custom.length === 0) continue;
    const pattern = field.targets.find((item) => item.childName !== null) ?? field.targets[0];
    const added = custom
      .filter(({ metadata }) => needs === null || metadata.properties[needs] === 'true')
      .map(({ draft }) => ({ ...pattern, object: draft!.name }));
    field.targets = [...field.targets, ...added];
  }
}

/** Only a project has roll-ups, and its fields are there already. */
const mayHaveRollups = (draft: TypeDraft): boolean =>
  draft.references === undefined && draft.category !== 'changeEvent';

/** A roll-up has the type of what it sums up; a count is a number without decimals. */
function typeRollups(drafts: Drafts): void {
  for (const draft of drafts.values()) {
    if (!mayHaveRollups(draft)) continue;
    for (const field of draft.fields) {
      if (field.rollup?.childField == null) continue;
      const source = drafts
        .get(field.rollup.childObject.toLowerCase())
        ?.fields.find((item) => item.name.toLowerCase() === field.rollup!.childField!.toLowerCase());
      if (source === undefined) continue;
      const { type, precision, scale } = source;
      Object.assign(field, { type, precision, scale, groupable: type === 'date' });
    }
  }
}

/** First character of generated prefixes by kind. */
function prefixStart(draft: TypeDraft): string | null {
  switch (draft.category) {
    case 'customMetadata':
      return 'm';
    case 'platformEvent':
      return draft.isCustom ? 'e' : draft.createable ? '0' : null;
    case 'custom':
    case 'customSetting':
      return /__b$/i.test(draft.name) ? 'z' : 'a';
    case 'changeEvent':
      return null;
    default:
      return draft.hasTable && draft.createable ? '0' : null;
  }
}

/**
 * Gives a prefix to types that have none: custom ones, and standard ones whose real prefix is not known. It comes from the name, so
 * that a type keeps it when a project grows; the platform counts (a00, a01, ...), which no code may rely on.
 */
function assignPrefixes(drafts: Drafts): void {
  const taken = new Set([...drafts.values()].map((draft) => draft.keyPrefix));
  const waiting = [...drafts.values()]
    .filter((draft) => draft.keyPrefix === null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const draft of waiting) {
    const start = prefixStart(draft);
    if (start === null) continue;
    let position = spread(draft.name.toLowerCase()) % 3844;
    while (taken.has(start + base62(position, 2))) position = (position + 1) % 3844;
    draft.keyPrefix = start + base62(position, 2);
    taken.add(draft.keyPrefix);
  }
}

function childrenByParent(drafts: Drafts): Map<string, ChildDraft[]> {
  const children = new Map<string, ChildDraft[]>();
  for (const draft of drafts.values()) {
    if (draft.category === 'changeEvent' || draft.category === 'platformEvent') continue;
    for (const field of draft.references?.() ?? draft.fields) {
      if (UNNAMED.has(field.name)) continue;
      for (const { object, childName, onDelete } of field.targets) {
        const key = object.toLowerCase();
        const list = children.get(key);
        const child = { child: draft.name, field: field.name, name: childName, onDelete };
        if (list === undefined) children.set(key, [child]);
        else list.push(child);
      }
    }
  }
  return children;
}

function fingerprintOf(model: ProjectModel | null, shape: OrgShape, countries: readonly Country[] | null): string {
  const hash = createHash('sha256').update(catalogueText());
  hash.update(
    JSON.stringify([
      model?.namespace ?? null,
      model?.isManaged === true
        ? model.customMetadata.filter((record) => record.isProtected).map((record) => record.developerName)
        : null,
      model?.objects ?? [],
      model?.globalValueSets ?? [],
      model?.standardValueSets ?? [],
      shape,
      countries,
      deletesHistory(model),
    ]),
  );
  return hash.digest('hex').slice(0, 32);
}

/** Protected records of a package are for its own code. */
function hideRecords(drafts: Drafts, { customMetadata, namespace }: ProjectModel): void {
  for (const record of customMetadata) {
    const draft = drafts.get(qualify(record.type, namespace).toLowerCase());
    if (record.isProtected && draft !== undefined) draft.hiddenRecords = [...draft.hiddenRecords, record.developerName];
  }
}

/** @param types of the drafts, in their order: those without roll-ups are not laid out. */
function rollupsOf(drafts: Drafts, types: readonly SObjectType[]): FieldInfo[] {
  return [...drafts.values()].flatMap((draft, at) =>
    mayHaveRollups(draft) && draft.fields.some((field) => field.rollup !== null)
      ? types[at].fields.filter((field) => field.rollup !== null)
      : [],
  );
}

function createSchema(
  drafts: Drafts,
  countries: readonly Country[] | null,
  namespace: string | null,
  isManaged: boolean,
  fingerprint: string,
): Schema {
  let children: Map<string, ChildDraft[]> | null = null;
  const surroundings = {
    namespace,
    isManaged,
    knows: (name: string) => drafts.has(name.toLowerCase()),
    childrenOf: (type: string): readonly ChildDraft[] =>
      (children ??= childrenByParent(drafts)).get(type.toLowerCase()) ?? [],
  };
  let rollups: readonly FieldInfo[] | null = null;
  const types: SObjectType[] = [...drafts.values()].map((draft) => new OrgType(draft, surroundings));
  const byName = new NameIndex(types, namespace, isManaged);
  const isHidden = (type: SObjectType | null): boolean => isManaged && isOutside() && type !== null && type.isProtected;
  const byPrefix = new Map<string, SObjectType>();
  for (const type of types) {
    if (type.keyPrefix !== null && !byPrefix.has(type.keyPrefix)) byPrefix.set(type.keyPrefix, type);
  }
  return {
    types,
    get rollups() {
      return (rollups ??= rollupsOf(drafts, types));
    },
    countries,
    namespace,
    isManaged,
    fingerprint,
    type: (name) => {
      const type = byName.get(name);
      return isHidden(type) ? null : type;
    },
    typeByPrefix: (prefix) => byPrefix.get(prefix) ?? null,
  };
}
