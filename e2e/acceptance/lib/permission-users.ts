/** Users of the entry points, by permission set. */
import type { Org } from 'local-org';

/** What the install script does once in production; sources are deployed without it. Changes nothing where there are keys. */
export function createKeys(org: Org): void {
  org.runAnonymous('new SandboxMaskInstall().onInstall(null);');
}

/** Lets the administrator start, abort, resume and retry runs: being an administrator is not enough. Creates the keys, too. */
export function makeAdminOperator(org: Org): void {
  createKeys(org);
  assign(org, org.adminId, 'Masking_Operator');
}

/** A user with next to no rights but to use the API and those of a permission set, if any. Answers the Id. */
export function addUser(org: Org, name: string, permissionSet: string | null): string {
  const username = `${name}@acceptance.example`;
  org.runAnonymous(`
    Id profileId = [SELECT Id FROM Profile WHERE Name = 'Minimum Access - Salesforce'].Id;
    insert new User(Username = '${username}', LastName = '${name}', Email = '${username}', Alias = '${name.slice(0, 8)}', IsActive = true, ProfileId = profileId,
      TimeZoneSidKey = 'GMT', LocaleSidKey = 'en_US', LanguageLocaleKey = 'en_US', EmailEncodingKey = 'UTF-8');`);
  const id = org.query(`SELECT Id FROM User WHERE Username = '${username}'`)[0].id!;
  grantApi(org, id);
  if (permissionSet !== null) assign(org, id, permissionSet);
  return id;
}

/** What an administrator does for the user of a pipeline: no permission set of the package grants it. */
function grantApi(org: Org, userId: string): void {
  if (org.query("SELECT Id FROM PermissionSet WHERE Name = 'API_Users'").length === 0)
    org.runAnonymous(
      "insert as system new PermissionSet(Name = 'API_Users', Label = 'API users', PermissionsApiEnabled = true);",
    );
  assign(org, userId, 'API_Users');
}

export function assign(org: Org, userId: string, permissionSet: string): void {
  org.runAnonymous(`
    Id setId = [SELECT Id FROM PermissionSet WHERE Name = '${permissionSet}' WITH SYSTEM_MODE].Id;
    insert as system new PermissionSetAssignment(AssigneeId = '${userId}', PermissionSetId = setId);`);
}
