/** Opens an org: project, data model, store, program, services. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hostFilter, type HostFilter } from '../callouts/hosts.ts';
import { createJobRunner } from '../async/runner.ts';
import { readConditions, type Conditions } from '../conditions/conditions.ts';
import { MAX_RETRIES } from '../events/deliver.ts';
import { restartSubscribers } from '../events/queue.ts';
import { createRowLocks } from '../locks/row-locks.ts';
import { SandboxContext } from '../library/sandbox-post-copy.ts';
import { readNotifications } from '../messaging/notifications.ts';
import { clearOutbox, readOutbox } from '../messaging/outbox.ts';
import { diskFiles, type ProjectFileSystem } from '../project/file-system.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { openStore } from '../store/open.ts';
import type { OrgStore } from '../store/store.ts';
import { bootstrapOrg, IDENTITY, type NewOrgOptions, type OrgIdentity } from './bootstrap.ts';
import { changedProject, NO_CHANGES, type MetadataChanges } from '../project/changes.ts';
import { bundleWriter } from './bundles.ts';
import { callStatic } from './call.ts';
import { compileModel, compileSources, type CompiledSources } from './compile.ts';
import { keepChanges, keptChanges, mergedChanges, withParts } from './components.ts';
import { openConditions } from './conditions.ts';
import { deployProject } from './deploy.ts';
import { CompileFailure } from '../apex/compile-failure.ts';
import { withGeneratedObjects, type Sources } from './generated-objects.ts';
import { installedPackage } from './install.ts';
import { changedPart, convertColumns, deleteRecords, dropRemoved } from './exchange.ts';
import type { Clock, OrgHost } from '../host/host.ts';
import { observersOf } from './observe.ts';
import type { Org, PreparedDeployment, TransactionOptions } from './org.ts';
import { becomeSandbox } from './refresh.ts';
import { systemRows } from '../store/system-rows.ts';
import { furnish, rowsOf, servicesOf, type Foundation, type Parts } from './services.ts';
import { createOrgTables } from './tables.ts';
import { OrgTransaction, runUnit } from '../host/unit.ts';
import { withTransaction } from '../runtime/context.ts';

export interface OpenOrgOptions {
  /** A folder with `sfdx-project.json`, or a folder of sources. */
  readonly project?: string;
  /** Several of them. */
  readonly projectDirs?: readonly string[];
  /** Overrides the project's namespace. */
  readonly namespace?: string | null | undefined;
  /** The project is an installed package; default what the org's file contains. */
  readonly managed?: boolean;
  /** Default `:memory:`. */
  readonly file?: string;
  /** Only for a file that does not exist yet. */
  readonly options?: NewOrgOptions;
  /**
   * Where compiled code is kept. Default: the folder that the environment variable LOCAL_ORG_CACHE names; without it a folder next to
   * the file, none for an org in memory.
   */
  readonly cacheDir?: string | null;
  readonly coverage?: boolean;
  readonly clock?: Clock;
  /** What makes the org as harsh as one of a customer; see `docs/local-org.md`. Default: nothing. */
  readonly conditions?: Conditions | undefined;
  /** Hosts that callouts may reach: `HOST` or `HOST:PORT`. Default: none, so that no callout leaves this machine unexpectedly. */
  readonly calloutHosts?: readonly string[] | undefined;
  /** Run what compiles, see `Org.diagnostics` for the rest. */
  readonly leaveOutBroken?: boolean;
  /** Where the project's files are; default the machine's. */
  readonly files?: ProjectFileSystem;
  /** Deployed over the project; default what the org's file holds. */
  readonly changes?: MetadataChanges;
}

const MEMORY = ':memory:';
const DEPLOYED = 'deployed';

const realClock: Clock = { now: () => Date.now() };

