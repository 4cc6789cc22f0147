/** Types that come with another type: its history, feed, shares and change events. */
import type { SharingReason } from './model.ts';
import {
  auditFields,
  deletedField,
  draftField,
  draftType,
  idField,
  target,
  withLazyFields,
  type FieldDraft,
  type TypeDraft,
} from './draft.ts';

/** Key prefixes that all types of a kind share. */
const HISTORY_PREFIX = '017';
const FEED_PREFIX = '0D5';
const CUSTOM_SHARE_PREFIX = '02c';

/** Shares older than the common form: own names for the parent and the access levels. */
const OLD_SHARES: Readonly<Record<string, { prefix: string; levels: readonly string[] }>> = {
  Account: {
    prefix: '00r',
    levels: ['AccountAccessLevel', 'OpportunityAccessLevel', 'CaseAccessLevel', 'ContactAccessLevel'],
  },
  Contact: { prefix: '03s', levels: ['ContactAccessLevel'] },
  Lead: { prefix: '01o', levels: ['LeadAccessLevel'] },
  Opportunity: { prefix: '00t', levels: ['OpportunityAccessLevel'] },
  Case: { prefix: '01n', levels: ['CaseAccessLevel'] },
  Campaign: { prefix: '08s', levels: ['CampaignAccessLevel'] },
  User: { prefix: '0N2', levels: ['UserAccessLevel'] },
};

const required = { nillable: false } as const;
const readOnly = { createable: false, updateable: false } as const;
const createOnly = { updateable: false } as const;
const accessLevels = ['Read', 'Edit', 'All'].map((value) => ({
  value,
  label: value,
  isDefault: false,
  isActive: true,
}));

/** `Invoice__c`, `History` → `Invoice__History`; `Account`, `History` → `AccountHistory`. */
function companionName(name: string, suffix: string): string {
  return name.endsWith('__c') ? `${name.slice(0, -1)}${suffix}` : `${name}${suffix}`;
}

export function historyName(name: string): string {
  return name === 'Opportunity' ? 'OpportunityFieldHistory' : companionName(name, 'History');
}

export function shareName(name: string): string {
  return companionName(name, 'Share');
}

export function feedName(name: string): string {
  return companionName(name, 'Feed');
}

export function changeEventName(name: string): string {
  return companionName(name, 'ChangeEvent');
}

function history(of: TypeDraft): TypeDraft {
  const parent = of.isCustom ? 'ParentId' : `${of.name}Id`;
  return draftType(historyName(of.name), {
    label: `${of.label} History`,
    pluralLabel: `${of.label} History`,
    keyPrefix: HISTORY_PREFIX,
    category: 'history',
    isCustom: of.isCustom,
    // Apex may create history rows in tests only; updating is refused, and so is deleting unless the org's settings allow it.
    createable: false,
    updateable: false,
    deletable: false,
    historyOf: of.name,
    sharingModel: 'controlledByParent',
    fields: [
      idField(),
      deletedField(),
      draftField(parent, 'reference', { ...required, ...readOnly, targets: [target(of.name, 'Histories', 'cascade')] }),
      ...auditFields().slice(0, 2),
      draftField('Field', 'picklist', { ...required, ...readOnly }),
      draftField('DataType', 'picklist', { ...readOnly, length: 40 }),
      draftField('OldValue', 'anytype', readOnly),
      draftField('NewValue', 'anytype', readOnly),
    ],
  });
}

