/** Opens an org: project, data model, store, program, services. */
import { basename, dirname, join } from 'node:path';
import { createJobRunner } from '../async/runner.ts';
import { createDml } from '../dml/create.ts';
import { createFlows } from '../flow/flows.ts';
import type { SubscriberConfig } from '../events/deliver.ts';
import { createRowLocks } from '../locks/row-locks.ts';
import { orgHostName } from '../library/domain.ts';
import { SandboxContext } from '../library/sandbox-post-copy.ts';
import { clearOutbox, readOutbox } from '../messaging/outbox.ts';
import type { Diagnostic } from '../apex/diagnostic.ts';
import type { ProjectFileSystem } from '../project/file-system.ts';
import type { ProjectModel } from '../project/model.ts';
import type { Program } from '../runtime/program.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { Schema } from '../schema/model.ts';
import { createSecurity } from '../security/access.ts';
import { readUser } from '../security/users.ts';
import { createQueries } from '../soql/create.ts';
import { openStore } from '../store/open.ts';
import type { OrgStore } from '../store/store.ts';
import { bootstrapOrg, IDENTITY, type NewOrgOptions, type OrgIdentity } from './bootstrap.ts';
import { compileSources } from './compile.ts';
import { deployProject } from './deploy.ts';
import { CompileFailure } from './errors.ts';
import type { Clock, OrgFacts, OrgHost } from './host.ts';
import { text } from './metadata.ts';
import type { Org, TransactionOptions } from './org.ts';
import { becomeSandbox } from './refresh.ts';
import { systemRows } from './rows.ts';
import { createOrgTables } from './tables.ts';
import { OrgTransaction, runUnit } from './unit.ts';
import { withTransaction } from '../runtime/context.ts';

export interface OpenOrgOptions {
  /** A folder with `sfdx-project.json`, or a folder of sources. */
  readonly project?: string;
  /** Several of them. */
  readonly projectDirs?: readonly string[];
  /** Overrides the project's namespace. */
  readonly namespace?: string | null | undefined;
  /** Default `:memory:`. */
  readonly file?: string;
  /** Only for a file that does not exist yet. */
  readonly options?: NewOrgOptions;
  /** Where compiled code is kept; default a folder beside the file, none for an org in memory. */
  readonly cacheDir?: string | null;
  readonly coverage?: boolean;
  readonly clock?: Clock;
  /** Run what compiles, see `Org.diagnostics` for the rest. */
  readonly leaveOutBroken?: boolean;
  /** Where the project's files are; default the machine's. */
  readonly files?: ProjectFileSystem;
}

const MEMORY = ':memory:';
const DEPLOYED = 'deployed';

const realClock: Clock = { now: () => Date.now() };

/** Throws ProjectError, SchemaError, CompileFailure, StoreError (`locked`, `damaged`, ...). No existing file is overwritten. */
export function openOrg(options: OpenOrgOptions): Org {
  const folders = options.projectDirs ?? [options.project ?? '.'];
  const file = options.file ?? MEMORY;
  const cacheDir =
    options.cacheDir === undefined
      ? file === MEMORY
        ? null
        : join(dirname(file), `${basename(file)}.cache`)
      : options.cacheDir;
  const compiled = compileSources({
    folders,
    namespace: options.namespace,
    cacheDir,
    coverage: options.coverage ?? false,
    personAccounts: options.options?.personAccounts,
    files: options.files,
    leaveOutBroken: options.leaveOutBroken ?? false,
  });
  if (compiled.program === null) throw new CompileFailure(compiled.diagnostics);
  return assemble({ ...compiled, program: compiled.program }, file, options.options ?? {}, options.clock ?? realClock);
}

interface Parts {
  readonly diagnostics: readonly Diagnostic[];
  readonly project: ProjectModel;
  readonly schema: Schema;
  readonly program: Program;
}

function assemble(parts: Parts, file: string, newOrg: NewOrgOptions, clock: Clock): Org {
  const store = openStore(file);
  try {
    return withStore(parts, store, newOrg, clock);
  } catch (error) {
    store.close();
    throw error;
  }
}

