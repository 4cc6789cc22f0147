/**
 * How a class of the platform is written here: one object per class that holds, side by side, each member's signature in Apex
 * notation and the function that does it. The checker reads the signatures, the emitted JavaScript calls the functions; so a
 * signature without a function can only be one that reports it (`notImplemented`), and fails at the call by name.
 *
 *   export const stringClass = libraryClass({
 *     name: 'System.String',
 *     members: {
 *       'static String join(Iterable<Object> items, String separator)': (items, separator) => ...,
 *       'Boolean contains(String part)': (self, part) => self.includes(part),
 *       'Integer length()': (self) => self.length,
 *       'new(Integer size)': (size) => ...,          // constructor; type arguments of the instance come as last parameter (RuntimeType[]) for generic classes
 *       'property Blob requestBody': { get: (self) => ..., set: (self, value) => ... },
 *       'static property Integer MAX_VALUE': { get: () => 2147483647 },
 *       'Object foo()': notImplemented,
 *     },
 *   });
 */
import { missingCall } from './missing-calls.ts';
export type Implementation = (...args: never[]) => unknown;

export interface PropertyImplementation {
  readonly get?: Implementation;
  readonly set?: Implementation;
}

export interface LibraryClassDefinition {
  /** Qualified: `System.String`, `Database.SaveResult`, `Messaging.SingleEmailMessage`; nested types as `Messaging.InboundEmail.Header`. */
  readonly name: string;
  readonly kind?: 'class' | 'interface' | 'enum' | 'exception' | 'abstract';
  /** `['T']` for List; the members may then use `T`. */
  readonly typeParams?: readonly string[];
  /** Qualified name with type arguments: `System.Exception`. */
  readonly extends?: string;
  /** e.g. `['System.Iterable<T>']`. */
  readonly implements?: readonly string[];
  readonly values?: readonly string[];
  readonly members?: Readonly<Record<string, Implementation | PropertyImplementation>>;
  /** JavaScript class of the instances, where there is one: `instanceof` at run time uses it, and user classes may extend it. */
  readonly instance?: abstract new (...args: never[]) => object;
}

/** A type in a signature, not yet resolved: `Map<String, List<T>>`. */
export interface SignatureType {
  readonly name: string;
  readonly args: readonly SignatureType[];
}

export interface LibraryMember {
  readonly kind: 'method' | 'constructor' | 'property' | 'enumValue';
  readonly name: string;
  readonly isStatic: boolean;
  readonly params: readonly { readonly name: string; readonly type: SignatureType }[];
  /** `void` for constructors. */
  readonly returnType: SignatureType;
  /** Methods and constructors. */
  readonly call: Implementation | null;
  readonly get: Implementation | null;
  readonly set: Implementation | null;
  /** The signature as written: unique within the class, the key by which emitted code finds the function. */
  readonly signature: string;
}

export interface LibraryClass {
  /** `System.String` */
  readonly qualifiedName: string;
  readonly namespace: string;
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'enum' | 'exception' | 'abstract';
  readonly typeParams: readonly string[];
  readonly extends: SignatureType | null;
  readonly implements: readonly SignatureType[];
  readonly values: readonly string[];
  /** By lower-case name; parsed on first use. */
  readonly members: () => ReadonlyMap<string, readonly LibraryMember[]>;
  readonly constructors: () => readonly LibraryMember[];
  readonly instance: (abstract new (...args: never[]) => object) | null;
}

/** Thrown by a member that the platform has and this org has not: reaches the caller as `Not implemented: Type.method`. */
export class NotImplementedError extends Error {
  constructor(what: string) {
    super(`Not implemented: ${what}`);
    this.name = 'NotImplementedError';
  }
}

/** Marks a member whose signature is known but which does nothing yet; `libraryClass` replaces it by a throwing function. */
export const notImplemented: Implementation = () => {
  throw missingCall('a platform method');
};

const registry = new Map<string, LibraryClass>();

