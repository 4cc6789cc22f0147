/** A managed package and its subscriber with components of the same names: each uses its own, and the other's only where it may. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type RunningServer } from '../../src/api/server.ts';
import { appsOf, componentsOf } from '../../../local-org-pages/src/apps.ts';
import { buildApp } from '../../../local-org-pages/src/bundle/app.ts';
import { findFile } from '../../../local-org-pages/src/static-files.ts';
import { callAura } from '../../src/lightning/call-aura.ts';
import { componentFacts, pageUser } from '../../src/lightning/component-facts.ts';
import { install } from '../../src/org/install.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { deployer, type Files } from './deployer.ts';
import { clientOf, query, type Client, type Json } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://soap.sforce.com/2006/04/metadata" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${content}</${root}>`;
const textField = (name: string): string =>
  `<fullName>${name}</fullName><label>${name}</label><type>Text</type><length>80</length>`;
const labels = (...items: readonly (readonly [name: string, value: string, isProtected: boolean])[]): string =>
  xml(
    'CustomLabels',
    items
      .map(
        ([name, value, isProtected]) =>
          `<labels><fullName>${name}</fullName><language>en_US</language><protected>${isProtected}</protected><shortDescription>${name}</shortDescription><value>${value}</value></labels>`,
      )
      .join(''),
  );
const assign = (reference: string, value: string): string =>
  `<assignments><name>Put</name><label>Put</label><assignmentItems><assignToReference>${reference}</assignToReference><operator>Assign</operator><value><elementReference>${value}</elementReference></value></assignmentItems></assignments>`;
const flow = (content: string, start = ''): string =>
  xml(
    'Flow',
    `<apiVersion>62.0</apiVersion>${content}<interviewLabel>F</interviewLabel><label>F</label><processType>AutoLaunchedFlow</processType><start>${start}<connector><targetReference>Put</targetReference></connector></start><status>Active</status>`,
  );
/** Sets a field of crates before they are saved. */
const stamp = (object: string, field: string): string =>
  flow(
    assign(`$Record.${field}`, '$Label.Greeting'),
    `<object>${object}</object><recordTriggerType>Create</recordTriggerType><triggerType>RecordBeforeSave</triggerType>`,
  );
const OUTPUT =
  '<variables><name>text</name><dataType>String</dataType><isCollection>false</isCollection><isInput>false</isInput><isOutput>true</isOutput></variables>';
const say = flow(assign('text', '$Label.Greeting')).replace('</status>', `</status>${OUTPUT}`);
const page = (greeting: string): string => `import { LightningElement } from 'lwc';
import greeting from '@salesforce/label/c.Greeting';
import read from '@salesforce/apex/Reader.read';
import picture from '@salesforce/resourceUrl/Picture';
import mayRead from '@salesforce/customPermission/May_Read';
import size from '@salesforce/schema/Crate__c.Size__c';
export default class ${greeting} extends LightningElement { words = [greeting, read, picture, mayRead, size]; }`;
const BUNDLE_META = xml(
  'LightningComponentBundle',
  '<apiVersion>62.0</apiVersion><isExposed>true</isExposed><targets><target>lightning__Tab</target></targets>',
);
const tab = (label: string): string =>
  xml('CustomTab', `<label>${label}</label><lwcComponent>board</lwcComponent><motif>Custom1: Heart</motif>`);
const app = (...tabs: readonly string[]): string =>
  xml(
    'CustomApplication',
    `<formFactors>Large</formFactors><label>App</label><navType>Standard</navType>${tabs.map((name) => `<tabs>${name}</tabs>`).join('')}<uiType>Lightning</uiType>`,
  );
const permission = xml('CustomPermission', '<isLicensed>false</isLicensed><label>May read</label>');
const grants = (name: string): string =>
  xml(
    'PermissionSet',
    `<customPermissions><enabled>true</enabled><name>${name}</name></customPermissions><hasActivationRequired>false</hasActivationRequired><label>Readers</label>`,
  );
