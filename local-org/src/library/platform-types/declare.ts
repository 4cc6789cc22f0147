/** Declares types of the platform that are mostly data, from texts in the notation of `data/platform-types`; see `data/README.md`. */
import { missingCall } from '../../runtime/missing-calls.ts';
import {
  libraryClass,
  libraryClasses,
  notImplemented,
  type Implementation,
  type LibraryClassDefinition,
  type PropertyImplementation,
} from '../../runtime/library.ts';

type Members = Record<string, Implementation | PropertyImplementation>;

/** Values by lower-case property name. */
type Bag = Record<string, unknown>;

const DECLARATION = /\s*(enum |interface )?([\w.]+)(?: : ([\w.]+))? \{([^}]*)\}/gy;
const STORED = Symbol('values of a platform object');

class PlatformObject {
  readonly [STORED]: Bag = {};
}

export interface Options {
  /** Members that do more, by type name. */
  readonly own?: Readonly<Record<string, Members>>;
  /** What a static method does that does nothing here, by `Type.method`. */
  readonly missing?: (what: string) => Implementation;
}

interface Declaration {
  readonly name: string;
  readonly kind: string;
  readonly parent: string | undefined;
  readonly body: string;
}

/** Declares the types of a namespace; parents may stand after their children. */
export function platformTypes(namespace: string, text: string, options: Options = {}): void {
  const waiting = new Map<string, Declaration>();
  for (const declaration of declarations(namespace, text)) waiting.set(declaration.name, declaration);
  const declareOne = (declaration: Declaration): void => {
    waiting.delete(declaration.name);
    const parent = declaration.parent === undefined ? undefined : waiting.get(declaration.parent);
    if (parent !== undefined) declareOne(parent);
    declare(declaration, options);
  };
  for (let next = waiting.values().next(); !next.done; next = waiting.values().next()) declareOne(next.value);
}

function declarations(namespace: string, text: string): Declaration[] {
  const source = text.trim();
  const found: Declaration[] = [];
  let end = 0;
  DECLARATION.lastIndex = 0;
  for (let match = DECLARATION.exec(source); match !== null; match = DECLARATION.exec(source)) {
    const [, kind, name, parent, body] = match as unknown as [string, string | undefined, string, string, string];
    end = DECLARATION.lastIndex;
    found.push({ name: `${namespace}.${name}`, kind: kind?.trim() ?? 'class', parent, body: body.trim() });
  }
  if (end !== source.length) throw new Error(`Bad declaration in ${namespace}: ${source.slice(end, end + 60)}`);
  return found;
}

function declare({ name, kind, parent, body }: Declaration, options: Options): void {
  if (kind === 'enum') {
    libraryClass({ name, kind: 'enum', values: body.split(/\s+/) });
    return;
  }
  const own = options.own?.[name.slice(name.indexOf('.') + 1)] ?? {};
  const above = parent === undefined ? undefined : libraryClasses().get(parent.toLowerCase());
  if (parent !== undefined && above === undefined) throw new Error(`${name} extends ${parent}, which is not declared`);
  const lines = () =>
    body
      .split(';')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  const isInterface = kind === 'interface';
  const Base = (above?.instance ?? PlatformObject) as new () => PlatformObject;
  const Instance = class extends Base {
    jsonEntries(): readonly (readonly [string, unknown])[] {
      return propertiesOf(lines()).map(({ name: property }) => [
        property,
        this[STORED][property.toLowerCase()] ?? null,
      ]);
    }
  };
  const definition: LibraryClassDefinition = {
    name,
    kind: isInterface ? 'interface' : 'class',
    ...(parent === undefined ? {} : { extends: parent }),
    ...(isInterface ? {} : { instance: Instance }),
    // Read when a member of the class is first asked for.
    get members() {
      return { ...(isInterface ? dispatched(lines()) : membersOf(name, lines(), Instance, options)), ...own };
    },
  };
  libraryClass(definition);
}

interface Property {
  readonly isStatic: boolean;
  readonly type: string;
  readonly name: string;
}

function propertiesOf(lines: readonly string[]): Property[] {
  return lines
    .filter((line) => !line.includes('('))
    .map((line) => {
      const isStatic = line.startsWith('static ');
      const at = line.lastIndexOf(' ');
      return { isStatic, type: line.slice(isStatic ? 7 : 0, at), name: line.slice(at + 1) };
    });
}

function dispatched(lines: readonly string[]): Members {
  return Object.fromEntries(
    lines.map((line) => {
      const { signature, name, arity } = methodOf(line);
      return [
        signature,
        (self: Record<string, Implementation>, ...args: never[]) => self[alias(name, arity)]!(...args),
      ];
    }),
  );
}

