/** Database.LeadConvert, its result, and the conversion. */
import { convertLeads as convertAll, type LeadConversion, type LeadConversionResult } from '../dml/convert-lead.ts';
import { dmlException } from '../dml/dml-errors.ts';
import { listOfType } from '../host/apex-values.ts';
import { ApexList } from '../runtime/collections.ts';
import type { SObject } from '../runtime/sobject.ts';
import { tx } from '../runtime/context.ts';
import { nullPointer } from '../runtime/exception.ts';
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';
import { countLimit } from '../limits/counters.ts';
import { databaseError, resultOfJson } from './database-results.ts';
import { registerJsonReader } from './json/platform.ts';

export class LeadConvert implements LeadConversion {
  leadId: string | null = null;
  accountId: string | null = null;
  contactId: string | null = null;
  opportunityId: string | null = null;
  opportunityName: string | null = null;
  ownerId: string | null = null;
  convertedStatus: string | null = null;
  doNotCreateOpportunity = false;
  overwriteLeadSource = false;
  sendNotificationEmail = false;
  bypassAccountDedupeCheck = false;
  bypassContactDedupeCheck = false;
  relatedPersonAccountId: string | null = null;
  accountRecord: SObject | null = null;
  contactRecord: SObject | null = null;
  opportunityRecord: SObject | null = null;
  relatedPersonAccountRecord: SObject | null = null;
}

type Name = keyof LeadConvert;

/** `getX`, `setX` and the property `x`. */
function accessors(
  type: string,
  apex: string,
  name: Name,
  getter = `get${apex}`,
): Record<string, Implementation | PropertyImplementation> {
  const get = (self: LeadConvert) => self[name];
  const set = (self: LeadConvert, value: never) => {
    self[name] = value;
  };
  return {
    [`${type} ${getter}()`]: get,
    [`void set${apex}(${type} value)`]: set,
    [`property ${type} ${apex[0].toLowerCase()}${apex.slice(1)}`]: { get, set },
  };
}

export const leadConvertClass = libraryClass({
  name: 'Database.LeadConvert',
  members: {
    'new()': () => new LeadConvert(),
    ...accessors('Id', 'LeadId', 'leadId'),
    ...accessors('Id', 'AccountId', 'accountId'),
    ...accessors('Id', 'ContactId', 'contactId'),
    ...accessors('Id', 'OpportunityId', 'opportunityId'),
    ...accessors('String', 'OpportunityName', 'opportunityName'),
    ...accessors('Id', 'OwnerId', 'ownerId'),
    ...accessors('String', 'ConvertedStatus', 'convertedStatus'),
    ...accessors('Boolean', 'DoNotCreateOpportunity', 'doNotCreateOpportunity', 'isDoNotCreateOpportunity'),
    ...accessors('Boolean', 'OverwriteLeadSource', 'overwriteLeadSource', 'isOverWriteLeadSource'),
    ...accessors('Boolean', 'SendNotificationEmail', 'sendNotificationEmail', 'isSendNotificationEmail'),
    ...accessors('Boolean', 'BypassAccountDedupeCheck', 'bypassAccountDedupeCheck', 'isBypassAccountDedupeCheck'),
    ...accessors('Boolean', 'BypassContactDedupeCheck', 'bypassContactDedupeCheck', 'isBypassContactDedupeCheck'),
    ...accessors('Id', 'RelatedPersonAccountId', 'relatedPersonAccountId'),
    ...accessors('SObject', 'AccountRecord', 'accountRecord'),
    ...accessors('SObject', 'ContactRecord', 'contactRecord'),
    ...accessors('SObject', 'OpportunityRecord', 'opportunityRecord'),
    ...accessors('SObject', 'RelatedPersonAccountRecord', 'relatedPersonAccountRecord'),
  },
  instance: LeadConvert,
});

export class LeadConvertResult {
  readonly result: LeadConversionResult;

  constructor(result: LeadConversionResult) {
    this.result = result;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    const { leadId, accountId, contactId, opportunityId, errors } = this.result;
    const list = listOfType('Database.Error', errors.map(databaseError));
    return [
      ['leadId', leadId],
      ['accountId', accountId],
      ['contactId', contactId],
      ['opportunityId', opportunityId],
      ['success', errors.length === 0],
      ['errors', list],
    ];
  }
}

registerJsonReader('Database.LeadConvertResult', (value) => {
  const id = (name: string): string | null => (value[name] ?? null) as string | null;
  return new LeadConvertResult({
    leadId: id('leadid'),
    accountId: id('accountid'),
    contactId: id('contactid'),
    opportunityId: id('opportunityid'),
    errors: resultOfJson(value).errors,
  });
});

const errorsOf = (self: LeadConvertResult): object =>
  listOfType('Database.Error', self.result.errors.map(databaseError));

export const leadConvertResultClass = libraryClass({
  name: 'Database.LeadConvertResult',
  members: {
    'property Id leadId': { get: (self: LeadConvertResult) => self.result.leadId },
    'property Id accountId': { get: (self: LeadConvertResult) => self.result.accountId },
    'property Id contactId': { get: (self: LeadConvertResult) => self.result.contactId },
    'property Id opportunityId': { get: (self: LeadConvertResult) => self.result.opportunityId },
    'property Id relatedPersonAccountId': { get: () => null },
    'property Boolean success': { get: (self: LeadConvertResult) => self.result.errors.length === 0 },
    'property List<Database.Error> errors': { get: errorsOf },
    'Id getRelatedPersonAccountId()': () => null,
    'Id getLeadId()': (self: LeadConvertResult) => self.result.leadId,
    'Id getAccountId()': (self: LeadConvertResult) => self.result.accountId,
    'Id getContactId()': (self: LeadConvertResult) => self.result.contactId,
    'Id getOpportunityId()': (self: LeadConvertResult) => self.result.opportunityId,
    'Boolean isSuccess()': (self: LeadConvertResult) => self.result.errors.length === 0,
    'List<Database.Error> getErrors()': errorsOf,
  },
  instance: LeadConvertResult,
});

export function convertLeads(argument: LeadConvert | ApexList, allOrNone: unknown): unknown {
  if (argument === null) throw nullPointer();
  const leads = (argument instanceof ApexList ? argument.items : [argument]) as LeadConvert[];
  const { org, limits } = tx();
  countLimit(limits, 'dmlStatements', 1);
  countLimit(limits, 'dmlRows', leads.length);
  const savepoint = 'convert_lead';
  org.store.savepoint(savepoint);
  const results = convertAll(org, leads);
  const failures = results.flatMap((result, index) =>
    result.errors.map((error) => ({ index, id: result.leadId, ...error })),
  );
  if (failures.length > 0 && allOrNone !== false) {
    org.store.rollbackTo(savepoint);
    org.store.release(savepoint);
    const failure = dmlException('update', failures);
    failure.setmessage$1(failure.text.replace(/^Update failed/, 'ConvertLead failed'));
    throw failure;
  }
  org.store.release(savepoint);
  return argument instanceof ApexList
    ? listOfType(
        'Database.LeadConvertResult',
        results.map((result) => new LeadConvertResult(result)),
      )
    : new LeadConvertResult(results[0]);
}
