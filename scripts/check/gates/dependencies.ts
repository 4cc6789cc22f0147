/** Dependencies run in one direction: a module uses modules of its own layer and of lower ones, and no files import each other in a cycle. */
import { apexSources, MAIN, withoutTexts } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';
import { cycles, importsOf } from '../imports.ts';
import { lineAt, type Project } from '../project.ts';

const LAYERS_FILE = 'config/layers.json';
const PACKAGE = 'force-app/main';
const OWN_NAMES = /\/([^/]+)\.(?:cls|object-meta\.xml)$/;

export const dependenciesGate: Gate = {
  name: 'dependencies',
  about: `modules use only modules of their own layer or lower ones (${LAYERS_FILE}); no files import each other in a cycle`,
  run(project) {
    const codebases = Object.entries(JSON.parse(project.text(LAYERS_FILE) || '{}') as Record<string, string[][]>);
    const imports = importsOf(project);
    const dependencies = [...apexDependencies(project)];
    for (const [from, targets] of imports) for (const to of targets) dependencies.push({ from, line: 1, to, name: to });
    return [
      ...codebases.flatMap(([folder, layers]) =>
        upward(project, folder, layers, checked(folder, codebases, dependencies)),
      ),
      ...cycles(imports).map((files) => ({ path: files[0], line: 1, message: `a cycle: ${files.join(', ')}` })),
    ];
  },
};

/** A codebase within another one may use code outside of it: the layers of the other one decide about that. */
function checked(
  folder: string,
  codebases: readonly (readonly [string, unknown])[],
  dependencies: readonly Dependency[],
): readonly Dependency[] {
  const isNested = codebases.some(([other]) => folder.startsWith(`${other}/`));
  return isNested ? dependencies.filter(({ to }) => to.startsWith(`${folder}/`)) : dependencies;
}

interface Dependency {
  readonly from: string;
  readonly line: number;
  readonly to: string;
  /** Of what is used, for messages. */
  readonly name: string;
}

function upward(
  project: Project,
  folder: string,
  layers: readonly (readonly string[])[],
  dependencies: readonly Dependency[],
): readonly Finding[] {
  const moduleOf = (file: string): string => file.slice(folder.length + 1).replace(/\/.*/, '');
  const layerOf = (file: string): number => layers.findIndex((modules) => modules.includes(moduleOf(file)));
  const inside = (file: string): boolean => file.startsWith(`${folder}/`);
  const unknown = project
    .files()
    .filter((file) => inside(file) && layerOf(file) < 0)
    .map((file) => ({ path: file, line: 1, message: `${LAYERS_FILE} has no module ${moduleOf(file)}` }));
  const wrong = dependencies.filter(({ from, to }) => inside(from) && (!inside(to) || layerOf(to) < layerOf(from)));
  return [
    ...unknown,
    ...wrong.map(({ from, line, to, name }) => ({
      path: from,
      line,
      message: inside(to)
        ? `${moduleOf(from)} is in a lower layer than ${moduleOf(to)}: ${name}`
        : `leaves ${folder}: ${name}`,
    })),
  ];
}

/** Classes and objects of the package that its Apex names, as it writes types: other cases are variables. */
function apexDependencies(project: Project): readonly Dependency[] {
  const homes = new Map<string, string>();
  for (const file of project.matching(OWN_NAMES)) {
    if (file.startsWith(`${PACKAGE}/`)) homes.set(OWN_NAMES.exec(file)![1], file);
  }
  return apexSources(project, MAIN).flatMap(({ path: from, code }) =>
    [...withoutTexts(code).matchAll(/\w+/g)].flatMap((word) => {
      const to = homes.get(word[0]);
      return to === undefined ? [] : [{ from, line: lineAt(code, word.index), to, name: word[0] }];
    }),
  );
}
