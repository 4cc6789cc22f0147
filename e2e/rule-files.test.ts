/** Rule sets saved through the Apex Metadata API in an org, carried to another as a file, approved, and switched off. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';

let first: Org;
let second: Org;

beforeAll(() => {
  const open = (): Org => openOrg({ projectDirs: ['.'] });
  first = open();
  second = open();
}, 120_000);

afterAll(() => {
  first?.close();
  second?.close();
});

/** Every template, a long pattern, an opt-out and a deletion. */
const SAVE = `
  Masking_Rule_Set__mdt ruleSet = new Masking_Rule_Set__mdt(
    DeveloperName = 'Carried', MasterLabel = 'Carried along', Description__c = 'Ünïcode, "quotes" and a\\nsecond line',
    Masked_Domain__c = 'mail.sandbox.invalid', Batch_Size__c = 500, Is_Active__c = true, Is_Default__c = false,
    Verify_After_Run__c = true, Drift_Policy__c = 'Stop', Key_Policy__c = 'Stable', Allows_Deletes__c = true
  );
  List<Masking_Rule__mdt> rules = new List<Masking_Rule__mdt>();
  for (String objectName : RuleTemplates.objectNames()) {
    rules.addAll(RuleTemplates.rulesFor(objectName));
  }
  rules.add(new Masking_Rule__mdt(DeveloperName = 'Long_One', MasterLabel = 'Long', Target_Kind__c = 'Text Pattern', Object_Name__c = 'Task',
    Field_Name__c = '*', Pattern__c = 'C-(' + 'alpha|'.repeat(60) + 'omega)', Replacement__c = '$1 costs \\\\$', Sort_Order__c = 900, Is_Active__c = true));
  rules.add(new Masking_Rule__mdt(DeveloperName = 'Left_Out', MasterLabel = 'Left', Target_Kind__c = 'Email Fields', Method__c = 'Leave Unmasked',
    Object_Name__c = 'Lead', Field_Name__c = 'Email', Opt_Out_Reason__c = 'Test', Is_Active__c = true));
  rules.add(new Masking_Rule__mdt(DeveloperName = 'Gone', MasterLabel = 'Gone', Target_Kind__c = 'Delete Records', Method__c = 'Delete',
    Object_Name__c = 'EmailMessage', Is_Active__c = true));
  RuleSetWriter.save(ruleSet, rules);
`;

const STORED = `
  Masking_Rule_Set__mdt stored;
  for (Masking_Rule_Set__mdt each : RuleSetSelector.get().ruleSets()) {
    stored = each.DeveloperName == 'Carried' ? each : stored;
  }
  List<Masking_Rule__mdt> storedRules = RuleSetSelector.get().allRules(stored.Id);
`;

function exported(org: Org): string {
  return org.runAnonymous(`${STORED} System.debug(new RuleSetFile(stored, storedRules).toText());`).log[0].message;
}

const saves = (org: Org): readonly unknown[] =>
  rows(org, 'SELECT State__c, Message__c FROM Masking_Rule_Save__c ORDER BY Name').map((row) => [
    row('State__c'),
    row('Message__c'),
  ]);

