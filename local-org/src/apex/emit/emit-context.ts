/** What emit knows while it writes: of the program, of the file, of the method. */
import type { BoundExpr, BoundField, BoundStmt } from '../bound.ts';
import type { ApexType, ClassSymbol, FieldSymbol, LocalSymbol } from '../types/apex-types.ts';
import type { FrameRange } from '../../runtime/stack.ts';
import { hasDynamicQuery } from './dynamic-binds.ts';
import { classRef, fullName, isOpenProperty, superclassOf } from './emitted-names.ts';
import type { KnownClasses } from './known-classes.ts';
import { isNeverNull, neverNullLocals } from './nullness.ts';
import { walkStmt } from './walk.ts';
import { type ConstantPool, type LineWriter, quote } from './writer.ts';

export interface ProgramContext {
  readonly classes: KnownClasses;
  readonly coverage: boolean;
  /** The project is a managed package, and subscriber code may exist next to it. */
  readonly isManaged: boolean;
  /** `classes` knows all of them. */
  readonly isComplete: boolean;
}

export interface FileContext {
  readonly program: ProgramContext;
  readonly path: string;
  readonly kind: 'class' | 'trigger' | 'anonymous';
  /** `Trigger.Name`, `AnonymousBlock`: what stack traces call code outside of classes. */
  readonly unit: string;
  readonly apiVersion: number;
  /** Of the code. */
  readonly namespace: string | null;
  /** Triggers and anonymous blocks: the class that stands for the script itself. */
  readonly script: ClassSymbol | null;
  readonly writer: LineWriter;
  readonly pool: ConstantPool;
  /** Classes this file refers to; their variables are filled in when the file is linked. */
  readonly references: Set<ClassSymbol>;
  readonly frames: FrameRange[];
  /** Executable lines by unit name, with coverage only. */
  readonly lines: Set<number>;
}

export interface MethodContext {
  readonly file: FileContext;
  /** Null in triggers. */
  readonly owner: ClassSymbol | null;
  readonly isStatic: boolean;
  readonly params: readonly LocalSymbol[];
  readonly body: BoundStmt | null;
  readonly sharing: 'with' | 'without' | null;
  readonly neverNull: ReadonlySet<LocalSymbol>;
  /** How locals are declared: `var` keeps them beyond their block. */
  readonly declare: 'let' | 'var';
  /** The property whose accessor this is: inside, its name means the stored value. */
  readonly accessorOf: FieldSymbol | null;
  /** The code uses statics of its own outermost class. */
  touchesStatics: boolean;
  /** Classes whose statics are known to be initialised here. */
  readonly ready: Set<ClassSymbol>;
  temps: number;
  tries: number;
  hasLoops: boolean;
  /** How many loops are around what is being written. */
  loops: number;
  /** Constructors answer the object. */
  returnsThis: boolean;
}

export function methodContext(
  file: FileContext,
  owner: ClassSymbol | null,
  body: BoundStmt | null,
  options: { isStatic: boolean; params?: readonly LocalSymbol[]; accessorOf?: FieldSymbol | null },
): MethodContext {
  return {
    file,
    owner,
    isStatic: options.isStatic,
    params: options.params ?? [],
    body,
    sharing:
      owner === null || owner === file.script ? (file.kind === 'anonymous' ? 'with' : 'without') : sharingOf(owner),
    neverNull: neverNullLocals(body, file.program.classes),
    declare: hasDynamicQuery(body) ? 'var' : 'let',
    accessorOf: options.accessorOf ?? null,
    ready: new Set(),
    temps: 0,
    tries: 0,
    hasLoops: false,
    loops: 0,
    returnsThis: false,
    touchesStatics: false,
  };
}

/** From API version 67 a class without a keyword is `with sharing`. Null: decided by the caller at run time. */
export function sharingOf(owner: ClassSymbol | null): 'with' | 'without' | null {
  if (owner === null) return 'without';
  if (owner.sharing === 'with' || owner.sharing === 'without') return owner.sharing;
  return owner.sharing === null && owner.apiVersion >= 67 ? 'with' : null;
}

