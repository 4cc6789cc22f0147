/** What the checker knows while it walks: the program, the class and the body it is in, and where findings go. */
import type { Span, TypeRef } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Schema, SObjectType } from '../../schema/model.ts';
import { ERROR } from '../types/builtin.ts';
import { isAssignable } from '../types/assignability.ts';
import type { Library } from '../types/library.ts';
import type { ProgramSymbols } from '../types/program.ts';
import { report } from './findings.ts';
import { resolveTypeRef, scopeOf, type TypeScope } from '../types/resolve.ts';
import { typeFaults } from '../types/type-arguments.ts';
import { typeName } from '../types/type-names.ts';
import type { ApexType, ClassSymbol, FieldSymbol, LocalSymbol } from '../types/apex-types.ts';
import { isTypeVisible } from './visibility.ts';

export type BodyKind = 'method' | 'constructor' | 'initializer' | 'getter' | 'setter' | 'trigger' | 'anonymous';

/** One method body or the like: its rules and its locals. */
export interface Body {
  readonly kind: BodyKind;
  readonly isStatic: boolean;
  readonly returnType: ApexType;
  /** Innermost first. */
  scope: LocalScope;
  nextLocal: number;
  loopDepth: number;
  /** While the arguments of `this(...)` or `super(...)` are checked: no instance members. */
  inConstructorCall: boolean;
  /** The field whose first value is checked. */
  readonly initialised: FieldSymbol | null;
}

export interface LocalScope {
  readonly parent: LocalScope | null;
  readonly locals: Map<string, LocalSymbol>;
}

export interface Checker {
  readonly program: ProgramSymbols;
  readonly schema: Schema;
  readonly library: Library;
  readonly diagnostics: Diagnostic[];
  readonly path: string;
  readonly apiVersion: number;
  /** The class whose code is checked; for triggers and anonymous code the class that stands for them. */
  readonly cls: ClassSymbol;
  /** Code of tests sees what is `@TestVisible`. */
  readonly inTest: boolean;
  /** The object of the trigger, where the code is one. */
  readonly trigger: SObjectType | null;
  readonly body: Body;
  readonly typeScope: TypeScope;
}

/** A checker for the members of `cls`. */
export function checkerFor(
  program: ProgramSymbols,
  cls: ClassSymbol,
  diagnostics: Diagnostic[],
  trigger: SObjectType | null = null,
): Checker {
  const { schema, library } = program;
  return {
    program,
    schema,
    library,
    diagnostics,
    path: cls.path,
    apiVersion: cls.apiVersion,
    cls,
    inTest: cls.isTest,
    trigger,
    body: newBody('initializer', false, ERROR),
    typeScope: scopeOf(program, cls),
  };
}

export function newBody(
  kind: BodyKind,
  isStatic: boolean,
  returnType: ApexType,
  initialised: FieldSymbol | null = null,
): Body {
  return {
    kind,
    isStatic,
    returnType,
    scope: { parent: null, locals: new Map() },
    nextLocal: 0,
    loopDepth: 0,
    inConstructorCall: false,
    initialised,
  };
}

export function inBody(c: Checker, body: Body): Checker {
  return { ...c, body };
}

// ---- locals ----------------------------------------------------------------------------------------------------------

export function findLocal(c: Checker, name: string): LocalSymbol | null {
  const lower = name.toLowerCase();
  for (let scope: LocalScope | null = c.body.scope; scope !== null; scope = scope.parent) {
    const local = scope.locals.get(lower);
    if (local !== undefined) return local;
  }
  return null;
}

/** Adds a local to the innermost scope; a second one of that name is an error wherever it is visible. */
export function declareLocal(
  c: Checker,
  name: { readonly text: string; readonly span: Span },
  type: ApexType,
  isFinal: boolean,
): LocalSymbol {
  if (findLocal(c, name.text) !== null) {
    const isField = c.body.kind === 'trigger' && c.body.scope.locals.has(name.text.toLowerCase());
    report(c, name.span, `Duplicate ${isField && c.body.scope.parent === null ? 'field' : 'variable'}: ${name.text}`);
  }
  const local: LocalSymbol = { name: name.text, type, isFinal, id: c.body.nextLocal++ };
  c.body.scope.locals.set(name.text.toLowerCase(), local);
  return local;
}

/** Runs `work` in a scope of its own. */
export function scoped<T>(c: Checker, work: () => T): T {
  const { body } = c;
  const outer = body.scope;
  body.scope = { parent: outer, locals: new Map() };
  try {
    return work();
  } finally {
    body.scope = outer;
  }
}

// ---- types -----------------------------------------------------------------------------------------------------------

/** The type that is written; the error type where there is none or wrong type arguments, or code here must not see it. */
export function typeOf(c: Checker, ref: TypeRef, span: Span = ref.span): ApexType {
  const faults = typeFaults(c.typeScope, ref);
  for (const fault of faults) report(c, span, fault);
  const type = faults.length === 0 ? resolveTypeRef(c.typeScope, ref) : null;
  if (type === null || isTypeVisible(c, type)) return type ?? ERROR;
  report(c, span, `Type is not visible: ${typeName(type)}`);
  return ERROR;
}

export function assignable(c: Checker, from: ApexType, to: ApexType): boolean {
  return isAssignable(c.library, from, to);
}

export { typeName };

/** Whether DML and queries without an access mode run in user mode: by version, and never in triggers. */
export function defaultAccess(c: Checker): 'user' | 'system' {
  return c.apiVersion >= 67 && c.trigger === null && c.body.kind !== 'anonymous' ? 'user' : 'system';
}