function membersOf(
  owner: string,
  lines: readonly string[],
  Instance: new () => PlatformObject,
  options: Options,
): Members {
  const members: Members = {};
  const properties = propertiesOf(lines);
  for (const { isStatic, type, name } of properties)
    members[`${isStatic ? 'static ' : ''}property ${type} ${name}`] = isStatic
      ? { get: notImplemented }
      : accessors(name);
  const methods = lines.filter((line) => line.includes('(')).map(methodOf);
  const known = new Set(properties.map(({ name }) => name.toLowerCase()));
  for (const { name } of methods) {
    const [, property] = SETTER.exec(name) ?? [];
    if (property !== undefined) known.add(property.toLowerCase());
  }
  for (const method of methods.filter(({ name }) => name === 'new')) {
    for (const { name } of method.params) if (name !== null) known.add(name.toLowerCase());
    members[method.signature] = constructorOf(Instance, method.params, properties);
  }
  for (const method of methods)
    if (method.name !== 'new')
      members[method.signature] = method.signature.startsWith('static ')
        ? staticMethod(owner, method, () => constructorOf(Instance, method.params, properties), options)
        : implementationOf(owner, method, known);
  return members;
}

/** One that makes an object of its class, of values that it names, is a constructor. */
function staticMethod(owner: string, method: Method, create: () => Implementation, options: Options): Implementation {
  if (method.returns === owner && method.params.length > 0 && method.params.every(({ name }) => name !== null))
    return create();
  return options.missing?.(`${owner.slice(owner.indexOf('.') + 1)}.${method.name}`) ?? notImplemented;
}

const accessors = (name: string): PropertyImplementation => ({
  get: (self: PlatformObject) => self[STORED][name.toLowerCase()] ?? null,
  set: (self: PlatformObject, value: unknown) => {
    self[STORED][name.toLowerCase()] = value;
  },
});

/** Where each argument goes: see the head of the file. */
function constructorOf(
  Instance: new () => PlatformObject,
  params: readonly Parameter[],
  properties: readonly Property[],
): Implementation {
  const targets = params.map(({ type, name }) => {
    const ofType = properties.filter((property) => !property.isStatic && property.type === type);
    return (name ?? (ofType.length === 1 ? ofType[0]!.name : null))?.toLowerCase() ?? null;
  });
  return (...args: readonly unknown[]) => {
    const object = new Instance();
    targets.forEach((target, at) => {
      if (target !== null) object[STORED][target] = args[at] ?? null;
    });
    return object;
  };
}

interface Parameter {
  readonly type: string;
  readonly name: string | null;
}

const SETTER = /^(?:set|with)([A-Z]\w*)$/;

interface Method {
  /** As the library writes it, with names for the parameters. */
  readonly signature: string;
  readonly name: string;
  readonly returns: string;
  readonly params: readonly Parameter[];
  readonly arity: number;
}

function methodOf(line: string): Method {
  const open = line.indexOf('(');
  const params = splitTypes(line.slice(open + 1, -1)).map((text): Parameter => {
    const [, type, name] = /^(.*?[\w>])(?: (\w+))?$/.exec(text) as unknown as [string, string, string | undefined];
    return { type, name: name ?? null };
  });
  const named = params.map(({ type, name }, at) => `${type} ${name ?? `argument${at}`}`);
  const name = line.slice(line.lastIndexOf(' ', open) + 1, open);
  const returns = line
    .slice(0, open - name.length)
    .replace(/^static /, '')
    .trim();
  return { signature: `${line.slice(0, open)}(${named.join(', ')})`, name, returns, params, arity: params.length };
}

/** Commas between type arguments do not count. */
function splitTypes(text: string): string[] {
  const types: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '<') depth++;
    else if (text[at] === '>') depth--;
    else if (at === text.length || (text[at] === ',' && depth === 0)) {
      types.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return types.filter((type) => type !== '');
}

const alias = (name: string, arity: number): string => `${name.toLowerCase()}$${arity}`;

function implementationOf(owner: string, { name, returns, arity }: Method, known: ReadonlySet<string>): Implementation {
  const [, verb, property] = /^(get|is|set|with)([A-Z]\w*)$/.exec(name) ?? [];
  const sets = verb === 'set' || verb === 'with';
  const key = [property, name].map((text) => text?.toLowerCase()).find((text) => text !== undefined && known.has(text));
  const stored =
    key === undefined || arity !== (sets ? 1 : 0)
      ? null
      : sets
        ? (self: PlatformObject, value: unknown) => {
            self[STORED][key] = value;
            return returns === owner ? self : undefined;
          }
        : (self: PlatformObject) => self[STORED][key] ?? null;
  const overridden = alias(name, arity);
  return (self: PlatformObject & Record<string, Implementation | undefined>, ...args: never[]) => {
    const method = self[overridden];
    if (method !== undefined) return method.call(self, ...args);
    if (stored !== null) return (stored as (...values: unknown[]) => unknown)(self, ...args);
    const given = sets || arity > 0 ? undefined : property?.toLowerCase();
    if (given !== undefined && given in self[STORED]) return self[STORED][given];
    if (name === 'build' && arity === 0) return platformObject(returns, self[STORED]);
    throw missingCall(`${owner}.${name}`);
  };
}

/** A value of an object of these types, for members that do more. */
export function storedValue(self: object, name: string): unknown {
  return (self as PlatformObject)[STORED][name.toLowerCase()] ?? null;
}

/** A new object of a type declared here, with these properties. */
export function platformObject(type: string, values: Readonly<Record<string, unknown>>): object {
  const Instance = libraryClasses().get(type.toLowerCase())!.instance as unknown as new () => PlatformObject;
  const object = new Instance();
  for (const [name, value] of Object.entries(values)) object[STORED][name.toLowerCase()] = value;
  return object;
}
