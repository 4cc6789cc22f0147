/** From a project's folders to its model. */
import { readApexSources } from './apex-sources.ts';
import { bundles, customLabels, customMetadataRecord, flowInfo, staticResource } from './components.ts';
import { DEFAULT_API_VERSION, PROJECT_FILE, readConfig, type ProjectConfig } from './config.ts';
import { ProjectError } from './project-error.ts';
import { diskFiles, type ProjectFileSystem } from './file-system.ts';
import type {
  CustomLabel,
  CustomMetadataRecord,
  FlowInfo,
  MetadataComponent,
  ProjectModel,
  StaticResource,
} from './model.ts';
import { objectCollector } from './objects.ts';
import { folderOf, joinPath, relativeTo } from './paths.ts';
import { reader, type Reader } from './reader.ts';
import { replacer } from './replacements.ts';
import { scan, type SourceFile } from './scan.ts';
import { metadataType, OBJECT_PARTS } from './metadata-types.ts';
import { parseXml } from './xml.ts';

export interface LoadOptions {
  /** Default: the machine's files. */
  readonly files?: ProjectFileSystem;
  /** Overrides the namespace of `sfdx-project.json`. */
  readonly namespace?: string | null;
  /** As its subscribers get it. Default false. */
  readonly managed?: boolean;
  /** Overrides `sourceApiVersion`. */
  readonly apiVersion?: number;
  /** Values for `replacements` of kind `replaceWithEnv` and their conditions. Default: `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** The folder itself or the nearest above it that has a project file; null without one. */
function projectRoot(folder: string, files: ProjectFileSystem): string | null {
  for (let at = folder; ; at = folderOf(at)) {
    if (files.isFile(joinPath(at, PROJECT_FILE))) return at;
    if (at === '' || at === '/' || folderOf(at) === at) return null;
  }
}

function bareConfig(folder: string): ProjectConfig {
  return {
    root: folder,
    name: null,
    namespace: null,
    sourceApiVersion: DEFAULT_API_VERSION,
    packageDirectories: [
      {
        path: folder,
        isDefault: true,
        packageName: null,
        versionNumber: null,
        postInstallScript: null,
        uninstallScript: null,
        unpackagedMetadata: null,
        apexTestAccess: { permissionSets: [], permissionSetLicenses: [] },
      },
    ],
    replacements: [],
  };
}

interface Chosen {
  readonly config: ProjectConfig;
  /** Folders inside the project; null for all package directories. */
  readonly only: string[] | null;
}

/** Which projects the folders belong to, and which parts of them are meant. */
function choose(folders: readonly string[], files: ProjectFileSystem): Chosen[] {
  const chosen: Chosen[] = [];
  for (const given of folders) {
    const folder = files.absolute(given);
    if (!files.isFolder(folder)) throw new ProjectError('no_project', 'No such folder', given);
    const root = projectRoot(folder, files);
    const config = root === null ? bareConfig(folder) : readConfig(root, files)!;
    const isWhole = root === null || root === folder;
    const same = chosen.find((item) => item.config.root === config.root);
    if (same === undefined) chosen.push({ config, only: isWhole ? null : [folder] });
    else if (!isWhole) same.only?.push(folder);
  }
  return chosen;
}

interface Parts {
  readonly globalValueSets: MetadataComponent[];
  readonly standardValueSets: MetadataComponent[];
  readonly customMetadata: CustomMetadataRecord[];
  readonly labels: CustomLabel[];
  readonly staticResources: StaticResource[];
  readonly flows: FlowInfo[];
  readonly components: MetadataComponent[];
}

/** Metadata that stands inside a bundle, or next to Apex, is read with it. */
const READ_ELSEWHERE = new Set(['ApexClass', 'ApexTrigger', 'LightningComponentBundle']);

function readMetadata(
  sources: readonly SourceFile[],
  input: Reader,
  parts: Parts,
  collector: ReturnType<typeof objectCollector>,
): void {
  for (const { path } of sources) {
    const file = metadataType(path);
    if (file === null || READ_ELSEWHERE.has(file.type) || /\/(?:lwc|aura)\/[^/]+\//.test(`/${path}`)) continue;
    const { node } = parseXml(input.text(path), path);
    if (OBJECT_PARTS[file.type] !== undefined) collector.addPart(file.type, node, path);
    else if (file.type === 'CustomObject') collector.addObject(file.name, node, path);
    else if (file.type === 'CustomMetadata') parts.customMetadata.push(customMetadataRecord(file.name, node, path));
    else if (file.type === 'CustomLabels') parts.labels.push(...customLabels(node));
    else if (file.type === 'Flow') parts.flows.push(flowInfo(file.name, node, path));
    else if (file.type === 'StaticResource') {
      const resource = staticResource(path, node, input.files);
      input.note(`${resource.name} ${resource.files.join()}`);
      parts.staticResources.push(resource);
    } else {
      const component = { type: file.type, name: file.name, path, properties: node };
      if (file.type === 'GlobalValueSet') parts.globalValueSets.push(component);
      else if (file.type === 'StandardValueSet') parts.standardValueSets.push(component);
      else parts.components.push(component);
    }
  }
}

/** Reads one or several projects or source folders as one org's metadata. Throws ProjectError. */
export function loadProject(folders: string | readonly string[], options: LoadOptions = {}): ProjectModel {
  const files = options.files ?? diskFiles;
  const chosen = choose(typeof folders === 'string' ? [folders] : folders, files);
  // Without a folder: an org that only deployments fill.
  const main = chosen[0]?.config ?? bareConfig('');
  const parts: Parts = {
    globalValueSets: [],
    standardValueSets: [],
    customMetadata: [],
    labels: [],
    staticResources: [],
    flows: [],
    components: [],
  };
  const collector = objectCollector();
  const apiVersion = options.apiVersion ?? main.sourceApiVersion;
  const env = options.env ?? process.env;
  const replaces = chosen.map(({ config }) => ({ config, apply: replacer(config, files, env) }));
  const input = reader(files, main.root, apiVersion, (path, text) =>
    (replaces.find(({ config }) => relativeTo(config.root, path) !== null) ?? replaces[0]).apply(path, text),
  );

  const sources: SourceFile[] = [];
  for (const { config, only } of chosen) {
    const offset = chosen
      .slice(
        0,
        chosen.findIndex((item) => item.config === config),
      )
      .reduce((sum, item) => sum + item.config.packageDirectories.length, 0);
    for (const file of scan(config, only, files))
      sources.push({ ...file, packageDirectory: file.packageDirectory + offset });
  }
  readMetadata(sources, input, parts, collector);
  const namespace = options.namespace === undefined ? main.namespace : options.namespace;
  input.note(`${namespace ?? ''} ${apiVersion}${options.managed === true ? ' managed' : ''}`);
  return {
    name: main.name,
    root: main.root,
    namespace,
    isManaged: options.managed === true && namespace !== null,
    sourceApiVersion: apiVersion,
    packageDirectories: chosen.flatMap(({ config }) => config.packageDirectories),
    classes: readApexSources(sources, 'class', input),
    triggers: readApexSources(sources, 'trigger', input),
    objects: collector.objects(),
    ...parts,
    bundles: bundles(
      sources.map((file) => file.path),
      input.text,
      files,
    ),
    fingerprint: input.fingerprint(),
  };
}
