/** The Apex of the package as syntax trees, and its text without comments. */
import { parseApex, type ClassDecl, type Member, type Modifiers, type TypeDecl } from 'local-org/syntax';
import type { Project } from './project.ts';

export interface ApexSource {
  readonly path: string;
  readonly text: string;
  /** The text with comments blanked out; offsets and lines are the same. */
  readonly code: string;
  /** null for a trigger, and for what does not parse: the compile gate reports it. */
  readonly type: TypeDecl | null;
}

export const MAIN = /^force-app\/main\/.*\.(cls|trigger)$/;
export const ALL = /^force-app\/.*\.(cls|trigger)$/;

const cache = new WeakMap<Project, Map<string, ApexSource>>();

export function apexSources(project: Project, which: RegExp): readonly ApexSource[] {
  const known = cache.get(project) ?? new Map<string, ApexSource>();
  cache.set(project, known);
  return project.matching(which).map((path) => {
    const source = known.get(path) ?? read(project, path);
    known.set(path, source);
    return source;
  });
}

function read(project: Project, path: string): ApexSource {
  const text = project.text(path);
  const unit = path.endsWith('.cls') ? parseApex(path, text, 'class').unit : null;
  const isType = unit !== null && unit.kind !== 'trigger' && unit.kind !== 'anonymous';
  return { path, text, code: withoutComments(text), type: isType ? unit : null };
}

/** Texts first, so that `//` in one of them begins no comment. */
const TEXT_OR_COMMENT = /'''[\s\S]*?'''|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

export function withoutComments(text: string): string {
  return text.replace(TEXT_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));
}

export function withoutTexts(code: string): string {
  return code.replace(TEXT_OR_COMMENT, (part) => part.replace(/[^\n]/g, ' '));
}

export function hasAnnotation(modifiers: Modifiers, name: string): boolean {
  return modifiers.annotations.some((annotation) => annotation.name.text.toLowerCase() === name);
}

export function isException(type: ClassDecl): boolean {
  return type.superclass?.names.at(-1)?.name.text.toLowerCase().endsWith('exception') ?? false;
}

export function innerTypes(members: readonly Member[]): readonly TypeDecl[] {
  return members.filter(
    (member): member is TypeDecl => member.kind === 'class' || member.kind === 'interface' || member.kind === 'enum',
  );
}
