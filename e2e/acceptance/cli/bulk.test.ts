/** `sf data import bulk`, `update bulk`, `upsert bulk`, `delete bulk`, `export bulk`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg, type Json } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

const bulk = async (action: string, object: string, file: string, ...more: string[]): Promise<Json> =>
  (await org.sf(['data', action, 'bulk', '-s', object, '-f', file, '--wait', '2', ...more, '--json'])).json.result;
const exported = async (soql: string): Promise<string> => {
  const done = await org.sf([
    'data',
    'export',
    'bulk',
    '-q',
    soql,
    '--output-file',
    'out.csv',
    '--wait',
    '2',
    '--json',
  ]);
  expect(done.code).toBe(0);
  return readFileSync(path.join(org.folder, 'out.csv'), 'utf8');
};

test('records are imported, changed, matched by key, exported and deleted', async () => {
  org.write('leads.csv', 'LastName,Company\nOne,A\n"Two, the second",B\n');
  expect(await bulk('import', 'Lead', 'leads.csv')).toMatchObject({ processedRecords: 2, failedRecords: 0 });
  const csv = await exported('SELECT Id, Company FROM Lead ORDER BY Company');
  expect(csv.split('\n')).toHaveLength(4);
  org.write('changes.csv', csv.replace(/,"?B"?/, ',C'));
  expect(await bulk('update', 'Lead', 'changes.csv')).toMatchObject({ processedRecords: 2, failedRecords: 0 });
  expect(await exported('SELECT Company FROM Lead ORDER BY Company')).toMatch(/C/);
  org.write('invoices.csv', 'Key__c,Amount__c\nk1,5\nk2,6\n');
  expect((await bulk('upsert', 'Invoice__c', 'invoices.csv', '--external-id', 'Key__c')).jobInfo).toMatchObject({
    numberRecordsProcessed: 2,
    numberRecordsFailed: 0,
  });
  org.write('ids.csv', `Id\n${[...csv.matchAll(/00Q\w{15}/g)].map(([id]) => id).join('\n')}\n`);
  expect((await bulk('delete', 'Lead', 'ids.csv')).jobInfo).toMatchObject({
    numberRecordsProcessed: 2,
    numberRecordsFailed: 0,
  });
  expect((await org.sf(['data', 'query', '-q', 'SELECT Id FROM Lead', '--json'])).json.result.totalSize).toBe(0);
}, 300_000);

test('rows that fail are reported', async () => {
  org.write('bad.csv', 'LastName,Company\nOne,A\nNoCompany,\n');
  const failed = await org.sf(['data', 'import', 'bulk', '-s', 'Lead', '-f', 'bad.csv', '--wait', '2', '--json']);
  expect(failed.code).toBe(1);
  const results = await org.sf(['data', 'bulk', 'results', '--job-id', failed.json.data.jobId, '--json']);
  expect(results.json.result).toMatchObject({ processedRecords: 2, successfulRecords: 1, failedRecords: 1 });
}, 300_000);
