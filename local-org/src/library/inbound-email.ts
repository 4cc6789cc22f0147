/** Messaging.InboundEmail and what email services get and answer. */
import { libraryClass, type PropertyImplementation } from '../runtime/library.ts';

class Holder {
  /** By property name. */
  readonly values: Record<string, unknown> = {};
}
class InboundEmail extends Holder {}
class InboundEnvelope extends Holder {}
class InboundEmailResult extends Holder {}
class Header extends Holder {}
class BinaryAttachment extends Holder {}
class TextAttachment extends Holder {}

function properties(fields: readonly (readonly [string, string])[]): Record<string, PropertyImplementation> {
  return Object.fromEntries(
    fields.map(([type, name]) => [
      `property ${type} ${name}`,
      {
        get: (self: Holder) => self.values[name] ?? null,
        set: (self: Holder, value: unknown) => {
          self.values[name] = value;
        },
      },
    ]),
  );
}

export const inboundEmailClass = libraryClass({
  name: 'Messaging.InboundEmail',
  members: {
    'new()': () => new InboundEmail(),
    ...properties([
      ['List<Messaging.InboundEmail.BinaryAttachment>', 'binaryAttachments'],
      ['List<Messaging.InboundEmail.TextAttachment>', 'textAttachments'],
      ['List<Messaging.InboundEmail.Header>', 'headers'],
      ['List<String>', 'ccAddresses'],
      ['List<String>', 'toAddresses'],
      ['List<String>', 'references'],
      ['String', 'fromAddress'],
      ['String', 'fromName'],
      ['String', 'htmlBody'],
      ['Boolean', 'htmlBodyIsTruncated'],
      ['String', 'inReplyTo'],
      ['String', 'messageId'],
      ['String', 'plainTextBody'],
      ['Boolean', 'plainTextBodyIsTruncated'],
      ['String', 'replyTo'],
      ['String', 'subject'],
    ]),
  },
  instance: InboundEmail,
});

export const inboundEnvelopeClass = libraryClass({
  name: 'Messaging.InboundEnvelope',
  members: {
    'new()': () => new InboundEnvelope(),
    ...properties([
      ['String', 'fromAddress'],
      ['String', 'toAddress'],
    ]),
  },
  instance: InboundEnvelope,
});
export const inboundEmailResultClass = libraryClass({
  name: 'Messaging.InboundEmailResult',
  members: {
    'new()': () => new InboundEmailResult(),
    ...properties([
      ['Boolean', 'success'],
      ['String', 'message'],
    ]),
  },
  instance: InboundEmailResult,
});
export const inboundEmailHeaderClass = libraryClass({
  name: 'Messaging.InboundEmail.Header',
  members: {
    'new()': () => new Header(),
    ...properties([
      ['String', 'name'],
      ['String', 'value'],
    ]),
  },
  instance: Header,
});

const ATTACHMENT = [
  ['String', 'fileName'],
  ['String', 'mimeTypeSubType'],
  ['List<Messaging.InboundEmail.Header>', 'headers'],
] as const;

export const binaryAttachmentClass = libraryClass({
  name: 'Messaging.InboundEmail.BinaryAttachment',
  members: { 'new()': () => new BinaryAttachment(), ...properties([...ATTACHMENT, ['Blob', 'body']]) },
  instance: BinaryAttachment,
});
export const textAttachmentClass = libraryClass({
  name: 'Messaging.InboundEmail.TextAttachment',
  members: {
    'new()': () => new TextAttachment(),
    ...properties([...ATTACHMENT, ['String', 'body'], ['Boolean', 'bodyIsTruncated'], ['String', 'charset']]),
  },
  instance: TextAttachment,
});

export const inboundEmailHandlerClass = libraryClass({
  name: 'Messaging.InboundEmailHandler',
  kind: 'interface',
  members: {
    'Messaging.InboundEmailResult handleInboundEmail(Messaging.InboundEmail email, Messaging.InboundEnvelope envelope)':
      (self: { handleinboundemail$2(email: object, envelope: object): unknown }, email: object, envelope: object) =>
        self.handleinboundemail$2(email, envelope),
  },
});
