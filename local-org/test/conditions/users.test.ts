import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

const TRIER = `public without sharing class Trier {
    public static String save(SObject record) {
        Database.SaveResult result = Database.update(record, false, AccessLevel.SYSTEM_MODE);
        return result.isSuccess() ? 'saved' : result.getErrors()[0].getStatusCode().name();
    }
    public static SObject one(String soql) {
        return Database.query(soql + ' ALL ROWS', AccessLevel.SYSTEM_MODE)[0];
    }
    public static Boolean remove(String soql) {
        return Database.delete(one(soql), true, AccessLevel.SYSTEM_MODE).isSuccess();
    }
    public static String see(String name) {
        String said = String.valueOf(Schema.getGlobalDescribe().containsKey(name));
        try {
            said += ' ' + Schema.describeSObjects(new List<String>{ name })[0].getName();
        } catch (System.InvalidParameterValueException e) {
            said += ' no describe';
        }
        try {
            said += ' ' + Database.countQuery('SELECT COUNT() FROM ' + name, AccessLevel.SYSTEM_MODE);
        } catch (QueryException e) {
            said += ' ' + e.getMessage().substringBefore('.');
        }
        return said + ' ' + [SELECT COUNT() FROM EntityDefinition WHERE QualifiedApiName = :name WITH SYSTEM_MODE];
    }
}`;

let opened: Org[] = [];
let folder: string | null = null;

