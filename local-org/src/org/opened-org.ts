/** An open org: its services, and what programs ask of it. */
import { compileModel } from './compile-project.ts';
import { CompileFailure } from '../apex/compile-failure.ts';
import { createJobRunner, type JobProgress, type JobRunner, type RunJobsOptions } from '../async/runner.ts';
import type { WorkReport } from '../conditions/ledger.ts';
import { MAX_RETRIES } from '../events/deliver.ts';
import { restartSubscribers } from '../events/queue.ts';
import type { OrgFacts, OrgHost } from '../host/host.ts';
import { OrgTransaction, runUnit } from '../host/unit.ts';
import { SandboxContext } from '../library/sandbox-post-copy.ts';
import { createRowLocks } from '../locks/row-locks.ts';
import { readNotifications, type SentNotification } from '../messaging/notifications.ts';
import { clearOutbox, readOutbox, type OutboxMail } from '../messaging/outbox.ts';
import { changedProject, type MetadataChanges } from '../project/changes.ts';
import type { ProjectModel } from '../project/model.ts';
import { withTransaction } from '../runtime/context.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { Diagnostic } from '../apex/diagnostic.ts';
import type { SObjectType } from '../schema/model.ts';
import { fromInside } from '../schema/namespace-context.ts';
import { openStore } from '../store/open.ts';
import type { OrgStore } from '../store/store.ts';
import { StoredDataOfOrg, type StoredData } from '../store/stored-data.ts';
import { StoredRows, type SystemRows } from '../store/system-rows.ts';
import { bundleWriter } from './bundles.ts';
import { callStatic } from './call.ts';
import { keepChanges, keptChanges, mergedChanges, withParts } from './components.ts';
import { deployProject } from './deploy.ts';
import { changedPart, convertColumns, deleteRecords, dropRemoved } from './exchange.ts';
import { observersOf } from './observe.ts';
import type {
  AnonymousResult,
  CallOptions,
  Org,
  PreparedDeployment,
  RefreshOptions,
  TransactionOptions,
} from './org.ts';
import { becomeSandbox } from './refresh.ts';
import { furnish, rowsOf, servicesOf, type Foundation, type Parts } from './services.ts';

/** In the org's file: the fingerprint of the project whose metadata is there as records. */
export const DEPLOYED = 'deployed';

export interface OpenedOrgOptions {
  readonly cacheDir: string | null;
  /** Opens a copy of this org. */
  readonly openCopy: (parts: Parts, copy: OrgStore) => Org;
}

export class OpenedOrg implements Org {
  readonly host: OrgHost;
  readonly store: OrgStore;
  readonly data: StoredData;
  readonly file: string;
  readonly observe: Org['observe'];
  readonly #foundation: Foundation;
  readonly #options: OpenedOrgOptions;
  #parts: Parts;
  #runner: JobRunner;

  constructor(parts: Parts, foundation: Foundation, options: OpenedOrgOptions) {
    const { store, conditions } = foundation;
    this.#parts = parts;
    this.#foundation = foundation;
    this.#options = options;
    this.store = store;
    this.file = store.file;
    this.host = { locks: createRowLocks(), conditions } as OrgHost;
    furnish(this.host, servicesOf(parts, foundation));
    this.data = new StoredDataOfOrg(store, () => this.host.schema);
    this.#runner = createJobRunner(this.host);
    this.observe = observersOf(this.host);
  }

  get project(): ProjectModel {
    return this.#parts.project;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#parts.diagnostics;
  }

  get facts(): OrgFacts {
    return this.host.facts();
  }

  get adminId(): string {
    return this.host.adminId;
  }

  get automatedProcessId(): string {
    return this.host.autoprocId;
  }

  get systemRows(): SystemRows {
    return this.host.rows;
  }

  user(id: string): UserInfoRecord | null {
    return this.host.user(id);
  }

