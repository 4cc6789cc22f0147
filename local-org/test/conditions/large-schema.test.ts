import { afterEach, describe, expect, it } from '@jest/globals';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

const FINDER = `public class Finder {
    public static Integer emailObjects() {
        Integer found = 0;
        for (Schema.SObjectType type : Schema.getGlobalDescribe().values()) {
            if (type.getDescribe(SObjectDescribeOptions.DEFERRED).getName().endsWith('__c')
                && type.getDescribe().fields.getMap().containsKey('Email__c')) {
                found++;
            }
        }
        return found;
    }
}`;

let opened: Org | null = null;

afterEach(() => {
  opened?.close();
  opened = null;
});

function orgWith(conditions: Conditions): Org {
  opened = apexOrg({ Finder: FINDER }, { conditions });
  return opened;
}

describe('a large schema', () => {
  it('has as many objects, and as many with a field of type Email, as the conditions state', () => {
    const org = orgWith({ largeSchema: { objects: 150, withEmail: 40, fields: 3 } });
    const { log } = org.runAnonymous('System.debug(Finder.emailObjects());');
    expect(log[0]!.message).toBe('40');
    org.runAnonymous(
      "SObject record = (SObject) Type.forName('Generated_0004__c').newInstance(); record.put('Email__c', 'a@example.com'); record.put('Text_3__c', 'x'); insert record;",
    );
    expect(column(org, 'SELECT Email__c FROM Generated_0004__c', 'Email__c')).toEqual(['a@example.com']);
  });

  it('makes a describe of all objects fail in a synchronous transaction where describes have a price', () => {
    const org = orgWith({ largeSchema: { objects: 1500, withEmail: 300, fields: 10 }, pricedWork: {} });
    expect(() => org.runAnonymous('Finder.emailObjects();')).toThrow('Apex CPU time limit exceeded');
    org.runAnonymous('Schema.getGlobalDescribe();');
    const { cpuMs } = org.workReport()!.transactions.at(-1)!;
    expect(cpuMs).toBeGreaterThanOrEqual(600);
  });
});
