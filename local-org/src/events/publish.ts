/** `EventBus.publish`. Source: Platform Events Developer Guide, "Publish Event Messages with Apex". */
import { randomUUID } from 'node:crypto';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { countLimit } from '../limits/counters.ts';
import type { DmlError, DmlResult } from '../dml/dml.ts';
import { host as currentHost, type OrgHost } from '../host/host.ts';
import type { OrgTransaction } from '../host/unit.ts';
import { storeCallback } from './callbacks.ts';
import { storeEvent } from './queue.ts';

/** Publishing after commit counts as DML, publishing at once has a limit of its own and survives a rollback. */
export function publishEvents(
  host: OrgHost,
  events: readonly (SObject | null)[],
  callback: object | null,
): DmlResult[] {
  if (events.length === 0) return [];
  const immediate = events.some((event) => event?.sobjectType.publishImmediately === true);
  countLimit(tx().limits, immediate ? 'publishImmediate' : 'dmlStatements', 1);
  if (!immediate) countLimit(tx().limits, 'dmlRows', events.length);
  const results = putOnBus(host, events).map((result, at) => (result.success ? enqueued(result, events[at]!) : result));
  if (callback !== null)
    storeCallback(
      host,
      callback,
      events.map((event) => valueOf(event!, 'EventUuid') as string),
    );
  return results;
}

/** A publication that was taken on reports it among its errors, with the event's identifier. */
function enqueued(result: DmlResult, event: SObject): DmlResult {
  const message = String(valueOf(event, 'EventUuid'));
  return { ...result, errors: [{ statusCode: 'OPERATION_ENQUEUED', message, fields: [] }] };
}

/** `insert` of event records is publishing, too; DML has counted it. */
export const insertEvents = (records: readonly SObject[]): DmlResult[] => putOnBus(currentHost(), records);

function putOnBus(host: OrgHost, events: readonly (SObject | null)[]): DmlResult[] {
  const transaction = tx() as OrgTransaction;
  return events.map((event) => {
    if (event === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
    if (event.sobjectType.category !== 'platformEvent' && event.sobjectType.category !== 'changeEvent') {
      throw ApexException.of('System.TypeException', `DML operation INSERT not allowed on ${event.sobjectType.name}`);
    }
    const error = missing(event);
    if (error !== null) return { id: null, success: false, created: false, errors: [error] };
    const uuid = (valueOf(event, 'EventUuid') as string | null) ?? randomUUID();
    const copy = new SObject(event.sobjectType, [...event.values]);
    setIfPresent(copy, 'EventUuid', uuid);
    setIfPresent(event, 'EventUuid', uuid);
    setIfPresent(copy, 'CreatedDate', new ApexDatetime(transaction.now()));
    setIfPresent(copy, 'CreatedById', transaction.user.id);
    if (event.sobjectType.publishImmediately && !transaction.isTest)
      transaction.ended.push(() => storeEvent(host, copy));
    else storeEvent(host, copy);
    return { id: eventId(uuid), success: true, created: true, errors: [] };
  });
}

/** Publishing answers an Id of the event's own kind, which no record has. */
function eventId(uuid: string): string {
  const digits = uuid.replaceAll('-', '').slice(0, 11).toUpperCase();
  return `e00x${digits}`.padEnd(15, '0') + 'AAA';
}

function missing(event: SObject): DmlError | null {
  const fields = event.sobjectType.fields.filter(
    (field) =>
      (field.isCustom || field.createable) &&
      !field.nillable &&
      field.type !== 'boolean' &&
      field.defaultValueFormula === null &&
      (event.values[field.index] ?? null) === null,
  );
  if (fields.length === 0) return null;
  const names = fields.map((field) => field.name);
  return {
    statusCode: 'REQUIRED_FIELD_MISSING',
    message: `Required fields are missing: [${names.join(', ')}]`,
    fields: names,
  };
}

function valueOf(event: SObject, name: string): unknown {
  const field = event.sobjectType.field(name);
  return field === null ? null : (event.values[field.index] ?? null);
}

function setIfPresent(event: SObject, name: string, value: unknown): void {
  const field = event.sobjectType.field(name);
  if (field !== null) event.values[field.index] = value;
}
