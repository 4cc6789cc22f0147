/** Verification reads every location that it reports to read: an address that comes back between masking and verifying is found, wherever that is. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org, type RowValues } from 'local-org';
import { maskUsers } from '../../../scripts/demo/data/mask-users.ts';
import { rows } from '../../../scripts/demo/story/records.ts';
import { startRun } from '../lib/continue.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';
import { hasMasked, newestRun } from '../lib/snapshot.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';

const REAL = 'jane.doe@example.com';

interface Place {
  /** What it is, for people. */
  readonly name: string;
  readonly object: string;
  readonly field: string;
  readonly value: string;
  /** Of the record the address is put into, at least one of whose kind is there. */
  readonly where: RowValues;
}

const place = (name: string, object: string, field: string, value = REAL, where: RowValues = {}): Place => ({
  name,
  object,
  field,
  value,
  where,
});

const LIVE: RowValues = { IsDeleted: 0 };
const ARCHIVED: RowValues = { IsArchived: 1 };

export const PLACES: readonly Place[] = [
  place('an Email field', 'Contact', 'Email', REAL, LIVE),
  place('an Email field of another object', 'Lead', 'Email'),
  place('an Email field nobody can write', 'EmailMessage', 'FromAddress'),
  place('a text with a pattern', 'Contact', 'Description', `Write to ${REAL} today.`, LIVE),
  place('an address spelled for a page', 'Contact', 'Description', 'Write to jane.doe&#64;example.com today.', LIVE),
  place('the recycle bin', 'Contact', 'Email', REAL, { IsDeleted: 1 }),
  place('old values of the history', 'ContactHistory', 'OldValue'),
  place('new values of the history', 'ContactHistory', 'NewValue'),
  place('who got a message', 'EmailMessage', 'ToAddress', `Jane <${REAL}>; joe@example.com`),
  place('who got a copy', 'EmailMessage', 'CcAddress'),
  place('who got a hidden copy', 'EmailMessage', 'BccAddress'),
  place('the subject of a message', 'EmailMessage', 'Subject'),
  place('the text of a message', 'EmailMessage', 'TextBody', `>> ${REAL} wrote:`),
  place('the page of a message', 'EmailMessage', 'HtmlBody', `<a href="mailto:${REAL}">Jane</a>`),
  place('the headers of a message', 'EmailMessage', 'Headers', `Return-Path: <${REAL}>`),
  place('who a message is from', 'EmailMessage', 'FromName'),
  place('the parties of a message', 'EmailMessageRelation', 'RelationAddress'),
  place('a post', 'FeedItem', 'Body', `Ask ${REAL}`),
  place('the title of a post', 'FeedItem', 'Title'),
  place('a comment', 'FeedComment', 'CommentBody'),
  place('the title of a file', 'ContentVersion', 'Title', `${REAL}.eml`),
  place('the path of a file', 'ContentVersion', 'PathOnClient', `mails/${REAL}.eml`),
  place('the description of a file', 'ContentVersion', 'Description'),
  place('the name of an attachment', 'Attachment', 'Name', `${REAL}.eml`),
  place('the name of a document', 'Document', 'Name'),
  place('the subject of an archived task', 'Task', 'Subject', `Call ${REAL}`, ARCHIVED),
  place('a text of an archived task beside one with a pattern', 'Task', 'Description', REAL, ARCHIVED),
  place('the text of an archived event', 'Event', 'Description', REAL, ARCHIVED),
];

/** Locations of one object and field are one as far as the audit trail goes. */
const target = ({ object, field }: Place): string => `${object}.${field}`;

