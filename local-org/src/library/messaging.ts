/** Messaging: sending mail. What is sent goes to the org's outbox (messaging/outbox.ts). */
import '../messaging/flow-mail.ts';
import { tx } from '../runtime/context.ts';
import { remainingOf } from './org-limits.ts';
import { libraryClass, notImplemented, type Implementation, type PropertyImplementation } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import {
  Email,
  EmailFileAttachment,
  MassEmailMessage,
  SendEmailError,
  SendEmailResult,
  SingleEmailMessage,
} from '../messaging/email.ts';
import { sendEmail } from '../messaging/send.ts';
import { renderBodies, renderStored } from './email-templates.ts';
import { itemsOf, libraryEnum, listOfType } from '../host/apex-values.ts';

type Members = Record<string, Implementation | PropertyImplementation>;

/** A getter, a setter and a property for each. */
function holder(fields: readonly (readonly [string, string])[]): Members {
  const members: Members = {};
  for (const [type, name] of fields) {
    const get: Implementation = (self: Email) => self.get(name);
    const set: Implementation = (self: Email, value: unknown) => self.set(name, value);
    const suffix = name[0]!.toUpperCase() + name.slice(1);
    members[`property ${type} ${name}`] = { get, set };
    members[`${type} get${suffix}()`] = get;
    members[`void set${suffix}(${type} value)`] = set;
  }
  return members;
}

const COMMON = [
  ['Boolean', 'bccSender'],
  ['String', 'replyTo'],
  ['Boolean', 'saveAsActivity'],
  ['String', 'senderDisplayName'],
  ['Boolean', 'useSignature'],
  ['String', 'subject'],
  ['String', 'emailPriority'],
] as const;

export const emailClass = libraryClass({
  name: 'Messaging.Email',
  kind: 'abstract',
  members: holder(COMMON),
  instance: Email,
});

export const singleEmailMessageClass = libraryClass({
  name: 'Messaging.SingleEmailMessage',
  extends: 'Messaging.Email',
  members: {
    'new()': () => new SingleEmailMessage(),
    ...holder([
      ['List<String>', 'toAddresses'],
      ['List<String>', 'ccAddresses'],
      ['List<String>', 'bccAddresses'],
      ['String', 'charset'],
      ['List<Id>', 'documentAttachments'],
      ['List<String>', 'entityAttachments'],
      ['List<Messaging.EmailFileAttachment>', 'fileAttachments'],
      ['String', 'htmlBody'],
      ['String', 'inReplyTo'],
      ['String', 'optOutPolicy'],
      ['String', 'plainTextBody'],
      ['Id', 'orgWideEmailAddressId'],
      ['String', 'references'],
      ['Id', 'targetObjectId'],
      ['Id', 'templateId'],
      ['Boolean', 'treatBodiesAsTemplate'],
      ['Boolean', 'treatTargetObjectAsRecipient'],
      ['Id', 'whatId'],
      ['String', 'templateName'],
      ['Boolean', 'oneClickPost'],
      ['String', 'unsubscribeComment'],
      ['List<String>', 'unsubscribeUrls'],
      ['Map<String, String>', 'customHeaders'],
    ]),
    'Boolean isUserMail()': () => false,
    'Boolean isTreatBodiesAsTemplate()': (self: Email) => self.get('treatBodiesAsTemplate') ?? false,
    'Boolean isTreatTargetObjectAsRecipient()': (self: Email) => self.get('treatTargetObjectAsRecipient') ?? true,
  },
  instance: SingleEmailMessage,
});

export const massEmailMessageClass = libraryClass({
  name: 'Messaging.MassEmailMessage',
  extends: 'Messaging.Email',
  members: {
    'new()': () => new MassEmailMessage(),
    ...holder([
      ['String', 'description'],
      ['List<Id>', 'targetObjectIds'],
      ['Id', 'templateId'],
      ['List<Id>', 'whatIds'],
    ]),
  },
  instance: MassEmailMessage,
});

