/**
 * The public interface of the local org: opens an org made of the sources of a Salesforce DX project, runs Apex in it, and reads and
 * changes its data. Everything else under `src/` may change without notice. Parts that need more than the org have entry points of
 * their own, so that a program loads what it uses: `local-org/server`, `local-org/pages`, `local-org/lightning`, `local-org/testing`,
 * `local-org/project`, `local-org/syntax`, `local-org/regular-expressions`.
 *
 * @example
 * import { fieldValue, openOrg } from 'local-org';
 *
 * const org = openOrg({ project: '.' });
 * org.runAnonymous("insert new Account(Name = 'Acme');");
 * await org.runJobs();
 * const names = org.query('SELECT Name FROM Account').map((account) => fieldValue(account, 'Name'));
 * org.close();
 */
export { openOrg, type OpenOrgOptions } from './org/open.ts';
export type {
  AnonymousResult,
  CallOptions,
  JobProgress,
  Org,
  OrgFacts,
  OutboxMail,
  PreparedDeployment,
  RefreshOptions,
  RunJobsOptions,
  SandboxKind,
  TransactionOptions,
  WorkReport,
} from './org/org.ts';
export { fieldValue, type PlainValue } from './org/field-value.ts';
export type { ObserveOptions, TransactionListener } from './org/observe.ts';
export type { DebugLine, OrgTransaction } from './host/unit.ts';

/** Records, metadata of objects, and what the file of an org holds. */
export type { SObject } from './runtime/sobject.ts';
export type { FieldInfo, Schema, SObjectType } from './schema/model.ts';
export type { SqlValue } from './store/store.ts';
export type { StoredData, StoredRow } from './store/stored-data.ts';
export type { RowValues, SystemRows } from './store/system-rows.ts';

/** Compiles the sources of a project without opening an org. */
import './library/index.ts';
export { compileSources, type CompiledSources, type CompileSourcesOptions } from './org/compile-project.ts';

/** What makes an org as demanding as a customer's: prices of work, frozen rows, other people's automation, lost events. */
export { readConditions, type Conditions } from './conditions/conditions.ts';

/** Managed packages: `install` runs the install handler, `uninstall` removes the package's objects and records. */
export { install, installedPackage, uninstall, type InstalledPackage } from './org/install.ts';

/** `@AuraEnabled` methods, called with JSON as a Lightning web component calls them. */
export { callAura, type AuraAnswer } from './lightning/call-aura.ts';

/** What the functions of this package throw. */
export { CompileFailure } from './apex/compile-failure.ts';
export type { Diagnostic } from './apex/diagnostic.ts';
export { ConditionsError } from './conditions/readers.ts';
export { InstallError } from './org/install.ts';
export { UnknownMethodError } from './org/call.ts';
export { ApexException } from './runtime/exception.ts';
export { StoreError, type StoreErrorCode } from './store/store-error.ts';
