/** What has a name that nothing but its own definition, a permission set or a test uses. */
import { apexSources, hasAnnotation, MAIN } from './apex-sources.ts';
import type { Finding } from './gate.ts';
import type { PackageNames, Place } from './package-names.ts';
import { packageScripts, PROJECT_FILE } from './package-scripts.ts';
import type { Project } from './project.ts';

export function unusedNames(project: Project, names: PackageNames): readonly Finding[] {
  const used = words(project);
  return [
    ...unused('label', names.labels, (name, { path }) => used.has(name, path)),
    ...unused('custom permission', names.others.get('customPermission'), (name, { path }) => used.has(name, path)),
    ...unused('class', mainClasses(names), (name, { path }) => used.has(name, path) || isEntryPoint(project, path)),
    ...[...names.objects].flatMap(([objectName, { fields }]) =>
      unused(
        'field',
        places(objectName, fields),
        (name, { path }) =>
          used.has(name.split('.')[1], path) || used.has(name.split('.')[1].replace(/__c$/, '__r'), path),
      ),
    ),
    ...unused('object', new Map([...names.objects].map(([name, { place }]) => [name, place])), (name, { path }) =>
      used.has(name, path),
    ),
  ];
}

function unused(
  kind: string,
  names: ReadonlyMap<string, Place> | undefined,
  isUsed: (name: string, place: Place) => boolean,
): readonly Finding[] {
  return [...(names ?? [])]
    .filter(([name, place]) => !isUsed(name, place))
    .map(([name, place]) => ({ ...place, message: `nothing uses the ${kind} ${name}` }));
}

function mainClasses(names: PackageNames): ReadonlyMap<string, Place> {
  return new Map([...names.classes].filter(([, { path }]) => path.startsWith('force-app/main/')));
}

function places(
  objectName: string,
  fields: ReadonlyMap<string, { readonly place: Place }>,
): ReadonlyMap<string, Place> {
  return new Map([...fields].map(([name, { place }]) => [`${objectName}.${name}`, place]));
}

/** Of classes that a sandbox template names. */
const CALLED_BY_PLATFORM = new Set(['sandboxpostcopy']);

function lastOf(names: readonly { readonly name: { readonly text: string } }[]): string {
  return (names.at(-1)?.name.text ?? '').toLowerCase();
}

/** The platform and other code come in here by name. */
function isEntryPoint(project: Project, path: string): boolean {
  const type = apexSources(project, MAIN).find((source) => source.path === path)?.type ?? null;
  return (
    type !== null &&
    (type.modifiers.keywords.some(({ keyword }) => keyword === 'global') ||
      hasAnnotation(type.modifiers, 'restresource') ||
      (type.kind === 'class' && type.interfaces.some(({ names }) => CALLED_BY_PLATFORM.has(lastOf(names)))))
  );
}

/** Every word of the package's main sources, with the files that use it; labels, permission sets and comments do not count. */
function words(project: Project): { has(word: string, notIn: string): boolean } {
  const saidIn = new Map<string, Set<string>>();
  const say = (path: string, text: string): void => {
    for (const [word] of text.matchAll(/[A-Za-z_]\w*/g)) {
      const files = saidIn.get(word) ?? new Set<string>();
      saidIn.set(word, files.add(path));
    }
  };
  say(
    PROJECT_FILE,
    packageScripts(project)
      .map(({ name }) => name)
      .join(' '),
  );
  for (const { path, code } of apexSources(project, MAIN)) say(path, code);
  for (const path of project.matching(/^force-app\/main\/.*\/lwc\/.*\.(ts|js|html)$/)) say(path, project.text(path));
  for (const path of project.matching(/^force-app\/main\/.*-meta\.xml$/)) {
    if (!/\.(labels|permissionset|cls|trigger)-meta\.xml$/.test(path)) say(path, project.text(path));
  }
  return {
    has: (word, notIn) => [...(saidIn.get(word) ?? [])].some((path) => path !== notIn && path !== `${notIn}-meta.xml`),
  };
}
