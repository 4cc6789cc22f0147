/** Callouts of Apex over real sockets. Sources: Apex Developer Guide, "Callout Limits and Limitations", "Named Credentials as Callout Endpoints". */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import type { OpenOrgOptions } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import type { Component } from '../../src/project/model.ts';
import { apexOrg, column } from '../org/apex-org.ts';
import { startReceiver, type Received, type Receiver } from './receiver.ts';

const NAMESPACE = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const PENDING = 'You have uncommitted work pending. Please commit or rollback before calling out';

let receiver: Receiver;
let org: Org;

/** Answers the last debug line, or the message of the exception. */
function run(apex: string, where = org): string {
  const wrapped = `
    try { ${apex} } catch (System.CalloutException e) { System.debug('CalloutException: ' + e.getMessage()); }`;
  return where.runAnonymous(wrapped).log.at(-1)!.message;
}

const send = (endpoint: string, more = ''): string => `
  HttpRequest request = new HttpRequest();
  request.setMethod('GET');
  request.setEndpoint('${endpoint}');
  ${more}
  HttpResponse response = new Http().send(request);
  System.debug(response.getStatusCode() + ' ' + response.getBody());`;

function metadata(url: string): Record<string, string> {
  const credential = (name: string, kind: string, more: string): [string, string] => [
    `app/namedCredentials/${name}.namedCredential-meta.xml`,
    `<NamedCredential ${NAMESPACE}><label>${name}</label>${kind}${more}</NamedCredential>`,
  ];
  const secured = (name: string, external: string | null, status = 'Enabled'): [string, string] =>
    credential(
      name,
      '<namedCredentialType>SecuredEndpoint</namedCredentialType>',
      `<calloutStatus>${status}</calloutStatus>
       <namedCredentialParameters><parameterName>Url</parameterName><parameterType>Url</parameterType><parameterValue>${url}/base/</parameterValue></namedCredentialParameters>
       <namedCredentialParameters><parameterName>X-Team</parameterName><parameterType>HttpHeader</parameterType><parameterValue>data</parameterValue></namedCredentialParameters>
       ${external === null ? '' : `<namedCredentialParameters><parameterName>External</parameterName><parameterType>Authentication</parameterType><externalCredential>${external}</externalCredential></namedCredentialParameters>`}`,
    );
  const legacy = (name: string, protocol: string, more = ''): [string, string] =>
    credential(name, `<endpoint>${url}</endpoint><protocol>${protocol}</protocol>`, more);
  const external = (name: string, protocol: string): [string, string] => [
    `app/externalCredentials/${name}.externalCredential-meta.xml`,
    `<ExternalCredential ${NAMESPACE}><authenticationProtocol>${protocol}</authenticationProtocol><label>${name}</label>
     <externalCredentialParameters><parameterName>X-Key</parameterName><parameterType>AuthHeader</parameterType><parameterValue>abc</parameterValue></externalCredentialParameters></ExternalCredential>`,
  ];
  const grant = (name: string, principal: string): [string, string] => [
    `app/permissionsets/${name}.permissionset-meta.xml`,
    `<PermissionSet ${NAMESPACE}><label>${name}</label><externalCredentialPrincipalAccesses><enabled>true</enabled><externalCredentialPrincipal>${principal}</externalCredentialPrincipal></externalCredentialPrincipalAccesses></PermissionSet>`,
  ];
  const site = (name: string, address: string, isActive: boolean): [string, string] => [
    `app/remoteSiteSettings/${name}.remoteSite-meta.xml`,
    `<RemoteSiteSetting ${NAMESPACE}><disableProtocolSecurity>false</disableProtocolSecurity><isActive>${String(isActive)}</isActive><url>${address}</url></RemoteSiteSetting>`,
  ];
  return Object.fromEntries([
    secured('Plain', null),
    secured('Switched_Off', null, 'Disabled'),
    secured('Signed', 'Partner'),
    secured('Locked', 'Vault'),
    legacy('Old', 'NoAuthentication'),
    legacy('Basic', 'Password', '<username>ann</username><password>pw</password>'),
    legacy('Token', 'Oauth'),
    external('Partner', 'Custom'),
    external('Vault', 'Custom'),
    grant('Partner_User', 'Partner-Main'),
    site('Receiver', `${url}/some/path`, true),
    site('Elsewhere', 'https://elsewhere.example.com', true),
    site('Inactive', 'https://inactive.example.com', false),
  ]);
}

