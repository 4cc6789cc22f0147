/** Finds classes that see or write more than the running user may, and the reason their comments give. */
import type { ClassDecl, Member } from 'local-org/syntax';
import { type ApexSource, apexSources, innerTypes, MAIN, withoutTexts } from './apex-sources.ts';
import type { Finding } from './gate.ts';
import { lineAt, type Project } from './project.ts';

export interface Place {
  /** The method or field around it. */
  readonly member: string;
  readonly line: number;
  /** Comments above the member, above the line and on it. */
  readonly comment: string;
}

export interface PrivilegedClass {
  readonly path: string;
  readonly module: string;
  readonly name: string;
  readonly line: number;
  readonly isWithoutSharing: boolean;
  readonly places: readonly Place[];
  /** The sentence of the class comment that names sharing or system mode; empty when there is none. */
  readonly reason: string;
}

const SYSTEM_MODE = /\bSYSTEM_MODE\b|\bas\s+system\b/gi;

export function privilegedClasses(project: Project): readonly PrivilegedClass[] {
  return apexSources(project, MAIN)
    .flatMap((source) => (source.type?.kind === 'class' ? classesIn(source, source.type, '') : []))
    .filter((found) => found.isWithoutSharing || found.places.length > 0);
}

/** A trigger runs in system mode anyway: it only hands over. */
export function privilegedTriggers(project: Project): readonly Finding[] {
  return apexSources(project, MAIN)
    .filter(({ path }) => path.endsWith('.trigger'))
    .flatMap(({ path, code }) =>
      [...withoutTexts(code).matchAll(SYSTEM_MODE)].map((match) => ({
        path,
        line: lineAt(code, match.index),
        message: 'system mode in a trigger: call a class',
      })),
    );
}

function classesIn(source: ApexSource, type: ClassDecl, outer: string): readonly PrivilegedClass[] {
  const inner = innerTypes(type.members).filter((member): member is ClassDecl => member.kind === 'class');
  const name = outer === '' ? type.name.text : `${outer}.${type.name.text}`;
  const keywords = type.modifiers.keywords.map(({ keyword }) => keyword);
  const own: PrivilegedClass = {
    path: source.path,
    module: source.path.split('/')[2] ?? '',
    name,
    line: type.name.span.line,
    isWithoutSharing: keywords.includes('without sharing'),
    places: placesIn(source, type, inner),
    reason: reasonIn(commentBefore(source, type.span.line)),
  };
  return [own, ...inner.flatMap((member) => classesIn(source, member, name))];
}

function placesIn(source: ApexSource, type: ClassDecl, inner: readonly ClassDecl[]): readonly Place[] {
  const places: Place[] = [];
  for (const match of withoutTexts(source.code).matchAll(SYSTEM_MODE)) {
    const line = lineAt(source.code, match.index);
    const isHere = line >= type.span.line && line <= type.span.endLine;
    if (isHere && !inner.some((other) => line >= other.span.line && line <= other.span.endLine)) {
      places.push(placeAt(source, line, type.members));
    }
  }
  return places;
}

function placeAt(source: ApexSource, line: number, members: readonly Member[]): Place {
  const member = members.find(({ span }) => line >= span.line && line <= span.endLine);
  const name = member === undefined || member.kind === 'initializer' ? 'static' : member.name.text;
  const around = member === undefined ? '' : commentBefore(source, member.span.line);
  const lines = source.text.split('\n');
  return { member: name, line, comment: [around, lines[line - 2] ?? '', lines[line - 1] ?? ''].join('\n') };
}

/** The comment that ends right above a line. */
function commentBefore(source: ApexSource, line: number): string {
  const above = source.text.split('\n').slice(0, line - 1);
  let from = above.length;
  while (from > 0 && /^\s*(\*|\/\*|\/\/)/.test(above[from - 1])) from--;
  return above
    .slice(from)
    .map((text) => text.replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)\s?/, '').replace(/\*\/\s*$/, ''))
    .join('\n');
}

function reasonIn(comment: string): string {
  const paragraphs = comment.split(/\n\s*\n/).map((text) => text.replace(/\s+/g, ' ').trim());
  return paragraphs.find((text) => /\bwithout sharing\b|\bsystem mode\b/i.test(text)) ?? '';
}
