/** Where mail of this org goes: a table that reports who would have received what, and whether the org's deliverability let it out. */
import { currentFrames } from '../runtime/stack.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import type { OrgHost } from '../host/host.ts';
import type { Store } from '../store/store.ts';

export interface OutboxMail {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly to: readonly string[];
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  /** Trigger or class whose code sent it. */
  readonly cause: string;
  /** False when deliverability or an error stopped it. */
  readonly delivered: boolean;
  readonly reason: string | null;
}

/** Keeps a mail; it exists once the running transaction is committed. */
export function putMail(host: OrgHost, mail: Omit<OutboxMail, 'sentAt' | 'cause'>): void {
  host.store
    .prepare(
      'INSERT INTO org_outbox (sent_at, recipients, sender, subject, body, cause, delivered, reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      host.clock.now(),
      JSON.stringify(mail.to),
      mail.sender,
      mail.subject,
      mail.body,
      causeOfMail(),
      mail.delivered ? 1 : 0,
      mail.reason,
    );
}

export function readOutbox(store: Store): OutboxMail[] {
  return store
    .prepare('SELECT sent_at, recipients, sender, subject, body, cause, delivered, reason FROM org_outbox ORDER BY id')
    .rows()
    .map(([sentAt, recipients, sender, subject, body, cause, delivered, reason]) => ({
      sentAt: sentAt as number,
      to: JSON.parse(recipients as string) as string[],
      sender: sender as string,
      subject: subject as string,
      body: body as string,
      cause: cause as string,
      delivered: delivered === 1,
      reason: reason as string | null,
    }));
}

export function clearOutbox(store: Store): void {
  store.exec('DELETE FROM org_outbox');
}

/** The trigger that runs, else the class that sends. */
function causeOfMail(): string {
  const frames = currentFrames();
  const trigger = frames.find((frame) => frame.sharing === 'trigger');
  if (trigger !== undefined) return trigger.unit;
  const context = hasTransaction() ? tx().triggers.at(-1) : undefined;
  return frames[0]?.unit ?? (context === undefined ? 'unknown' : `trigger on ${context.object}`);
}