const CLASSES = {
  Later: `public class Later implements Queueable, Database.AllowsCallouts {
    public void execute(QueueableContext context) {
      HttpRequest request = new HttpRequest();
      request.setMethod('GET');
      request.setEndpoint('callout:Plain/bytes');
      insert new Account(Name = 'Answer ' + new Http().send(request).getStatusCode());
    }
  }`,
  Nightly: `public class Nightly implements Schedulable {
    public void execute(SchedulableContext context) {}
  }`,
  CallingTrigger: `trigger CallingTrigger on Contact (before insert) {
    HttpRequest request = new HttpRequest();
    request.setMethod('GET');
    request.setEndpoint('callout:Plain');
    try { new Http().send(request); } catch (System.CalloutException e) { Trigger.new[0].Description = e.getMessage(); }
  }`,
};

const open = (options: Omit<OpenOrgOptions, 'files'> = {}): Org =>
  apexOrg({ ...CLASSES, ...metadata(receiver.url) }, { calloutHosts: ['127.0.0.1'], ...options });

const one = async (): Promise<Received> => {
  const received = await receiver.received();
  expect(received).toHaveLength(1);
  return received[0]!;
};

beforeAll(async () => {
  receiver = await startReceiver();
  org = open();
  org.runAnonymous(`
    insert new PermissionSetAssignment(
      AssigneeId = UserInfo.getUserId(),
      PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Partner_User'].Id
    );`);
}, 120_000);

afterAll(async () => {
  org?.close();
  await receiver?.close();
});

describe('a callout', () => {
  test('sends method, headers and body, and returns status, headers and body', async () => {
    const apex = send(
      `${receiver.url}/echo?a=1`,
      `request.setMethod('POST'); request.setHeader('X-Own', 'mine'); request.setBody('grüße');`,
    );
    expect(run(`${apex} System.debug(response.getHeader('x-answer') + response.getStatus());`)).toBe('yesOK');
    const { method, path, headers, body } = await one();
    expect([method, path, headers['x-own']]).toEqual(['POST', '/echo?a=1', 'mine']);
    expect(Buffer.from(body, 'base64').toString()).toBe('grüße');
    expect(run(send(`${receiver.url}/echo`))).toBe('200 grüße');
    await receiver.received();
  });

  test('keeps the case and all values of response headers', () => {
    const apex = `${send(`${receiver.url}/echo`)} System.debug(response.getHeader('Set-Cookie') + response.getHeaderKeys().contains('X-Answer'));`;
    expect(run(apex)).toBe('a=1, b=2true');
  });

  test('sends a compressed body, and a GET with a body as POST', async () => {
    await receiver.received();
    run(send(`${receiver.url}/echo`, `request.setCompressed(true); request.setBody('aaaa');`));
    const { method, headers, body } = await one();
    expect([method, headers['content-encoding']]).toEqual(['POST', 'gzip']);
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe('aaaa');
  });

  test('is made by queueable Apex, too', async () => {
    org.runAnonymous('System.enqueueJob(new Later());');
    await org.runJobs();
    expect(column(org, "SELECT Name FROM Account WHERE Name LIKE 'Answer%'", 'Name')).toEqual(['Answer 200']);
    await receiver.received();
  });

  test('returns errors and redirects of the receiver as they are', async () => {
    expect(run(send(`${receiver.url}/status/503`))).toBe('503 {"told":true}');
    expect(run(`${send(`${receiver.url}/redirect`)} System.debug(response.getHeader('Location'));`)).toBe(
      '/status/200',
    );
    expect((await receiver.received()).map(({ path }) => path)).toEqual(['/status/503', '/redirect']);
  });
});

