/** Email messages of a generated org, in use and in the recycle bin, and other records into which people write; with the rules about messages. */
import fc from 'fast-check';
import type { Org, RowValues } from 'local-org';
import type { RuleValues } from './sources.ts';
import { emailValue, text } from './values.ts';

export const MESSAGE = 'EmailMessage';

export const MESSAGE_TEXTS = [
  'FromName',
  'ToAddress',
  'CcAddress',
  'BccAddress',
  'Subject',
  'TextBody',
  'HtmlBody',
  'Headers',
] as const;
type MessageText = (typeof MESSAGE_TEXTS)[number];

export interface MessageDesign {
  readonly from: string | null;
  readonly texts: Readonly<Record<MessageText, string | null>>;
  readonly isIncoming: boolean;
  readonly fate: 'kept' | 'kept with a case' | 'deleted' | 'deleted with a case';
}

export interface MailDesign {
  readonly messages: readonly MessageDesign[];
  readonly rules: Readonly<Partial<Record<MessageText, 'addresses' | 'addresses of some rows'>>>;
  readonly deletion: 'none' | 'all' | 'incoming' | 'recycle bin';
  readonly posts: readonly PostDesign[];
}

/** A text of another object. */
export interface PostDesign {
  readonly object: 'CaseComment' | 'Event' | 'FeedItem' | 'Task';
  readonly text: string | null;
  readonly isDeleted: boolean;
  readonly isArchived: boolean;
}

const LENGTH = 1000;

const message: fc.Arbitrary<MessageDesign> = fc.record({
  from: emailValue,
  texts: fc.record(
    Object.fromEntries(MESSAGE_TEXTS.map((name) => [name, fc.oneof(fc.constant(null), text(LENGTH))])) as Record<
      MessageText,
      fc.Arbitrary<string | null>
    >,
  ),
  isIncoming: fc.boolean(),
  fate: fc.constantFrom('kept', 'kept with a case', 'deleted', 'deleted with a case'),
});

const ruled = fc.option(fc.constantFrom('addresses' as const, 'addresses of some rows' as const), { nil: undefined });

const post: fc.Arbitrary<PostDesign> = fc.record({
  object: fc.constantFrom('CaseComment', 'Event', 'FeedItem', 'Task'),
  text: text(200),
  isDeleted: fc.boolean(),
  isArchived: fc.boolean(),
});

export const mailDesign: fc.Arbitrary<MailDesign> = fc.record({
  messages: fc.array(message, { maxLength: 3 }),
  rules: fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ ToAddress: ruled, Subject: ruled, TextBody: ruled }) },
  ),
  deletion: fc.constantFrom('none', 'none', 'all', 'incoming', 'recycle bin'),
  posts: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(post, { maxLength: 4 }) },
  ),
});

/** What the rules contain about a field of messages. */
export const messageRuleOf = ({ rules }: MailDesign, field: string): string | undefined => rules[field as MessageText];

/** Rules about messages. */
export function messageRules({ rules, deletion }: MailDesign): RuleValues[] {
  const found: RuleValues[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const values = { Target_Kind__c: 'Text Pattern', Object_Name__c: MESSAGE, Field_Name__c: name };
    const pattern = { ...values, Pattern__c: '{addresses}' };
    if (rule === 'addresses') found.push(pattern);
    if (rule === 'addresses of some rows') found.push({ ...pattern, Row_Filter__c: 'Incoming = true' });
  }
  const values = { Target_Kind__c: 'Delete Records', Object_Name__c: MESSAGE };
  if (deletion === 'all') found.push({ ...values, Method__c: 'Delete' });
  if (deletion === 'incoming') found.push({ ...values, Method__c: 'Delete', Row_Filter__c: 'Incoming = true' });
  if (deletion === 'recycle bin') found.push({ ...values, Method__c: 'Empty Recycle Bin' });
  return found;
}

/** Inserts the records, and deletes those that are to be in the recycle bin. */
export function addMail(org: Org, { messages, posts }: MailDesign): void {
  const { systemRows: rows, adminId } = org;
  const newCase = (): string => rows.insert('Case', { Subject: 'Question', Status: 'New' }, adminId);
  const gone: Record<'Case' | 'EmailMessage' | PostDesign['object'], string[]> = {
    Case: [],
    CaseComment: [],
    EmailMessage: [],
    Event: [],
    FeedItem: [],
    Task: [],
  };
  for (const { from, texts, isIncoming, fate } of messages) {
    const ParentId = fate.endsWith('case') ? newCase() : null;
    const values = { ...texts, FromAddress: from, Incoming: isIncoming ? 1 : 0, Status: '3', ParentId };
    const id = rows.insert(MESSAGE, values, adminId);
    if (fate === 'deleted') gone.EmailMessage.push(id);
    if (fate === 'deleted with a case') gone.Case.push(ParentId!);
  }
  for (const design of posts) {
    const id = rows.insert(design.object, valuesOf(design, newCase), adminId);
    if (design.isDeleted) gone[design.object].push(id);
  }
  for (const [object, ids] of Object.entries(gone))
    if (ids.length > 0)
      org.runAnonymous(`delete as system [SELECT Id FROM ${object} WHERE Id IN ('${ids.join("', '")}') ALL ROWS];`);
}

function valuesOf({ object, text: value, isArchived }: PostDesign, newCase: () => string): RowValues {
  const archived = isArchived ? 1 : 0;
  switch (object) {
    case 'CaseComment':
      return { ParentId: newCase(), CommentBody: value };
    case 'FeedItem':
      return { ParentId: newCase(), Type: 'TextPost', Body: value };
    case 'Task':
      return { Subject: 'Call', Description: value, Status: 'Completed', IsArchived: archived };
    case 'Event':
      return { Subject: 'Meet', Description: value, IsArchived: archived };
  }
}
