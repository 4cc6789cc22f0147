/** Tasks and events: their account, their end, whether they are done. Source: Object Reference, "Task", "Event". */
import { ApexDate } from '../../runtime/date.ts';
import { ApexDatetime } from '../../runtime/datetime.ts';
import { wallOf } from '../../runtime/zone.ts';
import { quoted } from '../../soql/sql.ts';
import type { DmlContext } from '../dml-context.ts';
import { hasChanged, hasTable, lookUp, valueOf, type Derivation } from './derivation.ts';

const MINUTE = 60_000;

export const tasks: Derivation = {
  object: 'Task',
  fills: ['IsClosed', 'IsHighPriority', 'CompletedDateTime', 'AccountId'],
  from: ['Status', 'Priority', 'WhatId', 'WhoId'],
  derive(context, row) {
    const { record, old } = row;
    const { store } = context.services;
    const values: Record<string, unknown> = {};
    if (hasChanged(row, 'Status')) {
      const isClosed = lookUp(store, 'TaskStatus', 'ApiName', valueOf(record, 'Status'), ['IsClosed'])?.[0] === 1;
      values.IsClosed = isClosed;
      if (isClosed !== (valueOf(old, 'IsClosed') ?? false))
        values.CompletedDateTime = isClosed
          ? new ApexDatetime(Math.floor(context.transaction.now() / 1000) * 1000)
          : null;
    }
    if (hasChanged(row, 'Priority'))
      values.IsHighPriority =
        lookUp(store, 'TaskPriority', 'ApiName', valueOf(record, 'Priority'), ['IsHighPriority'])?.[0] === 1;
    if (hasChanged(row, 'WhatId') || hasChanged(row, 'WhoId'))
      values.AccountId = accountOf(context, valueOf(record, 'WhatId'), valueOf(record, 'WhoId'));
    return values;
  },
};

export const events: Derivation = {
  object: 'Event',
  fills: ['AccountId', 'EndDateTime', 'DurationInMinutes', 'ActivityDateTime', 'ActivityDate', 'StartDateTime'],
  from: ['StartDateTime', 'ActivityDateTime', 'EndDateTime', 'DurationInMinutes', 'WhatId', 'WhoId'],
  derive(context, row) {
    const { record } = row;
    const values: Record<string, unknown> = {};
    if (hasChanged(row, 'WhatId') || hasChanged(row, 'WhoId'))
      values.AccountId = accountOf(context, valueOf(record, 'WhatId'), valueOf(record, 'WhoId'));
    const start = hasChanged(row, 'StartDateTime')
      ? (valueOf(record, 'StartDateTime') ?? valueOf(record, 'ActivityDateTime'))
      : valueOf(record, 'ActivityDateTime');
    if (!(start instanceof ApexDatetime)) return values;
    const day = wallOf(context.transaction.user.timeZone, start.ms).toISOString().slice(0, 10);
    Object.assign(values, { StartDateTime: start, ActivityDateTime: start, ActivityDate: ApexDate.parseIso(day) });
    const [minutes, end] = [valueOf(record, 'DurationInMinutes'), valueOf(record, 'EndDateTime')];
    const givesEnd = end instanceof ApexDatetime && (typeof minutes !== 'number' || hasChanged(row, 'EndDateTime'));
    if (givesEnd) values.DurationInMinutes = Math.round((end.ms - start.ms) / MINUTE);
    else if (typeof minutes === 'number') values.EndDateTime = new ApexDatetime(start.ms + minutes * MINUTE);
    return values;
  },
};

/** Activities of a contact follow it to another account. */
export const contacts: Derivation = {
  object: 'Contact',
  fills: [],
  from: ['AccountId'],
  derive: () => ({}),
  after({ services: { store } }, rows) {
    for (const row of rows) {
      if (row.old === null || !hasChanged(row, 'AccountId')) continue;
      for (const table of ['Task', 'Event'])
        if (hasTable(store, table))
          store
            .prepare(`UPDATE ${quoted(table)} SET "AccountId" = ? WHERE "WhoId" = ? AND "WhatId" IS NULL`)
            .run(valueOf(row.record, 'AccountId') as string | null, row.id);
    }
  },
};

/** Of what the activity is about, else of the contact that it is with. */
function accountOf({ services: { schema, store } }: DmlContext, what: unknown, who: unknown): string | null {
  if (typeof what === 'string') {
    const type = schema.typeByPrefix(what.slice(0, 3));
    if (type?.name === 'Account') return what;
    const own = type?.field('AccountId')?.column;
    const found = type?.table != null && own != null ? lookUp(store, type.table, 'Id', what, [own])?.[0] : null;
    if (typeof found === 'string') return found;
  }
  const found = lookUp(store, 'Contact', 'Id', who, ['AccountId'])?.[0];
  return typeof found === 'string' ? found : null;
}
