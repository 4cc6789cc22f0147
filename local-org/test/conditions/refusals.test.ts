import { afterEach, describe, expect, it } from '@jest/globals';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

const THING = `<?xml version="1.0" encoding="UTF-8"?>
<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><label>Thing</label><pluralLabel>Things</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel>
<fields><fullName>First__c</fullName><label>First</label><type>Email</type></fields>
<fields><fullName>Second__c</fullName><label>Second</label><type>Email</type></fields></CustomObject>`;

/** Saves all things, each part of `size` by itself, and reports what came of it. */
const SAVER = `public class Saver {
    public static String all(Integer size) {
        List<String> said = new List<String>();
        List<Thing__c> things = [SELECT Id FROM Thing__c ORDER BY Name];
        for (Integer at = 0; at < things.size(); at += size) {
            List<Thing__c> part = new List<Thing__c>();
            for (Integer i = at; i < Math.min(at + size, things.size()); i++) {
                part.add(new Thing__c(Id = things[i].Id, First__c = 'a@example.com', Second__c = 'b@example.com'));
            }
            Integer saved = 0;
            Set<String> errors = new Set<String>();
            for (Database.SaveResult result : Database.update(part, false)) {
                if (result.isSuccess()) { saved++; continue; }
                Database.Error error = result.getErrors()[0];
                errors.add(error.getStatusCode().name() + error.getFields());
            }
            said.add(saved + ' ' + String.join(new List<String>(errors), ','));
        }
        return String.join(said, ';');
    }
}`;

let opened: Org | null = null;

afterEach(() => {
  opened?.close();
  opened = null;
});

function orgWith(conditions: Conditions, things = 10): Org {
  opened?.close();
  opened = null;
  opened = apexOrg({ Saver: SAVER, 'app/objects/Thing__c/Thing__c.object-meta.xml': THING }, { conditions });
  if (things > 0)
    opened.runAnonymous(
      `List<Thing__c> made = new List<Thing__c>(); for (Integer i = 0; i < ${things}; i++) { made.add(new Thing__c(Name = String.valueOf(1000 + i))); } insert made;`,
    );
  return opened;
}

function answer(org: Org, expression: string): string {
  org.runAnonymous(`insert new Lead(LastName = 'x', Company = 'x', Description = String.valueOf(${expression}));`);
  return String(column(org, 'SELECT Description FROM Lead ORDER BY Id DESC LIMIT 1', 'Description')[0]);
}

describe('storage that is nearly full', () => {
  const insert = (count: number, more = ''): string =>
    `List<Thing__c> made = new List<Thing__c>(); for (Integer i = 0; i < ${count}; i++) { made.add(new Thing__c(Name = 'x')); } ${more}`;

  it('refuses inserts of custom objects after so many rows, and takes everything else', () => {
    const org = orgWith({ storage: { rowsLeft: 15 } });
    expect(() => org.runAnonymous(insert(6, 'insert made;'))).toThrow(
      'first error: STORAGE_LIMIT_EXCEEDED, storage limit exceeded: []',
    );
    org.runAnonymous(insert(5, 'insert made;'));
    expect(() => org.runAnonymous(insert(1, 'insert made;'))).toThrow('STORAGE_LIMIT_EXCEEDED');
    expect(answer(org, 'Saver.all(100)')).toBe('15 ');
  });

  it('saves the rows that fit where the others may fail', () => {
    const org = orgWith({ storage: { rowsLeft: 3 } }, 0);
    org.runAnonymous(insert(5, 'Database.insert(made, false);'));
    expect(org.query('SELECT Id FROM Thing__c')).toHaveLength(3);
  });

  it('accepts rows again after a rollback and after rows were deleted', () => {
    const org = orgWith({ storage: { rowsLeft: 10 } });
    org.runAnonymous('delete [SELECT Id FROM Thing__c LIMIT 4];');
    org.runAnonymous(insert(4, 'Savepoint before = Database.setSavepoint(); insert made; Database.rollback(before);'));
    org.runAnonymous(insert(4, 'insert made;'));
    expect(() => org.runAnonymous(insert(1, 'insert made;'))).toThrow('STORAGE_LIMIT_EXCEEDED');
  });

  it('counts the objects that it names', () => {
    const org = orgWith({ storage: { rowsLeft: 0, objects: ['Lead'] } });
    expect(() => org.runAnonymous("insert new Lead(LastName = 'x', Company = 'x');")).toThrow('STORAGE_LIMIT_EXCEEDED');
  });
});

