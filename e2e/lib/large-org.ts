/** A sandbox with thousands of Email fields and a long audit trail, and how soon its pages show something. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openOrg, type Org } from 'local-org';
import { load } from '../../scripts/demo/data/load.ts';
import type { ObjectPlan } from '../../scripts/demo/data/objects.ts';

export interface LargeOrgSize {
  /** Objects of 100 Email fields each. */
  readonly objects: number;
  readonly runs: number;
  /** Counted fields of each run but the newest, which has one of every Email field. */
  readonly entriesOfARun: number;
  /** All of them belong to the newest run. */
  readonly failures: number;
}

export const FIELDS_PER_OBJECT = 100;
export const OBJECTS_WITH_FAILURES = 20;
const CREATED_AT = Date.UTC(2026, 10, 1);
const MINUTE_MS = 60_000;
const METADATA = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

/** What the guide asks an administrator to do after the installation. */
const GRANT = `
  Id permissionSet = [SELECT Id FROM PermissionSet WHERE Name = 'Masking_Administrator' WITH SYSTEM_MODE].Id;
  insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = permissionSet);
`;

/** Makes the org in a folder. The newest run has the totals that a run gets when it ends. */
export async function openLargeOrg(dir: string, size: LargeOrgSize): Promise<Org> {
  writeProject(dir, size.objects);
  const org = openOrg({
    projectDirs: ['.', dir],
    file: path.join(dir, 'large.org'),
    options: { name: 'Large', myDomain: 'large', isSandbox: true, sandboxName: 'large' },
  });
  org.runAnonymous(GRANT);
  await load(auditTrail(size, org.facts.id), {
    org,
    createdAt: CREATED_AT,
    onProgress: () => undefined,
  });
  org.runAnonymous(`RunTotals.refresh([SELECT Id FROM Masking_Run__c ORDER BY Name DESC LIMIT 1].Id);`);
  return org;
}

function writeProject(dir: string, objects: number): void {
  writeFileSync(
    path.join(dir, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'src', default: true }], sourceApiVersion: '67.0' }),
  );
  for (let i = 0; i < objects; i++) {
    const folder = path.join(dir, 'src', 'objects', objectName(i));
    mkdirSync(path.join(folder, 'fields'), { recursive: true });
    writeFileSync(
      path.join(folder, `${objectName(i)}.object-meta.xml`),
      `<CustomObject ${METADATA}><deploymentStatus>Deployed</deploymentStatus><label>Large ${i}</label><nameField><label>Name</label><type>Text</type></nameField><pluralLabel>Large ${i}</pluralLabel><sharingModel>ReadWrite</sharingModel></CustomObject>`,
    );
    for (let j = 0; j < FIELDS_PER_OBJECT; j++)
      writeFileSync(
        path.join(folder, 'fields', `${fieldName(j)}.field-meta.xml`),
        `<CustomField ${METADATA}><fullName>${fieldName(j)}</fullName><label>Email ${j}</label><type>Email</type></CustomField>`,
      );
  }
}

const objectName = (index: number): string => `Large_${index}__c`;
const fieldName = (index: number): string => `Email_${index}__c`;

