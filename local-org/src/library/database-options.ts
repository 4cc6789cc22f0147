/** Database.DMLOptions and the headers in it, System.AccessLevel, System.Savepoint. */
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';

/** A property that is a plain field of the instance. */
function plain(name: string): PropertyImplementation {
  return {
    get: (self: Record<string, unknown>) => self[name] ?? null,
    set: (self: Record<string, unknown>, value: unknown) => {
      self[name] = value;
    },
  };
}

export class AssignmentRuleHeader {
  assignmentRuleId: string | null = null;
  useDefaultRule: boolean | null = null;
}
export class DuplicateRuleHeader {
  allowSave: boolean | null = null;
  runAsCurrentUser: boolean | null = null;
}
export class EmailHeader {
  triggerAutoResponseEmail: boolean | null = null;
  triggerOtherEmail: boolean | null = null;
  triggerUserEmail: boolean | null = null;
}

export class DMLOptions {
  optAllOrNone: boolean | null = null;
  allowFieldTruncation: boolean | null = null;
  localeOptions: string | null = null;
  assignmentRuleHeader = new AssignmentRuleHeader();
  duplicateRuleHeader = new DuplicateRuleHeader();
  emailHeader = new EmailHeader();

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['optAllOrNone', this.optAllOrNone],
      ['localeOptions', this.localeOptions],
      ['allowFieldTruncation', this.allowFieldTruncation],
    ];
  }
}

export const dmlOptionsClass = libraryClass({
  name: 'Database.DMLOptions',
  members: {
    'new()': () => new DMLOptions(),
    'property Boolean optAllOrNone': plain('optAllOrNone'),
    'property Boolean allowFieldTruncation': plain('allowFieldTruncation'),
    'property String localeOptions': plain('localeOptions'),
    'property Database.DMLOptions.AssignmentRuleHeader assignmentRuleHeader': plain('assignmentRuleHeader'),
    'property Database.DMLOptions.DuplicateRuleHeader duplicateRuleHeader': plain('duplicateRuleHeader'),
    'property Database.DMLOptions.EmailHeader emailHeader': plain('emailHeader'),
  },
  instance: DMLOptions,
});

export const assignmentRuleHeaderClass = libraryClass({
  name: 'Database.DMLOptions.AssignmentRuleHeader',
  members: {
    'new()': () => new AssignmentRuleHeader(),
    'property Id assignmentRuleID': plain('assignmentRuleId'),
    'property Boolean useDefaultRule': plain('useDefaultRule'),
  },
  instance: AssignmentRuleHeader,
});
export const duplicateRuleHeaderClass = libraryClass({
  name: 'Database.DMLOptions.DuplicateRuleHeader',
  members: {
    'new()': () => new DuplicateRuleHeader(),
    'property Boolean allowSave': plain('allowSave'),
    'property Boolean runAsCurrentUser': plain('runAsCurrentUser'),
  },
  instance: DuplicateRuleHeader,
});
export const emailHeaderClass = libraryClass({
  name: 'Database.DMLOptions.EmailHeader',
  members: {
    'new()': () => new EmailHeader(),
    'property Boolean triggerAutoResponseEmail': plain('triggerAutoResponseEmail'),
    'property Boolean triggerOtherEmail': plain('triggerOtherEmail'),
    'property Boolean triggerUserEmail': plain('triggerUserEmail'),
  },
  instance: EmailHeader,
});

export class AccessLevel {
  readonly mode: 'user' | 'system';
  readonly permissionSetId: string | null;

  constructor(mode: 'user' | 'system', permissionSetId: string | null = null) {
    this.mode = mode;
    this.permissionSetId = permissionSetId;
  }

  tostring$0(): string {
    return this.mode === 'user' ? 'USER_MODE' : 'SYSTEM_MODE';
  }
}

const USER_MODE = new AccessLevel('user');
const SYSTEM_MODE = new AccessLevel('system');

export const accessLevelClass = libraryClass({
  name: 'System.AccessLevel',
  members: {
    'static property System.AccessLevel USER_MODE': { get: () => USER_MODE },
    'static property System.AccessLevel SYSTEM_MODE': { get: () => SYSTEM_MODE },
    'System.AccessLevel withPermissionSetId(String permissionSetId)': (self: AccessLevel, id: string) =>
      new AccessLevel(self.mode, id),
  } satisfies Record<string, Implementation | PropertyImplementation>,
  instance: AccessLevel,
});

export class Savepoint {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export const savepointClass = libraryClass({ name: 'System.Savepoint', instance: Savepoint });
