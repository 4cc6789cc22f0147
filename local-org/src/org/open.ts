/** Opens an org: project, data model, store, program, services. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hostFilter, type HostFilter } from '../callouts/hosts.ts';
import { readConditions, type Conditions } from '../conditions/conditions.ts';
import { diskFiles, type ProjectFileSystem } from '../project/file-system.ts';
import { fromInside } from '../schema/namespace-context.ts';
import { openStore } from '../store/open.ts';
import type { OrgStore } from '../store/store.ts';
import { bootstrapOrg, IDENTITY, type NewOrgOptions, type OrgIdentity } from './bootstrap.ts';
import { NO_CHANGES, type MetadataChanges } from '../project/changes.ts';
import { bundleWriter } from './bundles.ts';
import { compileSources, type CompiledSources } from './compile-project.ts';
import { keptChanges } from './components.ts';
import { openConditions } from './open-conditions.ts';
import { deployProject } from './deploy.ts';
import { CompileFailure } from '../apex/compile-failure.ts';
import { withGeneratedObjects, type Sources } from './generated-objects.ts';
import { packageIn } from './install.ts';
import type { Clock } from '../host/host.ts';
import { DEPLOYED, OpenedOrg } from './opened-org.ts';
import type { Org } from './org.ts';
import { StoredRows } from '../store/system-rows.ts';
import type { Parts } from './services.ts';
import { createOrgTables } from './tables.ts';

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

/** The folder that the environment variable LOCAL_ORG_CACHE names, otherwise the given one. */
export const compiledCodeFolder = <T extends string | null>(own: T): string | T =>
  process.env['LOCAL_ORG_CACHE'] ?? own;

const realClock: Clock = { now: () => Date.now() };

/** Throws ProjectError, SchemaError, CompileFailure, ConditionsError, CalloutHostError, StoreError (`locked`, `damaged`, ...). No existing file is overwritten. */
export function openOrg(options: OpenOrgOptions): Org {
  // A request may open one, for tests: its own names are not those of the new org.
  return fromInside(() => opened(options));
}

function opened(options: OpenOrgOptions): Org {
  const file = options.file ?? MEMORY;
  const cacheDir =
    options.cacheDir === undefined
      ? compiledCodeFolder(file === MEMORY ? null : join(dirname(file), `${basename(file)}.cache`))
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
  const installed = store === null ? null : packageIn(store);
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
  const rows = new StoredRows(schema, store, clock, () => identity?.autoprocId ?? null);
  if (identity === null || store.getMeta<string>(DEPLOYED) !== project.fingerprint) {
    store.begin();
    if (identity === null) {
      identity = bootstrapOrg(schema, store, rows, {
        shape: parts.shape,
        ...opening.newOrg,
        namespace: project.namespace,
        withoutObjects: opening.asked?.withoutObjects ?? [],
      });
      store.setMeta(IDENTITY, identity);
    }
    deployProject(schema, store, rows, project);
    store.setMeta(DEPLOYED, project.fingerprint);
    store.commit();
  }
  const foundation = { store, clock, identity, conditions, mayCall: opening.mayCall };
  return new OpenedOrg(parts, foundation, {
    cacheDir: opening.cacheDir,
    openCopy: (copied, copy) => withStore(copied, copy, { ...opening, clock }),
  });
}