describe('rule sets', () => {
  test('are saved in the org, texts of any length whole', async () => {
    first.runAnonymous(SAVE);
    expect(saves(first)).toEqual([['Deploying', null]]);
    await first.runJobs();
    expect(saves(first)).toEqual([['Saved', null]]);
    const { log } = first.runAnonymous(`${STORED}
      for (Masking_Rule__mdt rule : storedRules) {
        if (rule.DeveloperName == 'Long_One') {
          System.debug(rule.Pattern__c.length());
        }
      }`);
    expect(Number(log[0].message)).toBeGreaterThan(255);
  }, 30_000);

  test('come out of another org byte for byte as they went in', async () => {
    const file = exported(first);
    expect(exported(first)).toBe(file);
    const literal = JSON.stringify(file).slice(1, -1).replace(/'/g, "\\'");
    second.runAnonymous(`
      RuleSetFile file = RuleSetFile.read('${literal}');
      RuleSetWriter.save(file.ruleSet, file.rules);
    `);
    await second.runJobs();
    expect(saves(second)).toEqual([['Saved', null]]);
    expect(exported(second)).toBe(file);
    expect(JSON.parse(file)).toMatchObject({ name: 'Carried', allows_deletes: true, drift_policy: 'Stop' });
  });

  test('imported under another name leave the first rule set all of its rules', async () => {
    const rulesOf = (name: string): number => {
      const { log } = second.runAnonymous(`
        for (Masking_Rule_Set__mdt each : RuleSetSelector.get().ruleSets()) {
          if (each.DeveloperName == '${name}') {
            System.debug(RuleSetSelector.get().allRules(each.Id).size());
          }
        }`);
      return Number(log[0].message);
    };
    const copy = JSON.stringify({ ...JSON.parse(exported(second)), name: 'Copied' });
    const before = rulesOf('Carried');
    const literal = JSON.stringify(copy).slice(1, -1).replace(/'/g, "\\'");
    for (const round of ['first', 'second']) {
      second.runAnonymous(`
        RuleSetImport imported = new RuleSetImport(RuleSetFile.read('${literal}'));
        RuleSetWriter.save(imported.ruleSet, imported.rules);
      `);
      await second.runJobs();
      expect([round, rulesOf('Carried'), rulesOf('Copied')]).toEqual([round, before, before]);
    }
  }, 30_000);

  test('are approved with every Email field of the org and the time', async () => {
    first.runAnonymous(`${STORED}
      RuleApproval.approve(stored, Drift.namesIn(EmailFieldInventory.fieldsByObject()));
      RuleSetWriter.save(stored, storedRules);
    `);
    await first.runJobs();
    const [approved] = rows(
      first,
      "SELECT Approved_At__c, Approved_Fields__c, Production_Org_Id__c FROM Masking_Rule_Set__mdt WHERE DeveloperName = 'Carried'",
    );
    expect(String(approved('Approved_Fields__c')).split('\n')).toEqual(
      expect.arrayContaining(['Contact.Email', 'Lead.Email']),
    );
    expect(approved('Approved_At__c')).not.toBeNull();
    expect(String(approved('Production_Org_Id__c'))).toMatch(/^00D/);
    expect(exported(first)).toBe(exported(second));
  });

  test('lose a rule by saving it inactive, because nothing can be deleted', async () => {
    first.runAnonymous(`${STORED}
      for (Masking_Rule__mdt rule : storedRules) {
        if (rule.DeveloperName == 'Gone') {
          rule.Is_Active__c = false;
        }
      }
      RuleSetWriter.save(stored, storedRules);
    `);
    await first.runJobs();
    const { log } = first.runAnonymous(`${STORED}
      Set<String> names = new Set<String>();
      for (Masking_Rule__mdt rule : RuleSetSelector.get().activeRules(stored.Id)) {
        names.add(rule.DeveloperName);
      }
      System.debug(names.contains('Gone') + ' ' + names.contains('Left_Out'));
    `);
    expect(log[0].message).toBe('false true');
  });

  test('are refused with every problem before anything is deployed', () => {
    const before = saves(first).length;
    const { log } = first.runAnonymous(`${STORED}
      stored.Masked_Domain__c = 'acme.com';
      storedRules.add(new Masking_Rule__mdt(DeveloperName = 'Bad', Target_Kind__c = 'Text Pattern', Object_Name__c = 'Task',
        Field_Name__c = 'Description', Pattern__c = '(a+)+$', Is_Active__c = true));
      try {
        RuleSetWriter.save(stored, storedRules);
      } catch (RuleSetWriter.InvalidRulesException e) {
        for (RuleProblem problem : e.problems) {
          System.debug(problem.code);
        }
      }
    `);
    expect(log.map((line) => line.message)).toEqual(['domain_not_usable', 'pattern_too_costly']);
    expect(saves(first).length).toBe(before);
  });
});