afterEach(() => {
  for (const org of opened) org.close();
  opened = [];
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

function orgWith(conditions: Conditions): Org {
  const org = apexOrg({ Trier: TRIER }, { conditions });
  opened.push(org);
  return org;
}

function answer(org: Org, expression: string, isAutomated: boolean): string {
  const { log } = org.runAnonymous(`System.debug(${expression});`, isAutomated ? { user: org.host.autoprocId } : {});
  return log.at(-1)!.message;
}

describe('a restricted Automated Process user', () => {
  it('cannot write the objects that the conditions name, in system mode neither; others can', () => {
    const org = orgWith({ automatedProcess: { cannotWrite: ['User', 'Account'] } });
    org.runAnonymous("insert new Account(Name = 'one'); insert new Contact(LastName = 'one');");
    const user = `Trier.save(new User(Id = '${org.host.adminId}', City = 'x'))`;
    expect(answer(org, user, true)).toBe('INSUFFICIENT_ACCESS_OR_READONLY');
    expect(answer(org, user, false)).toBe('saved');
    expect(answer(org, "Trier.save(Trier.one('SELECT Id FROM Account'))", true)).toBe(
      'INSUFFICIENT_ACCESS_OR_READONLY',
    );
    expect(answer(org, "Trier.save(Trier.one('SELECT Id FROM Contact'))", true)).toBe('saved');
    expect(() => org.runAnonymous("insert new Account(Name = 'two');", { user: org.host.autoprocId })).toThrow(
      'INSUFFICIENT_ACCESS_OR_READONLY',
    );
  });

  it('cannot write converted leads, whatever its permissions', () => {
    const convert = `Lead lead = new Lead(LastName = 'x', Company = 'x'); insert lead;
      Database.LeadConvert conversion = new Database.LeadConvert(); conversion.setLeadId(lead.Id);
      conversion.setConvertedStatus([SELECT MasterLabel FROM LeadStatus WHERE IsConverted = TRUE LIMIT 1].MasterLabel);
      Database.convertLead(conversion);`;
    const permit =
      "insert new PermissionSet(Name = 'Leads', Label = 'Leads', PermissionsAllowViewEditConvertedLeads = true);";
    const assign = (org: Org): void =>
      void org.runAnonymous(
        `insert new PermissionSetAssignment(AssigneeId = '${org.host.autoprocId}', PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Leads'].Id);`,
      );
    const outcome = (conditions: Conditions): string => {
      const org = orgWith(conditions);
      org.runAnonymous(convert);
      org.runAnonymous(permit);
      assign(org);
      return answer(org, "Trier.save(Trier.one('SELECT Id FROM Lead'))", true);
    };
    expect(outcome({})).toBe('saved');
    expect(outcome({ automatedProcess: { cannotWriteConvertedLeads: true } })).toBe('CANNOT_UPDATE_CONVERTED_LEAD');
  });

  it('empties its own recycle bin and not that of others', () => {
    const org = orgWith({ automatedProcess: { cannotEmptyOthersBins: true } });
    org.runAnonymous("insert new List<Account>{ new Account(Name = 'people'), new Account(Name = 'own') };");
    org.runAnonymous("delete [SELECT Id FROM Account WHERE Name = 'people'];");
    expect(answer(org, `Trier.remove('SELECT Id FROM Account WHERE Name = \\'own\\'')`, true)).toBe('true');
    const purge = (name: string): string =>
      answer(
        org,
        `Database.emptyRecycleBin(new List<SObject>{ Trier.one('SELECT Id FROM Account WHERE Name = \\'${name}\\'') })[0].isSuccess()`,
        true,
      );
    expect([purge('people'), purge('own')]).toEqual(['false', 'true']);
  });

  it('does not see objects of missing licences; others do', () => {
    const org = orgWith({ automatedProcess: { cannotSee: ['Quote'] } });
    expect(answer(org, "Trier.see('Quote')", true)).toBe("false no describe sObject type 'Quote' is not supported 0");
    expect(answer(org, "Trier.see('Quote')", false)).toBe('true Quote 0 1');
    expect(answer(org, "Trier.see('Contact')", true)).toBe('true Contact 0 1');
  });
});

describe('objects that do not exist', () => {
  it('are missing for everybody', () => {
    const org = orgWith({ withoutObjects: ['Quote', 'Case'] });
    expect(answer(org, "Trier.see('Case')", false)).toBe("false no describe sObject type 'Case' is not supported 0");
    expect(() => org.runAnonymous('insert new Case();')).toThrow('DML operation INSERT not allowed on Case');
    expect(() => orgWith({ withoutObjects: ['Qoute'] })).toThrow(
      'conditions.withoutObjects[0]: there is no object Qoute',
    );
  });

  it('are in no profile, unlike objects that one user does not see', () => {
    const listed = (org: Org): string[] =>
      column(org, "SELECT SobjectType FROM ObjectPermissions WHERE SobjectType IN ('Contact', 'Quote')", 'SobjectType')
        .map(String)
        .filter((name, at, all) => all.indexOf(name) === at)
        .sort();
    expect(listed(orgWith({ withoutObjects: ['Quote'] }))).toEqual(['Contact']);
    expect(listed(orgWith({ automatedProcess: { cannotSee: ['Quote'] } }))).toEqual(['Contact', 'Quote']);
  });
});

describe('copies of an org', () => {
  const people =
    "Account acme = new Account(Name = 'Acme'); insert acme; insert new List<Contact>{ new Contact(LastName = 'a', AccountId = acme.Id), new Contact(LastName = 'b') }; insert new Case(Subject = 'c');";

  it('hold what the template of a partial sandbox names, in the share that it states, without lookups to the rest', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'local-org-'));
    const org = apexOrg({ Trier: TRIER }, { file: path.join(folder, 'production.db') });
    opened.push(org);
    org.runAnonymous(people);
    const refresh = (name: string, share?: number): Org => {
      const copy = org.refreshInto(path.join(folder!, `${name}.db`), {
        sandboxName: name,
        kind: 'partial',
        template: { objects: ['Contact'], ...(share === undefined ? {} : { share }) },
      });
      opened.push(copy);
      return copy;
    };
    const whole = refresh('whole');
    expect(column(whole, 'SELECT LastName FROM Contact ORDER BY LastName', 'LastName')).toEqual(['a', 'b']);
    expect(column(whole, 'SELECT AccountId FROM Contact', 'AccountId')).toEqual([null, null]);
    expect(whole.query('SELECT Id FROM Case')).toEqual([]);
    expect(whole.query('SELECT Id FROM User').length).toBe(org.query('SELECT Id FROM User').length);
    expect(refresh('half', 0.5).query('SELECT Id FROM Contact')).toHaveLength(1);
  });

  it('of a sandbox hold all of its records, and keep the conditions', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'local-org-'));
    const org = apexOrg(
      { Trier: TRIER },
      {
        file: path.join(folder, 'source.db'),
        options: { isSandbox: true, sandboxName: 'source' },
        conditions: { pricedWork: { startAt: '2026-03-01T00:00:00Z' }, withoutObjects: ['Quote'] },
      },
    );
    opened.push(org);
    org.runAnonymous(people);
    const clone = org.refreshInto(path.join(folder, 'clone.db'), { sandboxName: 'clone' });
    opened.push(clone);
    expect(clone.facts.sandboxName).toBe('clone');
    expect(clone.facts.id).not.toBe(org.facts.id);
    expect(clone.query('SELECT Id FROM Case')).toHaveLength(1);
    expect(answer(clone, "Trier.see('Quote')", false)).toMatch(/^false/);
    expect(clone.host.clock.now()).toBeGreaterThan(Date.parse('2026-03-01T00:00:00Z'));
  });
});