export function outermost(symbol: ClassSymbol): ClassSymbol {
  let at = symbol;
  while (at.outer !== null) at = at.outer;
  return at;
}

export function temp(method: MethodContext): string {
  return `$t${++method.temps}`;
}

export function neverNull(method: MethodContext, expr: BoundExpr): boolean {
  return isNeverNull(expr, { locals: method.neverNull, constants: method.file.program.classes });
}

/** The variable of a class, and the note that the file needs it. */
export function refer(file: FileContext, symbol: ClassSymbol): string {
  if (symbol === file.script) return 'Script$';
  file.references.add(symbol);
  return classRef(symbol);
}

/** The class that holds the statics of a class: inner classes have none of their own. */
export function hasStatics(program: ProgramContext, symbol: ClassSymbol): boolean {
  const bound = program.classes.boundOf(symbol);
  if (symbol.kind !== 'class' || symbol.outer !== null) return false;
  if (bound === undefined) return !program.isComplete;
  if (bound.staticInit.some((init) => init.kind === 'block')) return true;
  return bound.fields.some((field) => field.symbol.isStatic && !program.classes.has(field.symbol));
}

/** Whether objects of a class have initialisers to run, its own or inherited. */
export function hasInitialisers(program: ProgramContext, symbol: ClassSymbol): boolean {
  for (let at: ClassSymbol | null = symbol; at !== null; at = superclassOf(at)) {
    const bound = program.classes.boundOf(at);
    if (bound === undefined ? !program.isComplete : bound.instanceInit.length > 0) return true;
  }
  return false;
}

/** A new object: all fields null, then all initialisers, superclass first; constructors run after that. */
export function allocation(file: FileContext, symbol: ClassSymbol): string {
  return `new ${refer(file, symbol)}()${hasInitialisers(file.program, symbol) ? '.$init()' : ''}`;
}

/** A class whose statics are about to be used: initialised first where that is not certain. */
export function staticsOf(method: MethodContext, symbol: ClassSymbol): string {
  const ref = refer(method.file, symbol);
  if (method.owner !== null && symbol === outermost(method.owner)) method.touchesStatics = true;
  if (method.ready.has(symbol) || !hasStatics(method.file.program, symbol)) return ref;
  return `(${ref}.$ready?${ref}:${ref}.$static())`;
}

/** A property that is more than a stored value: it has a body, or may be overridden. */
export function hasAccessors(field: BoundField): boolean {
  return (
    field.symbol.isProperty &&
    (field.getter !== null || field.setter !== null || field.symbol.isVirtual || isOpenProperty(field.symbol))
  );
}

/** A constant of the file that holds a run-time type. */
export function typeConstant(file: FileContext, type: ApexType): string {
  switch (type.kind) {
    case 'primitive':
      return file.pool.add('T', `$.primitive(${quote(type.name)})`);
    case 'sobject':
      return file.pool.add('T', type.object === null ? '$.sobject(null)' : `$.sobject(${quote(type.object.name)})`);
    case 'library':
      return file.pool.add(
        'T',
        `$.library(${quote(type.class.qualifiedName)},[${type.args.map((arg) => typeConstant(file, arg)).join(',')}])`,
      );
    case 'user':
      return file.pool.add('T', `$.user(${quote(fullName(type.symbol))})`);
    case 'void':
      return file.pool.add('T', '$.primitive("void")');
    default:
      return file.pool.add('T', '$.any()');
  }
}

/** Whether the code calls code of the project: only then can it recurse. */
export function callsProject(body: BoundStmt | null): boolean {
  let found = false;
  walkStmt(body, {
    expr: (expr) => {
      if (expr.kind === 'call' || expr.kind === 'new') found = true;
    },
  });
  return found;
}
