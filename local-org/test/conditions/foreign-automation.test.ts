import { afterEach, describe, expect, it } from '@jest/globals';
import type { Automation } from '../../src/conditions/automation.ts';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

const THING = `<?xml version="1.0" encoding="UTF-8"?>
<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><label>Thing</label><pluralLabel>Things</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel>
<fields><fullName>Text__c</fullName><label>Text</label><length>80</length><type>Text</type></fields></CustomObject>`;

/** Writes every thing, and counts what it could write. */
const BATCH = `public class Touch implements Database.Batchable<SObject>, Database.Stateful {
    private Integer saved = 0;
    private Set<String> codes = new Set<String>();
    public Database.QueryLocator start(Database.BatchableContext context) {
        return Database.getQueryLocator('SELECT Id FROM Thing__c');
    }
    public void execute(Database.BatchableContext context, List<Thing__c> scope) {
        for (Thing__c thing : scope) { thing.Text__c = 'touched'; }
        for (Database.SaveResult result : Database.update(scope, false)) {
            if (result.isSuccess()) { saved++; } else { codes.add(result.getErrors()[0].getStatusCode().name()); }
        }
    }
    public void finish(Database.BatchableContext context) {
        insert new Account(Name = String.valueOf(saved), Description = String.join(new List<String>(codes), ','));
    }
}`;

const MANY =
  'List<Thing__c> made = new List<Thing__c>(); for (Integer i = 0; i < 2000; i++) { made.add(new Thing__c(Name = String.valueOf(i))); } insert made;';

const ON_THINGS: Automation = { name: 'ThingTrigger', objects: ['Thing__c'], on: ['update'] };

let opened: Org | null = null;

afterEach(() => {
  opened?.close();
  opened = null;
});

function orgWith(automation: Automation, more: Conditions = {}): Org {
  opened = apexOrg(
    { Touch: BATCH, 'app/objects/Thing__c/Thing__c.object-meta.xml': THING },
    { conditions: { ...more, automation: [automation] } },
  );
  opened.runAnonymous(MANY);
  return opened;
}

async function touch(org: Org, size: number, user?: string): Promise<{ saved: number; codes: string; dead: number }> {
  org.runAnonymous(`Database.executeBatch(new Touch(), ${size});`, user === undefined ? {} : { user });
  await org.runJobs();
  return {
    saved: Number(column(org, 'SELECT Name FROM Account ORDER BY CreatedDate DESC, Id DESC LIMIT 1', 'Name')[0]),
    codes: String(column(org, 'SELECT Description FROM Account ORDER BY Id DESC LIMIT 1', 'Description')[0] ?? ''),
    dead: Number(column(org, 'SELECT NumberOfErrors FROM AsyncApexJob ORDER BY Id DESC LIMIT 1', 'NumberOfErrors')[0]),
  };
}

