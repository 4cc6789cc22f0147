/** Lead conversion: an account, a contact and, unless told otherwise, an opportunity from a lead. */
import type { OrgServices } from '../runtime/context.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { ApexDate } from '../runtime/date.ts';
import { SObject } from '../runtime/sobject.ts';
import type { SqlValue } from '../store/store.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './errors.ts';

export interface LeadConversion {
  readonly leadId: string | null;
  readonly accountId: string | null;
  readonly contactId: string | null;
  readonly opportunityId: string | null;
  readonly opportunityName: string | null;
  readonly ownerId: string | null;
  readonly convertedStatus: string | null;
  readonly doNotCreateOpportunity: boolean;
}

export interface LeadConversionResult {
  readonly leadId: string | null;
  readonly accountId: string | null;
  readonly contactId: string | null;
  readonly opportunityId: string | null;
  readonly errors: readonly DmlError[];
}

/** Lead fields and where their values go. Source: Salesforce Help, "Lead Conversion Field Mapping". */
const TO_ACCOUNT: Readonly<Record<string, string>> = {
  Company: 'Name',
  Phone: 'Phone',
  Fax: 'Fax',
  Website: 'Website',
  Industry: 'Industry',
  AnnualRevenue: 'AnnualRevenue',
  NumberOfEmployees: 'NumberOfEmployees',
  Rating: 'Rating',
  LeadSource: 'AccountSource',
  Street: 'BillingStreet',
  City: 'BillingCity',
  State: 'BillingState',
  PostalCode: 'BillingPostalCode',
  Country: 'BillingCountry',
};
const TO_CONTACT: Readonly<Record<string, string>> = {
  Salutation: 'Salutation',
  FirstName: 'FirstName',
  LastName: 'LastName',
  Title: 'Title',
  Email: 'Email',
  Phone: 'Phone',
  MobilePhone: 'MobilePhone',
  Fax: 'Fax',
  LeadSource: 'LeadSource',
  Description: 'Description',
  Street: 'MailingStreet',
  City: 'MailingCity',
  State: 'MailingState',
  PostalCode: 'MailingPostalCode',
  Country: 'MailingCountry',
};

const SYSTEM = { access: 'system', sharing: 'without', allOrNone: true } as const;

export function convertLead(org: OrgServices, conversion: LeadConversion): LeadConversionResult {
  const failed = (error: DmlError): LeadConversionResult => ({
    leadId: conversion.leadId,
    accountId: null,
    contactId: null,
    opportunityId: null,
    errors: [error],
  });
  const lead = loadLead(org, conversion.leadId);
  if (lead === null) return failed(dmlError('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id'));
  if (value(lead, 'IsConverted') === true)
    return failed(dmlError('CANNOT_UPDATE_CONVERTED_LEAD', 'Cannot convert a lead that is already converted', []));
  if (conversion.convertedStatus === null)
    return failed(dmlError('INVALID_STATUS', 'Converted Status is required', []));
  try {
    return convert(org, conversion, lead);
  } catch (error) {
    if (error instanceof ApexException && error.dml !== null) return failed(error.dml[0]);
    throw error;
  }
}

function convert(org: OrgServices, conversion: LeadConversion, lead: SObject): LeadConversionResult {
  const owner = conversion.ownerId ?? value(lead, 'OwnerId');
  const insert = (record: SObject): string => {
    put(record, 'OwnerId', owner);
    return org.dml.execute('insert', [record], SYSTEM)[0].id!;
  };
  const accountId = conversion.accountId ?? insert(mapped(org, lead, 'Account', TO_ACCOUNT));
  let { contactId, opportunityId } = conversion;
  if (contactId === null) {
    const contact = mapped(org, lead, 'Contact', TO_CONTACT);
    put(contact, 'AccountId', accountId);
    contactId = insert(contact);
  }
  if (opportunityId === null && !conversion.doNotCreateOpportunity) {
    const opportunity = new SObject(org.schema.type('Opportunity')!);
    put(opportunity, 'Name', conversion.opportunityName ?? value(lead, 'Company'));
    put(opportunity, 'AccountId', accountId);
    put(
      opportunity,
      'StageName',
      org.schema.type('Opportunity')!.field('StageName')?.picklistValues[0]?.value ?? 'Prospecting',
    );
    put(opportunity, 'CloseDate', endOfQuarter());
    put(opportunity, 'LeadSource', value(lead, 'LeadSource'));
    opportunityId = insert(opportunity);
  }
  const status = new SObject(lead.sobjectType);
  status.values[0] = lead.id;
  put(status, 'Status', conversion.convertedStatus);
  org.dml.execute('update', [status], SYSTEM);
  markConverted(org, lead.id!, {
    ConvertedAccountId: accountId,
    ConvertedContactId: contactId,
    ConvertedOpportunityId: opportunityId,
  });
  return { leadId: lead.id, accountId, contactId, opportunityId, errors: [] };
}

function loadLead(org: OrgServices, id: string | null): SObject | null {
  const query = org.queries.parse('SELECT FIELDS(ALL) FROM Lead WHERE Id = :id LIMIT 1');
  return (
    org.queries.run(query, { access: 'system', sharing: 'without', uncounted: true, namedBinds: () => id })[0] ?? null
  );
}

function value(record: SObject, name: string): unknown {
  const field = record.sobjectType.field(name);
  return field === null ? null : (record.values[field.index] ?? null);
}

function put(record: SObject, name: string, next: unknown): void {
  const field = record.sobjectType.field(name);
  if (field !== null && next !== null && next !== undefined) record.values[field.index] = next;
}

function mapped(org: OrgServices, lead: SObject, object: string, map: Readonly<Record<string, string>>): SObject {
  const record = new SObject(org.schema.type(object)!);
  for (const from in map) put(record, map[from], value(lead, from));
  return record;
}

function endOfQuarter(): ApexDate {
  const today = new Date(tx().now());
  return new ApexDate(
    Math.floor(Date.UTC(today.getUTCFullYear(), (Math.floor(today.getUTCMonth() / 3) + 1) * 3, 0) / 86_400_000),
  );
}

/** Fields that only the platform writes. */
function markConverted(org: OrgServices, id: string, ids: Readonly<Record<string, SqlValue>>): void {
  const lead = org.schema.type('Lead')!;
  const values: Record<string, SqlValue> = {
    IsConverted: 1,
    ConvertedDate: new Date(tx().now()).toISOString().slice(0, 10),
    ...ids,
  };
  const columns = Object.keys(values).filter((name) => lead.field(name)?.column != null);
  org.store
    .prepare(`UPDATE "${lead.table!}" SET ${columns.map((name) => `"${name}" = ?`).join(', ')} WHERE "Id" = ?`)
    .run(...columns.map((name) => values[name]), id);
}
