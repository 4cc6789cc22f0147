/** System.InstallHandler, System.UninstallHandler and their contexts. */
import { libraryClass } from '../runtime/library.ts';

export class InstallContext {
  readonly organization: string;
  readonly installer: string;
  readonly previous: unknown;
  readonly push: boolean;

  /** @param previous a System.Version, or null for a first installation. */
  constructor(organization: string, installer: string, previous: unknown, push: boolean) {
    this.organization = organization;
    this.installer = installer;
    this.previous = previous;
    this.push = push;
  }

  organizationid$0(): string {
    return this.organization;
  }

  installerid$0(): string {
    return this.installer;
  }

  isupgrade$0(): boolean {
    return this.previous !== null;
  }

  ispush$0(): boolean {
    return this.push;
  }

  previousversion$0(): unknown {
    return this.previous;
  }
}

export const installContextClass = libraryClass({
  name: 'System.InstallContext',
  kind: 'interface',
  members: {
    'Id organizationId()': (self: InstallContext) => self.organizationid$0(),
    'Id installerId()': (self: InstallContext) => self.installerid$0(),
    'Boolean isUpgrade()': (self: InstallContext) => self.isupgrade$0(),
    'Boolean isPush()': (self: InstallContext) => self.ispush$0(),
    'System.Version previousVersion()': (self: InstallContext) => self.previousversion$0(),
  },
  instance: InstallContext,
});

export class UninstallContext {
  readonly organization: string;
  readonly uninstaller: string;

  constructor(organization: string, uninstaller: string) {
    this.organization = organization;
    this.uninstaller = uninstaller;
  }

  organizationid$0(): string {
    return this.organization;
  }

  uninstallerid$0(): string {
    return this.uninstaller;
  }
}

export const uninstallContextClass = libraryClass({
  name: 'System.UninstallContext',
  kind: 'interface',
  members: {
    'Id organizationId()': (self: UninstallContext) => self.organizationid$0(),
    'Id uninstallerId()': (self: UninstallContext) => self.uninstallerid$0(),
  },
  instance: UninstallContext,
});

export const installHandlerClass = libraryClass({
  name: 'System.InstallHandler',
  kind: 'interface',
  members: {
    'void onInstall(System.InstallContext context)': (self: { oninstall$1(context: object): void }, context: object) =>
      self.oninstall$1(context),
  },
});

export const uninstallHandlerClass = libraryClass({
  name: 'System.UninstallHandler',
  kind: 'interface',
  members: {
    'void onUninstall(System.UninstallContext context)': (
      self: { onuninstall$1(context: object): void },
      context: object,
    ) => self.onuninstall$1(context),
  },
});
