/**
 * Which sources compile to the same as in an earlier program. A source is compiled again when its own text is new, when it names a field
 * or relationship that is new, and when it names an object or a class that is new, or, at whatever distance, a class that does. Every
 * word of a text counts as a name.
 */
import type { ApexSourceFile } from './compile.ts';
import { type CompileRecord, factRecord, type FactRecord, type SourceRecord, sourceDigest } from './compile-record.ts';
import { namedSchema, wordsOf } from './named-schema.ts';
import type { Schema } from '../schema/model.ts';

/** Sources of one text: `now` and `before` are their positions in the two programs. */
interface Kept {
  readonly now: number;
  readonly before: number;
}

/** Names that do not mean the same as before. */
interface ChangedNames {
  /** Those of classes and objects: what names them declares something else itself. */
  readonly types: Set<string>;
  /** Those of fields and relationships: only code that has the name depends on them. */
  readonly members: Set<string>;
}

export interface ProgramSources {
  readonly sources: readonly ApexSourceFile[];
  readonly schema: Schema;
  /** Of a source that the earlier program did not have. Null: it cannot be read. */
  record(file: ApexSourceFile): SourceRecord | null;
}

/**
 * @param before an earlier program without faults, of the same namespace and the same other metadata
 * @returns positions of the sources that compile to the same, with those that they had before
 */
export function unchangedSources(before: CompileRecord, now: ProgramSources): ReadonlyMap<number, number> {
  const kept = keptSources(before, now.sources);
  const files = kept.map((source) => now.sources[source.now]!);
  const changed: ChangedNames = { types: new Set(), members: new Set() };
  addChangedClasses(changed, before, now, kept);
  if (!addChangedFacts(changed, before.facts, namedSchema(now.schema, files).map(factRecord), wordsOf(files)))
    return new Map();
  const words = files.map((file) => wordsOf([file]));
  const declared = kept.map((source) => before.sources[source.before]!.declares);
  const stale = staleSources(words, declared, changed);
  return new Map(kept.filter((_, at) => !stale.has(at)).map((source) => [source.now, source.before]));
}

function keptSources({ sources }: CompileRecord, files: readonly ApexSourceFile[]): Kept[] {
  const positions = new Map(sources.map(({ digest }, position) => [digest, position]));
  return files.flatMap((file, position) => {
    const found = positions.get(sourceDigest(file));
    return found === undefined ? [] : [{ now: position, before: found }];
  });
}

function addChangedClasses(changed: ChangedNames, before: CompileRecord, now: ProgramSources, kept: readonly Kept[]) {
  const positions = new Map(kept.map((source) => [source.now, source.before]));
  const records = now.sources.map((file, position) => {
    const found = positions.get(position);
    return found === undefined ? now.record(file) : before.sources[found]!;
  });
  const [earlier, later] = [declarationsOf(before.sources), declarationsOf(records)];
  for (const name of new Set([...earlier.keys(), ...later.keys()]))
    if (earlier.get(name) !== later.get(name)) changed.types.add(name);
}

/** By name of the class. Subscriber code can have a class of the same name as the package that it uses. */
function declarationsOf(records: readonly (SourceRecord | null)[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const record of records)
    if (record !== null && record.declares !== null)
      found.set(record.declares, `${found.get(record.declares) ?? ''} ${record.declarations}`);
  return found;
}

/**
 * @param later what the sources of both programs depend on now; the earlier facts are of all sources that there were
 * @param words of the sources of both programs
 * @returns false: every source can depend on what has changed
 */
function addChangedFacts(
  changed: ChangedNames,
  earlier: readonly FactRecord[],
  later: readonly FactRecord[],
  words: ReadonlySet<string>,
): boolean {
  const [before, now] = [earlier, later].map((facts) => new Map(facts.map((fact) => [fact.key, fact]))) as [
    Map<string, FactRecord>,
    Map<string, FactRecord>,
  ];
  const isReached = ({ object }: FactRecord): boolean => now.has(object);
  const isNamed = (fact: FactRecord): boolean => fact.words?.some((word) => words.has(word)) ?? true;
  const differing = [
    ...later.filter(({ key, digest }) => before.get(key)?.digest !== digest),
    // An object that is gone is not reached; what else is gone from it changes nothing more.
    ...earlier.filter((fact) => !now.has(fact.key) && isNamed(fact) && (fact.key === fact.object || isReached(fact))),
  ];
  for (const { key, object, words: names } of differing) {
    if (names === null) return false;
    const set = key === object ? changed.types : changed.members;
    for (const name of names) set.add(name);
  }
  return true;
}

/** Positions of the sources that name something changed, or a class for which that is so. */
function staleSources(
  words: readonly ReadonlySet<string>[],
  declared: readonly (string | null)[],
  { types, members }: ChangedNames,
): ReadonlySet<number> {
  const stale = new Set<number>();
  const waiting = [...types];
  const users = usersOf(words, new Set([...waiting, ...declared.filter((name) => name !== null)]));
  const spread = new Set(waiting);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const user of users.get(name) ?? []) {
      stale.add(user);
      const own = declared[user];
      if (own == null || spread.has(own)) continue;
      spread.add(own);
      waiting.push(own);
    }
  words.forEach((own, at) => {
    if ([...members].some((name) => own.has(name))) stale.add(at);
  });
  return stale;
}

function usersOf(words: readonly ReadonlySet<string>[], names: ReadonlySet<string>): ReadonlyMap<string, number[]> {
  const users = new Map<string, number[]>();
  words.forEach((own, at) => {
    for (const word of own)
      if (names.has(word)) {
        const known = users.get(word);
        if (known === undefined) users.set(word, [at]);
        else known.push(at);
      }
  });
  return users;
}