describe('hosts', () => {
  test('are called only if they are remote sites that are active', () => {
    for (const url of ['https://other.example.com/a', 'https://inactive.example.com', 'http://elsewhere.example.com'])
      expect(run(send(url))).toBe(
        `CalloutException: Unauthorized endpoint, please check Setup->Security->Remote site settings. endpoint = ${url}`,
      );
  });

  test('are called only if whoever opens the org allows them', async () => {
    expect(run(send('https://elsewhere.example.com/a'))).toContain('--allow-callouts elsewhere.example.com');
    const closed = open({ calloutHosts: [] });
    const otherPort = open({ calloutHosts: [`127.0.0.1:${receiver.port - 1}`, `localhost:${receiver.port}`] });
    const thisPort = open({ calloutHosts: [`127.0.0.1:${receiver.port}`] });
    expect(run(send('callout:Plain'), closed)).toContain('off in this local org');
    expect(run(send('callout:Plain'), otherPort)).toContain('off in this local org');
    expect(await receiver.received()).toEqual([]);
    expect(run(send('callout:Plain'), thisPort)).toContain('200');
    for (const each of [closed, otherPort, thisPort]) each.close();
    await receiver.received();
  });

  test('are refused where they are not written as hosts', () => {
    for (const host of ['http://a', '*', 'a:99999', '', 'a/b'])
      expect(() => open({ calloutHosts: [host] })).toThrow('is not a host');
  });
});

describe('Named Credentials', () => {
  test('add their path and headers', async () => {
    run(send('callout:Plain/runs?x=1'));
    const { path, headers } = await one();
    expect([path, headers['x-team']]).toEqual(['/base/runs?x=1', 'data']);
  });

  test('of the older kind sign in with name and password', async () => {
    run(send('callout:Old/a'));
    expect((await one()).headers['authorization']).toBeUndefined();
    run(send('callout:basic/a'));
    expect((await one()).headers['authorization']).toBe(`Basic ${Buffer.from('ann:pw').toString('base64')}`);
  });

  test('need access to a principal of their external credential', async () => {
    run(send('callout:Signed'));
    expect((await one()).headers['x-key']).toBe('abc');
    for (const name of ['Locked', 'Switched_Off', 'Nobody'])
      expect(run(send(`callout:${name}`))).toBe(
        `CalloutException: The callout couldn't access the endpoint. You might not have the required permissions, or the named credential "${name}" might not exist.`,
      );
  });

  test('whose secrets no metadata has fail by name', () => {
    expect(() => org.runAnonymous(send('callout:Token'))).toThrow('authentication protocol Oauth');
  });
});