/** @param together whether one run looks for all of them, instead of one run for each */
export function residueSuite(together: boolean): void {
  let org: Org;

  beforeAll(() => {
    org = openOrg({ projectDirs: ['.', ACCEPTANCE_RULES], options: { isSandbox: true, sandboxName: 'uat' } });
    makeAdminOperator(org);
    furnish(org);
  }, 120_000);

  afterAll(() => org.close());

  /** Runs, and puts the addresses into their locations when masking is over. Answers where verification found something, and the run's outcome. */
  async function verifyWith(
    places: readonly Place[],
  ): Promise<{ found: string[]; outcome: unknown; listed: string[] }> {
    startRun(org, 'With_Locations');
    await org.runJobs({ until: () => hasMasked(org) });
    expect(newestRun(org)!.status).toBe('Running');
    const undo = places.map((each) => plant(org, each));
    await org.runJobs();
    const { id, status, verification } = newestRun(org)!;
    for (const takeBack of undo.reverse()) takeBack.restore();
    const found = rows(
      org,
      `SELECT Object_Name__c, Field_Name__c FROM Masking_Audit_Entry__c WHERE Run__c = '${id}' AND Residue__c > 0`,
    ).map((entry) => `${String(entry('Object_Name__c'))}.${String(entry('Field_Name__c'))}`);
    const ids = new Set(undo.map((each) => each.id));
    const listed = rows(org, `SELECT Record_Id__c, Reason_Code__c FROM Masking_Failure__c WHERE Run__c = '${id}'`).map(
      (failure) =>
        `${ids.has(String(failure('Record_Id__c'))) ? 'planted' : 'other'} ${String(failure('Reason_Code__c'))}`,
    );
    return { found: found.sort(), outcome: [status, verification], listed: [...new Set(listed)] };
  }

  const FAILED = ['Completed With Errors', 'Failed'];

  describe('verification', () => {
    test('passes where nothing real is left', async () => {
      expect(await verifyWith([])).toEqual({ found: [], outcome: ['Completed', 'Passed'], listed: [] });
    }, 60_000);

    test('counts the platform’s own suffix apart, because no mail arrives', async () => {
      const suffix = place('the platform’s own suffix', 'Contact', 'Email', `${REAL}.invalid`, LIVE);
      expect(await verifyWith([suffix])).toEqual({
        found: [],
        outcome: ['Completed', 'Passed With Exceptions'],
        listed: ['planted undeliverable'],
      });
    }, 60_000);

    if (together) {
      test('finds an address in every kind of location', async () => {
        const all = PLACES.filter(
          (each, i) =>
            PLACES.findIndex(
              (other) => other.object === each.object && other.field === each.field && other.where === each.where,
            ) === i,
        );
        const { found, outcome, listed } = await verifyWith(all);
        expect(found).toEqual([...new Set(all.map(target))].sort());
        expect(outcome).toEqual(FAILED);
        expect(listed).toEqual(['planted still_real']);
      }, 60_000);
    } else {
      test.each(PLACES.map((each) => [each.name, each] as const))(
        'finds an address in %s',
        async (_, each) => {
          expect(await verifyWith([each])).toEqual({
            found: [target(each)],
            outcome: FAILED,
            listed: ['planted still_real'],
          });
        },
        60_000,
      );
    }
  });
}

/** A record for every location, without any address. */
function furnish(org: Org): void {
  maskUsers(org);
  org.runAnonymous(`
    Contact person = new Contact(LastName = 'Doe', Email = 'person@example.com', Description = 'Likes tea.');
    Contact gone = new Contact(LastName = 'Gone');
    insert as system new List<Contact>{ person, gone };
    delete as system gone;
    insert as system new Lead(LastName = 'Roe', Company = 'Acme', Email = 'lead@example.com');
    Case question = new Case(Subject = 'Question');
    insert as system question;
    FeedItem post = new FeedItem(ParentId = person.Id, Body = 'Hello');
    insert as system post;
    insert as system new FeedComment(FeedItemId = post.Id, CommentBody = 'Hello, too');
    insert as system new ContentVersion(Title = 'Note', PathOnClient = 'note.txt', VersionData = Blob.valueOf('Note'));
    insert as system new Attachment(ParentId = person.Id, Name = 'note.txt', Body = Blob.valueOf('Note'));
    insert as system new Task(Subject = 'Call');
    insert as system new Event(Subject = 'Meet', StartDateTime = System.now(), EndDateTime = System.now().addHours(1));
    EmailMessage message = new EmailMessage(Subject = 'Hello', TextBody = 'Hello', ParentId = question.Id);
    insert as system message;
  `);
  const { systemRows: records, adminId } = org;
  const id = (soql: string): string => org.query(soql)[0].id!;
  const contactId = id("SELECT Id FROM Contact WHERE LastName = 'Doe'");
  for (const object of ['Task', 'Event'])
    for (const [activity] of records.select(object, ['Id'], {}))
      records.update(object, String(activity), { IsArchived: 1 });
  records.insert('ContactHistory', { ContactId: contactId, Field: 'Title', OldValue: 'Miss', NewValue: 'Ms' }, adminId);
  records.insert(
    'EmailMessageRelation',
    { EmailMessageId: id('SELECT Id FROM EmailMessage'), RelationType: 'ToAddress' },
    adminId,
  );
  records.insert('Document', { Name: 'Logo', FolderId: adminId }, adminId);
}

function plant(org: Org, { object, field, value, where }: Place): { id: string; restore(): void } {
  const { systemRows } = org;
  const id = systemRows.find(object, where);
  if (id === null) throw new Error(`There is no ${object} of the kind that the address is put into`);
  const [[before]] = systemRows.select(object, [field], { Id: id });
  systemRows.update(object, id, { [field]: value });
  return { id, restore: () => systemRows.update(object, id, { [field]: before! }) };
}
