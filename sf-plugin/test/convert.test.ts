/** A configuration of Salesforce Data Mask, as the CLI retrieves it, becomes rules that an org accepts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, openSandbox, type Outcome, type Sandbox } from './sandbox.ts';

type Values = Readonly<Record<string, string | boolean | null>>;

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  buildPlugin();
  sandbox = await openSandbox(10);
  folder = mkdtempSync(path.join(tmpdir(), 'data-mask-'));
  configuration('Customers', { Delete_Email: true, Delete_Chatter: false });
  object('Contact', 'Customers', { Raw_Filter_Data: '{"applyconditions":"custom","conditionList":[]}' });
  field('Contact', 'Customers', 'FirstName', 'Text', 'Pseudonymize', 'First Name');
  field('Contact', 'Customers', 'LastName', 'Text', 'Pseudonymize', 'Last Name');
  field('Contact', 'Customers', 'Email', 'Email', 'Pseudonymize', 'Email');
  field('Contact', 'Customers', 'Phone', 'Phone', 'Anonymize');
  field('Contact', 'Customers', 'Birthdate', 'Date', 'Anonymize');
  field('Contact', 'Customers', 'Department', 'Text', 'Delete');
  field('Contact', 'Customers', 'AssistantName', 'Text', 'Patternize', null, { Custom_Pattern: '%5d' });
  field('Contact', 'Customers', 'MailingCountry', 'Text', 'Pseudonymize', 'Country');
  field('Contact', 'Customers', 'DoNotCall', 'Checkbox', 'Delete');
  field('Contact', 'Customers', 'Title', 'Text', 'Delete', null, { Active: false });
  field('Contact', 'Customers', 'Description', 'Text', null);
  // The same object a second time, as Data Mask keeps it, with one setting that is another.
  object('ContactP', 'Customers', { API_Name: 'Contact' });
  field('ContactP', 'Customers', 'Phone', 'Phone', 'Anonymize');
  field('ContactP', 'Customers', 'Department', 'Text', 'Anonymize');
  object('Lead', 'Customers', { Raw_Filter_Data: '{"conditionList":[{"field":"Status"}]}' });
  field('Lead', 'Customers', 'Company', 'Text', 'Delete', null, { Required: true });
  object('Account', 'Customers', { Active: false });
  field('Account', 'Customers', 'Name', 'Text', 'Anonymize');
  object('Case', 'Other', {});
  field('Case', 'Other', 'SuppliedName', 'Text', 'Pseudonymize', 'Full Name');
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

const nil = '<value xsi:nil="true"/>';

function valueOf(value: string | boolean | null): string {
  if (value === null) return nil;
  const type = typeof value === 'boolean' ? 'boolean' : 'string';
  return `<value xsi:type="xsd:${type}">${String(value).replaceAll('"', '&quot;')}</value>`;
}

function record(type: string, name: string, label: string, values: Values, end: string): void {
  const fields = Object.entries(values).map(
    ([key, value]) => `<values><field>datamask__${key}__c</field>${valueOf(value)}</values>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<CustomMetadata xmlns="http://soap.sforce.com/2006/04/metadata" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<label>${label}</label><protected>false</protected>${fields.join('')}</CustomMetadata>`;
  const dir = path.join(folder, 'main', 'customMetadata');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, `datamask__${type}.${name}.${end}`), text);
}

function configuration(name: string, values: Values): void {
  record('DataMask_Configuration', name, name, values, 'md-meta.xml');
}

function object(prefix: string, of: string, values: Values): void {
  const all = { API_Name: prefix, Active: true, DataMask_Configuration: of, Where_Criteria: null, ...values };
  record('Masking_Object', prefix + of, prefix, all, 'md');
}

function field(
  object: string,
  of: string,
  name: string,
  type: string,
  masking: string | null,
  category: string | null = null,
  more: Values = {},
): void {
  const values = {
    API_Name: name,
    Active: true,
    Field_Type: type,
    Masking_Category: category,
    Masking_Object: object + of,
    Masking_Type: masking,
    Required: false,
    ...more,
  };
  record('Masking_Field', `${name}${object}${of}`, name, values, 'md-meta.xml');
}

function convert(dir: string, ...more: string[]): Promise<Outcome> {
  const options = ['--source-dir', dir, '--masked-domain', 'mail.acme.invalid', '--output-file', file()];
  return sandbox.mask(['rules', 'convert', ...options, ...more]);
}

const file = (): string => path.join(folder, 'rules.json');

describe('sf mask rules convert', () => {
  test('gives each field the method that does the same, and names what it cannot take over', async () => {
    const converted = await convert(folder, '--configuration', 'customers', '--json');
    expect(converted.code).toBe(0);
    const { rules } = JSON.parse(readFileSync(file(), 'utf8')) as { rules: Record<string, string>[] };
    expect(rules.map((rule) => `${rule['object_name']}.${rule['field_name']}: ${rule['method']}`).sort()).toEqual([
      'Contact.AssistantName: Token',
      'Contact.Birthdate: Birth Date',
      'Contact.Department: Clear',
      'Contact.FirstName: First Name',
      'Contact.LastName: Last Name',
      'Contact.Phone: Phone',
      'Lead.Company: Token',
    ]);
    const notes = converted.json.result.notes as { object: string; field: string | null; reason: string }[];
    expect(notes.map((note) => `${note.object} ${String(note.field)} ${note.reason}`).sort()).toEqual([
      'Contact Department repeated',
      'Contact DoNotCall noMethod',
      'Contact Email covered',
      'Contact MailingCountry noMethod',
      'EmailMessage null deletes',
      'Lead null filter',
    ]);
  }, 60_000);

  test('makes a file that an org saves', async () => {
    expect((await convert(folder, '--configuration', 'Customers')).code).toBe(0);
    const saved = await sandbox.mask(['rules', 'import', '--file', file(), '--json']);
    expect(saved.json).toMatchObject({ status: 0, result: { rules: 'DataMask', state: 'Saved' } });
    const stored = rows(
      sandbox.org,
      "SELECT Field_Name__c FROM Masking_Rule__mdt WHERE Rule_Set__r.DeveloperName = 'DataMask'",
    );
    expect(stored).toHaveLength(7);
  }, 60_000);

  test('asks for the configuration where there are several, and for a folder that has one', async () => {
    const several = await convert(folder);
    expect([several.code, several.err]).toEqual([2, expect.stringContaining('Customers, Other')]);
    const empty = mkdtempSync(path.join(tmpdir(), 'no-data-mask-'));
    const none = await convert(empty);
    rmSync(empty, { recursive: true });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('no configuration of Data Mask')]);
    const missing = await convert(path.join(folder, 'not-there'));
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('ENOENT')]);
  }, 60_000);
});
