/** Opens a generated org with its records, as a fresh copy of a production org holds them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import type { ObjectDesign, OrgDesign } from './design.ts';
import { addMail } from './messages.ts';
import { writeSources } from './sources.ts';
import { createKeys } from '../lib/permission-users.ts';

/** Its tests are half of the Apex that would be compiled for each org. */
export const PACKAGE = 'force-app/main';

export interface GeneratedOrg {
  readonly org: Org;
  close(): void;
}

export function openGenerated(design: OrgDesign): GeneratedOrg {
  const dir = mkdtempSync(path.join(tmpdir(), 'random-org-'));
  const removeDir = (): void => rmSync(dir, { recursive: true, force: true });
  try {
    writeSources(dir, design);
    const org = openOrg({
      projectDirs: [PACKAGE, dir],
      options: { isSandbox: true, sandboxName: 'uat' },
    });
    createKeys(org);
    for (const object of design.objects) addRecords(org, object, design);
    addMail(org, design.mail);
    design.leads.forEach(({ email, isConverted }, i) =>
      org.systemRows.insert(
        'Lead',
        {
          LastName: `Number ${i}`,
          Company: 'Acme',
          Email: email,
          Status: 'Open - Not Contacted',
          IsConverted: isConverted ? 1 : 0,
        },
        org.adminId,
      ),
    );
    return {
      org,
      close: () => {
        org.close();
        removeDir();
      },
    };
  } catch (error) {
    removeDir();
    throw error;
  }
}

function addRecords(org: Org, object: ObjectDesign, design: OrgDesign): void {
  const { systemRows: rows, adminId } = org;
  const fates = Array.from({ length: object.repeats }, () => object.fates).flat();
  fates.forEach((fate, number) => {
    const i = number % object.fates.length;
    const values: Record<string, string | null> = { Name: `Number ${number}`, Fate__c: fate };
    for (const field of object.fields) values[field.name] = field.values[i];
    const id = rows.insert(object.name, values, adminId);
    const tracked = object.fields.find((field) => field.isTracked && field.values[i] !== null);
    if (design.oldHistory && tracked !== undefined)
      rows.insert(
        object.name.replace(/__c$/, '__History'),
        { ParentId: id, Field: tracked.name, OldValue: `was.${number}@before.com`, NewValue: tracked.values[i] },
        adminId,
      );
  });
  deleteLast(org, object);
}

function deleteLast(org: Org, { name, deleted }: ObjectDesign): void {
  if (deleted > 0) org.runAnonymous(`delete as system [SELECT Id FROM ${name} ORDER BY Id DESC LIMIT ${deleted}];`);
}

/** What an integration does after a run: every second record gets the texts and addresses of the next one, and some records are new. */
export function changeRecords(org: Org, { objects }: OrgDesign): void {
  const { systemRows: rows, adminId } = org;
  for (const { name, fields, fates } of objects) {
    const valuesOf = (number: number): Record<string, string | null> =>
      Object.fromEntries(fields.map((field) => [field.name, field.values[number % field.values.length] ?? null]));
    [...org.data.records(name, ['Id'])].forEach(([id], number) => {
      if (number % 2 === 0) rows.update(name, String(id), valuesOf(number + 1));
    });
    fates.forEach((fate, number) => {
      rows.insert(name, { Name: `New ${number}`, Fate__c: fate, ...valuesOf(number) }, adminId);
    });
  }
}
