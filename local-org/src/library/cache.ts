/** Cache namespace: platform cache. Source: Apex Reference Guide, Cache. */
import { libraryClass, type Implementation } from '../runtime/library.ts';
import { ApexException, toApexException } from '../runtime/exception.ts';
import type { ApexList, ApexSet } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { emptySet, listOfType, mapOfType } from '../host/apex-values.ts';
import {
  checkKey,
  checkKeys,
  checkPartitionName,
  defaultPartition,
  invalidParam,
  Partition,
  partitionNamed,
  type Scope,
} from './cache-partition.ts';

const CAPACITY = 10_485_760;

/** `ns.Partition.key`, or `key` of the default partition. */
function locate(scope: Scope, key: string | null): { readonly partition: Partition; readonly key: string } {
  const dot = key?.lastIndexOf('.') ?? -1;
  if (dot < 0) {
    checkKey(key);
    return { partition: defaultPartition(scope), key: key! };
  }
  return { partition: partitionNamed(scope, key!.slice(0, dot)), key: key!.slice(dot + 1) };
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

function newBuilder(type: Builds | null): Builder {
  if (type === null) throw invalidParam('The cache builder cannot be null');
  const builder = type.type.user?.$new?.() as Partial<Builder> | undefined;
  if (builder?.doload$1 === undefined)
    throw ApexException.of(
      'Cache.InvalidCacheBuilderException',
      `${type.type.name} must implement Cache.CacheBuilder and have a constructor without arguments`,
    );
  return builder as Builder;
}

/** Asks a `Cache.CacheBuilder` for what is not there yet. */
function getOrBuild(partition: Partition, type: Builds, key: string): unknown {
  const builder = newBuilder(type);
  const cacheKey = builtKey(type, key);
  if (partition.contains(cacheKey)) return partition.get(cacheKey);
  const value = built(builder, key);
  if (value !== null) partition.put(cacheKey, value);
  return value;
}

function built(builder: Builder, key: string): unknown {
  try {
    return builder.doload$1(key);
  } catch (error) {
    const cause = toApexException(error);
    if (cause.typeName === 'System.LimitException') throw error;
    throw ApexException.of('Cache.CacheBuilderExecutionException', `${cause.typeName}: ${cause.text}`);
  }
}

const bulkOf = (keys: ApexSet): string[] => {
  const texts = [...keys.values()] as string[];
  checkKeys(texts);
  return texts;
};

/** Ways to call `put` after key and value; whoever may see a value does not matter within one namespace. */
const PUTS: Readonly<Record<string, (rest: readonly unknown[]) => number | undefined>> = {
  '': () => undefined,
  ', Cache.Visibility visibility': () => undefined,
  ', Integer ttlSecs': ([ttl]) => ttl as number,
  ', Integer ttlSecs, Cache.Visibility visibility, Boolean immutable': ([ttl]) => ttl as number,
};

function putMembers(prefix: string, put: (first: never, key: string, value: unknown, ttl: number | undefined) => void) {
  const members: Record<string, Implementation> = {};
  for (const [params, ttlOf] of Object.entries(PUTS))
    members[`${prefix}void put(String key, Object value${params})`] =
      prefix === ''
        ? (self: never, key: string, value: unknown, ...rest: unknown[]) => put(self, key, value, ttlOf(rest))
        : (key: string, value: unknown, ...rest: unknown[]) => put(undefined as never, key, value, ttlOf(rest));
  return members;
}

function bulkMembers(prefix: string, of: (first: never) => Partition): Record<string, Implementation> {
  const bulk = (work: (partition: Partition, keys: ApexSet) => unknown): Implementation =>
    prefix === ''
      ? (self: never, keys: ApexSet) => work(of(self), keys)
      : (keys: ApexSet) => work(of(undefined as never), keys);
  return {
    [`${prefix}Map<String, Boolean> contains(Set<String> keys)`]: bulk((partition, keys) =>
      mapOfType(
        'String',
        'Boolean',
        bulkOf(keys).map((key) => [key, partition.contains(key)] as const),
      ),
    ),
    [`${prefix}Map<String, Object> get(Set<String> keys)`]: bulk((partition, keys) =>
      mapOfType(
        'String',
        'Object',
        bulkOf(keys).map((key) => [key, partition.get(key)] as const),
      ),
    ),
  };
}

function staticMembers(scope: Scope, partitionType: string): Record<string, (...args: never[]) => unknown> {
  const on = <T>(key: string, work: (partition: Partition, key: string) => T): T => {
    const found = locate(scope, key);
    return work(found.partition, found.key);
  };
  return {
    'static Object get(String key)': (key: string) => on(key, (partition, name) => partition.get(name)),
    'static Object get(System.Type builder, String key)': (builder: never, key: string) =>
      on(key, (partition, name) => getOrBuild(partition, builder, name)),
    ...putMembers('static ', (_, key, value, ttl) => on(key, (partition, name) => partition.put(name, value, ttl))),
    ...bulkMembers('static ', () => defaultPartition(scope)),
    'static Boolean contains(String key)': (key: string) => on(key, (partition, name) => partition.contains(name)),
    'static List<Boolean> contains(List<String> keys)': (keys: ApexList) =>
      listOfType(
        'Boolean',
        (keys.items as string[]).map((key) => on(key, (partition, name) => partition.contains(name))),
      ),
    'static Boolean remove(System.Type builder, String key)': (builder: Builds, key: string) =>
      on(key, (partition, name) => partition.remove(builtKey(builder, name))),
    'static Boolean remove(String key)': (key: string) => on(key, (partition, name) => partition.remove(name)),
    'static Set<String> getKeys()': () => emptySet('String', defaultPartition(scope).keys()),
    ...Object.fromEntries(
      Object.entries(statistics(() => defaultPartition(scope))).map(([signature, implementation]) => [
        `static ${signature}`,
        implementation,
      ]),
    ),
    'static String getName()': () => plainName(defaultPartition(scope)),
    [`static ${partitionType} getPartition(String name)`]: (name: string) => partitionNamed(scope, name),
  };
}

const plainName = (partition: Partition): string => partition.name.replace(/^.*\./, '');

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
  'static void validateKeyValue(Boolean isDefault, String key, Object value)': (
    _isDefault: boolean,
    key: string,
    value: unknown,
  ) => {
    checkKey(key);
    if (value === null) throw invalidParam('Value cannot be null');
  },
  'static void validateKeys(Boolean isDefault, Set<String> keys)': (_isDefault: boolean, keys: ApexSet) =>
    checkKeys([...keys.values()] as string[]),
  'static void validatePartitionName(String name)': checkPartitionName,
  'static void validateCacheBuilder(System.Type cacheBuilder)': (type: Builds) => void newBuilder(type),
};

export const cachePartitionClass = libraryClass({
  name: 'Cache.Partition',
  members: {
    'Object get(String key)': (self: Partition, key: string) => self.get(key),
    'Object get(System.Type builder, String key)': (self: Partition, builder: never, key: string) =>
      getOrBuild(self, builder, key),
    ...putMembers('', (self: Partition, key, value, ttl) => self.put(key, value, ttl)),
    ...bulkMembers('', (self: Partition) => self),
    'Boolean contains(String key)': (self: Partition, key: string) => self.contains(key),
    ...NAMES,
    'Boolean remove(String key)': (self: Partition, key: string) => self.remove(key),
    'Boolean remove(System.Type builder, String key)': (self: Partition, builder: Builds, key: string) =>
      self.remove(builtKey(builder, key)),
    'Set<String> getKeys()': (self: Partition) => emptySet('String', self.keys()),
    'String getName()': plainName,
    'Boolean isAvailable()': (self: Partition) => self.scope === 'org' || !tx().isAsync,
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
libraryClass({
  name: 'Cache.Session.SessionCacheNoSessionException',
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
