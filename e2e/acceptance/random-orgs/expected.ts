/** What decides how an address that is left must be reported, from the design of an org and its store. */
import type { Org } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';
import type { Expected } from './comparison.ts';
import type { FieldDesign, ObjectDesign, OrgDesign } from './design.ts';
import { MESSAGE, MESSAGE_TEXTS, messageRuleOf } from './messages.ts';
import type { Cell } from './scanner.ts';

/** Addresses that the org itself sends from: configuration. */
const CONFIGURATION = new Set([
  'EmailRoutingAddress',
  'EmailServicesFunction',
  'Network',
  'Organization',
  'OrgWideEmailAddress',
]);

/** What a run writes there waits for the confirmation of the user. */
const WAITING = new Set(['Email', 'SenderEmail']);

const VERIFIED_IN_ARCHIVE = new Set(['Event.Description', 'Event.Subject', 'Task.Description', 'Task.Subject']);

/** Texts that verification reads whatever the rules are (docs/operations.md, "What verification reads"). */
const ALWAYS_VERIFIED = new Set([...MESSAGE_TEXTS.map((name) => `${MESSAGE}.${name}`), 'FeedItem.Body']);

export function expectedOf(org: Org, design: OrgDesign, before: readonly Cell[]): Expected {
  const objects = new Map(design.objects.map((object) => [object.name, object]));
  const designOf = (object: string, field: string): FieldDesign | undefined =>
    objects.get(object)?.fields.find(({ name }) => name === field);
  const isOfSomeRows = (object: string, field: string): boolean =>
    (object === MESSAGE ? messageRuleOf(design.mail, field) : designOf(object, field)?.rule)?.endsWith(
      'of some rows',
    ) === true;
  const runner = design.isStartedByAdministrator ? org.adminId : org.automatedProcessId;
  const locked = new Set(
    rows(org, `SELECT Id, IsActive FROM User`)
      .filter((row) => row('IsActive') !== true || row('Id') === runner)
      .map((row) => String(row('Id'))),
  );
  const outside = idsOf(org, [
    ...design.objects.map(({ name }) => `${name} WHERE Fate__c != 'filtered'`),
    `${MESSAGE} WHERE Incoming = false`,
  ]);
  const archived = idsOf(org, [
    'Event WHERE IsArchived = true AND IsDeleted = false',
    'Task WHERE IsArchived = true AND IsDeleted = false',
  ]);
  return {
    before,
    isThere: ({ object, recordId }) => newest(org, object, Number.MAX_SAFE_INTEGER).has(recordId),
    isLeftOut: (object, field) =>
      designOf(object, field)?.rule === 'left out' ||
      (CONFIGURATION.has(object) && org.describe(object)?.field(field)?.type === 'email'),
    isOutsideFilter: ({ object, field, recordId }) => isOfSomeRows(object, field) && outside.has(recordId),
    isAlwaysVerified: ({ object, field, recordId }) =>
      ALWAYS_VERIFIED.has(`${object}.${field}`) ||
      (VERIFIED_IN_ARCHIVE.has(`${object}.${field}`) && archived.has(recordId)),
    isVerifiedInArchive: (object, field) => VERIFIED_IN_ARCHIVE.has(`${object}.${field}`),
    isLocked: ({ object, field, recordId }) => object === 'User' && (WAITING.has(field) || locked.has(recordId)),
    newest: (object, count) => newest(org, object, count),
    sampledObjects: design.objects.filter(hasTextsWithoutRule).map(({ name }) => name),
  };
}

/** @param sources objects with a condition */
const idsOf = (org: Org, sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((from) => rows(org, `SELECT Id FROM ${from} ALL ROWS`).map((row) => String(row('Id')))));

const hasTextsWithoutRule = (object: ObjectDesign): boolean =>
  object.fields.some(({ kind, rule }) => kind !== 'Email' && rule === 'none');

function newest(org: Org, object: string, count: number): ReadonlySet<string> {
  if (org.describe(object) === null) return new Set();
  const ids = [...org.data.records(object, ['Id'])].map(([id]) => String(id));
  return new Set(ids.slice(-count));
}
