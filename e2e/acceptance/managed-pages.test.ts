/**
 * A subscriber's own pages together with those of the installed package, in a real browser: components, Apex, labels and tabs of the same names
 * as the package's. (The story of the package's own pages is tested by rules-and-runs.test.ts.)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { install, openOrg, type Org } from 'local-org';
import { servePages, type ServedPages } from 'local-org/pages';
import type { Component, MetadataNode } from 'local-org/project';
import { AppBrowser, hasBrowser, openTab, PAGE_CACHE } from '../lib/app-page.ts';
import { expectSoon } from '../lib/expect-soon.ts';
import { ROOT } from './lib/sf.ts';

const NAMESPACE = 'sandmask';
/** For one test on a busy machine. */
const PATIENCE_MS = 120_000;

const component = (
  type: string,
  fullName: string,
  node: MetadataNode,
  files: Readonly<Record<string, string>> = {},
): Component => ({
  type,
  fullName,
  node,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});

const bundle = (name: string, script: string, template: string): Component =>
  component(
    'LightningComponentBundle',
    name,
    { apiVersion: '62.0', isExposed: 'true' },
    { [`${name}.js`]: script, [`${name}.html`]: template },
  );

/** A page of the subscriber's that is called as one of the package's is, and asks Apex and a label of such names. */
const pageOf = (title: string): readonly Component[] => [
  component('CustomLabel', 'Setup_Title', {
    language: 'en_US',
    protected: 'false',
    shortDescription: 'Title',
    value: title,
  }),
  component(
    'ApexClass',
    'SetupController',
    { apiVersion: '62.0', status: 'Active' },
    {
      'SetupController.cls': `public class SetupController { @AuraEnabled(cacheable=true) public static String read() { return 'Apex of the subscriber'; } }`,
    },
  ),
  bundle(
    'maskingSetup',
    `import { LightningElement, wire } from 'lwc';
import title from '@salesforce/label/c.Setup_Title';
import read from '@salesforce/apex/SetupController.read';
export default class MaskingSetup extends LightningElement { title = title; @wire(read) answer; }`,
    '<template><h1>{title}</h1><p>{answer.data}</p></template>',
  ),
  component('CustomTab', 'Masking_Setup', {
    label: 'Our board',
    lwcComponent: 'maskingSetup',
    motif: 'Custom1: Heart',
  }),
  component('CustomApplication', 'Our_App', {
    label: 'A first app',
    navType: 'Standard',
    tabs: ['Masking_Setup', `${NAMESPACE}__Masking_Setup`],
    uiType: 'Lightning',
  }),
];

const GRANT = `
  Id permissionSet = [SELECT Id FROM PermissionSet WHERE NamespacePrefix = '${NAMESPACE}' AND Name = 'Masking_Administrator'].Id;
  insert new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = permissionSet);
`;

let dir: string;
let org: Org;
let pages: ServedPages;
let browser: AppBrowser;
let page: Page;

const deploy = (put: readonly Component[]): void => org.deploy(org.prepareDeployment({ put, removed: [] }));
const heading = (name: string): Promise<void> => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

(hasBrowser ? describe : describe.skip)('a subscriber’s page in addition to those of the package', () => {
  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'managed-pages-'));
    org = openOrg({
      project: ROOT,
      namespace: NAMESPACE,
      managed: true,
      file: path.join(dir, 'org.db'),
    });
    install(org, `${NAMESPACE}.SandboxMaskInstall`);
    org.runAnonymous(GRANT);
    deploy(pageOf('Setup of the subscriber'));
    browser = await AppBrowser.launch(NAMESPACE);
    pages = await servePages(org, {
      port: 0,
      cacheDir: PAGE_CACHE,
      runsJobs: false,
      report: (error) => browser.complaints.push(String(error)),
    });
    page = await browser.open(pages.url);
  }, 2 * PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    await pages?.close();
    org?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test(
    'has its own component, label and Apex',
    async () => {
      await heading('Setup of the subscriber');
      await page.getByText('Apex of the subscriber').waitFor();
      expect(page.url()).toBe(`${pages.url}/lightning/n/Masking_Setup`);
      await expectSoon(() => page.locator('c-masking-setup').count(), 1);
      await browser.picture(page, 'subscriber-page');
    },
    PATIENCE_MS,
  );

  test(
    'is in one app with a tab of the package, which is the package’s',
    async () => {
      await openTab(page, 'Setup');
      await page.locator(`${NAMESPACE}-masking-setup`).waitFor();
      await heading('Guided Setup');
      expect(page.url()).toBe(`${pages.url}/lightning/n/${NAMESPACE}__Masking_Setup`);
    },
    PATIENCE_MS,
  );

  test(
    'is shown anew when it is deployed anew',
    async () => {
      deploy(pageOf('Another setup'));
      await page.goto(`${pages.url}/lightning/n/Masking_Setup`);
      await heading('Another setup');
    },
    PATIENCE_MS,
  );

  test('the console has nothing to complain of, nor axe-core', () => {
    expect([browser.complaints, browser.findings]).toEqual([[], []]);
  });
});
