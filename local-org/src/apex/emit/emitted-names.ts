/** JavaScript names of what a project declares. Apex ignores case, so names are lower case; `$` cannot occur in Apex. */
import type { ApexType, ClassSymbol, FieldSymbol, LocalSymbol, MethodSymbol } from '../types/apex-types.ts';

const RESERVED = new Set(
  (
    'arguments await async break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in ' +
    'instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield ' +
    'undefined NaN Infinity Math BigInt Number String Object Array Symbol Error globalThis'
  ).split(' '),
);

export function localName(local: LocalSymbol): string {
  return RESERVED.has(local.name) ? `${local.name}$$` : local.name;
}

/** Name of a parameter type within a method's name: unambiguous because `_` of Apex names is doubled. */
export function typeKey(type: ApexType): string {
  switch (type.kind) {
    case 'primitive':
      return type.name.toLowerCase();
    case 'sobject':
      return type.object === null ? 'sobject' : escape(type.object.name);
    case 'library':
      return [
        escape(type.class.namespace === 'System' ? type.class.name : type.class.qualifiedName),
        ...type.args.map(typeKey),
      ].join('_');
    case 'user':
      return escape(fullName(type.symbol));
    case 'any':
      return 'object';
    default:
      return type.kind;
  }
}

function escape(name: string): string {
  return name.toLowerCase().replaceAll('_', '__').replaceAll('.', '_');
}

/** `ns.Outer.Inner`, `Outer.Inner`. */
export function fullName(symbol: ClassSymbol): string {
  return symbol.namespace === null ? symbol.qualifiedName : `${symbol.namespace}.${symbol.qualifiedName}`;
}

/** The variable that holds the emitted class. */
export function classRef(symbol: ClassSymbol): string {
  return `${symbol.qualifiedName.replaceAll('.', '$')}$`;
}

function classKey(symbol: ClassSymbol): string {
  return symbol.qualifiedName.toLowerCase().replaceAll('.', '_');
}

/** Private methods carry their class, so that a method of a subclass with the same signature does not replace them. */
export function methodName(method: MethodSymbol): string {
  const name = `${method.name.toLowerCase()}$${method.params.map((param) => typeKey(param.type)).join('$')}`;
  const isPrivate =
    method.visibility === 'private' &&
    !method.isStatic &&
    !method.isVirtual &&
    !method.isAbstract &&
    !method.isOverride;
  return isPrivate &&
    method.owner.kind === 'class' &&
    (method.owner.isVirtual || method.owner.isAbstract || method.owner.superclass !== null)
    ? `${name}$$${classKey(method.owner)}`
    : name;
}

/** Constructors are methods that return `this`; each carries its class, so that chained calls reach the right one. */
export function constructorName(owner: ClassSymbol, params: readonly { readonly type: ApexType }[]): string {
  return `new$${classKey(owner)}$${params.map((param) => typeKey(param.type)).join('$')}`;
}

/** One initialiser, emitted where it stands. */
export function initPartName(owner: ClassSymbol, index: number): string {
  return `$init${index}$${classKey(owner)}`;
}

/** `f_name` and `s_name`; with a number where a superclass has a field of that name. */
export function fieldName(field: FieldSymbol): string {
  return (field.isStatic ? 's_' : 'f_') + field.name.toLowerCase() + shadowSuffix(field);
}

/** Where a property with accessors keeps its value. */
export function backingName(field: FieldSymbol): string {
  return (field.isStatic ? 'bs_' : 'b_') + field.name.toLowerCase() + shadowSuffix(field);
}

function shadowSuffix(field: FieldSymbol): string {
  if (field.isStatic || isOverride(field)) return '';
  const key = field.name.toLowerCase();
  let hidden = 0;
  for (let at = superclassOf(field.owner); at !== null; at = superclassOf(at)) {
    const other = at.fields.get(key);
    if (other !== undefined && !other.isStatic) hidden++;
  }
  return hidden === 0 ? '' : `$${hidden}`;
}

function isOverride(field: FieldSymbol): boolean {
  return field.decl.modifiers.keywords.some((modifier) => modifier.keyword === 'override');
}

/** Abstract and overriding properties need accessors even where they have no body. */
export function isOpenProperty(field: FieldSymbol): boolean {
  return isOverride(field) || field.decl.modifiers.keywords.some((modifier) => modifier.keyword === 'abstract');
}

export function superclassOf(symbol: ClassSymbol): ClassSymbol | null {
  return symbol.superclass?.kind === 'user' ? symbol.superclass.symbol : null;
}

/** Name under which the platform calls a method: `compareto$1`. */
export function aliasName(name: string, arity: number): string {
  return `${name.toLowerCase()}$${arity}`;
}