  get changes(): MetadataChanges {
    return keptChanges(this.store, this.#parts.base);
  }

  transaction<T>(options: TransactionOptions, work: (transaction: OrgTransaction) => T): T {
    const { quiddity = 'SYNCHRONOUS', isAsync = false } = options;
    return runUnit(this.host, { user: this.#userOf(options.user), quiddity, isAsync }, work, options.seen);
  }

  query(soql: string, binds?: Readonly<Record<string, unknown>>): SObject[] {
    const { queries } = this.host;
    const work = (): SObject[] =>
      queries.run(queries.parse(soql), {
        access: 'system',
        sharing: 'without',
        uncounted: true,
        ...(binds === undefined ? {} : { namedBinds: (path: readonly string[]) => binds[path[0]!] }),
      });
    return withTransaction(new OrgTransaction(this.host, { user: this.#userOf(), quiddity: 'UNDEFINED' }), work);
  }

  describe(objectName: string): SObjectType | null {
    return this.host.schema.type(objectName);
  }

  describeAll(): readonly SObjectType[] {
    return this.host.schema.types;
  }

  call(
    className: string,
    methodName: string,
    args: readonly unknown[],
    { user, isAsync = false }: CallOptions = {},
  ): unknown {
    return callStatic(this.host, { className, methodName, args }, { user: this.#userOf(user), isAsync });
  }

  runAnonymous(source: string, options: TransactionOptions = {}): AnonymousResult {
    return this.#logged({ quiddity: 'ANONYMOUS', ...options }, () => this.host.program.runAnonymous(source));
  }

  runJobs(options?: RunJobsOptions): Promise<void> {
    return fromInside(() => this.#runner.run(options));
  }

  stepJobs(onProgress?: (progress: JobProgress) => void): boolean {
    return fromInside(() => this.#runner.step(onProgress));
  }

  workReport(): WorkReport | null {
    const pricing = this.#foundation.conditions?.pricing ?? null;
    return pricing === null ? null : pricing.ledger.report(pricing.clock.latest);
  }

  outbox(): OutboxMail[] {
    return readOutbox(this.store);
  }

  clearOutbox(): void {
    clearOutbox(this.store);
  }

  notifications(): SentNotification[] {
    return readNotifications(this.store);
  }

  refreshInto(file: string, options: RefreshOptions): Org {
    const { schema } = this.#parts;
    const { clock } = this.#foundation;
    this.store.copyTo(file);
    const copy = openStore(file, { ifMissing: 'fail' });
    try {
      const rows = new StoredRows(schema, copy, clock, () => this.host.autoprocId);
      becomeSandbox(schema, copy, rows, options, clock.now());
      return this.#options.openCopy(this.#parts, copy);
    } catch (error) {
      copy.close();
      throw error;
    }
  }

  runPostCopy(className: string): AnonymousResult {
    const cls = this.host.program.findClass(className);
    if (cls?.$new == null) throw new Error(`${className} is no class with a constructor without parameters`);
    const { id, sandboxName } = this.facts;
    return this.#logged({ user: this.host.autoprocId }, () => {
      const script = cls.$new!() as { runapexclass$1(context: object): void };
      // A sandbox's Id is production's Id of the SandboxInfo record; the copy knows only that it has one.
      script.runapexclass$1(new SandboxContext(id, `0GQ${id.slice(3)}`, sandboxName ?? ''));
    });
  }

  /** Whoever deploys, the data model is made of names as its metadata has them. */
  prepareDeployment(changes: MetadataChanges): PreparedDeployment {
    return fromInside(() => this.#prepared(changes));
  }

  #prepared(changes: MetadataChanges): PreparedDeployment {
    const { base, project: before, shape } = this.#parts;
    const { cacheDir } = this.#options;
    const own = { put: changes.put, removed: withParts(before, changes.removed) };
    const all = mergedChanges(keptChanges(this.store, base), own);
    const project = changedProject(base, all, bundleWriter(cacheDir));
    return { changes: own, all, project, ...compileModel(project, { shape, cacheDir }) };
  }

  deploy(prepared: PreparedDeployment): void {
    fromInside(() => this.#deploy(prepared));
  }

  #deploy({ changes, project, schema, diagnostics, program }: PreparedDeployment): void {
    if (program === null) throw new CompileFailure(diagnostics);
    const { base, shape } = this.#parts;
    const next: Parts = { base, shape, project, schema, diagnostics, program };
    const services = servicesOf(next, this.#foundation);
    this.#exchange(next, changes);
    this.#parts = next;
    furnish(this.host, services);
    // Batch jobs go on from what the store knows of them.
    this.#runner = createJobRunner(this.host);
  }

  close(): void {
    this.store.close();
  }

  /** Tables and records as the next parts want them: all or nothing. */
  #exchange({ base, project, schema }: Parts, changes: MetadataChanges): void {
    const { store } = this;
    const before = this.#parts.schema;
    store.begin();
    try {
      const converted = dropRemoved(before, schema, store);
      store.useSchema(schema);
      convertColumns(store, converted);
      const rows = rowsOf(schema, this.#foundation);
      keepChanges(store, base, changes);
      deleteRecords(schema, rows, changes.removed);
      deployProject(schema, store, rows, changedPart(project, changes));
      restartSubscribers({ store }, MAX_RETRIES);
      store.setMeta(DEPLOYED, project.fingerprint);
      store.commit();
    } catch (error) {
      store.rollback();
      store.useSchema(before);
      throw error;
    }
  }

  #userOf(user?: string | UserInfoRecord): UserInfoRecord {
    if (typeof user === 'object') return user;
    const found = this.host.user(user ?? this.host.adminId);
    if (found === null) throw new Error(`There is no user ${user}`);
    return found;
  }

  #logged(options: TransactionOptions, work: () => void): AnonymousResult {
    let log: OrgTransaction['log'] = [];
    const seen = (started: OrgTransaction): void => {
      log = started.log;
      options.seen?.(started);
    };
    this.transaction({ ...options, seen }, work);
    return { log };
  }
}
