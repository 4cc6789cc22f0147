/** Input that means harm, or is broken: a clean error each, no fault of the server, and everything still works afterwards. */
import { describe, expect, it, jest } from '@jest/globals';
import JSZip from 'jszip';
import { PACKAGE, deployer } from './deployer.ts';
import type { Client, Json, TestServer } from './server.ts';
import { serverForAll } from './suite.ts';

jest.setTimeout(60_000);

let server: TestServer;
let api: Client;
serverForAll((started) => {
  server = started;
  api = server.client();
});

const soap = (service: string, text: string): ReturnType<Client> =>
  api('POST', `/services/Soap/${service}/66.0`, text, { 'content-type': 'text/xml', soapaction: '""' });
const envelope = (body: string, head = ''): string =>
  `${head}<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Header><SessionHeader><sessionId>${server.server.token}</sessionId></SessionHeader></e:Header><e:Body>${body}</e:Body></e:Envelope>`;

describe('XML', () => {
  const bomb = `<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`)
    .join('')}]>`;
  const outside = '<!DOCTYPE b [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

  it.each([
    ['an entity bomb', bomb],
    ['an entity from outside', outside],
  ])('with %s is refused before it is read', async (_name, head) => {
    for (const service of ['s', 'm']) {
      const { status, text } = await soap(
        service,
        envelope('<executeAnonymous><String>&h;&a;</String></executeAnonymous>', head),
      );
      expect([status, text]).toEqual([500, expect.stringContaining('Document type declarations are not allowed')]);
      expect(text).not.toContain('root:');
    }
  });

  it('that is torn, empty, deep or no message is a fault', async () => {
    const deep = `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
    for (const text of [
      '',
      '<',
      '<a>',
      '<a/>',
      envelope(''),
      envelope('<nothing/>'),
      envelope(deep),
      'no xml',
      '\u0000',
    ]) {
      const answer = await soap('m', text);
      expect([answer.status, answer.text.includes('<faultcode>')]).toEqual([500, true]);
    }
  });
});

describe('archives', () => {
  const failed = async (zip: JSZip): Promise<string> => {
    const result: Json = await deployer(api).send(
      await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }),
      {},
    );
    expect(result.status).toBe('Failed');
    return result.errorMessage ?? result.details.componentFailures[0].problem;
  };

  it('of too many files, or whose paths lead elsewhere, are refused', async () => {
    const many = new JSZip().file('package.xml', PACKAGE);
    for (let at = 0; at < 10_001; at++) many.file(`classes/C${at}.cls`, '');
    expect(await failed(many)).toBe('Maximum number of files exceeded: 10000');
    expect(await failed(new JSZip().file('classes/A.cls', ''))).toBe('No package.xml found');
    expect(await failed(new JSZip().file('package.xml', PACKAGE).file('lwc/../../x/x.js', ''))).toContain(
      'Not implemented: deployment of',
    );
    expect(await failed(new JSZip().file('package.xml', '<Package>'))).toContain('Error parsing file');
  });
});

describe('multipart', () => {
  const send = (body: string, type = 'multipart/form-data; boundary=xx'): ReturnType<Client> =>
    api('POST', '/metadata/deployRequest', body, { 'content-type': type });

  it.each([
    ['nothing at all', ''],
    ['no parts', '--xx--'],
    ['a part without an end of its headers', '--xx\r\nContent-Disposition: form-data; name="file"\r\n--xx--'],
    ['a part without a name', '--xx\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xx--'],
    [
      'options that are no JSON',
      '--xx\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--xx\r\nContent-Disposition: form-data; name="entity_content"\r\n\r\n{\r\n--xx--',
    ],
    [
      'a list where tests are',
      '--xx\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--xx\r\nContent-Disposition: form-data; name="entity_content"\r\n\r\n{"deployOptions":{"runTests":5}}\r\n--xx--',
    ],
  ])('with %s gets 400', async (_name, body) => {
    const answer = await send(body);
    expect([answer.status, answer.json[0].errorCode]).toEqual([400, expect.any(String)]);
  });

  it('without a boundary gets 415', async () => {
    expect((await send('x', 'multipart/form-data')).status).toBe(415);
  });
});

describe('CSV', () => {
  const job = async (body: object): Promise<string> =>
    (
      await api('POST', '/jobs/ingest', {
        object: 'Account',
        operation: 'insert',
        lineEnding: 'LF',
        columnDelimiter: 'COMMA',
        ...body,
      })
    ).json.id;
  const outcome = async (csv: string | Uint8Array): Promise<Json> => {
    const id = await job({});
    const upload = await api('PUT', `/jobs/ingest/${id}/batches`, csv, { 'content-type': 'text/csv' });
    if (upload.status >= 400) return { state: 'Refused', numberRecordsProcessed: 0 };
    await api('PATCH', `/jobs/ingest/${id}`, { state: 'UploadComplete' });
    for (;;) {
      const { json } = await api('GET', `/jobs/ingest/${id}`);
      if (/JobComplete|Failed|Aborted/.test(json.state)) return json;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it.each([
    ['a quote that never ends', 'Name\n"never'],
    ['a column that nobody has', 'Nme\nx\n'],
    ['two columns of one name', 'Name,Name\nx,y\n'],
    ['no header', '\n'],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00, 0x01])],
  ])('with %s loads nothing and reports an error', async (_name, csv) => {
    const { state, numberRecordsProcessed = 0, numberRecordsFailed = 0 } = await outcome(csv);
    expect([
      /^(Failed|Refused)$/.test(String(state)) || numberRecordsProcessed === numberRecordsFailed,
      numberRecordsProcessed - numberRecordsFailed,
    ]).toEqual([true, 0]);
  });
});
