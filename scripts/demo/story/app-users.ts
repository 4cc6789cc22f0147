/** People of the sandbox who may open the app: one for each role. */
import type { Org } from 'local-org';

export interface AppUser {
  readonly id: string;
  readonly username: string;
  /** `administrator`, `operator`, `auditor`. */
  readonly role: string;
}

/** The permission set of each role that the demo makes a user for; the administrator is the one of the org. */
const ROLES: Readonly<Record<string, string>> = { operator: 'Masking_Operator', auditor: 'Masking_Auditor' };

/** An address of the reserved domain .invalid reaches nobody. */
const DOMAIN = 'demo.invalid';

const CREATE = `
  Map<String, String> permissionSets = (Map<String, String>) JSON.deserialize('ROLES', Map<String, String>.class);
  Id standardUser = [SELECT Id FROM Profile WHERE Name = 'Standard User' WITH SYSTEM_MODE].Id;
  Map<String, Id> permissionSetIds = new Map<String, Id>();
  for (PermissionSet granted : [SELECT Id, Name FROM PermissionSet WHERE Name IN :permissionSets.values() WITH SYSTEM_MODE]) {
    permissionSetIds.put(granted.Name, granted.Id);
  }
  List<User> users = new List<User>();
  for (String role : permissionSets.keySet()) {
    String username = role + '@DOMAIN';
    users.add(new User(FirstName = 'Sample', LastName = role.capitalize(), Alias = role.left(8), Email = username, Username = username,
      EmailEncodingKey = 'UTF-8', LanguageLocaleKey = 'en_US', LocaleSidKey = 'en_US', TimeZoneSidKey = 'GMT', ProfileId = standardUser));
  }
  insert as system users;
  List<PermissionSetAssignment> assignments = new List<PermissionSetAssignment>();
  for (User created : users) {
    assignments.add(new PermissionSetAssignment(AssigneeId = created.Id,
      PermissionSetId = permissionSetIds.get(permissionSets.get(created.LastName.toLowerCase()))));
  }
  insert as system assignments;
`;

/** Makes a user for each role in a sandbox that has just been masked. The first is the administrator of the org. */
export function createAppUsers(sandbox: Org): readonly AppUser[] {
  sandbox.runAnonymous(CREATE.replace('ROLES', JSON.stringify(ROLES)).replace('DOMAIN', DOMAIN));
  const administrator = sandbox.user(sandbox.adminId)!;
  return [
    { id: administrator.id, username: administrator.username, role: 'administrator' },
    ...Object.keys(ROLES).map((role) => {
      const username = `${role}@${DOMAIN}`;
      const [user] = sandbox.query('SELECT Id FROM User WHERE Username = :username', { username });
      return { id: user!.id!, username, role };
    }),
  ];
}
