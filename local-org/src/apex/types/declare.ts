/** From syntax trees to the symbols of a program: classes with their superclass, interfaces and members. */
import type * as ast from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Schema } from '../../schema/model.ts';
import { ERROR, VOID } from './builtin.ts';
import { createLibrary } from './library.ts';
import { hasKeyword, annotation, isTestCode, writtenSharing, writtenVisibility } from './modifiers.ts';
import type { MetadataNames, ProgramSymbols, SourceUnit, TriggerUnit } from './program.ts';
import { fromSide } from '../../schema/namespace-context.ts';
import { isBeside, resolveTypeRef, scopeOf, type Names } from './resolve.ts';
import { typeFaults } from './type-arguments.ts';

import type { ApexType, ClassSymbol, FieldSymbol, MethodSymbol, Visibility } from './apex-types.ts';

/** Collects what a project declares. Bodies are not looked at; faults of declarations are in `diagnostics`. */
export function declareProgram(
  units: readonly SourceUnit[],
  schema: Schema,
  names: MetadataNames = {},
): ProgramSymbols {
  const library = createLibrary(schema);
  const classes = new Map<string, ClassSymbol>();
  const beside = new Map<string, ClassSymbol>();
  const triggers: TriggerUnit[] = [];
  const diagnostics: Diagnostic[] = [];
  const declared: ClassSymbol[] = [];
  let namespace: string | null = schema.namespace;
  for (const { unit, path, apiVersion, namespace: own } of units) {
    namespace ??= own;
    if (unit.kind === 'trigger') {
      triggers.push({ decl: unit, path, apiVersion, namespace: own });
    } else if (unit.kind !== 'anonymous') {
      const symbol = classSymbol(unit, null, { path, apiVersion, namespace: own });
      const key = symbol.name.toLowerCase();
      const known = isBeside(schema, symbol) ? beside : classes;
      if (known.has(key)) diagnostics.push(at(path, unit.name.span, `Type name already in use: ${symbol.name}`));
      else known.set(key, symbol);
      declared.push(symbol);
    }
  }
  const program = { schema, library, names, namespace, classes, beside, triggers, diagnostics };
  for (const resolve of [resolveParents, resolveMembers])
    for (const symbol of declared) fromSide(isBeside(schema, symbol), () => resolve(symbol, program, diagnostics));
  return program;
}

interface Origin {
  readonly path: string;
  readonly apiVersion: number;
  readonly namespace: string | null;
}

/** Declares the classes of anonymous code or a trigger inside `container`. */
export function declareInside(
  container: ClassSymbol,
  members: readonly ast.Member[],
  program: ProgramSymbols,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  addMembers(container, members);
  for (const inner of container.inner.values()) resolveParents(inner, program, diagnostics);
  resolveMembers(container, program, diagnostics);
  return diagnostics;
}

/** The symbol of a type with all its members; their types are still to be resolved. */
export function classSymbol(decl: ast.TypeDecl, outer: ClassSymbol | null, origin: Origin): ClassSymbol {
  const symbol: ClassSymbol = {
    kind: decl.kind,
    name: decl.name.text,
    qualifiedName: outer === null ? decl.name.text : `${outer.qualifiedName}.${decl.name.text}`,
    namespace: origin.namespace,
    outer,
    decl,
    path: origin.path,
    apiVersion: origin.apiVersion,
    visibility: writtenVisibility(decl.modifiers) ?? 'private',
    isAbstract: decl.kind === 'interface' || hasKeyword(decl.modifiers, 'abstract'),
    isVirtual: decl.kind === 'interface' || hasKeyword(decl.modifiers, 'virtual', 'abstract'),
    isTest: isTestCode(decl.modifiers) || (outer?.isTest ?? false),
    sharing: writtenSharing(decl.modifiers),
    superclass: null,
    interfaces: [],
    inner: new Map(),
    fields: new Map(),
    methods: new Map(),
    constructors: [],
    enumValues: decl.kind === 'enum' ? decl.values.map((value) => value.text) : [],
  };
  if (decl.kind === 'class') addMembers(symbol, decl.members);
  if (decl.kind === 'interface') for (const method of decl.methods) addMethod(symbol, methodSymbol(symbol, method));
  return symbol;
}

function addMembers(owner: ClassSymbol, members: readonly ast.Member[]): void {
  for (const member of members) {
    switch (member.kind) {
      case 'field':
      case 'property': {
        const key = member.name.text.toLowerCase();
        if (!owner.fields.has(key)) owner.fields.set(key, fieldSymbol(owner, member));
        break;
      }
      case 'method':
        addMethod(owner, methodSymbol(owner, member));
        break;
      case 'constructor':
        owner.constructors.push(constructorSymbol(owner, member));
        break;
      case 'class':
      case 'interface':
      case 'enum': {
        const key = member.name.text.toLowerCase();
        if (!owner.inner.has(key)) owner.inner.set(key, classSymbol(member, owner, owner));
        break;
      }
    }
  }
}

function addMethod(owner: ClassSymbol, method: MethodSymbol): void {
  const key = method.name.toLowerCase();
  const overloads = owner.methods.get(key);
  if (overloads) overloads.push(method);
  else owner.methods.set(key, [method]);
}

