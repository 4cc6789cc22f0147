/** Lead conversion: an account, a contact and, unless otherwise requested, an opportunity from a lead. */
import type { OrgServices } from '../runtime/context.ts';
import { tx } from '../runtime/context.ts';
import { ApexDate } from '../runtime/date.ts';
import { SObject } from '../runtime/sobject.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './dml-errors.ts';

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

const PART = { access: 'system', sharing: 'without', allOrNone: false, isPlatform: true } as const;

/** A conversion under way. */
interface Step {
  readonly conversion: LeadConversion;
  readonly lead: SObject | null;
  accountId: string | null;
  contactId: string | null;
  opportunityId: string | null;
  errors: readonly DmlError[];
}

/** Each kind of record is saved at once for all leads: triggers see them in bulk. Leads come last, converted as their triggers see them. */
export function convertLeads(org: OrgServices, conversions: readonly LeadConversion[]): LeadConversionResult[] {
  const steps = conversions.map((conversion) => begin(org, conversion));
  insertAll(org, steps, 'accountId', (step) => mapped(org, step.lead!, 'Account', TO_ACCOUNT));
  insertAll(org, steps, 'contactId', (step) => {
    const contact = mapped(org, step.lead!, 'Contact', TO_CONTACT);
    put(contact, 'AccountId', step.accountId);
    return contact;
  });
  insertAll(org, steps, 'opportunityId', (step) => opportunityOf(org, step));
  const last = open(steps);
  const saved = org.dml.execute(
    'update',
    last.map((step) => convertedLead(step)),
    PART,
  );
  last.forEach((step, at) => (step.errors = saved[at]!.errors));
  return steps.map(({ conversion, accountId, contactId, opportunityId, errors }) =>
    errors.length > 0
      ? { leadId: conversion.leadId, accountId: null, contactId: null, opportunityId: null, errors }
      : { leadId: conversion.leadId, accountId, contactId, opportunityId, errors },
  );
}

function begin(org: OrgServices, conversion: LeadConversion): Step {
  const { accountId, contactId, opportunityId } = conversion;
  const lead = loadLead(org, conversion.leadId);
  const error = refusal(conversion, lead);
  return { conversion, lead, accountId, contactId, opportunityId, errors: error === null ? [] : [error] };
}

function refusal(conversion: LeadConversion, lead: SObject | null): DmlError | null {
  if (lead === null) return dmlError('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');
  if (value(lead, 'IsConverted') === true)
    return dmlError('CANNOT_UPDATE_CONVERTED_LEAD', 'Cannot convert a lead that is already converted', []);
  const status = conversion.convertedStatus;
  if (status === null) return dmlError('INVALID_STATUS', 'Converted Status is required', []);
  const known = lead.sobjectType.field('Status')?.picklistValues ?? [];
  return known.some(({ value: name }) => name.toLowerCase() === status.toLowerCase())
    ? null
    : dmlError('INVALID_STATUS', `invalid convertedStatus: ${status}`, []);
}

const open = (steps: readonly Step[]): Step[] => steps.filter((step) => step.errors.length === 0);

/** Makes what a step still lacks; `null` is not wanted. */
function insertAll(
  org: OrgServices,
  steps: readonly Step[],
  made: 'accountId' | 'contactId' | 'opportunityId',
  make: (step: Step) => SObject | null,
): void {
  const wanted: Step[] = [];
  const records: SObject[] = [];
  for (const step of open(steps)) {
    const record = step[made] === null ? make(step) : null;
    if (record === null) continue;
    put(record, 'OwnerId', step.conversion.ownerId ?? value(step.lead!, 'OwnerId'));
    wanted.push(step);
    records.push(record);
  }
  const results = org.dml.execute('insert', records, PART);
  wanted.forEach((step, at) => {
    step[made] = results[at]!.id;
    step.errors = results[at]!.errors;
  });
}

function opportunityOf(org: OrgServices, { conversion, lead, accountId }: Step): SObject | null {
  if (conversion.doNotCreateOpportunity) return null;
  const type = org.schema.type('Opportunity')!;
  const opportunity = new SObject(type);
  put(opportunity, 'Name', conversion.opportunityName ?? value(lead!, 'Company'));
  put(opportunity, 'AccountId', accountId);
  put(opportunity, 'StageName', type.field('StageName')?.picklistValues[0]?.value ?? 'Prospecting');
  put(opportunity, 'CloseDate', endOfQuarter());
  put(opportunity, 'LeadSource', value(lead!, 'LeadSource'));
  return opportunity;
}

function convertedLead({ conversion, lead, accountId, contactId, opportunityId }: Step): SObject {
  const converted = new SObject(lead!.sobjectType);
  converted.values[0] = lead!.id;
  put(converted, 'Status', conversion.convertedStatus);
  put(converted, 'IsConverted', true);
  put(converted, 'ConvertedDate', new ApexDate(Math.floor(tx().now() / 86_400_000)));
  put(converted, 'ConvertedAccountId', accountId);
  put(converted, 'ConvertedContactId', contactId);
  put(converted, 'ConvertedOpportunityId', opportunityId);
  return converted;
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
