/** Methods against those of the superclass. */
import type { Bridge } from '../../bound.ts';
import type { Span } from '../../ast.ts';
import { isPrimitive, sameType } from '../../types/builtin.ts';
import { isAssignable } from '../../types/assignability.ts';
import { classChain, librarySuperclass, methodsOf } from '../../types/hierarchy.ts';
import { className, signatureText } from '../../types/type-names.ts';
import type { ApexType, ClassSymbol, MethodSymbol, Visibility } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { isVisible } from '../visibility.ts';
import { sameParams } from './members.ts';

/** Public is as good as global inside one package. */
const rank: Readonly<Record<Visibility, number>> = { private: 0, protected: 1, public: 2, global: 2 };

/** A class of an earlier version lets its abstract methods without access modifier be filled in without `override`. */
const STRICT_OVERRIDE = 65;

/** Methods of `Object`: whether `override` must, may or must not stand before one that replaces it. */
const OBJECT_METHODS: Readonly<Record<string, 'must' | 'may' | 'never'>> = {
  tostring: 'must',
  hashcode: 'may',
  equals: 'never',
  clone: 'never',
};

/** Answers the methods that fill in abstract ones without `override`. */
export function checkOverrides(c: Checker): Bridge[] {
  const bridges: Bridge[] = [];
  for (const methods of c.cls.methods.values()) {
    for (const method of methods) {
      if (method.decl === null || method.isStatic) continue;
      checkOverride(c, method);
      checkStaticOverride(c, method);
      const wanted = inherited(c, method);
      if (wanted !== null && !method.isOverride && isLenient(wanted)) bridges.push({ wanted, method });
    }
  }
  if (!c.cls.isAbstract) checkAbstract(c);
  return bridges;
}

function signature(method: MethodSymbol, owner: ClassSymbol): string {
  return signatureText(
    method.returnType,
    `${className(owner)}.${method.name}`,
    method.params.map((param) => param.type),
  );
}

function checkOverride(c: Checker, method: MethodSymbol): void {
  const span = method.decl?.name.span;
  if (span === undefined) return;
  const text = signature(method, c.cls);
  const above = inherited(c, method);
  if (above === null) return checkLibraryOverride(c, method);
  if (!above.isVirtual) report(c, span, `Non-virtual, non-abstract methods cannot be overridden: ${text}`);
  else if (!method.isOverride && !isLenient(above)) report(c, span, `Method must use the override keyword: ${text}`);
  if (rank[method.visibility] < rank[above.visibility])
    report(c, span, `Cannot reduce the visibility of method: ${text}`);
  if (!isAssignable(c.library, method.returnType, above.returnType)) {
    report(
      c,
      span,
      `Method return types clash: ${typeName(method.returnType)} vs ${typeName(above.returnType)} from the type ${className(c.cls)}`,
    );
  }
}

function checkStaticOverride(c: Checker, method: MethodSymbol): void {
  const lower = method.name.toLowerCase();
  const above = classChain(c.cls)
    .slice(1)
    .flatMap((cls) => cls.methods.get(lower) ?? [])
    .find((candidate) => candidate.isStatic && sameParams(candidate, method));
  if (above === undefined) return;
  const texts = `${signature(above, above.owner)} with ${signature(method, c.cls)}`;
  report(c, c.cls.decl.name.span, `Cannot override static method: ${texts}`);
}

function isLenient(above: MethodSymbol): boolean {
  return above.isAbstract && above.visibility === 'private' && above.owner.apiVersion < STRICT_OVERRIDE;
}

/** The method of a superclass that this one replaces; private ones are no one else's business. */
function inherited(c: Checker, method: MethodSymbol): MethodSymbol | null {
  const lower = method.name.toLowerCase();
  for (const cls of classChain(c.cls).slice(1)) {
    const found = cls.methods.get(lower)?.find((candidate) => !candidate.isStatic && sameParams(candidate, method));
    if (found !== undefined && (found.isAbstract || isVisible(c, found.owner, found.visibility, found.testVisible)))
      return found;
  }
  return null;
}

// Methods of Object, and of the platform class at the end of the chain.
function checkLibraryOverride(c: Checker, method: MethodSymbol): void {
  const span = method.decl?.name.span;
  if (span === undefined) return;
  const lower = method.name.toLowerCase();
  const base = librarySuperclass(c.cls);
  const replaces = (type: ApexType) =>
    methodsOf(c.library, type, lower).some(
      (candidate) =>
        candidate.params.length === method.params.length &&
        candidate.params.every((param, i) => sameType(param, method.params[i].type)),
    );
  const rule =
    Object.hasOwn(OBJECT_METHODS, lower) && replaces({ kind: 'any' })
      ? OBJECT_METHODS[lower]
      : base !== null && replaces(base)
        ? 'must'
        : 'never';
  if (rule === 'must' && !method.isOverride)
    report(c, span, `Method must use the override keyword: ${signature(method, c.cls)}`);
  if (lower === 'clone' && rule !== 'must' && method.params.length === 0) {
    const owner = className(c.cls);
    report(c, span, `Method already defined: clone ${owner} ${owner}.clone() from the type ${owner}`);
  }
  if (rule !== 'never') checkObjectOverride(c, method, span);
  if (rule === 'never' && method.isOverride)
    report(c, span, `@Override specified for non-overriding method: ${signature(method, c.cls)}`);
}

/** `toString` answers a String and is visible to all. */
function checkObjectOverride(c: Checker, method: MethodSymbol, span: Span): void {
  if (method.name.toLowerCase() !== 'tostring' || !method.isOverride) return;
  const { returnType } = method;
  if (!isPrimitive(returnType, 'String'))
    report(c, span, `Method return types clash: ${typeName(returnType)} vs String from the type ${className(c.cls)}`);
  if (rank[method.visibility] < rank.public)
    report(c, span, `Cannot reduce the visibility of method: ${signature(method, c.cls)}`);
}

/** Abstract methods that no class of the chain fills in. The platform points at the abstract method. */
function checkAbstract(c: Checker): void {
  const chain = classChain(c.cls);
  const open = new Map<string, MethodSymbol>();
  for (const cls of [...chain].reverse()) {
    for (const method of [...cls.methods.values()].flat()) {
      const key = `${method.name.toLowerCase()}(${method.params.map((param) => typeName(param.type)).join()})`;
      if (method.isAbstract && cls.kind === 'class') open.set(key, method);
      else if (method.isOverride || (open.has(key) && isLenient(open.get(key) as MethodSymbol))) open.delete(key);
    }
  }
  for (const method of open.values()) {
    if (method.owner === c.cls) continue;
    const span = method.owner.path === c.path && method.decl !== null ? method.decl.name.span : c.cls.decl.name.span;
    report(c, span, `Class ${className(c.cls)} must implement the abstract method: ${signature(method, method.owner)}`);
  }
}
