import { describe, expect, it } from '@jest/globals';
import { query, type Answer, type Client, type TestServer } from './server.ts';
import { serverForAll } from './suite.ts';

let server: TestServer;
let api: Client;

serverForAll((started) => {
  server = started;
  api = server.client();
});

describe('Apex REST', () => {
  it('finds the resource, exact mappings first, and hands over bytes as they are', async () => {
    const bytes = new Uint8Array([0, 255, 128, 10, 13]);
    const answer = await api('PUT', '/services/apexrest/invoices/a/b', bytes);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-resource')]).toEqual([
      202,
      'application/octet-stream',
      '/services/apexrest/invoices/*',
    ]);
    expect((await api('GET', '/services/apexrest/invoices/exact')).json).toBe('exact REST 100');
    expect((await api('GET', '/services/apexrest/Invoices/exact')).json).toEqual([
      { errorCode: 'NOT_FOUND', message: 'Could not find a match for URL' },
    ]);
    const wrong = await api('PATCH', '/services/apexrest/invoices/x', '{}');
    expect([wrong.status, wrong.json[0].errorCode]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });

  it('binds parameters, and sees what it wrote', async () => {
    expect(
      (await api('POST', '/services/apexrest/invoices/', { key: 'k', amount: 1.5, tags: ['a', 'b'] })).json,
    ).toEqual({ key: 'k', amount: 1.5, tags: 2 });
    expect((await api('GET', '/services/apexrest/invoices/k?by=me')).json).toEqual({ amount: 1.5, by: 'me' });
    expect((await api('GET', '/services/apexrest/invoices/none')).status).toBe(404);
    for (const body of ['{"key":"x","amount":"much"}', '{"other":1}', '[1]', '{', '']) {
      const answer = await api('POST', '/services/apexrest/invoices/', body, { 'content-type': 'application/json' });
      expect([answer.status, answer.json[0].errorCode]).toEqual([400, 'JSON_PARSER_ERROR']);
    }
  });

  it('undoes everything when an exception is not caught', async () => {
    const answer = await api('DELETE', '/services/apexrest/invoices/x');
    expect([answer.status, answer.json]).toEqual([
      500,
      [
        {
          errorCode: 'APEX_ERROR',
          message: 'System.MathException: Divide by 0\n\nClass.InvoiceResource.fail: line 39, column 1',
        },
      ],
    ]);
    expect((await api('GET', query("SELECT COUNT() FROM Invoice__c WHERE Key__c = 'undone'"))).json.totalSize).toBe(0);
  });
});

const SOAP = { 'content-type': 'text/xml', soapaction: 'executeAnonymous' };

function soap(code: string, token: string): string {
  return `<?xml version="1.0"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:a="http://soap.sforce.com/2006/08/apex"><e:Header><a:SessionHeader><a:sessionId>${token}</a:sessionId></a:SessionHeader></e:Header><e:Body><a:executeAnonymous><a:apexcode>${code}</a:apexcode></a:executeAnonymous></e:Body></e:Envelope>`;
}

