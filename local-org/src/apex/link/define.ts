/** Puts the metadata of an emitted class on it (see `UserClass`). */
import { libraryClassNamed } from '../../runtime/runtime-types.ts';
import type { LibraryClass } from '../../runtime/library.ts';
import { ApexEnum, type RuntimeType, type UserClass } from '../../runtime/types.ts';

/** What `$.define` gets from an emitted file. */
export interface ClassData {
  readonly name: string;
  readonly namespace: string | null;
  readonly kind: 'class' | 'interface' | 'enum';
  readonly abstract: boolean;
  readonly sharing: 'with' | 'without' | 'inherited' | null;
  readonly apiVersion: number;
  readonly isTest: boolean;
  /** Nothing static to initialise. */
  readonly ready: boolean;
  readonly librarySuper: string | null;
  readonly interfaces: () => readonly RuntimeType[];
  readonly annotations: UserClass['$annotations'];
  readonly make: (() => object) | null;
  /** All constructors are private. */
  readonly hidden?: boolean;
  readonly values?: readonly string[];
  readonly statics?: readonly string[];
  readonly fields?: () => UserClass['$fields'];
  readonly methods?: () => UserClass['$methods'];
}

/** An emitted class as the linker sees it. */
export interface EmittedClass extends UserClass {
  $ready: boolean;
  $static(): EmittedClass;
  /** Gives the prototype the names under which the platform calls its methods; once all superclasses stand. */
  $aliases(): void;
  readonly $type: RuntimeType;
  /** All constructors are private: nobody outside can make one. */
  readonly $hidden: boolean;
  /** Names of the properties that hold static values. */
  readonly $statics: readonly string[];
  /** The platform class at the end of the superclass chain, where this class names it directly. */
  readonly $librarySuper: LibraryClass | null;
}

/** A constant that knows the type it belongs to. */
class UserEnum extends ApexEnum {
  readonly type: RuntimeType;

  constructor(type: RuntimeType, name: string, ordinal: number) {
    super(type.name, name, ordinal);
    this.type = type;
  }
}

export function defineClass(cls: EmittedClass, data: ClassData, type: RuntimeType): void {
  const values = {
    $name: data.name,
    $namespace: data.namespace,
    $kind: data.kind,
    $abstract: data.abstract,
    $sharing: data.sharing,
    $apiVersion: data.apiVersion,
    $isTest: data.isTest,
    $annotations: data.annotations,
    $hidden: data.hidden ?? false,
    $new: data.make,
    $type: type,
    $statics: data.statics ?? [],
    $librarySuper: data.librarySuper === null ? null : libraryClassNamed(data.librarySuper),
  };
  for (const [key, value] of Object.entries(values)) Object.defineProperty(cls, key, { value });
  nameSuperclass(cls);
  Object.defineProperty(cls, '$ready', { value: data.ready, writable: true });
  if (!Object.hasOwn(cls, '$static')) Object.defineProperty(cls, '$static', { value: () => cls });
  const { prototype } = cls as unknown as { prototype: { $init?: () => object } };
  if (prototype.$init === undefined) prototype.$init = returnThis;
  lazy(cls, '$interfaces', data.interfaces);
  lazy(cls, '$fields', data.fields ?? (() => []));
  lazy(cls, '$methods', data.methods ?? (() => []));
  if (data.values !== undefined) defineConstants(cls, data.values, type);
}

/** `$superclass` follows the prototype. */
export function nameSuperclass(cls: EmittedClass): void {
  const parent = Object.getPrototypeOf(cls) as Partial<EmittedClass>;
  Object.defineProperty(cls, '$superclass', { value: parent.$name === undefined ? null : parent, configurable: true });
}

/** `$init()` of classes without initialisers. */
export function returnThis(this: object): object {
  return this;
}

function lazy<T>(cls: object, key: string, make: () => T): void {
  let made: T | null = null;
  Object.defineProperty(cls, key, { get: () => (made ??= make()) });
}

function defineConstants(cls: EmittedClass, names: readonly string[], type: RuntimeType): void {
  const constants = names.map((name, ordinal) => new UserEnum(type, name, ordinal));
  Object.defineProperty(cls, '$values', { value: constants });
  for (const constant of constants) Object.defineProperty(cls, `v_${constant.name.toLowerCase()}`, { value: constant });
}
