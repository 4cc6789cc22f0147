/** System.SandboxPostCopy and its context. */
import { libraryClass } from '../runtime/library.ts';

export class SandboxContext {
  readonly organization: string;
  readonly sandbox: string;
  readonly name: string;

  constructor(organization: string, sandbox: string, name: string) {
    this.organization = organization;
    this.sandbox = sandbox;
    this.name = name;
  }

  organizationid$0(): string {
    return this.organization;
  }

  sandboxid$0(): string {
    return this.sandbox;
  }

  sandboxname$0(): string {
    return this.name;
  }
}

export const sandboxContextClass = libraryClass({
  name: 'System.SandboxContext',
  kind: 'interface',
  members: {
    'Id organizationId()': (self: SandboxContext) => self.organizationid$0(),
    'Id sandboxId()': (self: SandboxContext) => self.sandboxid$0(),
    'String sandboxName()': (self: SandboxContext) => self.sandboxname$0(),
  },
  instance: SandboxContext,
});

export const sandboxPostCopyClass = libraryClass({
  name: 'System.SandboxPostCopy',
  kind: 'interface',
  members: {
    'void runApexClass(System.SandboxContext context)': (
      self: { runapexclass$1(context: object): void },
      context: object,
    ) => self.runapexclass$1(context),
  },
});
