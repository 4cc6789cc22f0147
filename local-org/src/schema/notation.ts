/** Reads standard objects from `data/standard-objects`; `data/README.md` describes the notation. */
import {
  addressFields,
  auditFields,
  deletedField,
  draftField,
  draftType,
  idField,
  target,
  withLazyFields,
  type DeleteConstraint,
  type FieldDraft,
  type TargetDraft,
  type TypeDraft,
} from './draft.ts';
import { dataFile } from '../project/data-files.ts';
import type { FieldType, PicklistValue, SObjectType } from './model.ts';

const FIELD = /^(\w+) (#?)(base64|[a-z]+)(\d+)?(?:\.(\d+))?(\*?)(.*)$/s;
const PART = / +(?:\/(\w+)|>([^ ]+)|:(\S+)|\^(\S+)|=(\S+)|'([^']*)'|\{([^}]*)\})/gs;

/** Fields whose value the platform derives or provides although the field is required. */
const SUPPLIED = new Set([
  'Opportunity.ForecastCategoryName',
  'Opportunity.ForecastCategory',
  'Document.AuthorId',
  'Document.DeveloperName',
  'User.CommunityNickname',
  'User.DigestFrequency',
  'User.DefaultGroupNotificationFrequency',
  'User.UserType',
  'Event.DurationInMinutes',
  'UserRole.OpportunityAccessForAccountOwner',
  'ContentVersion.FileType',
  'ContentVersion.SharingOption',
  'ContentVersion.SharingPrivacy',
  'ContentVersion.PublishStatus',
  'ContentVersion.ContentDocumentId',
  'EmailMessage.Status',
  'PermissionSet.Type',
  'Group.Type',
  'Group.DeveloperName',
  'FeedItem.Type',
  'ContentVersion.Title',
  'Event.EventSubtype',
  'Task.TaskSubtype',
  'Idea.CommunityId',
  'FeedItem.Visibility',
  'FeedItem.Status',
  'CampaignMember.Status',
  'Topic.TalkingAbout',
]);

/** `{@timeZones}`: the zones that the runtime knows. */
const TIME_ZONES = '@timeZones';

function picklist(text: string): PicklistValue[] {
  if (text === TIME_ZONES) return picklist(['GMT', ...Intl.supportedValuesOf('timeZone')].join('|'));
  return text.split('|').map((item) => {
    const isDefault = item.endsWith('*');
    const [value, label = value] = (isDefault ? item.slice(0, -1) : item).split('~');
    return { value, label, isDefault, isActive: true };
  });
}

function onDelete(mark: string): DeleteConstraint {
  return mark === '!' ? 'cascade' : mark === '?' ? 'restrict' : 'setNull';
}

function childOf(text: string): { childName: string | null; onDelete: DeleteConstraint } {
  if (text === '-') return { childName: null, onDelete: 'setNull' };
  const mark = text[0] === '!' || text[0] === '?' ? text[0] : '';
  return { childName: text.slice(mark.length) || null, onDelete: onDelete(mark) };
}

/** @param common what holds for targets that name no child relationship. */
function targets(text: string, common: string | null): TargetDraft[] {
  return text.split(',').map((item) => {
    const [object, child = common] = item.split('=');
    return child === null ? target(object) : { object, ...childOf(child) };
  });
}

/** Parses one field. Exported for tests. */
export function parseField(object: string, written: string): FieldDraft {
  const text = written.replaceAll(/,\n\s+/g, ',');
  const match = FIELD.exec(text);
  if (match === null) throw new Error(`Cannot read the field of ${object}: ${text}`);
  const [, name, nameMark, type, size, scale, star, rest] = match;
  const given: Partial<FieldDraft> = {};
  if (size !== undefined && scale === undefined) given.length = Number(size);
  if (scale !== undefined) Object.assign(given, { precision: Number(size), scale: Number(scale) });
  if (star !== '') given.nillable = false;
  if (nameMark !== '') given.isNameField = true;
  if (type === 'autonumber') Object.assign(given, { autoNumberFormat: '{00000000}', length: 30 });
  let flags = '';
  let to: string | null = null;
  let common: string | null = null;
  for (const [, flag, list, relation, follows, equals, label, values] of rest.matchAll(PART)) {
    if (flag !== undefined) flags = flag;
    else if (list !== undefined) to = list;
    else if (relation !== undefined) given.relationshipName = relation === '-' ? null : relation;
    else if (follows !== undefined)
      Object.assign(given, { follows: follows.split('.'), computed: true, createable: false, updateable: false });
    else if (equals !== undefined && to !== null) common = equals;
    else if (equals !== undefined) given.defaultValueFormula = equals;
    else if (label !== undefined) given.label = label;
    else if (values !== undefined) given.picklistValues = picklist(values);
  }
  if (to !== null) given.targets = targets(to, common);
  const field = draftField(name, type as FieldType, given);
  for (const flag of flags) {
    if (flag === 'r') field.createable = field.updateable = false;
    else if (flag === 'o') field.updateable = false;
    else if (flag === 'f') field.filterable = !field.filterable;
    else if (flag === 's') field.sortable = !field.sortable;
    else if (flag === 'g') field.groupable = !field.groupable;
  }
  if (READ_ONLY.has(name)) field.createable = field.updateable = false;
  if (SUPPLIED.has(`${object}.${name}`) || !field.createable || field.picklistValues.some((value) => value.isDefault))
    field.defaultedOnCreate = true;
  return field;
}

