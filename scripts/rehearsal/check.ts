/** Stage check: what kind of org it is. Reads only; a production org ends the rehearsal here. */
import { RehearsalError, RequestError, type Target } from './target.ts';

export interface OrgFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: 'sandbox' | 'scratch org';
  readonly username: string;
  readonly instance: string;
  /** Records of its own that a run would mask; null when the user cannot count them. */
  readonly records: number | null;
}

export const PEOPLE: readonly string[] = ['Contact', 'Lead'];
/** Metadata API deployments and anonymous Apex need both. */
const NEEDED = ['PermissionsModifyAllData', 'PermissionsAuthorApex'] as const;
const LABELS = { PermissionsModifyAllData: 'Modify All Data', PermissionsAuthorApex: 'Author Apex' };

export async function checkOrg(target: Target): Promise<OrgFacts> {
  const fields = 'Id, Name, IsSandbox, OrganizationType, TrialExpirationDate, InstanceName';
  const [org] = await target.query(`SELECT ${fields} FROM Organization`);
  if (org === undefined) throw new RehearsalError(`The user ${target.username} may not read the organization.`);
  if (org.IsSandbox !== true)
    throw new RehearsalError(
      `${target.name} (${org.Name}, ${org.Id}) is a production org (${org.OrganizationType}, IsSandbox is false). ` +
        'Nothing was written. Rehearse in a sandbox or a scratch org.',
    );
  await requirePermissions(target);
  return {
    id: org.Id,
    name: org.Name,
    kind: org.TrialExpirationDate === null ? 'sandbox' : 'scratch org',
    username: target.username,
    instance: org.InstanceName,
    records: await peopleIn(target),
  };
}

async function requirePermissions(target: Target): Promise<void> {
  const found = await Promise.all(NEEDED.map(async (one) => ((await isGranted(one, target)) ? null : LABELS[one])));
  const missing = found.filter((label) => label !== null);
  if (missing.length > 0)
    throw new RehearsalError(
      `The user ${target.username} lacks ${missing.join(' and ')}, which the rehearsal needs. Nothing was written. ` +
        'Log in as a system administrator.',
    );
}

/** By the profile of the user or a permission set. */
async function isGranted(permission: (typeof NEEDED)[number], target: Target): Promise<boolean> {
  const name = target.username.replaceAll("'", "\\'");
  const queries = [
    `SELECT Id FROM User WHERE Username = '${name}' AND Profile.${permission} = TRUE`,
    `SELECT Id FROM PermissionSetAssignment WHERE Assignee.Username = '${name}' AND PermissionSet.${permission} = TRUE LIMIT 1`,
  ];
  for (const query of queries) if ((await target.query(query)).length > 0) return true;
  return false;
}

async function peopleIn(target: Target): Promise<number | null> {
  try {
    const counts = await Promise.all(PEOPLE.map((object) => target.query(`SELECT COUNT(Id) total FROM ${object}`)));
    return counts.reduce((sum, [row]) => sum + Number(row.total), 0);
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
}
