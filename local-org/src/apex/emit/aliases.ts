/** The names under which the platform calls methods of a project's class: `compareto$1`, `execute$2`. */
import type { BoundClass } from '../bound.ts';
import type { ClassSymbol, MethodSymbol } from '../types/apex-types.ts';
import { libraryClassNamed } from '../../runtime/runtime-types.ts';
import type { LibraryClass } from '../../runtime/library.ts';
import { enterSide, LEAVE_SIDE } from './functions.ts';
import { aliasName, methodName, superclassOf } from './emitted-names.ts';

const OF_OBJECT: ReadonlySet<string> = new Set(['equals$1', 'hashcode$0', 'tostring$0']);

/**
 * A static method that gives the prototype its aliases; empty when there are none.
 *
 * @param isPackage the class is a managed package's, and code next to it may be the caller
 */
export function aliases(bound: BoundClass, isPackage: boolean): string {
  const own = new Map<string, string>();
  const wanted = wantedBy(bound.symbol);
  for (const { symbol, body } of bound.methods) {
    const alias = aliasName(symbol.name, symbol.params.length);
    if (body === null) continue;
    // The platform takes a static method for the implementation of an interface's method.
    if (symbol.isStatic) {
      if (wanted.has(alias)) own.set(alias, calling(symbol));
      continue;
    }
    if (wanted.has(alias) || (OF_OBJECT.has(alias) && isObjectMethod(symbol)))
      own.set(alias, `p.${methodName(symbol)}`);
  }
  // A method inherited from a class that knew nothing of the interface.
  for (const alias of wanted) {
    const inherited = own.has(alias) ? null : inheritedMethod(bound.symbol, alias);
    if (inherited !== null) own.set(alias, `p.${methodName(inherited)}`);
  }
  for (const { wanted: declared, method } of bound.bridges) {
    const [name, target] = [methodName(declared), methodName(method)];
    if (method.isStatic) own.set(name, calling(method));
    else if (name !== target) own.set(name, `p.${target}`);
  }
  if (own.size === 0) return '';
  const value = (name: string): string =>
    isPackage ? `function(...a){${enterSide('package')}return (${name}).apply(this,a);${LEAVE_SIDE}}` : name;
  return `static $aliases(){const p=this.prototype;${[...own].map(([alias, name]) => `p.${alias}=${value(name)};`).join('')}}`;
}

const calling = (method: MethodSymbol): string => `(...a)=>this.${methodName(method)}(...a)`;

function isObjectMethod(method: MethodSymbol): boolean {
  return method.params.every((param) => param.type.kind === 'any');
}

function inheritedMethod(symbol: ClassSymbol, alias: string): MethodSymbol | null {
  const [name, arity] = alias.split('$') as [string, string];
  for (let at = superclassOf(symbol); at !== null; at = superclassOf(at)) {
    const found = at.methods
      .get(name)
      ?.find((method) => method.params.length === Number(arity) && !method.isStatic && !method.isAbstract);
    if (found !== undefined) return found;
  }
  return null;
}

const cache = new WeakMap<ClassSymbol, ReadonlySet<string>>();

/** Aliases of all members of the library classes and interfaces above a class. */
function wantedBy(symbol: ClassSymbol): ReadonlySet<string> {
  const known = cache.get(symbol);
  if (known !== undefined) return known;
  const wanted = new Set<string>();
  for (const type of [symbol.superclass, ...symbol.interfaces]) {
    if (type?.kind === 'user') for (const alias of wantedBy(type.symbol)) wanted.add(alias);
    else if (type?.kind === 'library') addMembers(type.class, wanted);
  }
  cache.set(symbol, wanted);
  return wanted;
}

function addMembers(cls: LibraryClass, wanted: Set<string>): void {
  for (const overloads of cls.members().values()) {
    for (const member of overloads)
      if (member.kind === 'method' && !member.isStatic) wanted.add(aliasName(member.name, member.params.length));
  }
  for (const parent of [cls.extends, ...cls.implements]) {
    const next = parent === null ? null : libraryClassNamed(parent.name);
    if (next !== null) addMembers(next, wanted);
  }
}