/** Throws ProjectError, SchemaError, CompileFailure, ConditionsError, CalloutHostError, StoreError (`locked`, `damaged`, ...). No existing file is overwritten. */
export function openOrg(options: OpenOrgOptions): Org {
  const file = options.file ?? MEMORY;
  const cacheDir =
    options.cacheDir === undefined
      ? (process.env['LOCAL_ORG_CACHE'] ?? (file === MEMORY ? null : join(dirname(file), `${basename(file)}.cache`)))
      : options.cacheDir;
  const asked = options.conditions === undefined ? null : readConditions(options.conditions);
  const mayCall = hostFilter(options.calloutHosts ?? []);
  const given = { folders: options.projectDirs ?? [options.project ?? '.'], files: options.files ?? diskFiles };
  const sources = withGeneratedObjects(given, asked?.largeSchema);
  let store = file !== MEMORY && existsSync(file) ? openStore(file) : null;
  try {
    if (store !== null) createOrgTables(store);
    const compiled = compileWithChanges(options, sources, cacheDir, store);
    const { program } = compiled;
    if (program === null) throw new CompileFailure(compiled.diagnostics);
    // No file is made of what does not compile.
    store ??= openStore(file);
    return withStore({ ...compiled, program }, store, {
      newOrg: options.options ?? {},
      clock: options.clock ?? realClock,
      asked,
      mayCall,
      cacheDir,
    });
  } catch (error) {
    store?.close();
    throw error;
  }
}

/** What was deployed and does not compile with the project any more is left out: its diagnostics report it. */
function compileWithChanges(
  options: OpenOrgOptions,
  { folders, files }: Sources,
  cacheDir: string | null,
  store: OrgStore | null,
): CompiledSources {
  const compile = (given: MetadataChanges | null): CompiledSources =>
    compileSources({
      folders,
      ...installedOptions(options, store),
      cacheDir,
      coverage: options.coverage ?? false,
      shape: store?.getMeta<OrgIdentity>(IDENTITY)?.shape ?? options.options?.shape,
      files,
      leaveOutBroken: options.leaveOutBroken ?? false,
      changes: (project) => given ?? (store === null ? NO_CHANGES : keptChanges(store, project)),
      writeBundle: bundleWriter(cacheDir),
    });
  const compiled = compile(options.changes ?? null);
  if (compiled.program !== null || compiled.project === compiled.base) return compiled;
  const alone = compile(NO_CHANGES);
  return { ...alone, diagnostics: [...alone.diagnostics, ...compiled.diagnostics] };
}

/** A package that was installed stays one, under its namespace. */
function installedOptions(
  options: OpenOrgOptions,
  store: OrgStore | null,
): Pick<OpenOrgOptions, 'namespace' | 'managed'> {
  const installed = store === null ? null : installedPackage(store);
  return {
    namespace: options.namespace === undefined ? installed?.namespace : options.namespace,
    managed: options.managed ?? installed !== null,
  };
}

interface Opening {
  readonly newOrg: NewOrgOptions;
  /** Of an org without priced work. */
  readonly clock: Clock;
  readonly asked: Conditions | null;
  readonly mayCall: HostFilter;
  readonly cacheDir: string | null;
}

function withStore(parts: Parts, store: OrgStore, opening: Opening): Org {
  const { project, schema } = parts;
  store.useSchema(schema);
  createOrgTables(store);
  const conditions = openConditions(opening.asked, opening.clock, store, schema);
  const clock = conditions?.pricing?.clock ?? opening.clock;
  let identity = store.getMeta<OrgIdentity>(IDENTITY);
  const rows = systemRows(schema, store, clock, () => identity?.autoprocId ?? null);
  if (identity === null || store.getMeta<string>(DEPLOYED) !== project.fingerprint) {
    store.begin();
    if (identity === null) {
      identity = bootstrapOrg(schema, store, rows, {
        shape: parts.shape,
        ...opening.newOrg,
        namespace: project.namespace,
      });
      store.setMeta(IDENTITY, identity);
    }
    deployProject(schema, store, rows, project);
    store.setMeta(DEPLOYED, project.fingerprint);
    store.commit();
  }
  return orgOf(parts, { store, clock, identity, conditions, mayCall: opening.mayCall }, opening);
}

