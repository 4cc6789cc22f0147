/** The local org and its pages are packages of their own: nobody reaches into them, and they reach for nothing outside of them. */
import path from 'node:path';
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';

/** Each has its own folder, of the same name. */
const PACKAGES = ['local-org', 'local-org-pages'] as const;
const CODE = /\.(?:ts|mts|js|mjs|cjs)$/;
/** Also types: what is imported for its type alone is part of the interface. */
const IMPORT =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']|\b(?:import|require)\(\s*["']([^"']+)["']\s*\)/gm;
/** Packages whose files are looked up while the program runs. */
const LOCATED = /\bpackage(?:Folder|Info)\('([^']+)'\)/g;
/** Neither a path nor a module of Node or of a bundler. */
const NAME_OF_PACKAGE = /^((?:@[\w-]+\/)?\w[\w.-]*)(?:\/|$)/;
const SOURCES = /^local-org(?:-pages)?\/src\/.*\.ts$/;
/** The services and the tables of an org, which change without notice. Others have a host as well: addresses and requests. */
const INNER =
  /\b(?:\w*[oO]rg|sandbox|production|fresh|partial|masked|plain|probe)\??\.(?:host|store)\b(?!name)|\{[^{}]*\b(?:host|store)\b[^{}]*\} = (?:\w+\.)*(?:\w*[oO]rg|sandbox|production)\b(?!\.)/g;
/** Violations that tests of the gates plant are texts. */
const PROGRAMS = /^(?!local-org\/|scripts\/check\/).*\.ts$/;
/** What runs in a browser gets its modules from the pages' server. */
const BROWSER = /^local-org-pages\/src\/browser\//;
/** Tests of either package may use inner modules of both, and share what they are made with. */
const OWN_TESTS = /^local-org(?:-pages)?\/(?:test|scripts)\//;
const PROJECT_FILE = 'sfdx-project.json';
const OWN = /^force-app\/main\/.*(?:\.cls|__\w+\.object-meta\.xml)$/;
const IS_GLOBAL = /^global\s/m;

interface Import {
  readonly path: string;
  readonly line: number;
  readonly target: string;
}

export const localOrgBoundaryGate: Gate = {
  name: 'local-org-boundary',
  about: `files outside of ${PACKAGES.join(' and ')} import their public entry points only; their sources import no file outside, no package that their manifest lacks, and have no name of the project; nobody outside uses the services and the tables of an org`,
  run(project) {
    const entries = new Set(PACKAGES.flatMap((name) => entryPoints(project, name)));
    return [
      ...project
        .matching(CODE)
        .filter((file) => !OWN_TESTS.test(file))
        .flatMap((file) => importsIn(project, file))
        .flatMap((found) => problem(found, entries)),
      ...PACKAGES.flatMap((name) => undeclaredPackages(project, name)),
      ...packageNames(project),
      ...innerParts(project),
    ];
  },
};

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
}

const manifestOf = (project: Project, name: string): Manifest =>
  JSON.parse(project.text(`${name}/package.json`) || '{}') as Manifest;

/** Names by which programs import the package. */
function entryPoints(project: Project, name: string): readonly string[] {
  return Object.keys(manifestOf(project, name).exports ?? {}).map((entry) => path.posix.join(name, entry));
}

function importsIn(project: Project, file: string): readonly Import[] {
  const text = project.text(file);
  return [...text.matchAll(IMPORT)].map((match) => ({
    path: file,
    line: lineAt(text, match.index),
    target: (match[1] ?? match[2])!,
  }));
}

/** The package that a file or a module belongs to. */
const packageOf = (file: string): string | undefined =>
  PACKAGES.find((name) => file === name || file.startsWith(`${name}/`));

function problem({ path: file, line, target }: Import, entries: ReadonlySet<string>): readonly Finding[] {
  const isRelative = target.startsWith('.');
  const resolved = isRelative ? path.posix.join(path.posix.dirname(file), target) : target;
  const own = packageOf(file);
  const reached = packageOf(resolved);
  if (isRelative && own !== undefined && file.startsWith(`${own}/src/`))
    return resolved.startsWith(`${own}/src/`) ? [] : [{ path: file, line, message: `leaves ${own}/src: ${resolved}` }];
  if (reached === undefined || (isRelative ? reached === own : entries.has(target))) return [];
  return [{ path: file, line, message: `imports ${resolved}, which is no public entry point of ${reached}` }];
}

/** What a package loads and its own manifest does not name would be missing where it is installed alone. */
function undeclaredPackages(project: Project, own: string): readonly Finding[] {
  const { dependencies, peerDependencies } = manifestOf(project, own);
  const declared = new Set([dependencies, peerDependencies].flatMap((names) => Object.keys(names ?? {})));
  const sources = project
    .matching(SOURCES)
    .filter((file) => packageOf(file) === own && file.startsWith(`${own}/src/`) && !BROWSER.test(file));
  return sources.flatMap((file) => {
    const text = project.text(file);
    const imported = importsIn(project, file).map(({ line, target }) => ({ line, target }));
    const located = [...text.matchAll(LOCATED)].map((match) => ({
      line: lineAt(text, match.index),
      target: match[1]!,
    }));
    return [...imported, ...located].flatMap(({ line, target }) => {
      const name = NAME_OF_PACKAGE.exec(target)?.[1];
      const isDeclared = name === undefined || name === own || declared.has(name);
      return isDeclared ? [] : [{ path: file, line, message: `${own}/package.json does not declare ${name}` }];
    });
  });
}

/** Programs use what `Org` itself offers, such as `query`, `describe`, `systemRows` and `data`. */
function innerParts(project: Project): readonly Finding[] {
  return project.matching(PROGRAMS).flatMap((file) => {
    const text = project.text(file);
    return [...text.matchAll(INNER)].map((match) => ({
      path: file,
      line: lineAt(text, match.index),
      message: `${match[0]} is no part of the public interface of ${PACKAGES[0]}`,
    }));
  });
}

/** Names by which others use the package: its namespace, its custom objects and its global classes. */
function packageNames(project: Project): readonly Finding[] {
  const { namespace, packageDirectories = [] } = JSON.parse(project.text(PROJECT_FILE) || '{}') as {
    readonly namespace?: string;
    readonly packageDirectories?: readonly { readonly package?: string }[];
  };
  const names = [namespace, ...packageDirectories.map((directory) => directory.package)].filter((name) => !!name);
  const own = project
    .matching(OWN)
    .filter((file) => file.endsWith('.object-meta.xml') || IS_GLOBAL.test(project.text(file)))
    .map((file) => path.posix.basename(file).replace(/\..*/, ''));
  const known = new Set([...names, ...own]);
  return project.matching(SOURCES).flatMap((file) => {
    const text = project.text(file);
    return [...text.matchAll(/[A-Za-z]\w*/g)]
      .filter(([word]) => known.has(word))
      .map((match) => ({
        path: file,
        line: lineAt(text, match.index),
        message: `${match[0]} is a name of the package: the local org knows no project`,
      }));
  });
}