const RESOURCE_META = xml(
  'StaticResource',
  '<cacheControl>Private</cacheControl><contentType>text/plain</contentType>',
);

const PACKAGE: Files = {
  'sfdx-project.json': JSON.stringify({ namespace: 'acme', packageDirectories: [{ path: 'app', default: true }] }),
  'app/objects/Crate__c/Crate__c.object-meta.xml': xml(
    'CustomObject',
    '<label>Crate</label><pluralLabel>Crates</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><deploymentStatus>Deployed</deploymentStatus>',
  ),
  'app/objects/Crate__c/fields/Mark__c.field-meta.xml': xml('CustomField', textField('Mark__c')),
  'app/objects/Crate__c/fields/Size__c.field-meta.xml': xml('CustomField', textField('Size__c')),
  'app/labels/CustomLabels.labels-meta.xml': labels(
    ['Greeting', 'of the package', false],
    ['Only_Here', 'of the package only', false],
    ['Secret', 'nobody else', true],
  ),
  'app/flows/Stamp.flow-meta.xml': stamp('Crate__c', 'Mark__c'),
  'app/flows/Say.flow-meta.xml': say,
  'app/staticresources/Picture.resource-meta.xml': RESOURCE_META,
  'app/staticresources/Picture.resource': 'package picture',
  'app/customPermissions/May_Read.customPermission-meta.xml': permission,
  'app/permissionsets/Readers.permissionset-meta.xml': grants('May_Read'),
  'app/classes/Reader.cls': `global class Reader {
    global static String compiled() { return Label.Greeting + ', ' + System.Label.acme.Greeting + ', ' + Label.Secret; }
    global static String dynamic() { return System.Label.get(null, 'Greeting', 'en_US'); }
    global static String said() { return flowText('Say'); }
    global static Boolean mayRead() { return FeatureManagement.checkPermission('May_Read'); }
    public static String flowText(String name) {
      Flow.Interview interview = Flow.Interview.createInterview(name, new Map<String, Object>());
      interview.start();
      return (String) interview.getVariableValue('text');
    }
    @AuraEnabled public static String read() { return 'package'; }
    @AuraEnabled global static String offer() { return 'offered'; }
  }`,
  'app/classes/Action.cls':
    "public class Action { @InvocableMethod public static List<String> run() { return new List<String>{ 'hidden' }; } }",
  'app/lwc/board/board.js': page('Board'),
  'app/lwc/board/board.html': '<template><c-part></c-part></template>',
  'app/lwc/board/board.js-meta.xml': BUNDLE_META,
  'app/lwc/part/part.js':
    "import { LightningElement } from 'lwc';\nexport default class Part extends LightningElement { kind = 'part of the package'; }",
  'app/lwc/part/part.html': '<template></template>',
  'app/lwc/part/part.js-meta.xml': xml(
    'LightningComponentBundle',
    '<apiVersion>62.0</apiVersion><isExposed>false</isExposed>',
  ),
  'app/tabs/Board.tab-meta.xml': tab('Package board'),
  'app/applications/Crates.app-meta.xml': app('Board'),
};

