/** Contacts, leads and cases with nothing but an address each: for orgs whose size matters, not their content. */
import type { ObjectPlan } from '../scripts/demo/data/objects.ts';

export type People = Readonly<Record<'Contact' | 'Lead' | 'Case', number>>;

export function plansOf(people: People): ObjectPlan[] {
  const email = (index: number): string => `person.${index}@example.com`;
  return [
    {
      object: 'Contact',
      count: people.Contact,
      fields: ['LastName', 'Email'],
      row: (i) => [`Number ${i}`, email(i)],
    },
    {
      object: 'Lead',
      count: people.Lead,
      fields: ['LastName', 'Company', 'Email', 'Status'],
      row: (i) => [`Number ${i}`, 'Acme', email(i), 'Open - Not Contacted'],
    },
    {
      object: 'Case',
      count: people.Case,
      fields: ['Subject', 'Status', 'SuppliedEmail'],
      row: (i) => ['Question', 'New', email(i)],
    },
  ];
}