function fieldSymbol(owner: ClassSymbol, decl: ast.FieldDecl | ast.PropertyDecl): FieldSymbol {
  const visibility = writtenVisibility(decl.modifiers) ?? 'private';
  const property = decl.kind === 'property' ? decl : null;
  const accessor = (of: ast.PropertyDecl['getter']): Visibility =>
    (of && writtenVisibility(of.modifiers)) || visibility;
  return {
    name: decl.name.text,
    owner,
    isProperty: property !== null,
    isStatic: hasKeyword(decl.modifiers, 'static'),
    isFinal: hasKeyword(decl.modifiers, 'final'),
    isTransient: hasKeyword(decl.modifiers, 'transient'),
    visibility,
    testVisible: annotation(decl.modifiers, 'testvisible') !== null,
    isVirtual: hasKeyword(decl.modifiers, 'virtual', 'abstract', 'override'),
    type: ERROR,
    decl,
    canRead: property === null || property.getter !== null,
    canWrite: property === null || property.setter !== null,
    readVisibility: property === null ? visibility : accessor(property.getter),
    writeVisibility: property === null ? visibility : accessor(property.setter),
  };
}

function methodSymbol(owner: ClassSymbol, decl: ast.MethodDecl): MethodSymbol {
  const ofInterface = owner.kind === 'interface';
  const isAbstract = ofInterface || hasKeyword(decl.modifiers, 'abstract');
  return {
    name: decl.name.text,
    owner,
    isConstructor: false,
    isStatic: hasKeyword(decl.modifiers, 'static', 'testmethod'),
    isAbstract,
    isVirtual: isAbstract || hasKeyword(decl.modifiers, 'virtual', 'override'),
    isOverride: hasKeyword(decl.modifiers, 'override'),
    visibility:
      writtenVisibility(decl.modifiers) ??
      (ofInterface ? (owner.visibility === 'global' ? 'global' : 'public') : 'private'),
    testVisible: annotation(decl.modifiers, 'testvisible') !== null,
    isTest: isTestCode(decl.modifiers),
    params: decl.params.map((param) => ({ name: param.name.text, type: ERROR })),
    returnType: VOID,
    decl,
  };
}

function constructorSymbol(owner: ClassSymbol, decl: ast.ConstructorDecl): MethodSymbol {
  return {
    name: owner.name,
    owner,
    isConstructor: true,
    isStatic: false,
    isAbstract: false,
    isVirtual: false,
    isOverride: false,
    visibility: writtenVisibility(decl.modifiers) ?? 'private',
    testVisible: annotation(decl.modifiers, 'testvisible') !== null,
    isTest: false,
    params: decl.params.map((param) => ({ name: param.name.text, type: ERROR })),
    returnType: VOID,
    decl,
  };
}

// ---- resolution ------------------------------------------------------------------------------------------------------

function resolver(program: Names, cls: ClassSymbol, scopeCls: ClassSymbol | null, diagnostics: Diagnostic[]) {
  const scope = scopeOf(program, scopeCls);
  return (ref: ast.TypeRef, span: ast.Span = ref.span): ApexType => {
    const faults = typeFaults(scope, ref);
    for (const fault of faults) diagnostics.push(at(cls.path, span, fault));
    return faults.length === 0 ? (resolveTypeRef(scope, ref) ?? ERROR) : ERROR;
  };
}

function resolveParents(symbol: ClassSymbol, program: Names, diagnostics: Diagnostic[]): void {
  const { decl } = symbol;
  const resolve = resolver(program, symbol, symbol.outer ?? symbol, diagnostics);
  if (decl.kind === 'class') {
    if (decl.superclass !== null) symbol.superclass = resolve(decl.superclass);
    symbol.interfaces = decl.interfaces.map((ref) => resolve(ref));
  } else if (decl.kind === 'interface') {
    symbol.interfaces = decl.extends.map((ref) => resolve(ref));
  }
  for (const inner of symbol.inner.values()) resolveParents(inner, program, diagnostics);
}

function resolveMembers(symbol: ClassSymbol, program: Names, diagnostics: Diagnostic[]): void {
  const resolve = resolver(program, symbol, symbol, diagnostics);
  for (const field of symbol.fields.values())
    field.type = resolve(field.decl.type, field.decl.kind === 'property' ? field.decl.name.span : field.decl.type.span);
  const callable = (method: MethodSymbol) => {
    if (method.decl === null) return;
    method.decl.params.forEach((param, i) => (method.params[i].type = resolve(param.type, param.name.span)));
    if (method.decl.kind === 'method')
      method.returnType =
        method.decl.returnType === null ? VOID : resolve(method.decl.returnType, method.decl.name.span);
  };
  for (const overloads of symbol.methods.values()) overloads.forEach(callable);
  symbol.constructors.forEach(callable);
  for (const inner of symbol.inner.values()) resolveMembers(inner, program, diagnostics);
}

function at(path: string, span: ast.Span, message: string): Diagnostic {
  return {
    path,
    line: span.line,
    column: span.column,
    endLine: span.endLine,
    endColumn: span.endColumn,
    severity: 'error',
    message,
  };
}
