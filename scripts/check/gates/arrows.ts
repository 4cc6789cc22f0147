/** Arrows in one direction: a room knows the rooms of lower floors and those on its own, and no files import each other in a circle. */
import { apexSources, MAIN, withoutTexts } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';
import { circles, importsOf } from '../imports.ts';
import { lineAt, type Project } from '../project.ts';

const FLOORS_FILE = 'config/floors.json';
const PACKAGE = 'force-app/main';
const OWN_NAMES = /\/([^/]+)\.(?:cls|object-meta\.xml)$/;

export const arrowsGate: Gate = {
  name: 'arrows',
  about: `rooms know only what stands on their own or lower floors (${FLOORS_FILE}); no files import each other in a circle`,
  run(project) {
    const houses = Object.entries(JSON.parse(project.text(FLOORS_FILE) || '{}') as Record<string, string[][]>);
    const imports = importsOf(project);
    const arrows = [...apexArrows(project)];
    for (const [from, targets] of imports) for (const to of targets) arrows.push({ from, line: 1, to, name: to });
    return [
      ...houses.flatMap(([folder, floors]) => upward(project, folder, floors, leavable(folder, houses, arrows))),
      ...circles(imports).map((files) => ({ path: files[0], line: 1, message: `a circle: ${files.join(', ')}` })),
    ];
  },
};

/** A house that stands in another one may be left: the other one says what for. */
function leavable(
  folder: string,
  houses: readonly (readonly [string, unknown])[],
  arrows: readonly Arrow[],
): readonly Arrow[] {
  const isNested = houses.some(([other]) => folder.startsWith(`${other}/`));
  return isNested ? arrows.filter(({ to }) => to.startsWith(`${folder}/`)) : arrows;
}

interface Arrow {
  readonly from: string;
  readonly line: number;
  readonly to: string;
  /** Of what stands at its end, as people call it. */
  readonly name: string;
}

function upward(
  project: Project,
  folder: string,
  floors: readonly (readonly string[])[],
  arrows: readonly Arrow[],
): readonly Finding[] {
  const roomOf = (file: string): string => file.slice(folder.length + 1).replace(/\/.*/, '');
  const floorOf = (file: string): number => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  const inside = (file: string): boolean => file.startsWith(`${folder}/`);
  const homeless = project
    .files()
    .filter((file) => inside(file) && floorOf(file) < 0)
    .map((file) => ({ path: file, line: 1, message: `${FLOORS_FILE} has no room ${roomOf(file)}` }));
  const wrong = arrows.filter(({ from, to }) => inside(from) && (!inside(to) || floorOf(to) < floorOf(from)));
  return [
    ...homeless,
    ...wrong.map(({ from, line, to, name }) => ({
      path: from,
      line,
      message: inside(to) ? `${roomOf(from)} stands below ${roomOf(to)}: ${name}` : `leaves ${folder}: ${name}`,
    })),
  ];
}

/** Classes and objects of the package that its Apex names, as it writes types: other cases are variables. */
function apexArrows(project: Project): readonly Arrow[] {
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