function feed(of: TypeDraft): TypeDraft {
  return draftType(feedName(of.name), {
    label: `${of.label} Feed`,
    pluralLabel: `${of.label} Feed`,
    keyPrefix: FEED_PREFIX,
    category: 'feed',
    isCustom: of.isCustom,
    createable: false,
    updateable: false,
    sharingModel: 'controlledByParent',
    fields: [
      idField(),
      draftField('ParentId', 'reference', { ...required, ...readOnly, targets: [target(of.name, 'Feeds', 'cascade')] }),
      draftField('Type', 'picklist', readOnly),
      ...auditFields().slice(0, 2),
      deletedField(),
      ...auditFields().slice(2, 3),
      ...auditFields().slice(4),
      draftField('CommentCount', 'int', { ...required, ...readOnly }),
      draftField('LikeCount', 'int', { ...required, ...readOnly }),
      draftField('Title', 'string', readOnly),
      draftField('Body', 'textarea', { ...readOnly, length: 10000 }),
      draftField('LinkUrl', 'url', readOnly),
      draftField('IsRichText', 'boolean', readOnly),
      draftField('RelatedRecordId', 'reference', { ...readOnly, targets: [target('ContentVersion')] }),
      draftField('InsertedById', 'reference', { ...readOnly, targets: [target('User')] }),
      draftField('BestCommentId', 'reference', { ...readOnly, targets: [target('FeedComment')] }),
    ],
  });
}

/** Source: Apex Developer Guide, "Understanding Sharing", rowCause values. */
const EVERY_REASON: readonly SharingReason[] = [
  { name: 'Owner', label: 'Owner' },
  { name: 'Manual', label: 'Manual Sharing' },
  { name: 'Rule', label: 'Sharing Rule' },
];

function share(of: TypeDraft): TypeDraft {
  const old = OLD_SHARES[of.name];
  const level = (name: string): FieldDraft =>
    draftField(name, 'picklist', { ...required, length: 40, picklistValues: accessLevels, restrictedPicklist: true });
  const reasons = [...EVERY_REASON, ...of.sharingReasons];
  return draftType(shareName(of.name), {
    label: `${of.label} Share`,
    pluralLabel: `${of.label} Share`,
    keyPrefix: old?.prefix ?? (of.isCustom ? CUSTOM_SHARE_PREFIX : null),
    category: 'share',
    isCustom: of.isCustom,
    sharingModel: 'controlledByParent',
    sharingReasons: of.sharingReasons,
    fields: [
      idField(),
      draftField(old ? `${of.name}Id` : 'ParentId', 'reference', {
        ...required,
        ...createOnly,
        targets: [target(of.name, 'Shares', 'cascade')],
      }),
      draftField('UserOrGroupId', 'reference', {
        ...required,
        ...createOnly,
        targets: [target('Group'), target('User')],
      }),
      ...(old
        ? old.levels.map((name, position) =>
            position === 0 ? level(name) : { ...level(name), defaultedOnCreate: true },
          )
        : [level('AccessLevel')]),
      draftField('RowCause', 'picklist', {
        ...createOnly,
        length: 40,
        defaultedOnCreate: true,
        picklistValues: reasons.map(({ name, label }) => ({
          value: name,
          label,
          isDefault: name === 'Manual',
          isActive: true,
        })),
      }),
      ...auditFields().slice(2, 4),
      deletedField(),
    ],
  });
}

function changeEvent(of: TypeDraft): TypeDraft {
  const draft = draftType(changeEventName(of.name), {
    label: `${of.label} Change Event`,
    category: 'changeEvent',
    hasTable: false,
    isCustom: of.isCustom,
    createable: false,
    updateable: false,
    deletable: false,
    queryable: false,
    triggerable: true,
  });
  return withLazyFields(draft, () => [
    idField(),
    draftField('ReplayId', 'string', readOnly),
    draftField('ChangeEventHeader', 'anytype', { ...readOnly, computed: true }),
    ...of.fields
      .filter(
        (field) =>
          field.type !== 'id' && field.name !== 'IsDeleted' && field.name !== 'SystemModstamp' && !field.computed,
      )
      .map((field) => ({
        ...field,
        ...readOnly,
        nillable: true,
        isNameField: false,
        targets: field.targets.map((item) => target(item.object)),
      })),
  ]);
}

/** The companion types that a type declares. */
export function companionDrafts(of: TypeDraft): TypeDraft[] {
  const found: TypeDraft[] = [];
  if (of.companions.has('history')) found.push(history(of));
  if (of.companions.has('feed')) found.push(feed(of));
  if (of.companions.has('share')) found.push(share(of));
  if (of.companions.has('change')) found.push(changeEvent(of));
  return found;
}
