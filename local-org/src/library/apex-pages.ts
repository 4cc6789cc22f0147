/** ApexPages: messages and the standard controller, as far as code without Visualforce needs them. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { required } from '../runtime/args.ts';
import { ApexList } from '../runtime/collections.ts';
import { SOBJECT } from '../runtime/runtime-types.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { ApexEnum } from '../runtime/types.ts';
import { libraryEnum, listOfType } from '../host/apex-values.ts';
import { testState } from './test/state.ts';
import type { QueryLocator } from './query-locator.ts';
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

/** `Test.clearApexPageMessages`. */
export function clearPageMessages(): void {
  messages().length = 0;
}

/** The text of `addError` outside of triggers is a message of the page. */
export function addPageError(text: string): void {
  messages().push(new Message(libraryEnum('ApexPages.Severity', 'ERROR'), text));
}

function addMessages(error: unknown): void {
  addPageError(error instanceof ApexException ? error.text : String(error));
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
  values: ['FATAL', 'ERROR', 'WARNING', 'INFO', 'CONFIRM'],
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

/** Of both `ApexPages.currentPage` and `System.currentPageReference`. */
export function currentPage(): object {
  const state = testState();
  return (state.currentPage ??= new PageReference(null));
}

export const apexPagesClass = libraryClass({
  name: 'System.ApexPages',
  members: {
    'static void addMessage(ApexPages.Message message)': (message: Message) => void messages().push(message),
    'static void addMessages(Exception error)': addMessages,
    'static List<ApexPages.Message> getMessages()': () => listOfType('ApexPages.Message', messages()),
    'static Boolean hasMessages()': () => messages().length > 0,
    'static Boolean hasMessages(ApexPages.Severity severity)': (severity: ApexEnum) =>
      messages().some((message) => message.severity === severity),
    'static System.PageReference currentPage()': currentPage,
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
    'System.PageReference save()': (self: StandardController) => {
      const operation = self.record.id === null ? 'insert' : 'update';
      tx().org.dml.execute(operation, [self.record], { access: 'user', sharing: 'with', allOrNone: true });
      return new PageReference(`/${self.record.id ?? ''}`);
    },
    'System.PageReference delete()': (self: StandardController) => {
      tx().org.dml.execute('delete', [self.record], { access: 'user', sharing: 'with', allOrNone: true });
      return new PageReference('/');
    },
  },
  instance: StandardController,
});

/** Pages of records; in code without a page all of them are on it. */
class StandardSetController {
  readonly records: ApexList;
  selected: ApexList;
  pageSize = 20;
  page = 1;
  filterId: string | null = null;

  constructor(records: ApexList) {
    this.records = records;
    this.selected = new ApexList(records.elementType);
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.records.items.length / this.pageSize));
  }

  shown(): ApexList {
    const from = (this.page - 1) * this.pageSize;
    return new ApexList(this.records.elementType, this.records.items.slice(from, from + this.pageSize));
  }

  turnTo(page: number): void {
    this.page = Math.min(Math.max(1, page), this.pages);
  }
}

export const standardSetControllerClass = libraryClass({
  name: 'ApexPages.StandardSetController',
  members: {
    'new(List<SObject> records)': (records: ApexList) => new StandardSetController(required(records)),
    'new(Database.QueryLocator locator)': (locator: QueryLocator) =>
      new StandardSetController(new ApexList(SOBJECT, locator.rows.fetch(0, locator.rows.size))),
    'List<SObject> getRecords()': (self: StandardSetController) => self.shown(),
    'SObject getRecord()': (self: StandardSetController) => self.records.items[0] ?? null,
    'List<SObject> getSelected()': (self: StandardSetController) => self.selected,
    'void setSelected(List<SObject> records)': (self: StandardSetController, records: ApexList) => {
      self.selected = records;
    },
    'Integer getResultSize()': (self: StandardSetController) => self.records.items.length,
    'Boolean getCompleteResult()': () => true,
    'Integer getPageSize()': (self: StandardSetController) => self.pageSize,
    'void setPageSize(Integer size)': (self: StandardSetController, size: number) => {
      self.pageSize = size;
    },
    'Integer getPageNumber()': (self: StandardSetController) => self.page,
    'void setPageNumber(Integer page)': (self: StandardSetController, page: number) => self.turnTo(page),
    'Boolean getHasNext()': (self: StandardSetController) => self.page < self.pages,
    'Boolean getHasPrevious()': (self: StandardSetController) => self.page > 1,
    'void first()': (self: StandardSetController) => self.turnTo(1),
    'void last()': (self: StandardSetController) => self.turnTo(self.pages),
    'void next()': (self: StandardSetController) => self.turnTo(self.page + 1),
    'void previous()': (self: StandardSetController) => self.turnTo(self.page - 1),
    'String getFilterId()': (self: StandardSetController) => self.filterId,
    'void setFilterId(String filterId)': (self: StandardSetController, id: string | null) => {
      self.filterId = id;
    },
    'List<System.SelectOption> getListViewOptions()': notImplemented,
    'void addFields(List<String> fields)': () => undefined,
    'void reset()': () => undefined,
    'System.PageReference cancel()': () => new PageReference('/'),
    'System.PageReference save()': (self: StandardSetController) => {
      const records = self.records.items as SObject[];
      if (records.length > 0)
        tx().org.dml.execute('update', records, { access: 'user', sharing: 'with', allOrNone: true });
      return new PageReference('/');
    },
  },
  instance: StandardSetController,
});