/** The same names as in the package. */
const SUBSCRIBER: Files = {
  'labels/CustomLabels.labels': labels(['Greeting', 'of the subscriber', false]),
  'objects/acme__Crate__c.object': xml('CustomObject', `<fields>${textField('Own__c')}</fields>`),
  'flows/Stamp.flow': stamp('acme__Crate__c', 'Own__c'),
  'flows/Say.flow': say,
  'staticresources/Picture.resource': 'subscriber picture',
  'staticresources/Picture.resource-meta.xml': RESOURCE_META,
  'customPermissions/May_Read.customPermission': permission,
  'permissionsets/Readers.permissionset': grants('May_Read'),
  'classes/Reader.cls': `public class Reader {
    public static String compiled() { return Label.Greeting + ', ' + System.Label.acme.Greeting; }
    public static String dynamic() { return System.Label.get(null, 'Greeting', 'en_US') + ', ' + System.Label.get('acme', 'Greeting', 'en_US'); }
    public static String said() { return flowText(null) + ', ' + flowText('acme'); }
    public static Boolean mayRead() { return FeatureManagement.checkPermission('May_Read'); }
    static String flowText(String namespace) {
      Flow.Interview interview = Flow.Interview.createInterview(namespace, 'Say', new Map<String, Object>());
      interview.start();
      return (String) interview.getVariableValue('text');
    }
    public static void act() {
      Invocable.Action.Result result = Invocable.Action.createCustomAction('apex', 'acme', 'Action').invoke()[0];
      Assert.isTrue(result.isSuccess(), result.getErrors().isEmpty() ? null : result.getErrors()[0].getMessage());
    }
    @AuraEnabled public static String read() { return 'subscriber'; }
  }`,
  'lwc/board/board.js': page('Board').replace('Crate__c.Size__c', 'acme__Crate__c.acme__Size__c'),
  'lwc/board/board.html': '<template><c-part></c-part></template>',
  'lwc/board/board.js-meta.xml': BUNDLE_META,
  'lwc/part/part.js':
    "import { LightningElement } from 'lwc';\nexport default class Part extends LightningElement { kind = 'part of the subscriber'; }",
  'lwc/part/part.html': '<template></template>',
  'lwc/part/part.js-meta.xml': BUNDLE_META,
  'tabs/Board.tab': tab('Subscriber board'),
  'applications/Crates.app': app('Board', 'acme__Board'),
};

const folder = mkdtempSync(path.join(tmpdir(), 'local-org-sides-'));
let org: Org;
let server: RunningServer;
let api: Client;
const faults: unknown[] = [];

const deploy = async (files: Files): Promise<Json> => deployer(api).deploy(files);

beforeAll(async () => {
  const project = path.join(folder, 'pkg');
  for (const [name, content] of Object.entries(PACKAGE)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), content);
  }
  org = openOrg({ project, file: path.join(folder, 'org.db'), managed: true, cacheDir: null });
  install(org, null);
  server = await serve({
    org,
    port: 0,
    sources: { folders: [project], namespace: undefined, cacheDir: folder },
    report: (error) => faults.push(error),
  });
  api = clientOf(server);
  const done = await deploy(SUBSCRIBER);
  expect([done.details.componentFailures, done.status]).toEqual([[], 'Succeeded']);
});

