import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

/** Locks the accounts whose name begins with `Held`, again and again. */
const HOLDER = `public class Holder implements Database.Batchable<Integer> {
    public Iterable<Integer> start(Database.BatchableContext context) { return new List<Integer>{ 1, 2, 3, 4, 5, 6 }; }
    public void execute(Database.BatchableContext context, List<Integer> scope) {
        List<Account> held = [SELECT Id FROM Account WHERE Name LIKE 'Held%' FOR UPDATE];
        if (scope[0] == 6) { throw new IllegalArgumentException('that is all'); }
    }
    public void finish(Database.BatchableContext context) { }
}`;

const WRITER = `public class Writer implements Database.Batchable<Integer> {
    private String what;
    public Writer(String what) { this.what = what; }
    public Iterable<Integer> start(Database.BatchableContext context) { return new List<Integer>{ 1 }; }
    public void execute(Database.BatchableContext context, List<Integer> scope) {
        if (what == 'read') {
            try {
                List<Account> found = [SELECT Id FROM Account FOR UPDATE];
            } catch (QueryException e) {
                insert new Lead(LastName = 'read', Company = e.getMessage());
            }
            return;
        }
        List<SObject> records = what == 'contacts'
            ? (List<SObject>) [SELECT Id FROM Contact]
            : (List<SObject>) [SELECT Id FROM Account];
        for (Database.SaveResult result : Database.update(records, false)) {
            String said = result.isSuccess() ? 'saved' : result.getErrors()[0].getStatusCode().name();
            insert new Lead(LastName = said, Company = result.isSuccess() ? 'none' : result.getErrors()[0].getMessage().left(120));
        }
    }
    public void finish(Database.BatchableContext context) { }
}`;

const TWO_ACCOUNTS = "insert new List<Account>{ new Account(Name = 'Held'), new Account(Name = 'Free') };";

describe('rows that another job has locked', () => {
  let org: Org;

  beforeEach(() => {
    org = apexOrg({ Holder: HOLDER, Writer: WRITER });
    org.runAnonymous(
      `${TWO_ACCOUNTS} insert new Contact(LastName = 'Child', AccountId = [SELECT Id FROM Account LIMIT 1].Id);`,
    );
  });

  afterEach(() => org.close());

  async function outcome(what: string, isSlow: boolean): Promise<string[]> {
    org.runAnonymous(`Database.executeBatch(new Holder(), 1); Database.executeBatch(new Writer('${what}'), 1);`);
    await org.runJobs({ isSlow: (className) => isSlow && className === 'Holder' });
    return column(org, 'SELECT LastName FROM Lead ORDER BY LastName', 'LastName') as string[];
  }

  it('cannot be saved, nor those saved in one chunk with them', async () => {
    expect(await outcome('accounts', true)).toEqual(['UNABLE_TO_LOCK_ROW', 'UNABLE_TO_LOCK_ROW']);
    expect(String(column(org, 'SELECT Company FROM Lead LIMIT 1', 'Company')[0])).toMatch(
      /^unable to obtain exclusive access to this record or 1 records: 001/,
    );
  });

  it('can be saved when the other job is done in time', async () => {
    expect(await outcome('accounts', false)).toEqual(['saved', 'saved']);
  });

  it('leave the records that only hang on them alone', async () => {
    expect(await outcome('contacts', true)).toEqual(['saved']);
  });

  it('cannot be locked by a query', async () => {
    expect(await outcome('read', true)).toEqual(['read']);
    expect(String(column(org, 'SELECT Company FROM Lead', 'Company')[0])).toMatch(/^Record Currently Unavailable/);
  });

  it('are free again when the transaction failed, and when the jobs are over', async () => {
    org.runAnonymous('Database.executeBatch(new Holder(), 1);');
    await org.runJobs({ isSlow: () => true });
    org.runAnonymous('update [SELECT Id FROM Account];');
    expect(column(org, 'SELECT NumberOfErrors FROM AsyncApexJob', 'NumberOfErrors')).toEqual([1]);
  });
});
