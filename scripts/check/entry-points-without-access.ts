/** Entry points that no permission set grants access to: classes that users call, tabs, and applications. */
import type { ClassDecl } from 'local-org/syntax';
import { apexSources, hasAnnotation, MAIN } from './apex-sources.ts';
import type { Finding } from './gate.ts';
import type { PackageNames } from './package-names.ts';
import type { Project } from './project.ts';
import { isProblem, textOf, xmlOf } from './xml.ts';

/** By the element of a permission set, the child that names what it opens. */
const OPENERS: Readonly<Record<string, string>> = {
  classAccesses: 'apexClass',
  tabSettings: 'tab',
  applicationVisibilities: 'application',
};

export function entryPointsWithoutAccess(project: Project, names: PackageNames): readonly Finding[] {
  const open = opened(project);
  const classes = apexSources(project, MAIN).flatMap(({ path, type }) =>
    type?.kind === 'class' && isCalledByUsers(type) && !open.has(`classAccesses ${type.name.text}`)
      ? [{ path, line: type.name.span.line, message: `no permission set opens the class ${type.name.text}` }]
      : [],
  );
  const others = [
    ['tab', 'tabSettings'],
    ['app', 'applicationVisibilities'],
  ].flatMap(([kind, element]) =>
    [...(names.others.get(kind) ?? [])].flatMap(([name, place]) =>
      open.has(`${element} ${name}`) ? [] : [{ ...place, message: `no permission set opens the ${kind} ${name}` }],
    ),
  );
  return [...classes, ...others];
}

function isCalledByUsers(type: ClassDecl): boolean {
  const calls = ['auraenabled', 'invocablemethod'];
  return (
    hasAnnotation(type.modifiers, 'restresource') ||
    type.members.some(
      (member) => member.kind === 'method' && calls.some((name) => hasAnnotation(member.modifiers, name)),
    )
  );
}

function opened(project: Project): ReadonlySet<string> {
  const open = new Set<string>();
  for (const path of project.matching(/^force-app\/.*\.permissionset-meta\.xml$/)) {
    const root = xmlOf(project, path);
    for (const element of isProblem(root) ? [] : root.children) {
      if (element.name in OPENERS) open.add(`${element.name} ${textOf(element, OPENERS[element.name])}`);
    }
  }
  return open;
}
