/** Cache namespace: platform cache partitions. Source: Apex Reference Guide, Cache. */
import { libraryClass } from '../runtime/library.ts';
import type { ApexSet } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { host, type OrgHost } from '../host/host.ts';
import { emptySet, mapOfType } from '../host/values.ts';
import { deserializeState, serializeState } from '../async/state.ts';

interface Entry {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const DAY_SECONDS = 86_400;
const CAPACITY = 10_485_760;
const orgCaches = new WeakMap<OrgHost, Map<string, Entry>>();
const TEST_CACHE = Symbol('platform cache of the test');

/** Values live as long as the org is open; a test has a cache of its own. Keys are `org:partition.key` and `session:user:partition.key`. */
function entries(): Map<string, Entry> {
  if (tx().isTest) {
    let own = tx().state.get(TEST_CACHE) as Map<string, Entry> | undefined;
    if (own === undefined) tx().state.set(TEST_CACHE, (own = new Map()));
    return own;
  }
  let cache = orgCaches.get(host());
  if (cache === undefined) orgCaches.set(host(), (cache = new Map()));
  return cache;
}

export class Partition {
  readonly scope: 'org' | 'session';
  readonly name: string;

  constructor(scope: 'org' | 'session', name: string) {
    this.scope = scope;
    this.name = name;
  }

  private key(key: string): string {
    checkKey(key);
    return `${this.prefix}${key}`;
  }

  private get prefix(): string {
    return this.scope === 'org' ? `org:${this.name}.` : `session:${tx().user.id}:${this.name}.`;
  }

  get(key: string): unknown {
    const entry = entries().get(this.key(key));
    if (entry === undefined || entry.expires < tx().now()) return null;
    return deserializeState(host(), entry.text);
  }

  put(key: string, value: unknown, ttl: number = DAY_SECONDS): void {
    entries().set(this.key(key), { text: serializeState(value), expires: tx().now() + ttl * 1000 });
  }

  contains(key: string): boolean {
    const entry = entries().get(this.key(key));
    return entry !== undefined && entry.expires >= tx().now();
  }

  remove(key: string): boolean {
    return entries().delete(this.key(key));
  }

  /** Characters of all values. */
  size(): number {
    return this.keys().reduce((sum, key) => sum + (entries().get(this.key(key))?.text.length ?? 0), 0);
  }

