import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { openOrg } from '../../src/org/open.ts';
import { serve } from '../../src/api/server.ts';
import { deployer, PACKAGE, type Deployer } from './deployer.ts';
import { clientOf, query, type Client, type Json } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'local-org-metadata-'));
const file = path.join(folder, 'org.db');
const faults: unknown[] = [];
let stop: () => Promise<void>;
let api: Client;
let soap: (body: string) => Promise<string>;
let deploys: Deployer;

async function start(): Promise<void> {
  const org = openOrg({ projectDirs: [], file });
  const cacheDir = path.join(folder, 'cache');
  const server = await serve({
    org,
    port: 0,
    sources: { folders: [], namespace: undefined, cacheDir },
    report: (error) => faults.push(error),
  });
  api = clientOf(server);
  deploys = deployer(api);
  soap = async (body) =>
    (
      await api(
        'POST',
        '/services/Soap/m/66.0',
        `<env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Header><SessionHeader><sessionId>${server.token}</sessionId></SessionHeader></env:Header><env:Body>${body}</env:Body></env:Envelope>`,
        { 'content-type': 'text/xml', soapaction: '""' },
      )
    ).text;
  stop = async () => {
    await server.close();
    org.close();
  };
}

beforeAll(start, 60_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://soap.sforce.com/2006/04/metadata">${content}</${root}>`;
const destroy = (type: string, name: string): string =>
  PACKAGE.replace('<version>', `<types><members>${name}</members><name>${type}</name></types><version>`);
const rule = (active: boolean): string =>
  xml(
    'CustomObject',
    `<validationRules><fullName>Rated</fullName><active>${active}</active><errorConditionFormula>ISBLANK(Stars__c)</errorConditionFormula><errorMessage>Stars, please</errorMessage></validationRules>`,
  );
const ACCOUNT = xml(
  'CustomObject',
  '<fields><fullName>Stars__c</fullName><label>Stars</label><type>Number</type><precision>3</precision><scale>0</scale></fields>',
);
const PLANET = xml(
  'CustomObject',
  `<label>Planet</label><pluralLabel>Planets</pluralLabel><deploymentStatus>Deployed</deploymentStatus><sharingModel>ReadWrite</sharingModel>
   <nameField><label>Name</label><type>Text</type></nameField>
   <fields><fullName>Moons__c</fullName><label>Moons</label><type>Number</type><precision>3</precision><scale>0</scale></fields>
   <fields><fullName>Star__c</fullName><label>Star</label><type>Lookup</type><referenceTo>Account</referenceTo><relationshipName>Planets</relationshipName></fields>`,
);
const failures = (result: Json): [string, string][] =>
  result.details.componentFailures.map((item: Json) => [item.fullName, item.problem]);
const create = async (type: string, record: object): Promise<Json> =>
  (await api('POST', `/sobjects/${type}`, record)).json;

describe('metadata that is deployed into a running org', () => {
  it('makes objects and fields that hold records at once, and after a restart', async () => {
    const result = await deploys.deploy({ 'objects/Planet__c.object': PLANET, 'objects/Account.object': ACCOUNT });
    expect(result).toMatchObject({ status: 'Succeeded', numberComponentsDeployed: 4 });
    const account = await create('Account', { Name: 'Sun', Stars__c: 5 });
    expect(await create('Planet__c', { Name: 'Mars', Moons__c: 2, Star__c: account.id })).toMatchObject({
      success: true,
    });
    await stop();
    await start();
    const { records } = (await api('GET', query('SELECT Name, Moons__c, Star__r.Stars__c FROM Planet__c'))).json;
    expect(records).toMatchObject([{ Name: 'Mars', Moons__c: 2, Star__r: { Stars__c: 5 } }]);
  });

  it('switches rules and triggers on and off', async () => {
    const trigger = (status: string): Record<string, string> => ({
      'triggers/Naming.trigger':
        'trigger Naming on Planet__c (before insert) { for (Planet__c p : Trigger.new) p.Moons__c = 99; }',
      'triggers/Naming.trigger-meta.xml': xml('ApexTrigger', `<apiVersion>66.0</apiVersion><status>${status}</status>`),
    });
    expect(await deploys.deploy({ 'objects/Account.object': rule(true), ...trigger('Active') })).toMatchObject({
      status: 'Succeeded',
    });
    expect(await create('Account', { Name: 'Unrated' })).toMatchObject([{ message: 'Stars, please' }]);
    expect(await deploys.deploy({ 'objects/Account.object': rule(false), ...trigger('Inactive') })).toMatchObject({
      status: 'Succeeded',
    });
    expect(await create('Account', { Name: 'Unrated' })).toMatchObject({ success: true });
    const made = await create('Planet__c', { Name: 'Venus' });
    expect((await api('GET', `/sobjects/Planet__c/${made.id}`)).json.Moons__c).toBeNull();
    expect(await deploys.deploy({ 'objects/Account.object': rule(true), ...trigger('Active') })).toMatchObject({
      status: 'Succeeded',
    });
    expect(await create('Account', { Name: 'Unrated' })).toMatchObject([{ message: 'Stars, please' }]);
    const again = await create('Planet__c', { Name: 'Pluto' });
    expect((await api('GET', `/sobjects/Planet__c/${again.id}`)).json.Moons__c).toBe(99);
  });

  it('switches flows off through their definition, and reports so when they are retrieved', async () => {
    const flow = xml('Flow', '<label>F</label><processType>AutoLaunchedFlow</processType><status>Active</status>');
    expect(await deploys.deploy({ 'flows/F.flow': flow })).toMatchObject({ status: 'Succeeded' });
    const off = xml('FlowDefinition', '<activeVersionNumber>0</activeVersionNumber>');
    expect(await deploys.deploy({ 'flowDefinitions/F.flowDefinition': off })).toMatchObject({ status: 'Succeeded' });
    expect((await retrieve('Flow', 'F'))['flows/F.flow']).toContain('<status>Obsolete</status>');
    expect(await deploys.deploy({ 'flows/F.flow': flow })).toMatchObject({ status: 'Succeeded' });
    expect((await retrieve('Flow', 'F'))['flows/F.flow']).toContain('<status>Active</status>');
  });

  it('keeps values of a field whose type changes, as far as they fit', async () => {
    const field = (type: string): string =>
      xml('CustomObject', `<fields><fullName>Mark__c</fullName><label>Mark</label>${type}</fields>`);
    const asText = field('<type>Text</type><length>20</length>');
    const asNumber = field('<type>Number</type><precision>5</precision><scale>1</scale>');
    expect(await deploys.deploy({ 'objects/Lead.object': asText })).toMatchObject({ status: 'Succeeded' });
    for (const mark of ['12.5', 'none']) await create('Lead', { LastName: mark, Company: 'Types', Mark__c: mark });
    const marks = async (): Promise<unknown[]> =>
      (await api('GET', query("SELECT Mark__c FROM Lead WHERE Company = 'Types' ORDER BY LastName"))).json.records.map(
        (record: Json) => record.Mark__c,
      );
    expect(await deploys.deploy({ 'objects/Lead.object': asNumber })).toMatchObject({ status: 'Succeeded' });
    expect(await marks()).toEqual([12.5, null]);
    expect(await deploys.deploy({ 'objects/Lead.object': asText })).toMatchObject({ status: 'Succeeded' });
    expect(await marks()).toEqual(['12.5', null]);
  });

  it('takes fields and objects away with what they contained', async () => {
    expect(
      await deploys.deploy({ 'destructiveChanges.xml': destroy('CustomField', 'Planet__c.Moons__c') }),
    ).toMatchObject({
      status: 'Failed',
      details: {
        componentFailures: [{ fullName: 'Naming', problem: expect.stringContaining('Dependent class is invalid') }],
      },
    });
    expect(await deploys.deploy({ 'destructiveChanges.xml': destroy('ApexTrigger', 'Naming') })).toMatchObject({
      status: 'Succeeded',
    });
    expect(
      await deploys.deploy({ 'destructiveChanges.xml': destroy('CustomField', 'Planet__c.Moons__c') }),
    ).toMatchObject({ status: 'Succeeded' });
    expect((await api('GET', query('SELECT Moons__c FROM Planet__c'))).json[0].errorCode).toBe('INVALID_FIELD');
    expect(await deploys.deploy({ 'objects/Planet__c.object': PLANET })).toMatchObject({ status: 'Succeeded' });
    expect((await api('GET', query('SELECT Id FROM Planet__c WHERE Moons__c != null'))).json.totalSize).toBe(0);
    expect(await deploys.deploy({ 'destructiveChanges.xml': destroy('CustomObject', 'Planet__c') })).toMatchObject({
      status: 'Succeeded',
    });
    expect((await api('GET', query('SELECT Id FROM Planet__c'))).json[0].errorCode).toBe('INVALID_TYPE');
    const missing = await deploys.deploy({ 'destructiveChanges.xml': destroy('ApexClass', 'Nobody') });
    expect(missing).toMatchObject({
      status: 'Succeeded',
      details: { componentSuccesses: [{ warning: true, problem: 'No ApexClass named: Nobody found' }] },
    });
  });

  it('is refused as a whole, with the reasons of every component', async () => {
    const result = await deploys.deploy({
      'objects/Comet__c.object': PLANET.replace('<referenceTo>Account<', '<referenceTo>Nothing__c<'),
      'permissionsets/Star.permissionset': xml(
        'PermissionSet',
        '<label>Star</label><objectPermissions><object>Nothing__c</object><allowRead>true</allowRead></objectPermissions><fieldPermissions><field>Account.Nothing__c</field><readable>true</readable></fieldPermissions>',
      ),
      'customMetadata/Nothing.One.md': xml('CustomMetadata', '<label>One</label>'),
      'tabs/Nothing__c.tab': xml('CustomTab', '<customObject>true</customObject><motif>Custom1: Heart</motif>'),
      'classes/Broken.cls': 'public class Broken {\n  Integer x = missing;\n}',
      'lwc/blink/blink.js':
        "import { LightningElement } from 'lwc';\nimport go from '@salesforce/apex/Nowhere.go';\nexport default class Blink extends LightningElement { go = go; }",
      'lwc/blink/blink.js-meta.xml': xml('LightningComponentBundle', '<apiVersion>66.0</apiVersion>'),
      'lwc/blank/blank.html': '<template><div></template>',
    });
    expect(result).toMatchObject({ status: 'Failed', numberComponentsDeployed: 0 });
    expect(failures(result)).toEqual(
      expect.arrayContaining([
        ['Comet__c.Star__c', "referenceTo value of 'Nothing__c' does not resolve to a valid sObject type"],
        ['Star', 'In field: object - no CustomObject named Nothing__c found'],
        ['Star', 'In field: field - no CustomField named Account.Nothing__c found'],
        ['Nothing.One', 'In field: customMetadata - no CustomObject named Nothing__mdt found'],
        ['Nothing__c', 'In field: customObject - no CustomObject named Nothing__c found'],
        ['Broken', 'Variable does not exist: missing'],
        ['blank', expect.stringMatching(/^LWC\d+/)],
      ]),
    );
    expect((await api('GET', query('SELECT Id FROM Comet__c'))).json[0].errorCode).toBe('INVALID_TYPE');
    const torn = await deploys.deploy({
      'flows/Torn.flow': '<Flow>\n<label>Torn</Flow>',
      'labels/CustomLabels.labels': '<!DOCTYPE a [<!ENTITY b "c">]><CustomLabels/>',
      'package.xml': PACKAGE.replace(
        '<version>',
        '<types><members>Lost</members><name>ApexClass</name></types><version>',
      ),
    });
    expect(torn.details.componentFailures).toMatchObject([
      { fullName: 'Torn', lineNumber: 2, problem: expect.stringMatching(/^Error parsing file: /) },
      { problem: 'Error parsing file: Document type declarations are not allowed' },
      {
        fullName: 'Lost',
        problem: "An object 'Lost' of type ApexClass was named in package.xml, but was not found in zipped directory",
      },
    ]);
  });

  it('holds no element that its type does not have', async () => {
    const { status, details } = await deploys.deploy({
      'classes/Fine.cls': 'public class Fine { }',
      'permissionsets/Odd.permissionset': xml('PermissionSet', '<label>Odd</label>\n<colour>red</colour>'),
      'objects/Comet__c.object': PLANET.replace('<referenceTo>', '<distance>far</distance><referenceTo>'),
    });
    expect(status).toBe('Failed');
    const at = 'invalid at this location in type';
    expect(details.componentFailures).toMatchObject([
      {
        fullName: 'Odd',
        lineNumber: 3,
        columnNumber: 1,
        problem: `Error parsing file: Element {http://soap.sforce.com/2006/04/metadata}colour ${at} PermissionSet`,
      },
      {
        fullName: 'Comet__c',
        problem: `Error parsing file: Element {http://soap.sforce.com/2006/04/metadata}distance ${at} CustomField`,
      },
    ]);
  });

  it('comes back as it was deployed, listed by type', async () => {
    const files = {
      'labels/CustomLabels.labels': xml(
        'CustomLabels',
        '<labels><fullName>Hello</fullName><language>en_US</language><protected>true</protected><shortDescription>Hello</shortDescription><value>Hello &amp; good bye</value></labels>',
      ),
      'staticresources/Data.resource': 'a,b\n1,2',
      'staticresources/Data.resource-meta.xml': xml(
        'StaticResource',
        '<cacheControl>Public</cacheControl><contentType>text/csv</contentType>',
      ),
      'remoteSiteSettings/Far.remoteSite': xml(
        'RemoteSiteSetting',
        '<isActive>true</isActive><url>https://far.example</url>',
      ),
      'layouts/Account-A%26B.layout': xml('Layout', '<layoutSections><label>x</label></layoutSections>'),
    };
    expect(await deploys.deploy(files)).toMatchObject({ status: 'Succeeded' });
    expect((await retrieve('CustomLabel', 'Hello'))['labels/CustomLabels.labels']).toContain(
      '<value>Hello &amp; good bye</value>',
    );
    expect((await retrieve('StaticResource', 'Data'))['staticresources/Data.resource']).toBe('a,b\n1,2');
    expect((await retrieve('RemoteSiteSetting', '*'))['remoteSiteSettings/Far.remoteSite']).toContain(
      'https://far.example',
    );
    expect(Object.keys(await retrieve('CustomObject', 'Account'))).toContain('objects/Account.object');
    expect(await soap('<listMetadata><queries><type>Layout</type></queries></listMetadata>')).toContain(
      '<fullName>Account-A&amp;B</fullName>',
    );
    expect(await soap('<describeMetadata><asOfVersion>66.0</asOfVersion></describeMetadata>')).toContain(
      '<xmlName>PermissionSet</xmlName>',
    );
    const changed = await deploys.deploy(files);
    expect(changed.details.componentSuccesses.map((item: Json) => item.changed)).toEqual([false, false, false, false]);
  });

  it('is validated first and deployed quickly later, or called off', async () => {
    const files = {
      'classes/Later.cls': 'public class Later { public static Integer one() { return 1; } }',
      'classes/LaterTest.cls':
        '@IsTest private class LaterTest { @IsTest static void works() { Assert.areEqual(1, Later.one()); } }',
    };
    const id = await deploys.start(files, { checkOnly: true, testLevel: 'RunSpecifiedTests', runTests: ['LaterTest'] });
    const waiting = await deploys.start({ 'classes/Never.cls': 'public class Never {}' });
    expect(
      (await api('PATCH', `/metadata/deployRequest/${waiting}`, { deployResult: { status: 'Canceling' } })).status,
    ).toBe(202);
    expect(await deploys.finished(id)).toMatchObject({ status: 'Succeeded', numberTestsCompleted: 1 });
    expect(await deploys.finished(waiting)).toMatchObject({ status: 'Canceled', success: false });
    const quick = await soap(`<deployRecentValidation><validationId>${id}</validationId></deployRecentValidation>`);
    const quickId = /<result>(\w+)<\/result>/.exec(quick)![1];
    expect(await deploys.finished(quickId)).toMatchObject({ status: 'Succeeded', numberComponentsDeployed: 2 });
    expect(
      (await api('GET', query("SELECT Name FROM ApexClass WHERE Name IN ('Later', 'Never')"))).json.records,
    ).toMatchObject([{ Name: 'Later' }]);
    expect((await api('POST', '/metadata/deployRequest', { validatedDeployRequestId: id })).json[0].message).toBe(
      `Cannot quick deploy with validation ID: ${id}`,
    );
  });
});

async function retrieve(type: string, member: string): Promise<Record<string, string>> {
  const started = await soap(
    `<retrieve><retrieveRequest><apiVersion>66.0</apiVersion><unpackaged><types><members>${member}</members><name>${type}</name></types></unpackaged></retrieveRequest></retrieve>`,
  );
  const id = /<id>(\w+)<\/id>/.exec(started)![1];
  for (;;) {
    const text = await soap(`<checkRetrieveStatus><asyncProcessId>${id}</asyncProcessId></checkRetrieveStatus>`);
    if (!text.includes('<done>true')) continue;
    const zip = await JSZip.loadAsync(/<zipFile>([^<]*)</.exec(text)![1], { base64: true });
    const files = Object.values(zip.files).filter((entry) => !entry.dir);
    return Object.fromEntries(
      await Promise.all(
        files.map(async (entry) => [entry.name.replace('unpackaged/', ''), await entry.async('string')]),
      ),
    ) as Record<string, string>;
  }
}
