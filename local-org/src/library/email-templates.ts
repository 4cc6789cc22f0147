/** Rendering of email templates. Source: Apex Reference Guide, "Messaging Class", renderStoredEmailTemplate and renderEmailTemplate. */
import { listOfType } from '../host/apex-values.ts';
import { host } from '../host/host.ts';
import { countLimit } from '../limits/counters.ts';
import { SingleEmailMessage } from '../messaging/email.ts';
import { cannotRender, mergeSources, mergeText } from '../messaging/merge-fields.ts';
import { ApexException } from '../runtime/exception.ts';
import type { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { libraryClass } from '../runtime/library.ts';
import { toId18 } from '../schema/ids.ts';
import { platformObject } from './platform-types/declare.ts';

/** Counts as a query. The message is addressed to the recipient, and not sent. */
export function renderStored(templateId: string | null, whoId: string | null, whatId: string | null): object {
  if (templateId === null) throw ApexException.of('System.IllegalArgumentException', 'templateId is required');
  countLimit(tx().limits, 'queries', 1);
  const [row] = host().rows.select('EmailTemplate', ['Subject', 'Body', 'HtmlValue', 'Markup'], {
    Id: toId18(templateId) ?? templateId,
  });
  if (row === undefined) throw cannotRender('INVALID_ID_FIELD', `Invalid template id: ${templateId}`);
  const [subject, body, html, markup] = row as (string | null)[];
  const sources = mergeSources(whoId, whatId);
  const wrong = (field: string): never => {
    throw cannotRender('EMAIL_TEMPLATE_MERGEFIELD_ERROR', `Merge field ${field} names no field`);
  };
  const message = new SingleEmailMessage();
  message.set('subject', mergeText(subject!, sources, wrong));
  message.set('plainTextBody', mergeText(body!, sources, wrong));
  message.set('htmlBody', mergeText(html ?? markup!, sources, wrong));
  message.set('templateId', toId18(templateId));
  if (whoId !== null) message.set('targetObjectId', whoId);
  if (whatId !== null) message.set('whatId', whatId);
  return message;
}

class BodyResult {
  readonly body: string;
  readonly wrong: readonly string[];

  constructor(body: string, wrong: readonly string[]) {
    this.body = body;
    this.wrong = wrong;
  }

  get errors(): unknown {
    return listOfType(
      'Messaging.RenderEmailTemplateError',
      this.wrong.map((field) =>
        platformObject('Messaging.RenderEmailTemplateError', {
          fieldName: field,
          message: `Merge field ${field} names no field`,
          offset: 0,
        }),
      ),
    );
  }
}

export function renderBodies(whoId: string | null, whatId: string | null, bodies: ApexList): unknown {
  const sources = mergeSources(whoId, whatId);
  return listOfType(
    'Messaging.RenderEmailTemplateBodyResult',
    (bodies.items as string[]).map((body) => {
      const wrong: string[] = [];
      return new BodyResult(mergeText(body, sources, (field) => void wrong.push(field)) ?? '', wrong);
    }),
  );
}

export const renderEmailTemplateBodyResultClass = libraryClass({
  name: 'Messaging.RenderEmailTemplateBodyResult',
  members: {
    'String getMergedBody()': (self: BodyResult) => self.body,
    'Boolean getSuccess()': (self: BodyResult) => self.wrong.length === 0,
    'List<Messaging.RenderEmailTemplateError> getErrors()': (self: BodyResult) => self.errors,
  },
  instance: BodyResult,
});