afterAll(async () => {
  await server.close();
  org.close();
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

/** What an expression of anonymous Apex is. */
const value = (expression: string): string => {
  const { log } = org.runAnonymous(`System.debug(${expression});`);
  return log.at(-1)!.message;
};
const refusal = (code: string): string => {
  try {
    org.runAnonymous(code);
    return 'did not fail';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('components of the same name in a package and in its subscriber’s org', () => {
  it('are both there, distinguished by the namespace', async () => {
    const both = {
      CustomLabel: 'Greeting',
      Flow: 'Stamp',
      StaticResource: 'Picture',
      LightningComponentBundle: 'board',
      CustomTab: 'Board',
      PermissionSet: 'Readers',
      ApexClass: 'Reader',
    };
    for (const [type, name] of Object.entries(both)) {
      const listed = (await listMetadata(type)).filter(({ fullName }) => fullName.endsWith(name));
      expect(listed.sort((one, other) => other.fullName.length - one.fullName.length)).toEqual([
        { fullName: `acme__${name}`, namespacePrefix: 'acme', manageableState: 'installed' },
        { fullName: name, namespacePrefix: null, manageableState: 'unmanaged' },
      ]);
    }
    expect(
      (
        await api(
          'GET',
          query(
            "SELECT NamespacePrefix FROM StaticResource WHERE Name = 'Picture' ORDER BY NamespacePrefix NULLS LAST",
          ),
        )
      ).json.records,
    ).toMatchObject([{ NamespacePrefix: 'acme' }, { NamespacePrefix: null }]);
    // What is its own on the package's object is the subscriber's.
    const fields = await listMetadata('CustomField');
    expect(fields.find(({ fullName }) => fullName === 'acme__Crate__c.Own__c')).toMatchObject({
      manageableState: 'unmanaged',
    });
    expect(fields.find(({ fullName }) => fullName === 'acme__Crate__c.acme__Mark__c')).toMatchObject({
      manageableState: 'installed',
    });
  });

  it('labels', () => {
    expect(value('acme.Reader.compiled()')).toBe('of the package, of the package, nobody else');
    expect(value('acme.Reader.dynamic()')).toBe('of the package');
    expect(value('Reader.compiled()')).toBe('of the subscriber, of the package');
    expect(value('Reader.dynamic()')).toBe('of the subscriber, of the package');
    expect(value('Label.Greeting')).toBe('of the subscriber');
    expect(value('Label.acme.Only_Here')).toBe('of the package only');
    expect(refusal('String s = Label.Only_Here;')).toContain('does not exist');
    expect(refusal('String s = Label.acme.Secret;')).toContain('External string does not exist: Secret');
  });

  it('flows: those of both run when a record is saved, each with its own names', () => {
    org.runAnonymous("insert new acme__Crate__c(Name = 'flows');");
    const crate = "[SELECT acme__Mark__c, Own__c FROM acme__Crate__c WHERE Name = 'flows']";
    expect([value(`${crate}.acme__Mark__c`), value(`${crate}.Own__c`)]).toEqual([
      'of the package',
      'of the subscriber',
    ]);
    expect(value('acme.Reader.said()')).toBe('of the package');
    expect(value('Reader.said()')).toBe('of the subscriber, of the package');
    expect(refusal('Reader.act();')).toContain('Action name not found');
  });

  it('custom permissions: one of the subscriber’s opens nothing of the package', () => {
    const grant = (namespace: string): void => {
      org.runAnonymous(
        `insert new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Readers' AND NamespacePrefix = ${namespace}].Id);`,
      );
    };
    const held = (): string[] => [value('acme.Reader.mayRead()'), value('Reader.mayRead()')];
    expect(held()).toEqual(['false', 'false']);
    grant('null');
    expect(held()).toEqual(['false', 'true']);
    grant("'acme'");
    expect(held()).toEqual(['true', 'true']);
  });

  it('static resources', () => {
    const text = (name: string): string | undefined => {
      const bytes = findFile(`/resource/${name}`, folder, org.project)?.bytes();
      return bytes === undefined ? undefined : Buffer.from(bytes).toString();
    };
    expect([text('acme__Picture'), text('Picture')]).toEqual(['package picture', 'subscriber picture']);
  });

  it('Apex behind pages is found by its full name only', () => {
    const call = (cls: string, method: string): readonly [number, unknown] => {
      const { status, body } = callAura(org, org.host.adminId, cls, method, '{}', false);
      return [status, JSON.parse(body)];
    };
    expect(call('acme.Reader', 'read')).toEqual([200, 'package']);
    expect(call('Reader', 'read')).toEqual([200, 'subscriber']);
    expect(call('Reader', 'offer')[0]).toBe(404);
    expect(call('Action', 'run')[0]).toBe(404);
  });

  it('Lightning components', async () => {
    const built = (): Promise<string> =>
      buildApp(
        org.project,
        componentsOf(appsOf(org.project)),
        {
          ...componentFacts(org, pageUser(org)),
          hasCustomPermission: (name) => name === 'May_Read',
          hasUserPermission: () => false,
        },
        path.join(folder, 'pages'),
      );
    const code = await built();
    for (const own of [
      'of the package',
      'of the subscriber',
      'part of the package',
      'part of the subscriber',
      '/resource/acme__Picture',
      '/resource/Picture',
      'acme.Reader.read',
      '"Reader.read"',
      '"acme/board"',
      '"c/board"',
      'acme-part',
      'c-part',
    ])
      expect(code).toContain(own);
    expect(appsOf(org.project)).toMatchObject([
      { name: 'acme__Crates', tabs: [{ name: 'acme__Board', component: 'acme/board' }] },
      {
        name: 'Crates',
        tabs: [
          { name: 'Board', component: 'c/board' },
          { name: 'acme__Board', component: 'acme/board' },
        ],
      },
    ]);
    const withImport = async (statement: string): Promise<string> => {
      const own = `import { LightningElement } from 'lwc';\n${statement}\nexport default class Board extends LightningElement { words = [x]; }`;
      const done = await deploy({
        ...Object.fromEntries(Object.entries(SUBSCRIBER).filter(([name]) => name.startsWith('lwc/board'))),
        'lwc/board/board.js': own,
      });
      expect([done.details.componentFailures, done.status]).toEqual([[], 'Succeeded']);
      return built().then(
        () => 'built',
        (error: Error) => error.message,
      );
    };
    expect(await withImport("import x from '@salesforce/apex/acme.Reader.offer';")).toBe('built');
    expect(await withImport("import x from '@salesforce/apex/acme.Reader.read';")).toContain('not visible outside');
    expect(await withImport("import x from '@salesforce/label/acme.Greeting';")).toBe('built');
    expect(await withImport("import x from '@salesforce/label/acme.Secret';")).toContain('not visible outside');
    expect(await withImport("import x from 'acme/part';")).toContain('not exposed');
  });

  it('go without each other', async () => {
    const members = {
      Flow: ['Stamp', 'Say'],
      CustomTab: ['Board'],
      CustomApplication: ['Crates'],
      LightningComponentBundle: ['board', 'part'],
      StaticResource: ['Picture'],
      CustomLabel: ['Greeting'],
      ApexClass: ['Reader'],
    };
    const types = Object.entries(members).map(
      ([type, names]) =>
        `<types>${names.map((name) => `<members>${name}</members>`).join('')}<name>${type}</name></types>`,
    );
    const done = await deploy({ 'destructiveChanges.xml': xml('Package', `${types.join('')}<version>66.0</version>`) });
    expect([done.details.componentFailures, done.status]).toEqual([[], 'Succeeded']);
    for (const [type, names] of Object.entries(members))
      expect((await listMetadata(type)).filter(({ fullName }) => names.includes(fullName))).toEqual([]);
    expect(value('acme.Reader.compiled()')).toContain('of the package');
    expect(value('acme.Reader.said()')).toBe('of the package');
    expect(org.query("SELECT Id FROM StaticResource WHERE Name = 'Picture'")).toHaveLength(1);
  });
});

interface Listed {
  readonly fullName: string;
  readonly namespacePrefix: string | null;
  readonly manageableState: string;
}

/** Over SOAP, as clients ask. */
async function listMetadata(type: string): Promise<Listed[]> {
  const { text } = await api(
    'POST',
    '/services/Soap/m/66.0',
    `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header><SessionHeader xmlns="http://soap.sforce.com/2006/04/metadata"><sessionId>${server.token}</sessionId></SessionHeader></soapenv:Header><soapenv:Body><listMetadata xmlns="http://soap.sforce.com/2006/04/metadata"><queries><type>${type}</type></queries></listMetadata></soapenv:Body></soapenv:Envelope>`,
    { 'content-type': 'text/xml', soapaction: 'listMetadata' },
  );
  const element = (name: string, of: string): string | null =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(of)?.[1] ?? null;
  return [...text.matchAll(/<result>.*?<\/result>/gs)].map(([of]) => ({
    fullName: element('fullName', of)!,
    namespacePrefix: element('namespacePrefix', of),
    manageableState: element('manageableState', of)!,
  }));
}