  keys(): string[] {
    return [...entries().keys()]
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }
}

function checkKey(key: string | null): void {
  if (key === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  if (!/^[A-Za-z0-9]+$/.test(key))
    throw ApexException.of('cache.InvalidParamException', `Invalid key: ${key}. Key must be alphanumeric.`);
}

/** `ns.Partition.key`, `Partition.key`, or `key` of the default partition. */
function locate(scope: 'org' | 'session', key: string): { readonly partition: Partition; readonly key: string } {
  const dot = key.lastIndexOf('.');
  return {
    partition: new Partition(scope, dot < 0 ? 'default' : key.slice(0, dot).replace(/^.*\./, '')),
    key: key.slice(dot + 1),
  };
}

/** How full a partition is, in percent of 10 MB, and what nobody measures here. */
function statistics(partitionOf: (self: Partition) => Partition): Record<string, (self: Partition) => unknown> {
  const none = (): bigint => 0n;
  return {
    'Double getCapacity()': (self) => (partitionOf(self).size() / CAPACITY) * 100,
    'Double getMissRate()': () => 0,
    'Long getNumKeys()': (self) => BigInt(partitionOf(self).keys().length),
    'Long getAvgGetSize()': none,
    'Long getAvgGetTime()': none,
    'Long getAvgValueSize()': none,
    'Long getMaxGetSize()': none,
    'Long getMaxGetTime()': none,
    'Long getMaxValueSize()': none,
  };
}

type Builder = { doload$1(key: string): unknown };

/** A System.Type of a CacheBuilder. */
interface Builds {
  readonly type: { readonly name: string; readonly user: { readonly $new: (() => object) | null } | null };
}

function builtKey(builder: Builds, key: string): string {
  return `${builder.type.name.replaceAll('.', '')}${key}`;
}

/** Asks a `Cache.CacheBuilder` for what is not there yet. */
function getOrBuild(partition: Partition, builder: Builds, key: string): unknown {
  const cacheKey = builtKey(builder, key);
  if (partition.contains(cacheKey)) return partition.get(cacheKey);
  const value = (builder.type.user!.$new!() as Builder).doload$1(key);
  partition.put(cacheKey, value);
  return value;
}

function staticMembers(scope: 'org' | 'session', partitionType: string): Record<string, (...args: never[]) => unknown> {
  const on = <T>(key: string, work: (partition: Partition, key: string) => T): T => {
    const found = locate(scope, key);
    return work(found.partition, found.key);
  };
  return {
    'static Object get(String key)': (key: string) => on(key, (partition, name) => partition.get(name)),
    'static Object get(System.Type builder, String key)': (builder: never, key: string) =>
      on(key, (partition, name) => getOrBuild(partition, builder, name)),
    'static void put(String key, Object value)': (key: string, value: unknown) =>
      on(key, (partition, name) => partition.put(name, value)),
    'static void put(String key, Object value, Integer ttlSecs)': (key: string, value: unknown, ttl: number) =>
      on(key, (partition, name) => partition.put(name, value, ttl)),
    'static void put(String key, Object value, Integer ttlSecs, Cache.Visibility visibility, Boolean immutable)': (
      key: string,
      value: unknown,
      ttl: number,
    ) => on(key, (partition, name) => partition.put(name, value, ttl)),
    'static Boolean contains(String key)': (key: string) => on(key, (partition, name) => partition.contains(name)),
    'static Boolean remove(System.Type builder, String key)': (builder: Builds, key: string) =>
      on(key, (partition, name) => partition.remove(builtKey(builder, name))),
    'static Boolean remove(String key)': (key: string) => on(key, (partition, name) => partition.remove(name)),
    'static Set<String> getKeys()': () => emptySet('String', new Partition(scope, 'default').keys()),
    ...Object.fromEntries(
      Object.entries(statistics(() => new Partition(scope, 'default'))).map(([signature, implementation]) => [
        `static ${signature}`,
        implementation,
      ]),
    ),
    'static String getName()': () => 'default',
    [`static ${partitionType} getPartition(String name)`]: (name: string) =>
      new Partition(scope, name.replace(/^.*\./, '')),
  };
}

export const cacheVisibilityClass = libraryClass({
  name: 'Cache.Visibility',
  kind: 'enum',
  values: ['ALL', 'NAMESPACE'],
});

export const cacheBuilderClass = libraryClass({
  name: 'Cache.CacheBuilder',
  kind: 'interface',
  members: { 'Object doLoad(String key)': (self: Builder, key: string) => self.doload$1(key) },
});

const textsOf = (keys: ApexSet): string[] => [...keys.values()] as string[];

/** Checks of names, which the platform shows too. */
const NAMES = {
  'static String createFullyQualifiedKey(String namespace, String partition, String key)': (
    namespace: string,
    partition: string,
    key: string,
  ) => `${namespace}.${partition}.${key}`,
  'static String createFullyQualifiedPartition(String namespace, String partition)': (
    namespace: string,
    partition: string,
  ) => `${namespace}.${partition}`,
  'static void validateKey(Boolean isDefault, String key)': (_isDefault: boolean, key: string) => checkKey(key),
  'static void validateKeyValue(Boolean isDefault, String key, Object value)': (_isDefault: boolean, key: string) =>
    checkKey(key),
};

export const cachePartitionClass = libraryClass({
  name: 'Cache.Partition',
  members: {
    'Object get(String key)': (self: Partition, key: string) => self.get(key),
    'Object get(System.Type builder, String key)': (self: Partition, builder: never, key: string) =>
      getOrBuild(self, builder, key),
    'void put(String key, Object value)': (self: Partition, key: string, value: unknown) => self.put(key, value),
    'void put(String key, Object value, Integer ttlSecs)': (
      self: Partition,
      key: string,
      value: unknown,
      ttl: number,
    ) => self.put(key, value, ttl),
    'void put(String key, Object value, Integer ttlSecs, Cache.Visibility visibility, Boolean immutable)': (
      self: Partition,
      key: string,
      value: unknown,
      ttl: number,
    ) => self.put(key, value, ttl),
    'Boolean contains(String key)': (self: Partition, key: string) => self.contains(key),
    'Map<String, Boolean> contains(Set<String> keys)': (self: Partition, keys: ApexSet) =>
      mapOfType(
        'String',
        'Boolean',
        textsOf(keys).map((key) => [key, self.contains(key)] as const),
      ),
    'Map<String, Object> get(Set<String> keys)': (self: Partition, keys: ApexSet) =>
      mapOfType(
        'String',
        'Object',
        textsOf(keys).map((key) => [key, self.get(key)] as const),
      ),
    ...NAMES,
    'Boolean remove(String key)': (self: Partition, key: string) => self.remove(key),
    'Boolean remove(System.Type builder, String key)': (self: Partition, builder: Builds, key: string) =>
      self.remove(builtKey(builder, key)),
    'Set<String> getKeys()': (self: Partition) => emptySet('String', self.keys()),
    'String getName()': (self: Partition) => self.name,
    'Boolean isAvailable()': () => true,
    ...statistics((self: Partition) => self),
  },
  instance: Partition,
});

export const orgCacheExceptionClass = libraryClass({
  name: 'Cache.Org.OrgCacheException',
  kind: 'exception',
  extends: 'System.Exception',
});
export const sessionCacheExceptionClass = libraryClass({
  name: 'Cache.Session.SessionCacheException',
  kind: 'exception',
  extends: 'System.Exception',
});
export const orgPartitionClass = libraryClass({ name: 'Cache.OrgPartition', extends: 'Cache.Partition' });
export const sessionPartitionClass = libraryClass({ name: 'Cache.SessionPartition', extends: 'Cache.Partition' });
export const orgCacheClass = libraryClass({ name: 'Cache.Org', members: staticMembers('org', 'Cache.OrgPartition') });
export const sessionCacheClass = libraryClass({
  name: 'Cache.Session',
  members: {
    ...staticMembers('session', 'Cache.SessionPartition'),
    'static Boolean isAvailable()': () => !tx().isAsync,
  },
});