export function libraryClass(definition: LibraryClassDefinition): LibraryClass {
  const dot = definition.name.indexOf('.');
  const namespace = definition.name.slice(0, dot);
  const name = definition.name.slice(dot + 1);
  let parsed: { members: Map<string, LibraryMember[]>; constructors: LibraryMember[] } | null = null;
  const parse = () => (parsed ??= parseMembers(definition));
  const cls: LibraryClass = {
    qualifiedName: definition.name,
    namespace,
    name,
    kind: definition.kind ?? 'class',
    typeParams: definition.typeParams ?? [],
    extends: definition.extends ? parseType(definition.extends) : null,
    implements: (definition.implements ?? []).map(parseType),
    values: definition.values ?? [],
    members: () => parse().members,
    constructors: () => parse().constructors,
    instance: definition.instance ?? null,
  };
  registry.set(definition.name.toLowerCase(), cls);
  return cls;
}

/** Every registered class by lower-case qualified name. Complete only after `library/index.ts` was imported. */
export function libraryClasses(): ReadonlyMap<string, LibraryClass> {
  return registry;
}

function parseMembers(definition: LibraryClassDefinition): {
  members: Map<string, LibraryMember[]>;
  constructors: LibraryMember[];
} {
  const members = new Map<string, LibraryMember[]>();
  const constructors: LibraryMember[] = [];
  for (const [signature, implementation] of Object.entries(definition.members ?? {})) {
    const member = parseMember(definition.name, signature, implementation);
    if (member.kind === 'constructor') {
      constructors.push(member);
    } else {
      const key = member.name.toLowerCase();
      const list = members.get(key);
      if (list) list.push(member);
      else members.set(key, [member]);
    }
  }
  return { members, constructors };
}

function parseMember(
  owner: string,
  signature: string,
  implementation: Implementation | PropertyImplementation,
): LibraryMember {
  let rest = signature.trim();
  const take = (word: string) =>
    rest.startsWith(word + ' ') ? ((rest = rest.slice(word.length + 1).trim()), true) : false;
  const isStatic = take('static');
  const isProperty = take('property');
  const open = rest.indexOf('(');
  if (isProperty) {
    const { type, end } = parseTypeAt(rest, 0);
    const accessors = typeof implementation === 'function' ? { get: implementation } : implementation;
    return {
      kind: 'property',
      name: rest.slice(end).trim(),
      isStatic,
      params: [],
      returnType: type,
      call: null,
      get: accessors.get ?? null,
      set: accessors.set ?? null,
      signature,
    };
  }
  if (open < 0 || !rest.endsWith(')') || typeof implementation !== 'function')
    throw new Error(`Bad library signature in ${owner}: ${signature}`);
  const params = parseParams(rest.slice(open + 1, -1));
  const isConstructor = rest.startsWith('new(');
  const head = isConstructor ? { type: { name: 'void', args: [] }, end: open } : parseTypeAt(rest, 0);
  const name = isConstructor ? 'new' : rest.slice(head.end, open).trim();
  const call =
    implementation === notImplemented
      ? () => {
          throw missingCall(`${owner.replace(/^System\./, '')}.${name}`);
        }
      : implementation;
  return {
    kind: isConstructor ? 'constructor' : 'method',
    name,
    isStatic,
    params,
    returnType: head.type,
    call,
    get: null,
    set: null,
    signature,
  };
}

function parseParams(text: string): { name: string; type: SignatureType }[] {
  const params: { name: string; type: SignatureType }[] = [];
  let at = 0;
  while (at < text.length) {
    const { type, end } = parseTypeAt(text, at);
    const comma = text.indexOf(',', end);
    const stop = comma < 0 ? text.length : comma;
    params.push({ name: text.slice(end, stop).trim(), type });
    at = stop + 1;
  }
  return params;
}

export function parseType(text: string): SignatureType {
  return parseTypeAt(text, 0).type;
}

function parseTypeAt(text: string, start: number): { type: SignatureType; end: number } {
  let at = start;
  while (text[at] === ' ' || text[at] === ',') at++;
  const from = at;
  while (at < text.length && /[\w.]/.test(text[at]!)) at++;
  const name = text.slice(from, at);
  const args: SignatureType[] = [];
  if (text[at] === '<') {
    at++;
    while (text[at] !== '>') {
      const inner = parseTypeAt(text, at);
      args.push(inner.type);
      at = inner.end;
      while (text[at] === ' ' || text[at] === ',') at++;
    }
    at++;
  }
  return { type: { name, args }, end: at };
}
