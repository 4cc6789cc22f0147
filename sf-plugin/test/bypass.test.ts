/** Validation rules and flows of a project that step aside for a masking run: files before and after, and a run in an org that has them. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openOrg } from 'local-org';
import { createKeys } from '../../e2e/acceptance/lib/permission-users.ts';
import { homeOfItsOwn } from '../../scripts/lib/sf.ts';
import { POST_COPY_CLASS } from '../../scripts/demo/story/masking.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, PLUGIN, type Json } from './sandbox.ts';

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly json: Json;
}

let root: string;
let project: string;

function mask(args: readonly string[]): Outcome {
  const env = { ...process.env, ...homeOfItsOwn(root) };
  const run = spawnSync(process.execPath, [path.join(PLUGIN, 'bin', 'run.js'), 'mask', ...args], {
    encoding: 'utf8',
    env,
  });
  const json: unknown = args.includes('--json') ? JSON.parse(run.stdout) : null;
  return { code: run.status, out: run.stdout, err: run.stderr, json };
}

const META = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

/** Two spaces, tabs, comments and entities, so that anything that formats is noticed. */
const rule = (name: string, formula: string, active = true): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ValidationRule ${META}>\n\t<fullName>${name}</fullName>\n    <!-- <active>false</active> -->\n  <active>${String(active)}</active>\n    <errorConditionFormula>${formula}</errorConditionFormula>\n    <errorMessage>It&apos;s &quot;refused&quot;.</errorMessage>\n</ValidationRule>`;

const flow = (start: string, status = 'Active'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Flow ${META}>\n    <apiVersion>66.0</apiVersion>\n    <label>Flow</label>\n    <processType>AutoLaunchedFlow</processType>\n    <assignments><name>Stamp</name><label>Stamp</label><locationX>0</locationX><locationY>0</locationY><assignmentItems><assignToReference>$Record.Department</assignToReference><operator>Assign</operator><value><stringValue>Stamped</stringValue></value></assignmentItems></assignments>\n    <start>\n        <locationX>0</locationX><locationY>0</locationY><connector><targetReference>Stamp</targetReference></connector>\n${start}        <object>Contact</object>\n        <recordTriggerType>Update</recordTriggerType>\n        <triggerType>RecordBeforeSave</triggerType>\n    </start>\n    <status>${status}</status>\n</Flow>\n`;

const ENTRY = '        <filterFormula>{!$Record.LastName} &lt;&gt; &quot;&quot;</filterFormula>\n';
const FILTERS =
  '        <filterLogic>and</filterLogic><filters><field>LastName</field><operator>IsNull</operator><value><booleanValue>false</booleanValue></value></filters>\n';

const FILES: Readonly<Record<string, string>> = {
  'objects/Contact/validationRules/Strict.validationRule-meta.xml': rule(
    'Strict',
    'NOT(ISNEW()) &amp;&amp;\r\n  Email &lt;&gt; PRIORVALUE(Email) /* :) */ &amp;&amp; &quot;)&quot; = &quot;)&quot;',
  ),
  'objects/Contact/validationRules/Own.validationRule-meta.xml': rule(
    'Own',
    'AND(NOT($Permission.Masking_Bypass), (ISBLANK(LastName)), (ISBLANK(FirstName)))',
  ),
  'objects/Contact/validationRules/Off.validationRule-meta.xml': rule('Off', 'TRUE', false),
  'objects/Contact/validationRules/Long.validationRule-meta.xml': rule(
    'Long',
    `LEN(LastName) = ${'1 + '.repeat(970)}1`,
  ),
  'objects/Contact/validationRules/vendor__Theirs.validationRule-meta.xml': rule('vendor__Theirs', 'ISBLANK(LastName)'),
  'objects/Case/validationRules/Broken.validationRule-meta.xml': rule('Broken', 'ISBLANK(Subject)) || (TRUE'),
  'objects/Lead.object': `<CustomObject ${META}><validationRules><fullName>Old</fullName><active>true</active></validationRules></CustomObject>`,
  'flows/Stamp.flow-meta.xml': flow(ENTRY),
  'flows/Filtered.flow-meta.xml': flow(FILTERS),
  'flows/Always.flow-meta.xml': flow(''),
  'flows/Draft.flow-meta.xml': flow(ENTRY, 'Draft'),
  'flows/Screen.flow-meta.xml': `<Flow ${META}><start><connector/></start><status>Active</status></Flow>`,
};

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8');
const STRICT = 'objects/Contact/validationRules/Strict.validationRule-meta.xml';
const changedFiles = (): string[] => Object.keys(FILES).filter((file) => read(file) !== FILES[file]);

beforeAll(() => {
  buildPlugin();
  root = mkdtempSync(path.join(tmpdir(), 'bypass-'));
}, 120_000);

