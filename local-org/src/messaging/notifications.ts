/**
 * Custom notifications: what rings the bell of a user. Source: Apex Reference Guide, Messaging.CustomNotification (recipients, lengths, what
 * is required). The type of the exceptions and their wording are a guess: no document shows them.
 */
import { host as currentHost, type OrgHost } from '../host/host.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import type { Store } from '../store/store.ts';

const MAX_RECIPIENTS = 500;
const MAX_TITLE = 250;
const MAX_BODY = 750;

/** As the setters left it. */
export interface NewNotification {
  readonly typeId: string | null;
  readonly senderId: string | null;
  readonly title: string | null;
  readonly body: string | null;
  readonly targetId: string | null;
  readonly targetPageRef: string | null;
}

export interface SentNotification {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Developer name of the notification type. */
  readonly type: string;
  /** Active users, members of groups and queues among them. */
  readonly users: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly targetId: string | null;
  readonly targetPageRef: string | null;
}

/** Checks a notification and keeps it; it exists once the running transaction is committed. */
export function sendNotification(notification: NewNotification, recipients: readonly string[]): void {
  const host = currentHost();
  const type = check(host, notification, recipients);
  const users = new Set(recipients.flatMap((id) => usersOf(host, id)));
  if (tx().isTest) return;
  host.store
    .prepare(
      'INSERT INTO org_notification (sent_at, type, users, title, body, target_id, target_page) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      host.clock.now(),
      type,
      JSON.stringify([...users]),
      notification.title,
      notification.body,
      notification.targetId,
      notification.targetPageRef,
    );
}

export function readNotifications(store: Store): SentNotification[] {
  return store
    .prepare('SELECT sent_at, type, users, title, body, target_id, target_page FROM org_notification ORDER BY id')
    .rows()
    .map(([sentAt, type, users, title, body, targetId, targetPageRef]) => ({
      sentAt: sentAt as number,
      type: type as string,
      users: JSON.parse(users as string) as string[],
      title: title as string,
      body: body as string,
      targetId: targetId as string | null,
      targetPageRef: targetPageRef as string | null,
    }));
}

const refuse = (message: string): ApexException => ApexException.of('System.IllegalArgumentException', message);

/** Answers the developer name of the type. */
function check(
  host: OrgHost,
  { typeId, title, body, ...more }: NewNotification,
  recipients: readonly string[],
): string {
  const required = { 'notification type ID': typeId, title, body, target: more.targetId ?? more.targetPageRef };
  for (const [name, value] of Object.entries(required))
    if (value === null || value.trim() === '') throw refuse(`Missing required input parameter: ${name}`);
  if (title!.length > MAX_TITLE) throw refuse(`The title has more than ${MAX_TITLE} characters`);
  if (body!.length > MAX_BODY) throw refuse(`The body has more than ${MAX_BODY} characters`);
  if (recipients.length === 0) throw refuse('Missing required input parameter: recipients');
  if (recipients.length > MAX_RECIPIENTS) throw refuse(`More than ${MAX_RECIPIENTS} recipients`);
  const [type] = host.rows.select('CustomNotificationType', ['DeveloperName'], { Id: typeId });
  if (type === undefined) throw refuse(`Invalid notification type ID: ${typeId}`);
  return type[0] as string;
}

/** Users who are active; teams of accounts and opportunities are not modelled. */
function usersOf(host: OrgHost, id: string): string[] {
  const object = host.schema.typeByPrefix(id.slice(0, 3))?.name;
  if (object === 'User') return host.user(id) !== null && isActive(host, id) ? [id] : [];
  if (object === 'Group')
    return host.rows
      .select('GroupMember', ['UserOrGroupId'], { GroupId: id })
      .flatMap(([member]) => usersOf(host, member as string));
  if (object === 'Account' || object === 'Opportunity') return [];
  throw refuse(`Invalid recipient ID: ${id}`);
}

function isActive(host: OrgHost, id: string): boolean {
  return host.rows.select('User', ['IsActive'], { Id: id })[0]?.[0] === 1;
}