describe('rows that others hold', () => {
  it('refuse a part of the saves, another one each time, and the same ones in the same org', () => {
    const conditions = { heldRows: [{ objects: ['Thing__c'], share: 0.5 }] };
    const first = answer(orgWith(conditions, 40), 'Saver.all(1)');
    expect(answer(orgWith(conditions, 40), 'Saver.all(1)')).toBe(first);
    const again = answer(opened!, 'Saver.all(1)');
    expect(again).not.toBe(first);
    for (const outcome of [first, again]) {
      const refused = outcome.split(';').filter((said) => said === '0 UNABLE_TO_LOCK_ROW()').length;
      expect(refused).toBeGreaterThan(8);
      expect(refused).toBeLessThan(32);
    }
  });

  it('refuse all records of a call together, and take ten seconds where time has a price', () => {
    const org = orgWith({ heldRows: [{ objects: ['Thing__c'], share: 1 }], pricedWork: {} });
    expect(answer(org, 'Saver.all(100)')).toBe('0 UNABLE_TO_LOCK_ROW()');
    expect(org.workReport()!.transactions.at(-1)!.elapsedMs).toBeGreaterThanOrEqual(10_000);
  });

  it('refuse queries that lock rows', () => {
    const org = orgWith({ heldRows: [{ objects: ['Thing__c'], share: 1 }] });
    expect(() => org.runAnonymous('List<Thing__c> held = [SELECT Id FROM Thing__c FOR UPDATE];')).toThrow(
      /^Record Currently Unavailable/,
    );
    org.runAnonymous('List<Thing__c> read = [SELECT Id FROM Thing__c];');
  });

  it('are never those that the transaction has locked or saved itself', () => {
    const org = orgWith({ heldRows: [{ objects: ['Thing__c'], share: 0.5 }], seed: 4 }, 40);
    org.runAnonymous(`
      Integer locked = 0;
      for (Thing__c thing : [SELECT Id FROM Thing__c]) {
        try {
          Thing__c own = [SELECT Id FROM Thing__c WHERE Id = :thing.Id FOR UPDATE];
          locked++;
        } catch (QueryException e) {
          continue;
        }
        for (Integer i = 0; i < 5; i++) { update thing; }
      }
      insert new Lead(LastName = 'x', Company = 'x', NumberOfEmployees = locked);`);
    const locked = Number(column(org, 'SELECT NumberOfEmployees FROM Lead', 'NumberOfEmployees')[0]);
    expect(locked).toBeGreaterThan(8);
    expect(locked).toBeLessThan(32);
  });
});

describe('objects without DML', () => {
  it('throw a TypeException for every operation, or for those that are named', () => {
    const all = orgWith({ withoutDml: [{ objects: ['Thing__c'] }] }, 0);
    expect(() => all.runAnonymous("insert new Thing__c(Name = 'x');")).toThrow(
      'DML operation INSERT not allowed on Thing__c',
    );
    const org = orgWith({ withoutDml: [{ objects: ['Thing__c'], operations: ['update'] }] });
    expect(() => org.runAnonymous('Saver.all(10);')).toThrow('DML operation UPDATE not allowed on Thing__c');
    org.runAnonymous(
      "try { Database.update([SELECT Id FROM Thing__c], false); } catch (System.TypeException e) { insert new Account(Name = 'caught'); }",
    );
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['caught']);
  });
});

describe('fields that are refused', () => {
  it('describe as writable and can be set by an insert only', () => {
    const org = orgWith({ refusedFields: [{ field: 'Thing__c.First__c' }] });
    expect(answer(org, 'Thing__c.First__c.getDescribe().isUpdateable()')).toBe('true');
    expect(answer(org, 'Saver.all(100)')).toBe('0 INVALID_FIELD_FOR_INSERT_UPDATE(First__c)');
    org.runAnonymous("insert new Thing__c(Name = 'x', First__c = 'a@example.com');");
    org.runAnonymous(
      "List<Thing__c> all = [SELECT Id, First__c FROM Thing__c]; for (Thing__c one : all) { one.Second__c = 'b@example.com'; } update all;",
    );
    expect(org.query("SELECT Id FROM Thing__c WHERE Second__c = 'b@example.com'")).toHaveLength(11);
  });

  it('refuse a share of the records with a status code, with or without the name of the field', () => {
    const refused = { field: 'Thing__c.First__c', share: 0.3, statusCode: 'FIELD_INTEGRITY_EXCEPTION', message: 'no' };
    const outcome = answer(orgWith({ refusedFields: [refused] }, 100), 'Saver.all(100)');
    expect(outcome).toMatch(/^\d+ FIELD_INTEGRITY_EXCEPTION\(First__c\)$/);
    expect(Number.parseInt(outcome)).toBeGreaterThan(50);
    expect(Number.parseInt(outcome)).toBeLessThan(90);
    expect(answer(orgWith({ refusedFields: [{ ...refused, isNamed: false }] }, 100), 'Saver.all(100)')).toBe(
      outcome.replace('First__c', ''),
    );
  });

  it('are refused for an object or a field that the org does not have', () => {
    expect(() => orgWith({ refusedFields: [{ field: 'Thing__c.None__c' }] })).toThrow(
      'conditions.refusedFields[0].field: there is no field Thing__c.None__c in this org',
    );
    expect(() => orgWith({ storage: { rowsLeft: 1, objects: ['None__c'] } })).toThrow('conditions.storage.objects[0]');
  });
});