describe('automation of other people', () => {
  it('shares the limits of the transaction: ten calls for a chunk of 2,000', async () => {
    const org = orgWith({ ...ON_THINGS, cost: { queries: 21 } });
    expect(await touch(org, 2000)).toEqual({ saved: 0, codes: '', dead: 1 });
    expect(await touch(org, 1000)).toEqual({ saved: 2000, codes: '', dead: 0 });
  });

  it('leaves a transaction that saves 2,000 records alone where it uses few enough queries', async () => {
    expect(await touch(orgWith({ ...ON_THINGS, cost: { queries: 20 } }), 2000)).toMatchObject({ saved: 2000, dead: 0 });
  });

  it('counts rows and processor time by the number of records', async () => {
    const rows = orgWith({ ...ON_THINGS, cost: { dmlRows: 801 } });
    expect(await touch(rows, 2000)).toMatchObject({ dead: 1 });
    rows.close();
    opened = null;
    const org = orgWith({ ...ON_THINGS, cost: { cpuMs: 7_000 } }, { pricedWork: {} });
    expect(await touch(org, 2000)).toMatchObject({ dead: 1 });
    expect(await touch(org, 1000)).toMatchObject({ dead: 0 });
    expect(org.workReport()!.mostCpuMs).toBeGreaterThanOrEqual(60_000);
  });

  it('counts queries by itself when it is a certified package, and shares processor time', async () => {
    const org = orgWith({ ...ON_THINGS, hasOwnLimits: true, cost: { queries: 20, dmlStatements: 15 } });
    expect(await touch(org, 2000)).toMatchObject({ saved: 2000, dead: 0 });
    const limits: number[] = [];
    org.runAnonymous('update [SELECT Id FROM Thing__c LIMIT 200];', {
      seen: (transaction) => transaction.committed.push(() => limits.push(transaction.limits.queries)),
    });
    expect(limits).toEqual([1]);
  });

  it('fails always, with the error of a trigger that throws', async () => {
    const org = orgWith({ ...ON_THINGS, fails: {} });
    expect(await touch(org, 200)).toEqual({ saved: 0, codes: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', dead: 0 });
    expect(() => org.runAnonymous('update [SELECT Id FROM Thing__c LIMIT 1];')).toThrow(
      /ThingTrigger: execution of AfterUpdate\n\ncaused by: System\.QueryException: List has no rows/,
    );
  });

  it('fails for the users it is said to fail for, and for nobody else', async () => {
    const org = orgWith({ ...ON_THINGS, kind: 'flow', fails: { users: ['Automated Process'] } });
    expect(await touch(org, 2000, org.host.autoprocId)).toEqual({
      saved: 0,
      codes: 'CANNOT_EXECUTE_FLOW_TRIGGER',
      dead: 0,
    });
    expect(await touch(org, 2000)).toMatchObject({ saved: 2000, codes: '' });
  });

  it('fails for a share of the records: the same ones each time, others with another seed', async () => {
    const failing = { ...ON_THINGS, fails: { share: 0.1 } };
    const org = orgWith(failing);
    const first = await touch(org, 2000);
    expect(first.codes).toBe('FIELD_CUSTOM_VALIDATION_EXCEPTION');
    expect(first.saved).toBeGreaterThan(1_750);
    expect(first.saved).toBeLessThan(1_850);
    const untouched = column(org, 'SELECT Id FROM Thing__c WHERE Text__c = null', 'Id');
    expect(await touch(org, 500)).toEqual(first);
    expect(column(org, 'SELECT Id FROM Thing__c WHERE Text__c = null', 'Id')).toEqual(untouched);
    org.close();
    opened = null;
    const other = orgWith(failing, { seed: 2 });
    await touch(other, 2000);
    expect(column(other, 'SELECT Id FROM Thing__c WHERE Text__c = null', 'Id')).not.toEqual(untouched);
  });

  it('refuses the records of the whole call where the share fails by an exception', async () => {
    const org = orgWith({ ...ON_THINGS, fails: { share: 0.0005, refuses: 'call' } });
    const { saved, codes } = await touch(org, 2000);
    expect(saved % 200).toBe(0);
    expect(saved).toBeLessThan(2000);
    expect(codes).toBe('CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY');
  });

  it('steps aside for users with the custom permission that it asks for', async () => {
    const org = apexOrg(
      {
        Touch: BATCH,
        'app/objects/Thing__c/Thing__c.object-meta.xml': THING,
        'app/customPermissions/Aside.customPermission-meta.xml':
          '<?xml version="1.0" encoding="UTF-8"?><CustomPermission xmlns="http://soap.sforce.com/2006/04/metadata"><isLicensed>false</isLicensed><label>Aside</label></CustomPermission>',
        'app/permissionsets/Asides.permissionset-meta.xml':
          '<?xml version="1.0" encoding="UTF-8"?><PermissionSet xmlns="http://soap.sforce.com/2006/04/metadata"><customPermissions><enabled>true</enabled><name>Aside</name></customPermissions><label>Asides</label></PermissionSet>',
      },
      { conditions: { automation: [{ ...ON_THINGS, fails: {}, unlessPermission: 'Aside' }] } },
    );
    opened = org;
    org.runAnonymous("insert new Thing__c(Name = 'one');");
    const update = (): void => void org.runAnonymous('update [SELECT Id FROM Thing__c];');
    expect(update).toThrow('ThingTrigger');
    org.runAnonymous(
      "insert new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Asides'].Id);",
    );
    expect(update).not.toThrow();
  });

  it('is refused for an object that the org does not have', () => {
    expect(() => apexOrg({ Touch: 'public class Touch { }' }, { conditions: { automation: [ON_THINGS] } })).toThrow(
      'conditions.automation[0].objects[0]: there is no object Thing__c in this org',
    );
  });
});