/** @param orgId of the org that the runs are about */
function auditTrail({ objects, runs, entriesOfARun, failures }: LargeOrgSize, orgId: string): ObjectPlan[] {
  const newest = runs - 1;
  const entry = (index: number): { run: number; place: number } => {
    const run = Math.min(newest, Math.floor(index / entriesOfARun));
    return { run, place: index - run * entriesOfARun };
  };
  return [
    {
      object: 'Masking_Run__c',
      isParent: true,
      count: runs,
      fields: [
        'Name',
        'Org_Id__c',
        'Status__c',
        'Source__c',
        'Rule_Set__c',
        'Is_Dry_Run__c',
        'Verification__c',
        'Requested_At__c',
        'Started_At__c',
        'Finished_At__c',
        'Records_Scanned__c',
        'Records_Failed__c',
        'Values_Masked__c',
      ],
      row(index) {
        const at = CREATED_AT + index * MINUTE_MS;
        const isNewest = index === newest;
        return [
          `RUN-${String(index + 1).padStart(6, '0')}`,
          orgId,
          isNewest ? 'Completed With Errors' : 'Completed',
          'Post Copy',
          'Default',
          0,
          isNewest ? 'Failed' : 'Passed',
          at,
          at,
          at + MINUTE_MS,
          1000,
          isNewest ? failures : 0,
          900,
        ];
      },
    },
    {
      object: 'Masking_Audit_Entry__c',
      count: newest * entriesOfARun + objects * FIELDS_PER_OBJECT,
      fields: [
        'Run__c',
        'Entry_Key__c',
        'Object_Name__c',
        'Field_Name__c',
        'Coverage__c',
        'Method__c',
        'Scanned__c',
        'Masked__c',
        'Failed__c',
      ],
      row(index, idOf) {
        const { run, place } = entry(index);
        const object = objectName(Math.floor(place / FIELDS_PER_OBJECT));
        const field = fieldName(place % FIELDS_PER_OBJECT);
        const id = idOf('Masking_Run__c', run);
        return [
          id,
          `${id}:${object}.${field}`,
          object,
          field,
          'Masked',
          'Email Address',
          100,
          90,
          run === newest ? 10 : 0,
        ];
      },
    },
    {
      object: 'Masking_Failure__c',
      count: failures,
      fields: ['Run__c', 'Object_Name__c', 'Field_Name__c', 'Record_Id__c', 'Reason_Code__c', 'Message__c'],
      row: (index, idOf) => [
        idOf('Masking_Run__c', newest),
        objectName(index % Math.min(objects, OBJECTS_WITH_FAILURES)),
        fieldName(index % FIELDS_PER_OBJECT),
        `0035g${String(index).padStart(10, '0')}AAA`,
        'FIELD_CUSTOM_VALIDATION_EXCEPTION',
        "The record doesn't meet a validation rule, or a trigger of the org refused it.",
      ],
    },
  ];
}

/** Each page with what one waits for, in the order in which they are visited: the details belong to the newest run. */
export const VISITS: readonly {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly shows: (page: Page) => Promise<void>;
}[] = [
  tab('Home', (page) =>
    page
      .locator('[data-id=verdict]')
      .getByText(/RUN-\d/)
      .waitFor(),
  ),
  tab('Email Fields', (page) => page.getByRole('rowheader').first().waitFor()),
  tab('Setup', (page) => page.getByText('This is the sandbox large').waitFor()),
  tab('Rules', (page) => page.getByText('mail.sandbox.invalid').waitFor()),
  tab('Runs', (page) => page.getByRole('button', { name: /^RUN-/ }).first().waitFor()),
  {
    name: 'A run',
    open: (page) => page.getByRole('button', { name: /^RUN-/ }).first().click(),
    shows: (page) => page.getByText('Values per object').waitFor(),
  },
  tabOfRun('Fields', 'Email_0__c'),
  tabOfRun('Failures', 'FIELD_CUSTOM_VALIDATION_EXCEPTION'),
];

function tab(name: string, shows: (page: Page) => Promise<void>): (typeof VISITS)[number] {
  return {
    name,
    open: (page) => page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name }).click(),
    shows,
  };
}

function tabOfRun(name: string, words: string): (typeof VISITS)[number] {
  return {
    name: `${name} of a run`,
    open: (page) => page.getByRole('tab', { name }).click(),
    shows: (page) => page.getByRole('gridcell', { name: words }).first().waitFor(),
  };
}

/** Milliseconds from the click to the first content, page by page. */
export async function firstContents(page: Page): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { name, open, shows } of VISITS) {
    const started = performance.now();
    await open(page);
    await shows(page);
    times.set(name, performance.now() - started);
  }
  return times;
}