function orgOf(first: Parts, foundation: Foundation, opening: Opening): Org {
  const { store, clock, conditions } = foundation;
  const host = { locks: createRowLocks(), conditions } as OrgHost;
  let parts = first;
  furnish(host, servicesOf(parts, foundation));
  let runner = createJobRunner(host);
  const writeBundle = bundleWriter(opening.cacheDir);
  const userOf = (user: string | UserInfoRecord | undefined): UserInfoRecord => {
    if (typeof user === 'object') return user;
    const found = host.user(user ?? host.adminId);
    if (found === null) throw new Error(`There is no user ${user}`);
    return found;
  };
  const transaction: Org['transaction'] = (options, work) =>
    runUnit(
      host,
      { user: userOf(options.user), quiddity: options.quiddity ?? 'SYNCHRONOUS', isAsync: options.isAsync ?? false },
      work,
      options.seen,
    );
  return {
    host,
    store,
    get project() {
      return parts.project;
    },
    get diagnostics() {
      return parts.diagnostics;
    },
    get facts() {
      return host.facts();
    },
    file: store.file,
    transaction,
    query(soql, binds): SObject[] {
      const work = (): SObject[] =>
        host.queries.run(host.queries.parse(soql), {
          access: 'system',
          sharing: 'without',
          uncounted: true,
          ...(binds === undefined ? {} : { namedBinds: (path: readonly string[]) => binds[path[0]!] }),
        });
      return withTransaction(new OrgTransaction(host, { user: userOf(undefined), quiddity: 'UNDEFINED' }), work);
    },
    describe: (name) => host.schema.type(name),
    describeAll: () => host.schema.types,
    call: (className, methodName, args, { user, isAsync = false } = {}) =>
      callStatic(host, { className, methodName, args }, { user: userOf(user), isAsync }),
    observe: observersOf(host),
    runAnonymous(source, options: TransactionOptions = {}) {
      let log: OrgTransaction['log'] = [];
      transaction(
        {
          quiddity: 'ANONYMOUS',
          ...options,
          seen: (started) => {
            log = started.log;
            options.seen?.(started);
          },
        },
        () => host.program.runAnonymous(source),
      );
      return { log };
    },
    runJobs: (options) => runner.run(options),
    stepJobs: (onProgress) => runner.step(onProgress),
    workReport() {
      const pricing = conditions?.pricing ?? null;
      return pricing === null ? null : pricing.ledger.report(pricing.clock.latest);
    },
    outbox: () => readOutbox(store),
    clearOutbox: () => clearOutbox(store),
    notifications: () => readNotifications(store),
    refreshInto(file, options) {
      store.copyTo(file);
      const copy = openStore(file, { ifMissing: 'fail' });
      try {
        becomeSandbox(
          parts.schema,
          copy,
          systemRows(parts.schema, copy, clock, () => host.autoprocId),
          options,
          clock.now(),
        );
        return withStore(parts, copy, { ...opening, clock });
      } catch (error) {
        copy.close();
        throw error;
      }
    },
    runPostCopy(className) {
      const cls = host.program.findClass(className);
      if (cls?.$new == null) throw new Error(`${className} is no class with a constructor without parameters`);
      let log: OrgTransaction['log'] = [];
      const facts = host.facts();
      transaction({ user: host.autoprocId, quiddity: 'SYNCHRONOUS', seen: (started) => (log = started.log) }, () => {
        const script = cls.$new!() as { runapexclass$1(context: object): void };
        // A sandbox's Id is production's Id of the SandboxInfo record; the copy knows only that it has one.
        script.runapexclass$1(new SandboxContext(facts.id, `0GQ${facts.id.slice(3)}`, facts.sandboxName ?? ''));
      });
      return { log };
    },
    get changes() {
      return keptChanges(store, parts.base);
    },
    prepareDeployment(changes): PreparedDeployment {
      const own = { put: changes.put, removed: withParts(parts.project, changes.removed) };
      const all = mergedChanges(keptChanges(store, parts.base), own);
      const project = changedProject(parts.base, all, writeBundle);
      return {
        changes: own,
        all,
        project,
        ...compileModel(project, { shape: parts.shape, cacheDir: opening.cacheDir }),
      };
    },
    deploy({ changes, project, schema, diagnostics, program }): void {
      if (program === null) throw new CompileFailure(diagnostics);
      const next: Parts = { base: parts.base, shape: parts.shape, project, schema, diagnostics, program };
      const services = servicesOf(next, foundation);
      store.begin();
      try {
        const converted = dropRemoved(parts.schema, schema, store);
        store.useSchema(schema);
        convertColumns(store, converted);
        const rows = rowsOf(schema, foundation);
        keepChanges(store, parts.base, changes);
        deleteRecords(schema, rows, changes.removed);
        deployProject(schema, store, rows, changedPart(project, changes));
        restartSubscribers({ store }, MAX_RETRIES);
        store.setMeta(DEPLOYED, project.fingerprint);
        store.commit();
      } catch (error) {
        store.rollback();
        store.useSchema(parts.schema);
        throw error;
      }
      parts = next;
      furnish(host, services);
      // Batch jobs go on from what the store knows of them.
      runner = createJobRunner(host);
    },
    close: () => store.close(),
  };
}
