/** From the symbols of a program to its bound tree, with everything the platform's compiler would reject. */
import type { AnonymousBlock, ClassDecl, Member, Modifiers, TriggerDecl } from '../ast.ts';
import type { BoundAnonymous, BoundClass, BoundProgram, BoundTrigger } from '../bound.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { VOID } from '../types/builtin.ts';
import { classSymbol, declareInside } from '../types/declare.ts';
import type { ProgramSymbols, TriggerUnit } from '../types/program.ts';
import type { ClassSymbol } from '../types/apex-types.ts';
import { boundMethod, checkClass } from './classes.ts';
import { fromSide } from '../../schema/namespace-context.ts';
import { isBeside } from '../types/resolve.ts';
import { checkerFor, inBody, newBody } from './checker.ts';
import { checkStatements } from './statements/check-statement.ts';
import { checkTriggerDeclaration } from './triggers.ts';

export { checkClass } from './classes.ts';

export interface CheckOptions {
  /** Paths of sources that were checked before; of them, the symbols have declarations only. */
  readonly unchanged?: ReadonlySet<string>;
}

/** Checks every class and trigger that is not unchanged. Where there are findings, nothing of the program should run. */
export function checkProgram(
  symbols: ProgramSymbols,
  options: CheckOptions = {},
): { program: BoundProgram; diagnostics: Diagnostic[] } {
  const diagnostics = [...symbols.diagnostics];
  const isWanted = ({ path }: { readonly path: string }): boolean => options.unchanged?.has(path) !== true;
  const { schema } = symbols;
  const chosen = [...symbols.classes.values(), ...symbols.beside.values()].filter(isWanted);
  const classes = chosen.map((symbol) =>
    fromSide(isBeside(schema, symbol), () => checkClass(symbols, symbol, diagnostics)),
  );
  for (const symbol of chosen) checkFileName(symbol, diagnostics);
  const triggers: BoundTrigger[] = [];
  for (const unit of symbols.triggers) {
    if (!isWanted(unit)) continue;
    const bound = fromSide(isBeside(schema, unit), () => checkTrigger(symbols, unit, diagnostics));
    if (bound !== null) triggers.push(bound);
  }
  return { program: { classes, triggers }, diagnostics: sorted(diagnostics) };
}

/** A class without bodies, whose findings were reported when it had them. */
export function checkedDeclarations(symbols: ProgramSymbols, symbol: ClassSymbol): BoundClass {
  return fromSide(isBeside(symbols.schema, symbol), () => checkClass(symbols, symbol, []));
}

function checkFileName({ name, path }: ClassSymbol, diagnostics: Diagnostic[]): void {
  const file = /([^/\\]+)\.cls$/i.exec(path)?.[1];
  if (file === undefined || file.toLowerCase() === name.toLowerCase()) return;
  diagnostics.push({
    path,
    line: 1,
    column: 1,
    severity: 'error',
    message: `Class name does not match the file name: ${name}`,
  });
}

/** In the order of the files and of what is in them. */
function sorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column,
  );
}

// ---- triggers --------------------------------------------------------------------------------------------------------

/** Null where the trigger's object does not exist: then nothing inside can be checked. */
export function checkTrigger(
  symbols: ProgramSymbols,
  unit: TriggerUnit,
  diagnostics: Diagnostic[],
): BoundTrigger | null {
  const { decl, path, apiVersion } = unit;
  const container = containerFor(decl, decl.name, { path, apiVersion, namespace: unit.namespace });
  diagnostics.push(...declareInside(container, staticMethods(decl.members), symbols));
  const object = symbols.schema.type(decl.object.text);
  const c = checkerFor(symbols, container, diagnostics, object);
  checkTriggerDeclaration(c, decl, object);
  if (object === null) return null;
  const methods = [...container.methods.values()].flat().map((method) => boundMethod(c, method));
  const body = checkStatements(inBody(c, newBody('trigger', true, VOID)), decl.body);
  const { namespace } = unit;
  return {
    name: decl.name.text,
    path,
    apiVersion,
    namespace,
    object,
    events: decl.events,
    body,
    methods,
    span: decl.span,
  };
}

// ---- anonymous code --------------------------------------------------------------------------------------------------

export interface AnonymousOptions {
  /** How findings name the code; default `AnonymousBlock`. */
  readonly path?: string;
  readonly apiVersion: number;
}

/** Checks anonymous code against a program that was checked before. */
export function checkAnonymous(
  unit: AnonymousBlock,
  symbols: ProgramSymbols,
  options: AnonymousOptions,
): { anonymous: BoundAnonymous; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const origin = {
    path: options.path ?? 'AnonymousBlock',
    apiVersion: options.apiVersion,
    namespace: symbols.schema.isManaged ? null : symbols.namespace,
  };
  const container = containerFor(unit, { text: 'AnonymousBlock', span: unit.span }, origin);
  diagnostics.push(...declareInside(container, staticMethods(unit.members), symbols));
  const bound: BoundClass = checkClass(symbols, container, diagnostics);
  const c = inBody(checkerFor(symbols, container, diagnostics), newBody('anonymous', true, VOID));
  const body = checkStatements(c, unit.body);
  return { anonymous: { container: bound, body }, diagnostics: sorted(diagnostics) };
}

/** The class that stands for code outside of classes. */
function containerFor(
  code: AnonymousBlock | TriggerDecl,
  name: ClassDecl['name'],
  origin: { path: string; apiVersion: number; namespace: string | null },
): ClassSymbol {
  const modifiers: Modifiers = { keywords: [{ keyword: 'public', span: name.span }], annotations: [] };
  const decl: ClassDecl = {
    kind: 'class',
    modifiers,
    name,
    superclass: null,
    interfaces: [],
    members: [],
    span: code.span,
  };
  return classSymbol(decl, null, origin);
}

// Methods between statements have no instance to belong to.
function staticMethods(members: readonly Member[]): Member[] {
  return members.map((member) => {
    if (member.kind !== 'method' && member.kind !== 'field' && member.kind !== 'property') return member;
    const keywords = member.modifiers.keywords;
    if (keywords.some(({ keyword }) => keyword === 'static')) return member;
    return {
      ...member,
      modifiers: { ...member.modifiers, keywords: [...keywords, { keyword: 'static', span: member.name.span }] },
    };
  });
}