describe('anonymous Apex over SOAP', () => {
  const run = async (code: string, token = server.server.token): Promise<string> =>
    (await server.client('none')('POST', '/services/Soap/s/67.0/00Dxx', soap(code, token), SOAP)).text;

  it('compiles, runs, logs and fails', async () => {
    expect(await run('System.debug(&apos;&lt;hi&gt;&apos;);')).toContain('USER_DEBUG|[1]|DEBUG|&lt;hi&gt;');
    expect(await run('Integer x = y;')).toContain(
      '<column>13</column><compiled>false</compiled><success>false</success><compileProblem>Variable does not exist: y</compileProblem>',
    );
    expect(await run('Integer x = 1/0;')).toContain(
      '<exceptionMessage>System.MathException: Divide by 0</exceptionMessage>',
    );
  });

  it('is behind a token, and takes no entities', async () => {
    expect(await run('System.debug(1);', 'wrong')).toContain('<faultcode>sf:INVALID_SESSION_ID</faultcode>');
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>';
    for (const body of [bomb, '', '<a><b></a>', '<x/>', '\u0000']) {
      const answer: Answer = await api('POST', '/services/Soap/s/67.0', body, SOAP);
      expect([answer.status, answer.text.includes('<soapenv:Fault>')]).toEqual([500, true]);
    }
  });

  it('starts jobs that run between requests', async () => {
    await run('System.enqueueJob(new Totals());');
    for (let tries = 0; tries < 50; tries++) {
      if ((await api('GET', query("SELECT COUNT() FROM Account WHERE Name = 'from the queue'"))).json.totalSize === 1)
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The queueable did not run');
  });
});

describe('test runs', () => {
  it('answer at once, with coverage', async () => {
    const { json } = await api('POST', '/tooling/runTestsSynchronous', { tests: [{ className: 'TotalsTest' }] });
    expect(json).toMatchObject({
      numTestsRun: 2,
      numFailures: 1,
      successes: [{ name: 'TotalsTest', methodName: 'addsUp' }],
      failures: [{ methodName: 'fails', stackTrace: 'Class.TotalsTest.fails: line 11, column 1' }],
    });
    expect(json.codeCoverage.find((entry: { name: string }) => entry.name === 'Totals')).toMatchObject({
      numLocations: 7,
      numLocationsNotCovered: 2,
      locationsNotCovered: [{ line: 6 }, { line: 14 }],
    });
    expect((await api('POST', '/tooling/runTestsSynchronous', { tests: [{ className: 'Nothing' }] })).status).toBe(400);
  });

  it('answer which lines each test method reached, of classes that it reached only', async () => {
    await api('POST', '/tooling/runTestsSynchronous', { tests: [{ className: 'TotalsTest' }] });
    const records = async (soql: string): Promise<Answer['json']> =>
      (await api('GET', `/tooling${query(soql)}`)).json.records;
    const columns = 'ApexClassOrTrigger.Name, NumLinesCovered, NumLinesUncovered, Coverage';
    const byTest = `SELECT Id, ApexTestClass.Name, TestMethodName, ${columns} FROM ApexCodeCoverage ORDER BY TestMethodName`;
    const covered = (lines: readonly number[], others: readonly number[]): Record<string, unknown> => ({
      ApexClassOrTrigger: { Name: 'Totals' },
      NumLinesCovered: lines.length,
      NumLinesUncovered: others.length,
      Coverage: { coveredLines: lines, uncoveredLines: others },
    });
    const found = await records(byTest);
    expect(found).toMatchObject([
      { ApexTestClass: { Name: 'TotalsTest' }, TestMethodName: 'addsUp', ...covered([3, 4, 5, 8, 10], [6, 14]) },
      { ApexTestClass: { Name: 'TotalsTest' }, TestMethodName: 'fails', ...covered([3, 4, 10], [5, 6, 8, 14]) },
    ]);
    const all = await records(`SELECT Id, ${columns} FROM ApexCodeCoverageAggregate`);
    expect(all).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining(covered([3, 4, 5, 8, 10], [6, 14])),
        expect.objectContaining({
          ApexClassOrTrigger: expect.objectContaining({ Name: 'InvoiceCheck' }),
          NumLinesCovered: 0,
        }),
      ]),
    );
    const ids = [...found, ...all].map(({ Id }: { readonly Id: string }) => Id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('run on their own, and leave their records', async () => {
    const id = (
      await api('POST', '/tooling/runTestsAsynchronous', { testLevel: 'RunLocalTests', skipCodeCoverage: true })
    ).json as string;
    expect(id).toMatch(/^707\w{15}$/);
    const tooling = async (soql: string): Promise<Answer['json']> =>
      (await api('GET', `/tooling${query(soql)}`)).json.records;
    for (
      let tries = 0;
      (await tooling(`SELECT Status FROM ApexTestRunResult WHERE AsyncApexJobId = '${id}'`))[0].Status !== 'Completed';
      tries++
    ) {
      if (tries > 200) throw new Error('The run did not end');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(
      await tooling(
        `SELECT MethodName, Outcome, ApexClass.Name FROM ApexTestResult WHERE AsyncApexJobId = '${id}' ORDER BY MethodName`,
      ),
    ).toMatchObject([
      { MethodName: 'addsUp', Outcome: 'Pass', ApexClass: { Name: 'TotalsTest' } },
      { MethodName: 'fails', Outcome: 'Fail' },
    ]);
  });
});

describe('Bulk API 2.0', () => {
  const finished = async (id: string): Promise<Answer['json']> => {
    for (;;) {
      const { json } = await api('GET', `/jobs/ingest/${id}`);
      if (json.state !== 'InProgress' && json.state !== 'UploadComplete') return json;
    }
  };
  const load = async (job: object, csv: string): Promise<Answer['json']> => {
    const { id } = (await api('POST', '/jobs/ingest', { object: 'Invoice__c', ...job })).json;
    expect((await api('PUT', `/jobs/ingest/${id}/batches`, csv, { 'content-type': 'text/csv' })).status).toBe(201);
    await api('PATCH', `/jobs/ingest/${id}`, { state: 'UploadComplete' });
    return finished(id);
  };

  it('loads, keeps what is good, and reports what is not', async () => {
    await api('POST', '/sobjects/Account', { Name: 'Bulk' });
    const rows = Array.from({ length: 450 }, (_, at) => `b${at},${at === 300 ? -1 : at},Bulk,"a ""quoted"",\nline"`);
    const job = await load(
      { operation: 'insert' },
      `Key__c,Amount__c,Account__r.Name,Secret__c\n${rows.join('\n')}\nbad,much,,\nlost,1,Nobody,\n`,
    );
    expect(job).toMatchObject({ state: 'JobComplete', numberRecordsProcessed: 452, numberRecordsFailed: 3 });
    const failed = (await api('GET', `/jobs/ingest/${job.id}/failedResults`)).text;
    expect(failed).toContain('"sf__Id","sf__Error",Key__c,Amount__c,Account__r.Name,Secret__c\n');
    expect(failed).toContain(
      '"","FIELD_CUSTOM_VALIDATION_EXCEPTION:Amounts are not negative:Amount__c --",b300,-1,Bulk,"a ""quoted"",\nline"\n',
    );
    expect(failed).toContain('INVALID_TYPE_ON_FIELD_IN_RECORD:Amount: value not of required type: much:Amount__c --');
    expect((await api('GET', `/jobs/ingest/${job.id}/successfulResults`)).text).toMatch(
      /^"sf__Id","sf__Created",Key__c,.*\n"\w{18}","true",b0,0,Bulk,/,
    );
    expect(
      (await api('GET', query("SELECT COUNT() FROM Invoice__c WHERE Account__r.Name = 'Bulk'"))).json.totalSize,
    ).toBe(449);
  });

  it('upserts and deletes, in other formats too', async () => {
    const job = await load(
      { operation: 'upsert', externalIdFieldName: 'Key__c', lineEnding: 'CRLF', columnDelimiter: 'SEMICOLON' },
      'Key__c;Amount__c;Secret__c\r\nb1;100;#N/A\r\nnew;5;\r\nnew;6;\r\n',
    );
    expect(job).toMatchObject({ numberRecordsProcessed: 3, numberRecordsFailed: 1 });
    const { records } = (
      await api(
        'GET',
        query("SELECT Id, Amount__c, Secret__c FROM Invoice__c WHERE Key__c IN ('b1', 'new') ORDER BY Key__c"),
      )
    ).json;
    expect(records).toMatchObject([{ Amount__c: 100, Secret__c: null }, { Amount__c: 5 }]);
    expect(
      await load(
        { operation: 'delete' },
        `Id\n${records.map((record: { Id: string }) => record.Id).join('\n')}\nnonsense\n`,
      ),
    ).toMatchObject({ numberRecordsProcessed: 3, numberRecordsFailed: 1 });
  });

  it('fails jobs whose file is wrong as a whole', async () => {
    expect(await load({ operation: 'insert' }, 'Nothing__c\n1\n')).toMatchObject({
      state: 'Failed',
      errorMessage: 'InvalidBatch : Field name not found : Nothing__c',
    });
    expect(await load({ operation: 'insert' }, 'Key__c\r\n1\r\n')).toMatchObject({
      state: 'Failed',
      errorMessage: expect.stringContaining('LineEnding is invalid on user data'),
    });
    expect(await load({ operation: 'insert' }, 'Key__c\n"open\n')).toMatchObject({
      state: 'Failed',
      errorMessage: expect.stringContaining('Failed to parse CSV'),
    });
    const { id } = (await api('POST', '/jobs/ingest', { object: 'Invoice__c', operation: 'insert' })).json;
    expect(
      (
        await api('PUT', `/jobs/ingest/${id}/batches`, new Uint8Array([0x41, 0xff, 0x0a]), {
          'content-type': 'text/csv',
        })
      ).status,
    ).toBe(400);
    expect((await api('POST', '/jobs/ingest', { object: 'Nothing', operation: 'insert' })).json[0].errorCode).toBe(
      'INVALIDENTITY',
    );
    expect((await api('GET', '/jobs/ingest/750000000000001AAA')).status).toBe(404);
  });

  it('exports in pages', async () => {
    const { id } = (
      await api('POST', '/jobs/query', {
        operation: 'query',
        query:
          "SELECT Key__c, Amount__c, account__r.name FROM Invoice__c WHERE Key__c LIKE 'b%' ORDER BY Key__c LIMIT 3",
      })
    ).json;
    const first = await api('GET', `/jobs/query/${id}/results?maxRecords=2`);
    expect(first.text).toBe('"Key__c","Amount__c","Account__r.Name"\n"b0","0.0","Bulk"\n"b10","10.0","Bulk"\n');
    const locator = first.headers.get('sforce-locator')!;
    const second = await api('GET', `/jobs/query/${id}/results?maxRecords=2&locator=${locator}`);
    expect([second.text.split('\n').length, second.headers.get('sforce-locator')]).toEqual([3, 'null']);
    expect((await api('GET', `/jobs/query/${id}/results?locator=x`)).status).toBe(400);
  });
});
