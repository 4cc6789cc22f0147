/** An open org as programs use it: what the command line, servers, tests and demonstrations call. */
import type { JobProgress, RunJobsOptions } from '../async/runner.ts';
import type { WorkReport } from '../conditions/ledger.ts';
import type { SentNotification } from '../messaging/notifications.ts';
import type { OutboxMail } from '../messaging/outbox.ts';
import type { Diagnostic } from '../apex/diagnostic.ts';
import type { MetadataChanges } from '../project/changes.ts';
import type { ProjectModel } from '../project/model.ts';
import type { Program } from '../runtime/program.ts';
import type { Schema, SObjectType } from '../schema/model.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Quiddity, UserInfoRecord } from '../runtime/transaction.ts';
import type { OrgStore } from '../store/store.ts';
import type { StoredData } from '../store/stored-data.ts';
import type { SystemRows } from '../store/system-rows.ts';
import type { OrgFacts, OrgHost } from '../host/host.ts';
import type { DebugLine, OrgTransaction } from '../host/unit.ts';
import type { ObserveOptions, TransactionListener } from './observe.ts';

export type { JobProgress, RunJobsOptions, OutboxMail, OrgFacts, WorkReport };

export interface TransactionOptions {
  /** Who runs it: an Id, or a user. Default: the administrator. */
  readonly user?: string | UserInfoRecord;
  readonly quiddity?: Quiddity;
  readonly isAsync?: boolean;
  /** Gets the transaction before work begins: for its log and its limits. */
  readonly seen?: (transaction: OrgTransaction) => void;
}

export type CallOptions = Pick<TransactionOptions, 'user' | 'isAsync'>;

export type SandboxKind = 'developer' | 'developerPro' | 'partial' | 'full';

export interface RefreshOptions {
  readonly sandboxName: string;
  /** Full and partial sandboxes hold the data (partial: what the template selects); developer sandboxes hold none. Default `full`. */
  readonly kind?: SandboxKind;
  /** Of a partial sandbox: which objects it has records of, and which part (0 to 1) of them. Default: all. */
  readonly template?: { readonly objects: readonly string[]; readonly share?: number };
  /** Days of field history in a full sandbox: 0 (default), 10, 20, ... 180. */
  readonly historyDays?: number;
  /** Who starts the refresh and keeps the real address. Default: the administrator. */
  readonly refreshedBy?: string;
}

export interface AnonymousResult {
  readonly log: readonly DebugLine[];
}

/** What a deployment would make of an org. Nothing has changed yet. */
export interface PreparedDeployment {
  /** Of this deployment. */
  readonly changes: MetadataChanges;
  /** Everything over the project's folders, this deployment with it. */
  readonly all: MetadataChanges;
  readonly project: ProjectModel;
  readonly schema: Schema;
  readonly diagnostics: readonly Diagnostic[];
  /** null: it does not compile. */
  readonly program: Program | null;
}

export interface Org {
  /** For the parts of this package, and not part of its public interface. */
  readonly host: OrgHost;
  /** For the parts of this package, and not part of its public interface: others use `data` and `systemRows`. */
  readonly store: OrgStore;
  readonly project: ProjectModel;
  /** Warnings; and errors of what was left out. */
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: OrgFacts;
  /** Id of the administrator, who runs what names no other user. */
  readonly adminId: string;
  /** Id of the Automated Process user. */
  readonly automatedProcessId: string;
  /** Records that no Apex may write, such as history and jobs: no automation, no access checks. */
  readonly systemRows: SystemRows;
  /** What the file of the org holds: every record as it is stored, bulk loading, copies of the file. */
  readonly data: StoredData;
  /** Where the org stands; `:memory:` for none. */
  readonly file: string;
  /** Runs `work` as one Apex transaction: fresh statics and limits, committed or rolled back as a whole. Throws ApexException. */
  transaction<T>(options: TransactionOptions, work: (transaction: OrgTransaction) => T): T;
  /** null: there is no such user. */
  user(id: string): UserInfoRecord | null;
  /** Records of a query in system mode, outside of any limit. */
  query(soql: string, binds?: Readonly<Record<string, unknown>>): SObject[];
  /** Fields, relationships and properties of an object by its API name, in any case; null when the org has no such object. */
  describe(objectName: string): SObjectType | null;
  /** Every object of the org. */
  describeAll(): readonly SObjectType[];
  /**
   * Calls a static Apex method in a transaction of its own: arrays are passed and returned as lists, other values as they are. Throws
   * UnknownMethodError, ApexException.
   * @example org.call('Discounts', 'rate', [['GOLD', 'SILVER'], 12]);
   */
  call(className: string, methodName: string, args: readonly unknown[], options?: CallOptions): unknown;
  /** `listener` receives each transaction when it ends: its quiddity, log and limits. Returns a function that stops that. */
  observe(listener: TransactionListener, options?: ObserveOptions): () => void;
  /** Anonymous Apex. Throws CompileFailure or ApexException. */
  runAnonymous(source: string, options?: TransactionOptions): AnonymousResult;
  /** Drives batch jobs, queueables, future methods, due schedules and platform events until nothing can run now. */
  runJobs(options?: RunJobsOptions): Promise<void>;
  /** One step of the next job; false when nothing could run. For servers that have other things to do in between. */
  stepJobs(onProgress?: (progress: JobProgress) => void): boolean;
  /** What the work cost since the org was opened; null where work has no prices (see `Conditions.pricedWork`). */
  workReport(): WorkReport | null;
  /** Mail that Apex sent. */
  outbox(): OutboxMail[];
  clearOutbox(): void;
  /** Custom notifications that Apex sent. */
  notifications(): SentNotification[];
  /** Copies this org into a new sandbox in `file`, the way the platform's copy does. Answers the sandbox, opened. */
  refreshInto(file: string, options: RefreshOptions): Org;
  /** Runs a class that implements SandboxPostCopy as the Automated Process user. Throws ApexException. */
  runPostCopy(className: string): AnonymousResult;
  /** What was deployed over the project's folders. */
  readonly changes: MetadataChanges;
  /** Compiles the org with these changes. Throws SchemaError, ProjectError. */
  prepareDeployment(changes: MetadataChanges): PreparedDeployment;
  /** Makes the org what was prepared: tables, records of metadata, program, services. All or nothing. Throws CompileFailure. */
  deploy(prepared: PreparedDeployment): void;
  close(): void;
}
