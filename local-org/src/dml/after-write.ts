/** What the platform does itself once records are saved: history, mirrors of person accounts, logins of users, roll-ups. */
import type { DmlContext } from './dml-context.ts';
import { afterDerived } from './derived/derivations.ts';
import { writeHistory } from './history.ts';
import { postTrackedChanges } from './tracked-feed.ts';
import { endManualShares } from './manual-shares.ts';
import { mirrorPersons } from './person-accounts.ts';
import { refreshRollups } from './rollups.ts';
import type { Row } from './rows.ts';
import { isUser, makeLogins } from './user-logins.ts';

export function afterWrite(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  if (rows.length === 0) return;
  const { plan } = context;
  afterDerived(context, rows);
  if (on === 'update') endManualShares(context, rows);
  if (plan.tracked.length > 0) writeHistory(context, rows, on);
  if (on === 'update' && plan.feedTracked.length > 0) postTrackedChanges(context, rows);
  if (plan.isPersonMirror) mirrorPersons(context, rows, on);
  if (on === 'insert' && isUser(context)) makeLogins(context, rows);
  refreshRollups(context, rows);
}