const READ_ONLY = new Set([
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
  'LastActivityDate',
  'LastViewedDate',
  'LastReferencedDate',
  'MasterRecordId',
  'PhotoUrl',
]);

let permissions: readonly string[] | null = null;

const systemPermissions = (): readonly string[] => (permissions ??= dataFile('system-permissions').trim().split(/\s+/));

function macro(text: string): FieldDraft[] {
  const [name, argument = ''] = text.slice(1).split(' ');
  if (name === 'system') return auditFields();
  if (name === 'address') return addressFields(argument);
  if (name === 'permissions') {
    return systemPermissions().map((permission) =>
      draftField(
        `${argument}Permissions${permission}`,
        'boolean',
        argument === '' ? {} : { createable: false, updateable: false },
      ),
    );
  }
  throw new Error(`Unknown macro ${text}`);
}

/** The fields of an object's text, after Id and IsDeleted. */
function parseFields(name: string, body: string, hasDeleted: boolean): FieldDraft[] {
  const fields = hasDeleted ? [idField(), deletedField()] : [idField()];
  for (const item of body.split(';')) {
    const text = item.trim();
    if (text === '') continue;
    if (text[0] === '&') fields.push(...macro(text));
    else fields.push(parseField(name, text));
  }
  return fields;
}

/** The reference fields of an object's text, without the audit users. */
function parseReferences(name: string, body: string): FieldDraft[] {
  return body
    .split(';')
    .filter((item) => item.includes(' >'))
    .map((item) => parseField(name, item.trim()));
}

/** Parses one object: its header line at once, the fields below it when they are asked for. */
export function parseObject(text: string): TypeDraft {
  const end = text.indexOf('\n');
  const header = /^@(\w+) (\S+)(?: '([^']*)')? \+?(\w*) ?(.*)$/.exec(text.slice(0, end));
  if (header === null) throw new Error(`Cannot read the object: ${text.slice(0, end)}`);
  const [, name, prefix, label, first, others] = header;
  const isWord = first === 'view' || first === 'event';
  const words = new Set((isWord ? `${first} ${others}` : others).split(' '));
  const rights = isWord ? '' : first;
  const hasDeleted = words.has('deleted');
  const body = text.slice(end + 1);
  const companions = new Set((['history', 'feed', 'share', 'change'] as const).filter((word) => words.has(word)));
  const category: SObjectType['category'] = words.has('event') ? 'platformEvent' : 'standard';
  const draft = draftType(name, {
    ...(label === undefined ? {} : { label }),
    keyPrefix: prefix === '-' ? null : prefix,
    category,
    hasTable: !words.has('view') && !words.has('event'),
    createable: rights.includes('c'),
    updateable: rights.includes('u'),
    deletable: rights.includes('d'),
    undeletable: hasDeleted && rights.includes('d'),
    queryable: !words.has('noquery'),
    searchable: rights.includes('s'),
    triggerable: companions.has('change') || words.has('event') || TRIGGERABLE.has(name),
    isSetup: words.has('setup'),
    sharingModel: companions.has('share') && name !== 'Contact' ? 'readWrite' : 'controlledByParent',
    companions,
  });
  return withLazyFields(
    draft,
    () => parseFields(name, body, hasDeleted),
    () => parseReferences(name, body),
  );
}

/** Objects with triggers that publish no change events. */
const TRIGGERABLE = new Set([
  'Attachment',
  'CaseComment',
  'ContentDocument',
  'ContentDocumentLink',
  'ContentVersion',
  'EmailMessage',
  'FeedItem',
  'FeedComment',
  'Idea',
  'IdeaComment',
  'Note',
  'Solution',
  'ContentDistribution',
  'CollaborationGroup',
  'CollaborationGroupMember',
  'CollaborationGroupRecord',
  'Topic',
  'TopicAssignment',
  'AccountContactRole',
  'OrderItem',
  'Vote',
  'EntitySubscription',
]);
