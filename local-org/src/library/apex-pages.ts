/** ApexPages: messages and the standard controller, as far as code without Visualforce needs them. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { ApexEnum } from '../runtime/types.ts';
import { libraryEnum, listOfType } from '../org/values.ts';
import { testState } from '../testing/state.ts';
import { PageReference } from './page-reference.ts';

class Message {
  readonly severity: ApexEnum;
  readonly summary: string | null;
  readonly detail: string | null;
  readonly component: string | null;

  constructor(
    severity: ApexEnum,
    summary: string | null,
    detail: string | null = summary,
    component: string | null = null,
  ) {
    this.severity = severity;
    this.summary = summary;
    this.detail = detail;
    this.component = component;
  }
}

const MESSAGES = Symbol('page messages');

function messages(): Message[] {
  const { state } = tx();
  let found = state.get(MESSAGES) as Message[] | undefined;
  if (found === undefined) state.set(MESSAGES, (found = []));
  return found;
}

function addMessages(error: unknown): void {
  const text = error instanceof ApexException ? error.text : String(error);
  messages().push(new Message(libraryEnum('ApexPages.Severity', 'ERROR'), text));
}

class StandardController {
  readonly record: SObject;

  constructor(record: SObject) {
    this.record = record;
  }
}

export const severityClass = libraryClass({
  name: 'ApexPages.Severity',
  kind: 'enum',
  values: ['CONFIRM', 'INFO', 'WARNING', 'ERROR', 'FATAL'],
});

export const apexPagesMessageClass = libraryClass({
  name: 'ApexPages.Message',
  members: {
    'new(ApexPages.Severity severity, String summary)': (severity: ApexEnum, summary: string | null) =>
      new Message(severity, summary),
    'new(ApexPages.Severity severity, String summary, String detail)': (
      severity: ApexEnum,
      summary: string | null,
      detail: string | null,
    ) => new Message(severity, summary, detail),
    'new(ApexPages.Severity severity, String summary, String detail, String id)': (
      severity: ApexEnum,
      summary: string | null,
      detail: string | null,
      id: string | null,
    ) => new Message(severity, summary, detail, id),
    'ApexPages.Severity getSeverity()': (self: Message) => self.severity,
    'String getSummary()': (self: Message) => self.summary,
    'String getDetail()': (self: Message) => self.detail,
    'String getComponentLabel()': (self: Message) => self.component,
  },
  instance: Message,
});

export const apexPagesClass = libraryClass({
  name: 'System.ApexPages',
  members: {
    'static void addMessage(ApexPages.Message message)': (message: Message) => void messages().push(message),
    'static void addMessages(Exception error)': addMessages,
    'static List<ApexPages.Message> getMessages()': () => listOfType('ApexPages.Message', messages()),
    'static Boolean hasMessages()': () => messages().length > 0,
    'static Boolean hasMessages(ApexPages.Severity severity)': (severity: ApexEnum) =>
      messages().some((message) => message.severity === severity),
    'static System.PageReference currentPage()': () =>
      testState().currentPage ?? (testState().currentPage = new PageReference('')),
  },
});

export const standardControllerClass = libraryClass({
  name: 'ApexPages.StandardController',
  members: {
    'new(SObject record)': (record: SObject) => new StandardController(record),
    'Id getId()': (self: StandardController) => self.record.id,
    'SObject getRecord()': (self: StandardController) => self.record,
    'void addFields(List<String> fields)': () => undefined,
    'void reset()': () => undefined,
    'System.PageReference view()': (self: StandardController) => new PageReference(`/${self.record.id ?? ''}`),
    'System.PageReference edit()': (self: StandardController) => new PageReference(`/${self.record.id ?? ''}/e`),
    'System.PageReference cancel()': (self: StandardController) => new PageReference(`/${self.record.id ?? ''}`),
    'System.PageReference save()': notImplemented,
    'System.PageReference delete()': notImplemented,
  },
  instance: StandardController,
});

export const standardSetControllerClass = libraryClass({
  name: 'ApexPages.StandardSetController',
  members: {
    'new(List<SObject> records)': notImplemented,
    'List<SObject> getRecords()': notImplemented,
    'List<SObject> getSelected()': notImplemented,
    'System.PageReference cancel()': notImplemented,
    'System.PageReference save()': notImplemented,
    'Integer getResultSize()': notImplemented,
    'void setSelected(List<SObject> records)': notImplemented,
  },
});
