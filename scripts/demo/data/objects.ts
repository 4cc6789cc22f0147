/** What the demo org holds: a production-like mix of objects in which the same people appear again and again. */
import { hash, oneIn } from './hash.ts';
import type { People } from './people.ts';

/** A value as the store takes it: booleans as 0 and 1, dates as ISO text. */
export type Cell = string | number | null;

export interface ObjectPlan {
  readonly object: string;
  readonly count: number;
  readonly fields: readonly string[];
  /** Later plans ask for its ids. */
  readonly isParent?: boolean;
  /** Values in the order of `fields`. `idOf` answers for objects that come earlier in the plan. */
  row(index: number, idOf: (object: string, index: number) => string): Cell[];
}

/** Shares in percent; what rounding leaves over goes to Contact. */
const SHARES: Readonly<Record<string, number>> = {
  Account: 10,
  Lead: 15,
  Case: 15,
  Task: 10,
  Opportunity: 8,
  Invoice__c: 10,
  CaseComment: 2,
};

/** What the plans of the objects share. */
interface DemoOrg {
  readonly seed: number;
  readonly people: People;
  /** Records by object. */
  readonly size: Readonly<Record<string, number>>;
  /** Each answers the index of a person, or of an account, by the index of a record. */
  readonly personOfLead: (index: number) => number;
  readonly accountOf: (contact: number) => number;
  readonly personOfCase: (index: number) => number;
}

/** Objects in the order in which they must be made: parents first. */
export function planObjects(records: number, seed: number, people: People): ObjectPlan[] {
  const org = demoOrg(records, seed, people);
  return [
    accountsPlan,
    contactsPlan,
    leadsPlan,
    opportunitiesPlan,
    casesPlan,
    caseCommentsPlan,
    tasksPlan,
    invoicesPlan,
  ].map((plan) => plan(org));
}

function demoOrg(records: number, seed: number, people: People): DemoOrg {
  const counts = Object.fromEntries(
    Object.entries(SHARES).map(([object, share]) => [object, Math.max(1, Math.floor((records * share) / 100))]),
  );
  const contacts = Math.max(1, records - Object.values(counts).reduce((sum, n) => sum + n, 0));
  const size = { ...counts, Contact: contacts } as Readonly<Record<string, number>>;
  const personOfLead = (index: number) => (index * 3) % (contacts * 2);
  // Colleagues come one after another, as a team's contacts are entered; one in ten joins some other account later.
  const accountOf = (contact: number) =>
    oneIn(10, seed, contact, 24)
      ? hash(seed, contact, 20) % size.Account
      : Math.floor((contact * size.Account) / contacts);
  const personOfCase = (index: number) => hash(seed, index, 40) % contacts;
  return { seed, people, size, personOfLead, accountOf, personOfCase };
}

function accountsPlan({ size, people }: DemoOrg): ObjectPlan {
  return {
    object: 'Account',
    isParent: true,
    count: size.Account,
    fields: ['Name', 'Phone', 'Website', 'BillingCity', 'BillingCountry', 'Billing_Email__c', 'Description'],
    row: (index) => {
      const company = people.company(index);
      return [
        company.name,
        company.phone,
        `https://www.${company.domain}`,
        company.city,
        company.country,
        index % 5 < 3 ? company.mailbox : null,
        index % 9 === 0 ? `Invoices to ${company.mailbox.toUpperCase()}.` : null,
      ];
    },
  };
}

function contactsPlan({ size, seed, people, accountOf }: DemoOrg): ObjectPlan {
  return {
    object: 'Contact',
    isParent: true,
    count: size.Contact,
    fields: [
      'AccountId',
      'FirstName',
      'LastName',
      'Email',
      'Secondary_Email__c',
      'Phone',
      'MailingStreet',
      'MailingCity',
      'MailingCountry',
      'Description',
      'Welcome_Mail_Pending__c',
      'AssistantName',
    ],
    row: (index, idOf) => {
      const person = people.person(index);
      const account = accountOf(index);
      const shared = oneIn(40, seed, index, 21);
      return [
        idOf('Account', account),
        person.firstName,
        person.lastName,
        shared ? people.company(account).mailbox : person.email,
        index % 10 < 2 ? `private.${person.email}` : null,
        person.phone,
        person.street,
        person.city,
        person.country,
        index % 7 === 0 ? `Prefers mail to ${person.email.toUpperCase()} or by phone.` : null,
        isNotified(seed, index) ? 1 : 0,
        breaksValidationRule(seed, index, size.Contact) ? person.firstName : null,
      ];
    },
  };
}

