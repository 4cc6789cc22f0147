/** What subscribers can call can never be taken back: the global surface is written down, and changing it is a decision. */
import type { Member, Modifiers, Param, TypeDecl, TypeRef } from 'local-org/syntax';
import { apexSources, MAIN } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';
import type { Project } from '../project.ts';

const FILE = 'config/global-surface.txt';
const HEADER =
  '# What the package offers to other code, for good. Made by: npm run check -- --write --only global-surface';

export const globalSurfaceGate: Gate = {
  name: 'global-surface',
  about: `the global classes and members are those of ${FILE}`,
  run(project) {
    const written = project
      .text(FILE)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const actual = surface(project);
    return [
      ...missing(actual, written, 'is new in the global surface'),
      ...missing(written, actual, 'is gone from the global surface'),
    ];
  },
  write(project) {
    project.write(FILE, `${[HEADER, ...surface(project)].join('\n')}\n`);
  },
};

function missing(of: readonly string[], among: readonly string[], words: string): readonly Finding[] {
  return of
    .filter((line) => !among.includes(line))
    .map((line) => ({ path: FILE, line: among.length + 2, message: `${words}: ${line}` }));
}

function surface(project: Project): readonly string[] {
  return apexSources(project, MAIN).flatMap(({ type }) => (type === null ? [] : typeLines(type, '')));
}

function typeLines(type: TypeDecl, outer: string): readonly string[] {
  if (!isGlobal(type.modifiers)) return [];
  const name = `${outer}${type.name.text}`;
  const head = [...annotations(type.modifiers), type.kind, name, ...parents(type)].join(' ');
  if (type.kind === 'enum') return [head, ...type.values.map((value) => `${name}.${value.text}`)];
  const members: readonly Member[] = type.kind === 'interface' ? type.methods : type.members;
  return [head, ...members.flatMap((member) => memberLines(member, name, type.kind === 'interface'))];
}

function memberLines(member: Member, owner: string, isAlways: boolean): readonly string[] {
  if (member.kind === 'initializer') return [];
  if (member.kind === 'class' || member.kind === 'interface' || member.kind === 'enum')
    return typeLines(member, `${owner}.`);
  if (!isAlways && !isGlobal(member.modifiers)) return [];
  const before = [...annotations(member.modifiers), ...kept(member.modifiers)];
  return [[...before, signature(member, owner)].join(' ')];
}

function signature(
  member: Exclude<Member, { kind: 'initializer' | 'class' | 'interface' | 'enum' }>,
  owner: string,
): string {
  switch (member.kind) {
    case 'constructor':
      return `new ${owner}(${params(member.params)})`;
    case 'method':
      return `${owner}.${member.name.text}(${params(member.params)}): ${member.returnType === null ? 'void' : typeName(member.returnType)}`;
    default:
      return `${owner}.${member.name.text}: ${typeName(member.type)}`;
  }
}

function params(list: readonly Param[]): string {
  return list.map((param) => typeName(param.type)).join(', ');
}

function parents(type: TypeDecl): readonly string[] {
  if (type.kind !== 'class') return [];
  const interfaces = type.interfaces.map(typeName);
  return [
    ...(type.superclass === null ? [] : [`extends ${typeName(type.superclass)}`]),
    ...(interfaces.length === 0 ? [] : [`implements ${interfaces.join(', ')}`]),
  ];
}

function typeName(type: TypeRef): string {
  const text = type.names
    .map(({ name, args }) => (args.length === 0 ? name.text : `${name.text}<${args.map(typeName).join(', ')}>`))
    .join('.');
  return text;
}

function isGlobal(modifiers: Modifiers): boolean {
  return modifiers.keywords.some(({ keyword }) => keyword === 'global' || keyword === 'webservice');
}

function kept(modifiers: Modifiers): readonly string[] {
  return modifiers.keywords
    .map(({ keyword }) => keyword)
    .filter((keyword) => ['static', 'virtual', 'abstract', 'override', 'final'].includes(keyword));
}

/** With the parameters by which others find the class. */
function annotations(modifiers: Modifiers): readonly string[] {
  return modifiers.annotations.map(({ name, params: values }) => {
    const lasting = values.filter((value) => ['urlmapping', 'required'].includes(value.name.toLowerCase()));
    return `@${name.text}${lasting.length === 0 ? '' : `(${lasting.map((value) => `${value.name}=${String(value.value)}`).join(' ')})`}`;
  });
}
