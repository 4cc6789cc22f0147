/** The same person on several objects, before and after: what "deterministic" means to somebody who compares. */
import type { Org } from 'local-org';
import { rows } from './records.ts';

export interface SamplePerson {
  readonly before: string;
  readonly contactId: string;
  readonly leadId: string | null;
  readonly caseId: string | null;
  readonly invoiceId: string | null;
}

export interface SampleAfter {
  readonly contact: string | null;
  readonly lead: string | null;
  readonly case: string | null;
  readonly invoice: string | null;
  readonly agree: boolean;
}

const CANDIDATES = 400;

/** People who stand on as many objects as possible. */
export function samplePeople(org: Org, howMany: number): SamplePerson[] {
  const of = (object: string, field: string, emails: readonly string[]): Map<string, string> =>
    new Map(
      rows(org, `SELECT Id, ${field} FROM ${object} WHERE ${field} IN :emails`, { emails }).map((row) => [
        String(row(field)),
        String(row('Id')),
      ]),
    );
  const contacts = new Map(
    rows(
      org,
      `SELECT Id, Email FROM Contact WHERE Email != null AND (NOT Email LIKE 'info@%') ORDER BY Id LIMIT ${CANDIDATES}`,
    ).map((row) => [String(row('Email')), String(row('Id'))]),
  );
  const emails = [...contacts.keys()];
  const [leads, cases, invoices] = [
    of('Lead', 'Email', emails),
    of('Case', 'SuppliedEmail', emails),
    of('Invoice__c', 'Billing_Contact_Email__c', emails),
  ];
  return emails
    .map((before) => ({
      before,
      contactId: contacts.get(before)!,
      leadId: leads.get(before) ?? null,
      caseId: cases.get(before) ?? null,
      invoiceId: invoices.get(before) ?? null,
    }))
    .sort((a, b) => places(b) - places(a))
    .slice(0, howMany);
}

function places(person: SamplePerson): number {
  return [person.leadId, person.caseId, person.invoiceId].filter((id) => id !== null).length;
}

export function sampleAfter(org: Org, person: SamplePerson): SampleAfter {
  const read = (object: string, field: string, id: string | null): string | null =>
    id === null ? null : String(rows(org, `SELECT ${field} FROM ${object} WHERE Id = :id`, { id })[0]!(field));
  const after = {
    contact: read('Contact', 'Email', person.contactId),
    lead: read('Lead', 'Email', person.leadId),
    case: read('Case', 'SuppliedEmail', person.caseId),
    invoice: read('Invoice__c', 'Billing_Contact_Email__c', person.invoiceId),
  };
  const present = Object.values(after).filter((value) => value !== null);
  return { ...after, agree: present.every((value) => value === present[0]) };
}
