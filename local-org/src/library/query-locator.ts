/** Database.QueryLocator and its iterator. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { QueryLocatorRows } from '../soql/queries.ts';

const PAGE = 2_000;

export class QueryLocator {
  readonly rows: QueryLocatorRows;

  constructor(rows: QueryLocatorRows) {
    this.rows = rows;
  }

  iterator$0(): QueryLocatorIterator {
    return new QueryLocatorIterator(this.rows);
  }
}

export class QueryLocatorIterator {
  private readonly rows: QueryLocatorRows;
  private page: SObject[] = [];
  private at = 0;
  private next = 0;

  constructor(rows: QueryLocatorRows) {
    this.rows = rows;
  }

  hasnext$0(): boolean {
    while (this.at >= this.page.length && this.next < this.rows.size) {
      this.page = this.rows.fetch(this.next, PAGE);
      this.next += PAGE;
      this.at = 0;
    }
    return this.at < this.page.length;
  }

  next$0(): SObject {
    if (!this.hasnext$0()) throw ApexException.of('System.NoSuchElementException', 'iterator has no more elements');
    return this.page[this.at++]!;
  }
}

export const queryLocatorClass = libraryClass({
  name: 'Database.QueryLocator',
  members: {
    'String getQuery()': (self: QueryLocator) => self.rows.text,
    'List<SObject> queryMore(Integer count)': notImplemented,
    'Database.QueryLocatorIterator iterator()': (self: QueryLocator) => self.iterator$0(),
  },
  instance: QueryLocator,
});

export const queryLocatorIteratorClass = libraryClass({
  name: 'Database.QueryLocatorIterator',
  implements: ['System.Iterator<SObject>'],
  members: {
    'Boolean hasNext()': (self: QueryLocatorIterator) => self.hasnext$0(),
    'SObject next()': (self: QueryLocatorIterator) => self.next$0(),
  },
  instance: QueryLocatorIterator,
});