function withStore(parts: Parts, store: OrgStore, newOrg: NewOrgOptions, clock: Clock): Org {
  const { project, schema, program } = parts;
  store.useSchema(schema);
  createOrgTables(store);
  let identity = store.getMeta<OrgIdentity>(IDENTITY);
  const rows = systemRows(schema, store, clock, () => identity?.autoprocId ?? null);
  if (identity === null || store.getMeta<string>(DEPLOYED) !== project.fingerprint) {
    store.begin();
    if (identity === null) {
      identity = bootstrapOrg(schema, store, rows, { ...newOrg, namespace: project.namespace });
      store.setMeta(IDENTITY, identity);
    }
    deployProject(schema, store, rows, project);
    store.setMeta(DEPLOYED, project.fingerprint);
    store.commit();
  }
  const known: OrgIdentity = identity;
  const security = createSecurity(schema, store, rows);
  const services = { schema, store, program, security, locks: createRowLocks() } as unknown as OrgHost;
  const facts = readFacts(rows, known, project);
  const host: OrgHost = Object.assign(services, {
    rows,
    clock,
    labels: labelsOf(project),
    flows: createFlows(project.flows, project.namespace),
    subscribers: subscribersOf(project),
    adminId: known.adminId,
    autoprocId: known.autoprocId,
    facts: () => facts,
    baseUrl: `https://${orgHostName(facts)}`,
    user: (id: string) => readUser(rows, id),
    staticResource: (name: string) => {
      const found = project.staticResources.find((resource) => resource.name.toLowerCase() === name.toLowerCase());
      return found === undefined ? null : Buffer.from(found.bytes());
    },
  });
  // They refer to one another through the services they were given.
  Object.assign(services, { queries: createQueries(services) });
  Object.assign(services, { dml: createDml(services) });
  return orgOf(host, parts, store, facts, clock);
}

function orgOf(host: OrgHost, parts: Parts, store: OrgStore, facts: OrgFacts, clock: Clock): Org {
  const runner = createJobRunner(host);
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
    project: parts.project,
    diagnostics: parts.diagnostics,
    facts,
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
    outbox: () => readOutbox(store),
    clearOutbox: () => clearOutbox(store),
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
        return withStore(parts, copy, {}, clock);
      } catch (error) {
        copy.close();
        throw error;
      }
    },
    runPostCopy(className) {
      const cls = host.program.findClass(className);
      if (cls?.$new == null) throw new Error(`${className} is no class with a constructor without parameters`);
      let log: OrgTransaction['log'] = [];
      transaction({ user: host.autoprocId, quiddity: 'SYNCHRONOUS', seen: (started) => (log = started.log) }, () => {
        const script = cls.$new!() as { runapexclass$1(context: object): void };
        // A sandbox's Id is production's Id of the SandboxInfo record; the copy knows only that it has one.
        script.runapexclass$1(new SandboxContext(facts.id, `0GQ${facts.id.slice(3)}`, facts.sandboxName ?? ''));
      });
      return { log };
    },
    close: () => store.close(),
  };
}

function readFacts(rows: ReturnType<typeof systemRows>, identity: OrgIdentity, project: ProjectModel): OrgFacts {
  const [name, isSandbox, instance, type] = rows.select(
    'Organization',
    ['Name', 'IsSandbox', 'InstanceName', 'OrganizationType'],
    { Id: identity.organizationId },
  )[0]!;
  return {
    id: identity.organizationId,
    name: name as string,
    isSandbox: isSandbox === 1,
    sandboxName: identity.sandboxName,
    myDomain: identity.myDomain,
    instanceName: instance as string,
    organizationType: type as string,
    namespace: project.namespace,
    deliverability: identity.deliverability,
    multiCurrency: false,
    personAccounts: identity.personAccounts,
  };
}

function labelsOf(project: ProjectModel): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { name, value } of project.labels) {
    labels.set(name.toLowerCase(), value);
    if (project.namespace !== null) labels.set(`${project.namespace}.${name}`.toLowerCase(), value);
  }
  return labels;
}

function subscribersOf(project: ProjectModel): Map<string, SubscriberConfig> {
  const configs = new Map<string, SubscriberConfig>();
  for (const { type, properties } of project.components) {
    if (type !== 'PlatformEventSubscriberConfig') continue;
    const trigger = text(properties, 'platformEventConsumer');
    const batchSize = text(properties, 'batchSize');
    if (trigger !== null)
      configs.set(trigger.toLowerCase(), {
        trigger,
        user: text(properties, 'user'),
        batchSize: batchSize === null ? null : Number(batchSize),
      });
  }
  return configs;
}