export const emailFileAttachmentClass = libraryClass({
  name: 'Messaging.EmailFileAttachment',
  members: {
    'new()': () => new EmailFileAttachment(),
    ...holder([
      ['Blob', 'body'],
      ['String', 'contentType'],
      ['String', 'fileName'],
      ['Boolean', 'inline'],
      ['String', 'id'],
    ]),
  },
  instance: EmailFileAttachment,
});

export const sendEmailErrorClass = libraryClass({
  name: 'Messaging.SendEmailError',
  members: {
    'List<String> getFields()': (self: SendEmailError) => listOfType('String', self.error.fields),
    'String getMessage()': (self: SendEmailError) => self.error.message,
    'property String message': { get: (self: SendEmailError) => self.error.message },
    'System.StatusCode getStatusCode()': (self: SendEmailError) =>
      libraryEnum('System.StatusCode', self.error.statusCode),
    'String getTargetObjectId()': (self: SendEmailError) => self.error.targetObjectId,
  },
  instance: SendEmailError,
});

export const sendEmailResultClass = libraryClass({
  name: 'Messaging.SendEmailResult',
  members: {
    'Boolean isSuccess()': (self: SendEmailResult) => self.isSuccess,
    'property Boolean success': { get: (self: SendEmailResult) => self.isSuccess },
    'property List<Messaging.SendEmailError> errors': {
      get: (self: SendEmailResult) => listOfType('Messaging.SendEmailError', self.errors),
    },
    'List<Messaging.SendEmailError> getErrors()': (self: SendEmailResult) =>
      listOfType('Messaging.SendEmailError', self.errors),
  },
  instance: SendEmailResult,
});

const send = (messages: object, allOrNone: boolean): unknown => {
  if (messages === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return listOfType('Messaging.SendEmailResult', sendEmail(itemsOf(messages) as Email[], allOrNone));
};

const RESERVED = Symbol('reserved mails');

/** Nobody reserves more mails than are left of the day's. */
function reserveSingle(amount: number): void {
  const { state } = tx();
  const reserved = ((state.get(RESERVED) as number | undefined) ?? 0) + amount;
  if (reserved > remainingOf('SingleEmail')) {
    throw ApexException.of('System.HandledException', 'The daily limit for the org would be exceeded by this request');
  }
  state.set(RESERVED, reserved);
}

export const messagingClass = libraryClass({
  name: 'System.Messaging',
  members: {
    'static List<Messaging.SendEmailResult> sendEmail(List<Messaging.Email> messages)': (messages: object) =>
      send(messages, true),
    'static List<Messaging.SendEmailResult> sendEmail(List<Messaging.Email> messages, Boolean allOrNone)': send,
    'static void reserveSingleEmailCapacity(Integer amount)': reserveSingle,
    'static void reserveMassEmailCapacity(Integer amount)': () => undefined,
    'static Messaging.SingleEmailMessage renderStoredEmailTemplate(String templateId, String whoId, String whatId)':
      renderStored,
    'static Messaging.SingleEmailMessage renderStoredEmailTemplate(String templateId, String whoId, String whatId, Messaging.AttachmentRetrievalOption attachments)':
      renderStored,
    'static Messaging.SingleEmailMessage renderStoredEmailTemplate(String templateId, String whoId, String whatId, Messaging.AttachmentRetrievalOption attachments, Boolean updateUsage)':
      renderStored,
    'static List<Messaging.RenderEmailTemplateBodyResult> renderEmailTemplate(String whoId, String whatId, List<String> bodies)':
      renderBodies,
    'static List<Messaging.SendEmailResult> sendEmailMessage(List<Id> emailMessageIds)': notImplemented,
    'static Messaging.InboundEmail extractInboundEmail(Object source, Boolean includeForwardedAttachments)':
      notImplemented,
    'static List<Messaging.SendEmailResult> sendEmailMessage(List<Id> emailMessageIds, Boolean allOrNothing)':
      notImplemented,
  },
});
