/** Partitions of the platform cache. Source: Apex Reference Guide, Cache namespace: "Partition Class", "Cache Exceptions". */
import { deserializeState, serializeState } from '../async/state.ts';
import { host, type OrgHost } from '../host/host.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { prefixOfAsker } from '../schema/namespace-context.ts';

export type Scope = 'org' | 'session';

interface Entry {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const MIN_TTL = 300;
const MAX_TTL = { org: 172_800, session: 28_800 };
const DEFAULT_TTL = { org: 86_400, session: 28_800 };
const MAX_KEY_LENGTH = 50;
const MAX_VALUE_SIZE = 102_400;
const MAX_BULK_KEYS = 10;
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
  readonly scope: Scope;
  /** `ns.Name` */
  readonly name: string;

  constructor(scope: Scope, name: string) {
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

  private entry(key: string): Entry | null {
    const entry = entries().get(this.key(key));
    return entry === undefined || entry.expires < tx().now() ? null : entry;
  }

  get(key: string): unknown {
    const entry = this.entry(key);
    return entry === null ? null : deserializeState(host(), entry.text);
  }

  put(key: string, value: unknown, ttl: number = DEFAULT_TTL[this.scope]): void {
    const place = this.key(key);
    if (value === null) throw invalidParam('Value cannot be null');
    if (ttl < MIN_TTL || ttl > MAX_TTL[this.scope])
      throw invalidParam(
        `Invalid time to live: ${ttl}. It must be between ${MIN_TTL} and ${MAX_TTL[this.scope]} seconds.`,
      );
    const text = serializeState(value);
    if (text.length > MAX_VALUE_SIZE)
      throw ApexException.of('Cache.ItemSizeLimitExceededException', `Value of key ${key} is larger than 100 KB`);
    entries().set(place, { text, expires: tx().now() + ttl * 1000 });
  }

  contains(key: string): boolean {
    return this.entry(key) !== null;
  }

  remove(key: string): boolean {
    return entries().delete(this.key(key));
  }

  /** Characters of all values. */
  size(): number {
    return this.keys().reduce((sum, key) => sum + (this.entry(key)?.text.length ?? 0), 0);
  }

  keys(): string[] {
    return [...entries().keys()]
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }
}

export function invalidParam(message: string): ApexException {
  return ApexException.of('Cache.InvalidParamException', message);
}

export function checkKey(key: string | null): void {
  if (key === null || !/^[A-Za-z0-9]+$/.test(key) || key.length > MAX_KEY_LENGTH)
    throw invalidParam(`Invalid key: ${key}. Keys are alphanumeric and have up to ${MAX_KEY_LENGTH} characters.`);
}

export function checkKeys(keys: readonly (string | null)[]): void {
  if (keys.length > MAX_BULK_KEYS)
    throw ApexException.of('Cache.BulkApiKeysLimitExceededException', `Up to ${MAX_BULK_KEYS} keys at once`);
  for (const key of keys) checkKey(key);
}

export function checkPartitionName(name: string | null): void {
  if (name === null || !/^(?:\w+\.)?[A-Za-z0-9_]+$/.test(name)) throw invalidParam(`Invalid partition name: ${name}`);
}

const NAMES = Symbol('names of cache partitions');

/** `Name`, `local.Name` and `ns.Name` are one within the namespace. Throws for a partition that the org does not have. */
export function partitionNamed(scope: Scope, written: string | null): Partition {
  checkPartitionName(written);
  const known = knownNames();
  const [name, prefix] = written!.split('.').reverse() as [string, string?];
  const own = prefixOfAsker(tx().org.schema);
  const namespace = prefix === undefined || prefix.toLowerCase() === 'local' ? own : prefix;
  const key = qualified(namespace, name);
  const found = known.get(key) ?? known.get(qualified(null, name));
  if (found === undefined) throw unknownPartition(scope, written!);
  return new Partition(scope, found);
}

export function defaultPartition(scope: Scope): Partition {
  const [row] = host().rows.select('PlatformCachePartition', ['NamespacePrefix', 'DeveloperName'], {
    IsDefaultPartition: 1,
  });
  if (row === undefined) throw unknownPartition(scope, 'default');
  return new Partition(scope, written(row[0] as string | null, row[1] as string));
}

function unknownPartition(scope: Scope, name: string): ApexException {
  return ApexException.of(
    scope === 'org' ? 'Cache.Org.OrgCacheException' : 'Cache.Session.SessionCacheException',
    `Invalid partition: ${name}`,
  );
}

const written = (namespace: string | null, name: string): string => `${namespace ?? 'local'}.${name}`;
const qualified = (namespace: string | null, name: string): string => written(namespace, name).toLowerCase();

/** `ns.Name` as it is written, by that in lower case; asked for once in a transaction. */
function knownNames(): ReadonlyMap<string, string> {
  const { state } = tx();
  let names = state.get(NAMES) as Map<string, string> | undefined;
  if (names === undefined) {
    names = new Map(
      host()
        .rows.select('PlatformCachePartition', ['NamespacePrefix', 'DeveloperName'], {})
        .map((row) => written(row[0] as string | null, row[1] as string))
        .map((name) => [name.toLowerCase(), name]),
    );
    state.set(NAMES, names);
  }
  return names;
}