describe('limits', () => {
  test('a receiver that is slower than the time limit ends as Read timed out', () => {
    for (const path of ['/slow/5000', '/drip/50']) {
      const startedAt = performance.now();
      expect(run(send(`${receiver.url}${path}`, 'request.setTimeout(300);'))).toBe('CalloutException: Read timed out');
      expect(performance.now() - startedAt).toBeLessThan(4000);
    }
  });

  test('a slow receiver uses time and no processor time', () => {
    const cpu = run(
      `Integer before = Limits.getCpuTime(); ${send(`${receiver.url}/slow/1500`)} System.debug(Limits.getCpuTime() - before);`,
    );
    expect(Number(cpu)).toBeLessThan(750);
  });

  test('no time limit is above 120 seconds', () => {
    expect(run(send(receiver.url, 'request.setTimeout(120001);'))).toBe('CalloutException: Invalid timeout: 120001');
  });

  test('a transaction makes 100 callouts', () => {
    const apex = (count: number): string => `
      HttpRequest request = new HttpRequest();
      request.setMethod('GET');
      request.setEndpoint('callout:Plain');
      for (Integer i = 0; i < ${count}; i++) new Http().send(request);
      System.debug(Limits.getCallouts());`;
    expect(run(apex(100))).toBe('100');
    expect(() => org.runAnonymous(apex(101))).toThrow('Too many callouts: 101');
  });

  test('a request and a response have six million bytes at most', () => {
    const size = (bytes: number): string => `
      HttpRequest request = new HttpRequest();
      request.setEndpoint('${receiver.url}/bytes/${bytes}');
      System.debug(new Http().send(request).getBodyAsBlob().size());`;
    expect(run(size(5_900_000))).toBe('5900000');
    expect(run(size(6_000_001))).toMatch(
      /^CalloutException: Exceeded max size limit of 6000000 with response size \d+$/,
    );
    expect(run(send(receiver.url, `request.setBody('\u20ac'.repeat(2000001));`))).toBe(
      'CalloutException: Exceeded max size limit of 6000000 with request size 6000003',
    );
  });

  test('nothing may be pending', () => {
    for (const work of [
      "insert new Account(Name = 'Pending');",
      'System.enqueueJob(new Later());',
      "System.schedule('Nightly', '0 0 1 * * ?', new Nightly());",
    ])
      expect(run(`${work} ${send('callout:Plain')}`)).toBe(`CalloutException: ${PENDING}`);
  });

  test('triggers make no callouts', () => {
    org.runAnonymous("insert new Contact(LastName = 'Trigger');");
    const [description] = column(org, "SELECT Description FROM Contact WHERE LastName = 'Trigger'", 'Description');
    expect(description).toMatch(/Callout from triggers are currently not supported\.|uncommitted work pending/);
  });
});

describe('a managed package', () => {
  const sources = {
    Caller: `global class Caller {
      global static String call(String name) {
        HttpRequest request = new HttpRequest();
        request.setEndpoint('callout:' + name);
        try { return String.valueOf(new Http().send(request).getStatusCode()); }
        catch (System.CalloutException e) { return e.getMessage(); }
      }
    }`,
  };
  const credential = (name: string, allowed: string | null): Component => ({
    type: 'NamedCredential',
    fullName: name,
    files: {},
    node: {
      label: name,
      namedCredentialType: 'SecuredEndpoint',
      namedCredentialParameters: [
        { parameterName: 'Url', parameterType: 'Url', parameterValue: receiver.url },
        ...(allowed === null
          ? []
          : [{ parameterName: 'Vendor', parameterType: 'AllowedManagedPackageNamespaces', parameterValue: allowed }]),
      ],
    },
  });

  test("uses an org's Named Credential only if that allows its namespace", () => {
    const managed = apexOrg(sources, { calloutHosts: ['127.0.0.1'], namespace: 'vendor', managed: true });
    const put = [credential('Open', 'vendor'), credential('Others', 'other'), credential('Closed', null)];
    managed.deploy(managed.prepareDeployment({ put, removed: [] }));
    const fromPackage = (name: string): string => run(`System.debug(vendor.Caller.call('${name}'));`, managed);
    expect(fromPackage('Open')).toBe('200');
    expect(fromPackage('Others')).toContain('might not exist');
    expect(fromPackage('Closed')).toContain('might not exist');
    expect(run(send('callout:Closed'), managed)).toContain('200');
    managed.close();
  });
});

describe('a receiver that fails', () => {
  test('by closing the connection, or by not being there, is a CalloutException', async () => {
    expect(run(send(`${receiver.url}/drop`))).toMatch(/^CalloutException: /);
    const other = await startReceiver();
    const gone = apexOrg(metadata(other.url), { calloutHosts: ['127.0.0.1'] });
    await other.close();
    expect(run(send('callout:Plain'), gone)).toBe('CalloutException: Connection refused');
    gone.close();
  });
});