beforeEach(() => {
  project = mkdtempSync(path.join(root, 'project-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('sf mask automation plan', () => {
  test('shows the lines that would change, why others cannot change, and writes nothing', () => {
    const { code, out } = mask(['automation', 'plan', '--source-dir', project]);
    expect(code).toBe(0);
    expect(out).toContain('- ' + ENTRY.trimEnd());
    expect(out).toContain(
      '+         <filterFormula>AND(NOT({!$Permission.Masking_Bypass}), ({!$Record.LastName} &lt;&gt; &quot;&quot;))</filterFormula>',
    );
    expect(out).toContain('No file was written.');
    expect(changedFiles()).toEqual([]);
    const { json } = mask(['automation', 'plan', '--source-dir', project, '--json']);
    expect(json.status).toBe(0);
    expect(json.result.written).toBe(false);
    expect(json.result.changes.map(({ name }: { name: string }) => name).sort()).toEqual(['Contact.Strict', 'Stamp']);
    expect(json.result.unchanged).toEqual(['Contact.Own']);
    expect(
      json.result.refused.map(({ name, reason }: { name: string; reason: string }) => `${name} ${reason}`).sort(),
    ).toEqual([
      'Always noEntryConditions',
      'Case.Broken broken',
      'Contact.Long tooLong',
      'Contact.Off inactive',
      'Contact.vendor__Theirs managed',
      'Draft inactive',
      'Filtered entryFilters',
      'Lead.Old metadataFormat',
    ]);
  });

  test('takes components and objects that are named, and fails where one of them cannot be changed', () => {
    const named = mask(['automation', 'plan', '--source-dir', project, '--component', 'contact.strict', '--json']);
    expect([named.code, named.json.result.changes.length]).toEqual([0, 1]);
    const object = mask(['automation', 'plan', '--source-dir', project, '--object', 'Case', '--json']);
    expect([object.code, object.json.result.refused.length]).toEqual([0, 1]);
    const managed = mask(['automation', 'plan', '--source-dir', project, '--component', 'Contact.vendor__Theirs']);
    expect([managed.code, managed.out]).toEqual([1, expect.stringContaining('managed package')]);
  });

  test('refuses a folder, a component and a namespace that are not there', () => {
    const plan = (...args: string[]): Outcome => mask(['automation', 'plan', ...args]);
    const folder = plan('--source-dir', path.join(project, 'nothing'));
    expect([folder.code, folder.err]).toEqual([2, expect.stringContaining('ENOENT')]);
    const component = plan('--source-dir', project, '--component', 'Contact.Nobody');
    expect([component.code, component.err]).toEqual([2, expect.stringContaining('Contact.Nobody')]);
    const namespace = plan('--source-dir', project, '--namespace', 'a__b');
    expect([namespace.code, namespace.err]).toEqual([2, expect.stringContaining('no namespace')]);
  });
});

describe('sf mask automation apply and revert', () => {
  test('change the formula alone, once, and give back every byte', () => {
    const apply = (): Outcome => mask(['automation', 'apply', '--source-dir', project]);
    expect(apply().code).toBe(0);
    expect(changedFiles().sort()).toEqual(['flows/Stamp.flow-meta.xml', STRICT]);
    const [before, after] = ['<errorConditionFormula>', '</errorConditionFormula>'].map((tag) =>
      FILES[STRICT]!.split(tag),
    );
    expect(read(STRICT)).toBe(
      `${before![0]!}<errorConditionFormula>AND(NOT($Permission.Masking_Bypass), (${before![1]!.split('</')[0]!}))</errorConditionFormula>${after![1]!}`,
    );
    const once = read(STRICT);
    expect(apply().out).toContain('0 changed, 3 need no change');
    expect(read(STRICT)).toBe(once);
    expect(mask(['automation', 'revert', '--source-dir', project]).code).toBe(0);
    expect(changedFiles()).toEqual([]);
  });

  test('distinguish a formula that asks for the bypass from one that only mentions it', () => {
    const file = 'objects/Account/validationRules/Mentions.validationRule-meta.xml';
    const text = rule(
      'Mentions',
      'ISBLANK(Name) /* not yet: NOT($Permission.Masking_Bypass) */ || Name = &quot;$Permission.Masking_Bypass&quot;',
    );
    write(file, text);
    const apply = mask(['automation', 'apply', '--source-dir', project, '--object', 'Account', '--json']);
    expect(apply.json.result.changes).toHaveLength(1);
    expect(read(file)).toContain('AND(NOT($Permission.Masking_Bypass), (ISBLANK(Name) /* not yet');
    mask(['automation', 'revert', '--source-dir', project]);
    expect(read(file)).toBe(text);
  });

  test('wrap a section of character data as it is', () => {
    const file = 'objects/Account/validationRules/Section.validationRule-meta.xml';
    const text = rule('Section', '<![CDATA[ISBLANK(Name) && 1 < (2)]]>');
    write(file, text);
    mask(['automation', 'apply', '--source-dir', project]);
    expect(read(file)).toContain('(<![CDATA[ISBLANK(Name) && 1 < (2)]]>))</errorConditionFormula>');
    mask(['automation', 'revert', '--source-dir', project]);
    expect(read(file)).toBe(text);
  });

  /** Flows name what they read in braces. */
  test('give a flow whose condition has no braces the one that flows take, and take either away', () => {
    const file = 'flows/Stamp.flow-meta.xml';
    const entry = ENTRY.trim().replace(/<\/?filterFormula>/g, '');
    const withCondition = (permission: string): string =>
      FILES[file]!.replace(entry, `AND(NOT(${permission}), (${entry}))`);
    write(file, withCondition('$Permission.Masking_Bypass'));
    mask(['automation', 'apply', '--source-dir', project]);
    expect(read(file)).toBe(withCondition('{!$Permission.Masking_Bypass}'));
    mask(['automation', 'revert', '--source-dir', project]);
    expect(read(file)).toBe(FILES[file]);
    write(file, withCondition('$Permission.Masking_Bypass'));
    mask(['automation', 'revert', '--source-dir', project]);
    expect(read(file)).toBe(FILES[file]);
  });

  test('leave a file alone that is not in UTF-8, because its letters would be lost', () => {
    const file = path.join(project, 'objects/Account/validationRules/Latin.validationRule-meta.xml');
    const text = rule('Latin', 'Name = &quot;M\u00fcller&quot;').replace('UTF-8', 'ISO-8859-1');
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const bytes = Buffer.from(encoding === 'latin1' ? text : `\ufeff${text}`, encoding);
      write(path.relative(project, file), '');
      writeFileSync(file, bytes);
      const args = ['--source-dir', project, '--component', 'Account.Latin', '--json'];
      for (const command of ['apply', 'revert']) {
        const { code, json } = mask(['automation', command, ...args]);
        expect([code, json.result.refused[0]?.reason]).toEqual([1, 'encoding']);
      }
      expect(readFileSync(file).equals(bytes)).toBe(true);
    }
  });

  test('write no formula that the platform would refuse: an empty one, a text or comment that never ends', () => {
    const formulas = { Empty: ' \n ', Text: '&quot;abc', Comment: 'ISBLANK(Name) /* never' };
    for (const [name, formula] of Object.entries(formulas))
      write(`objects/Account/validationRules/${name}.validationRule-meta.xml`, rule(name, formula));
    const { json } = mask(['automation', 'apply', '--source-dir', project, '--object', 'Account', '--json']);
    expect(json.result.changes).toEqual([]);
    expect(
      json.result.refused.map(({ name, reason }: { name: string; reason: string }) => `${name} ${reason}`).sort(),
    ).toEqual(['Account.Comment broken', 'Account.Empty noFormula', 'Account.Text broken']);
  });

  test('use the namespace of an installed package, and refuse to change to another one', () => {
    expect(mask(['automation', 'apply', '--source-dir', project, '--namespace', 'acme']).code).toBe(0);
    expect(read(STRICT)).toContain('AND(NOT($Permission.acme__Masking_Bypass), (');
    const other = mask(['automation', 'apply', '--source-dir', project, '--component', 'Stamp', '--json']);
    expect([other.code, other.json.result.refused[0].reason]).toEqual([1, 'otherNamespace']);
    mask(['automation', 'revert', '--source-dir', project]);
    expect(changedFiles()).toEqual([]);
  });

  test('let a run after a refresh mask what the rule refuses and the flow changes, and nobody else', async () => {
    const left = path.join(root, 'org');
    const keep = [STRICT, 'flows/Stamp.flow-meta.xml'];
    for (const file of keep) cpSync(path.join(project, file), path.join(left, file), { recursive: true });
    expect(await maskOrg(left)).toEqual({ status: 'Completed With Errors', masked: false, department: null });
    expect(mask(['automation', 'apply', '--source-dir', left]).code).toBe(0);
    expect(await maskOrg(left)).toEqual({ status: 'Completed', masked: true, department: null });
  }, 300_000);
});

/** A copy of an org with the automation of the folder, masked. */
async function maskOrg(folder: string): Promise<{ status: string; masked: boolean; department: unknown }> {
  const org = openOrg({ projectDirs: ['.', folder], options: { isSandbox: true, sandboxName: 'uat' } });
  try {
    createKeys(org);
    org.runAnonymous("insert new Contact(LastName = 'Doe', Email = 'jane.doe@example.com');");
    org.runPostCopy(POST_COPY_CLASS);
    await org.runJobs();
    const [contact] = rows(org, 'SELECT Email, Department FROM Contact');
    const [run] = rows(org, 'SELECT Status__c FROM Masking_Run__c');
    const refusal = (): void =>
      void org.runAnonymous("Contact c = [SELECT Id FROM Contact]; c.Email = 'new@example.com'; update c;");
    expect(refusal).toThrow('refused');
    return {
      status: String(run!('Status__c')),
      masked: String(contact!('Email')).endsWith('.invalid'),
      department: contact!('Department'),
    };
  } finally {
    org.close();
  }
}
