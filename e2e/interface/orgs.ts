/** Production and its sandbox behind HTTP, with whoever calls them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { load } from '../../scripts/demo/data/load.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { serveOrg, type OrgServer } from '../acceptance/lib/org-server.ts';
import { FAULTS } from '../acceptance/lib/orgs.ts';
import { addUser, createKeys } from '../acceptance/lib/permission-users.ts';
import { sender, type Send } from './plain-requests.ts';

const CONTACTS = 60;
/** A validation rule of the customer's refuses to change these. */
const isClosed = (index: number): boolean => index % 30 === 7;

export interface Side {
  readonly org: Org;
  readonly server: OrgServer;
  /** Calls of the administrator, who has every role. */
  readonly admin: Send;
}

export interface Orgs {
  readonly production: Side;
  readonly sandbox: Side;
  /** A user with the permission set Masking Integration. */
  readonly integration: Send;
  /** The same for a user who has nothing. */
  readonly nobody: Send;
  /** Without a token. */
  readonly stranger: Send;
  close(): Promise<void>;
}

export const SANDBOX_NAME = 'uat';

export async function openOrgs(): Promise<Orgs> {
  const dir = mkdtempSync(path.join(tmpdir(), 'interface-'));
  const production = openOrg({ projectDirs: ['.', FAULTS], file: path.join(dir, 'production.org') });
  await load(
    [
      {
        object: 'Contact',
        count: CONTACTS,
        fields: ['FirstName', 'LastName', 'Email', 'Department'],
        row: (i) => ['Person', `Number ${i}`, `person.${i}@example.com`, isClosed(i) ? 'closed' : null],
      },
    ],
    {
      org: production,
      createdAt: Date.UTC(2026, 10, 1),
      onProgress: () => undefined,
    },
  );
  createKeys(production);
  for (const role of ['Masking_Administrator', 'Masking_Operator', 'Masking_Auditor'])
    production.runAnonymous(`
      Id setId = [SELECT Id FROM PermissionSet WHERE Name = '${role}' WITH SYSTEM_MODE].Id;
      insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = setId);`);
  const pipelineId = addUser(production, 'pipeline', 'Masking_Integration');
  // May call the Apex class, and has no custom permission.
  const nobodyId = addUser(production, 'nobody', null);
  const sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: SANDBOX_NAME });
  const sides = { production: await sideOf(production), sandbox: await sideOf(sandbox) };
  const of = async (userId: string): Promise<Send> =>
    sender(sides.sandbox.server.url, await sides.sandbox.server.tokenOf(userId));
  return {
    ...sides,
    integration: await of(pipelineId),
    nobody: await of(nobodyId),
    stranger: sender(sides.sandbox.server.url, null),
    async close() {
      for (const { org, server } of Object.values(sides)) {
        await server.close();
        org.close();
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function sideOf(org: Org): Promise<Side> {
  const server = await serveOrg(org);
  return { org, server, admin: sender(server.url, await server.tokenOf(org.adminId)) };
}

export interface RunRecord {
  readonly id: string;
  readonly status: string;
  readonly source: string;
  readonly reason: string | null;
}

/** Every run of the audit trail, the oldest first. */
export function runsOf(org: Org): RunRecord[] {
  return rows(org, 'SELECT Id, Status__c, Source__c, Reason_Code__c FROM Masking_Run__c ORDER BY Name').map((run) => ({
    id: String(run('Id')),
    status: String(run('Status__c')),
    source: String(run('Source__c')),
    reason: run('Reason_Code__c') as string | null,
  }));
}
