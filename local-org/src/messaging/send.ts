/** `Messaging.sendEmail`: checks, counts, and puts mail into the outbox. Source: Apex Reference Guide, Messaging. */
import { tx } from '../runtime/context.ts';
import { ApexException, type DmlFailure } from '../runtime/exception.ts';
import { countLimit } from '../limits/counters.ts';
import type { OrgHost } from '../host/host.ts';
import { host as currentHost } from '../host/host.ts';
import { itemsOf } from '../host/apex-values.ts';
import type { Email } from './email.ts';
import { MassEmailMessage, SendEmailError, SendEmailResult, type SendError } from './email.ts';
import { putMail } from './outbox.ts';

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/;
const MAX_RECIPIENTS = 150;
const MAX_MASS_TARGETS = 500;
const NOT_ENABLED: SendError = {
  statusCode: 'NO_MASS_MAIL_PERMISSION',
  message: 'Single email is not enabled for your organization or profile. ',
  fields: [],
  targetObjectId: null,
};

/** Answers one result per message. Throws System.EmailException for the first error when `allOrNone`. */
export function sendEmail(messages: readonly Email[], allOrNone: boolean): SendEmailResult[] {
  const host = currentHost();
  const transaction = tx();
  countLimit(transaction.limits, 'emailInvocations', 1);
  const outcomes = messages.map((message) => check(host, message));
  const failures: DmlFailure[] = outcomes.flatMap(({ error }, index) =>
    error === null
      ? []
      : [{ index, id: null, statusCode: error.statusCode, message: error.message, fields: error.fields }],
  );
  if (allOrNone && failures.length > 0) {
    keepRefused(host, outcomes, transaction.isTest);
    const [first] = failures;
    throw ApexException.ofDml(
      `SendEmail failed. First exception on row ${first!.index}; first error: ${first!.statusCode}, ${first!.message}: [${first!.fields.join(', ')}]`,
      failures,
      'System.EmailException',
    );
  }
  for (const { mail, error } of outcomes) {
    if (!transaction.isTest) putMail(host, { ...mail, delivered: error === null, reason: error?.message ?? null });
  }
  return outcomes.map(({ error }) => new SendEmailResult(error === null ? [] : [new SendEmailError(error)]));
}

interface Outcome {
  readonly mail: {
    readonly to: readonly string[];
    readonly sender: string;
    readonly subject: string;
    readonly body: string;
  };
  readonly error: SendError | null;
}

/** Mail that deliverability blocked is worth seeing even though the code got an exception. */
function keepRefused(host: OrgHost, outcomes: readonly Outcome[], isTest: boolean): void {
  if (isTest) return;
  for (const { mail, error } of outcomes) {
    if (error === NOT_ENABLED) putMail(host, { ...mail, delivered: false, reason: error.message });
  }
}

function check(host: OrgHost, message: Email): Outcome {
  const to = [
    ...recipients(host, message, 'toAddresses'),
    ...recipients(host, message, 'ccAddresses'),
    ...recipients(host, message, 'bccAddresses'),
    ...targets(host, message),
  ];
  const body = (message.get('plainTextBody') ?? message.get('htmlBody') ?? '') as string;
  const sender = senderOf(host, message);
  const mail = { to, sender, subject: (message.get('subject') ?? '') as string, body };
  return { mail, error: errorOf(host, message, to, body) };
}

function errorOf(host: OrgHost, message: Email, to: readonly string[], body: string): SendError | null {
  if (host.facts().deliverability !== 'all' && !tx().isTest) return NOT_ENABLED;
  const fail = (statusCode: string, text: string, fields: string[]): SendError => ({
    statusCode,
    message: text,
    fields,
    targetObjectId: null,
  });
  for (const name of ['toAddresses', 'ccAddresses', 'bccAddresses']) {
    for (const address of addressList(message, name)) {
      if (address.includes('@') ? !ADDRESS.test(address) : !/^[0-9A-Za-z]{15,18}$/.test(address)) {
        return fail('INVALID_EMAIL_ADDRESS', `Invalid to address : ${address}`, [name]);
      }
    }
  }
  if (to.length === 0 && message.get('targetObjectId') === null && message.get('targetObjectIds') === null)
    return fail('REQUIRED_FIELD_MISSING', 'Add a recipient to send an email.', []);
  if (message.get('targetObjectId') !== null && to.length === 0)
    return fail(
      'INVALID_EMAIL_ADDRESS',
      `Invalid or missing email address for ${String(message.get('targetObjectId'))}`,
      ['targetObjectId'],
    );
  if (to.length > (message instanceof MassEmailMessage ? MAX_MASS_TARGETS : MAX_RECIPIENTS))
    return fail('LIMIT_EXCEEDED', 'Too many recipients', []);
  if (body === '' && message.get('subject') === null && message.get('templateId') === null)
    return fail('REQUIRED_FIELD_MISSING', 'Missing body, must have at least one of: html body, plain text body', []);
  if (tx().user.isAutomatedProcess && message.get('orgWideEmailAddressId') === null)
    return fail(
      'INSUFFICIENT_ACCESS_OR_READONLY',
      'Sending email as the Automated Process user needs an organization-wide address',
      [],
    );
  return null;
}

function addressList(message: Email, name: string): string[] {
  const value = message.get(name);
  return value === null ? [] : itemsOf(value).map(String);
}

/** Addresses as given; Ids of contacts, leads and users become their addresses. */
function recipients(host: OrgHost, message: Email, name: string): string[] {
  return addressList(message, name).flatMap((entry) => (entry.includes('@') ? [entry] : addressOf(host, entry)));
}

function targets(host: OrgHost, message: Email): string[] {
  const one = message.get('targetObjectId');
  const many = message.get('targetObjectIds');
  return [...(one === null ? [] : [one as string]), ...(many === null ? [] : itemsOf(many).map(String))].flatMap((id) =>
    addressOf(host, id),
  );
}

function addressOf(host: OrgHost, id: string): string[] {
  const type = host.schema.typeByPrefix(id.slice(0, 3));
  if (type === null || type.field('Email') === null) return [];
  const [email] = host.rows.select(type.name, ['Email'], { Id: id })[0] ?? [];
  return typeof email === 'string' ? [email] : [];
}

function senderOf(host: OrgHost, message: Email): string {
  const organizationWide = message.get('orgWideEmailAddressId');
  if (organizationWide !== null && host.schema.type('OrgWideEmailAddress') !== null) {
    const [address] = host.rows.select('OrgWideEmailAddress', ['Address'], { Id: organizationWide as string })[0] ?? [];
    if (typeof address === 'string') return address;
  }
  return tx().user.email ?? tx().user.username;
}
