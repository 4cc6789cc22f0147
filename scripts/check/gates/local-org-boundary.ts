/** The local org is a package of its own: nobody reaches into it, and it reaches for nothing outside of it. */
import path from 'node:path';
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';

const FOLDER = 'local-org/';
const PACKAGE = 'local-org';
const CODE = /\.(?:ts|mts|js|mjs|cjs)$/;
/** Also types: what is imported for its type alone is part of the interface. */
const IMPORT =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']|\b(?:import|require)\(\s*["']([^"']+)["']\s*\)/gm;
/** Packages whose files are looked up while the program runs. */
const LOCATED = /\bpackage(?:Folder|Info)\('([^']+)'\)/g;
/** Neither a path nor a module of Node or of a bundler. */
const NAME_OF_PACKAGE = /^((?:@[\w-]+\/)?\w[\w.-]*)(?:\/|$)/;
/** What runs in a browser gets its modules from the pages' server. */
const SOURCES = /^local-org\/src\/(?!lightning\/browser\/).*\.ts$/;
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
  about: `files outside ${FOLDER} import its public entry points only; ${FOLDER}src imports no file outside, no package that its manifest lacks, and has no name of the project`,
  run(project) {
    const entries = entryPoints(project);
    return [
      ...project
        .matching(CODE)
        .flatMap((file) => importsIn(project, file))
        .flatMap((found) => problem(found, entries)),
      ...undeclaredPackages(project),
      ...packageNames(project),
    ];
  },
};

/** Names by which programs import the package. */
function entryPoints(project: Project): ReadonlySet<string> {
  const { exports = {} } = JSON.parse(project.text(`${FOLDER}package.json`) || '{}') as {
    readonly exports?: Readonly<Record<string, string>>;
  };
  return new Set(Object.keys(exports).map((name) => path.posix.join(PACKAGE, name)));
}

function importsIn(project: Project, file: string): readonly Import[] {
  const text = project.text(file);
  return [...text.matchAll(IMPORT)].map((match) => ({
    path: file,
    line: lineAt(text, match.index),
    target: (match[1] ?? match[2])!,
  }));
}

function problem({ path: file, line, target }: Import, entries: ReadonlySet<string>): readonly Finding[] {
  const isRelative = target.startsWith('.');
  const resolved = isRelative ? path.posix.join(path.posix.dirname(file), target) : target;
  if (file.startsWith(FOLDER)) {
    const leaves = file.startsWith(`${FOLDER}src/`) && isRelative && !resolved.startsWith(`${FOLDER}src/`);
    return leaves ? [{ path: file, line, message: `leaves ${FOLDER}src: ${resolved}` }] : [];
  }
  const isReached = resolved === PACKAGE || resolved.startsWith(FOLDER);
  if (!isReached || (!isRelative && entries.has(target))) return [];
  return [{ path: file, line, message: `imports ${resolved}, which is no public entry point of ${PACKAGE}` }];
}

/** What the package loads and its own manifest does not name would be missing where it is installed alone. */
function undeclaredPackages(project: Project): readonly Finding[] {
  const manifest = JSON.parse(project.text(`${FOLDER}package.json`) || '{}') as Readonly<Record<string, object>>;
  const declared = new Set(
    [manifest['dependencies'], manifest['peerDependencies']].flatMap((names) => Object.keys(names ?? {})),
  );
  return project.matching(SOURCES).flatMap((file) => {
    const text = project.text(file);
    const imported = importsIn(project, file).map(({ line, target }) => ({ line, target }));
    const located = [...text.matchAll(LOCATED)].map((match) => ({
      line: lineAt(text, match.index),
      target: match[1]!,
    }));
    return [...imported, ...located].flatMap(({ line, target }) => {
      const name = NAME_OF_PACKAGE.exec(target)?.[1];
      const isDeclared = name === undefined || name === PACKAGE || declared.has(name);
      return isDeclared ? [] : [{ path: file, line, message: `${FOLDER}package.json does not declare ${name}` }];
    });
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
  return project.matching(/^local-org\/src\/.*\.ts$/).flatMap((file) => {
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