function leadsPlan({ size, seed, people, personOfLead }: DemoOrg): ObjectPlan {
  return {
    object: 'Lead',
    count: size.Lead,
    fields: [
      'FirstName',
      'LastName',
      'Company',
      'Email',
      'Phone',
      'City',
      'Country',
      'Status',
      'Description',
      'IsConverted',
      'ConvertedDate',
    ],
    row: (index) => {
      const person = people.person(personOfLead(index));
      const converted = oneIn(20, seed, index, 30);
      return [
        person.firstName,
        person.lastName,
        people.company(hash(seed, index, 31) % COMPANY_RANGE).name,
        person.email,
        person.phone,
        person.city,
        person.country,
        converted ? 'Closed - Converted' : 'Open - Not Contacted',
        index % 6 === 0 ? `Wrote from <${person.email}> last week.` : null,
        converted ? 1 : 0,
        converted ? '2026-05-04' : null,
      ];
    },
  };
}

function opportunitiesPlan({ size, seed, people }: DemoOrg): ObjectPlan {
  return {
    object: 'Opportunity',
    count: size.Opportunity,
    fields: ['AccountId', 'Name', 'StageName', 'CloseDate', 'Amount'],
    row: (index, idOf) => {
      const account = hash(seed, index, 50) % size.Account;
      return [
        idOf('Account', account),
        `${people.company(account).name} renewal`,
        'Prospecting',
        '2026-12-31',
        (hash(seed, index, 51) % 9000) * 10 + 500,
      ];
    },
  };
}

function casesPlan({ size, seed, people, accountOf, personOfCase }: DemoOrg): ObjectPlan {
  return {
    object: 'Case',
    isParent: true,
    count: size.Case,
    fields: [
      'ContactId',
      'AccountId',
      'Subject',
      'Status',
      'Origin',
      'SuppliedName',
      'SuppliedEmail',
      'Description',
      'Notify_Customer__c',
    ],
    row: (index, idOf) => {
      const who = personOfCase(index);
      const person = people.person(who);
      return [
        idOf('Contact', who),
        idOf('Account', accountOf(who)),
        `Question about invoice ${hash(seed, index, 41) % 100000}`,
        'New',
        index % 2 === 0 ? 'Email' : 'Web',
        `${person.firstName} ${person.lastName}`,
        person.email,
        `From: ${person.firstName} ${person.lastName} <${person.email}>\nPlease call me back.`,
        isNotified(seed, index) ? 1 : 0,
      ];
    },
  };
}

function caseCommentsPlan({ size, seed, people, personOfCase }: DemoOrg): ObjectPlan {
  return {
    object: 'CaseComment',
    count: size.CaseComment,
    fields: ['ParentId', 'CommentBody', 'IsPublished'],
    row: (index, idOf) => {
      const parent = hash(seed, index, 60) % size.Case;
      return [idOf('Case', parent), `Customer answered from ${people.person(personOfCase(parent)).email}.`, 1];
    },
  };
}

function tasksPlan({ size, seed, people }: DemoOrg): ObjectPlan {
  return {
    object: 'Task',
    count: size.Task,
    fields: ['WhoId', 'Subject', 'Status', 'Priority', 'ActivityDate', 'Description'],
    row: (index, idOf) => {
      const who = hash(seed, index, 70) % size.Contact;
      return [
        idOf('Contact', who),
        'Email: follow up',
        'Not Started',
        'Normal',
        '2026-11-30',
        `To: ${people.person(who).email}\nThank you for your time.`,
      ];
    },
  };
}

function invoicesPlan({ size, seed, people, accountOf }: DemoOrg): ObjectPlan {
  return {
    object: 'Invoice__c',
    count: size.Invoice__c,
    fields: ['Name', 'Account__c', 'Billing_Contact__c', 'Billing_Contact_Email__c', 'Amount__c', 'Due_Date__c'],
    row: (index, idOf) => {
      const who = hash(seed, index, 80) % size.Contact;
      return [
        `INV-${String(index + 1).padStart(7, '0')}`,
        idOf('Account', accountOf(who)),
        idOf('Contact', who),
        people.person(who).email,
        (hash(seed, index, 81) % 100000) / 100,
        '2026-12-15',
      ];
    },
  };
}

const COMPANY_RANGE = 4000;

/** Flagged for an automation that mails the customer at the next update. */
function isNotified(seed: number, index: number): boolean {
  return oneIn(400, seed, index, 22);
}

/** A handful of old contacts break a rule that is younger than they are. */
function breaksValidationRule(seed: number, index: number, contacts: number): boolean {
  return oneIn(Math.max(50, Math.floor(contacts / 5)), seed, index, 23);
}
