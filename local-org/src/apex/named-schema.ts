/**
 * The part of a data model that sources can depend on. The compiler finds objects, fields and relationships by the names that are in the
 * sources, and objects through relationships that are named there; what no source names changes nothing in its output.
 */
import { DEFINITIONS } from './check/sobject-types.ts';
import type { ChildRelationshipInfo, FieldInfo, RelationshipInfo, Schema, SObjectType } from '../schema/model.ts';

const WORD = /[a-z]\w*/gi;

/** Read by the compiler whether a source names it or not; `Name` stands for a parent of several objects. */
const ALWAYS = ['User', 'Name'];

/** Lower-case words of texts, comments and literals included. */
export function wordsOf(sources: readonly { readonly source: string }[]): Set<string> {
  const words = new Set<string>();
  for (const { source } of sources) for (const [word] of source.matchAll(WORD)) words.add(word.toLowerCase());
  return words;
}

/** What sources can depend on: an object, or a field or relationship of one. */
export interface SchemaFact {
  /** Lower case: `account`, `account.field name`, `account.parent owner`, `account.children contacts`. */
  readonly key: string;
  /** Lower case. The object of a fact has the same. */
  readonly object: string;
  /** A source that depends on the fact has one of these words. Null: every source can. */
  readonly words: readonly string[] | null;
  /** Equal for two data models where what is described compiles to the same with both. */
  readonly text: string;
}

type Member = FieldInfo | RelationshipInfo | ChildRelationshipInfo;

/** @returns equal facts for two data models only if the sources compile to the same with both; sorted by key */
export function namedSchema(schema: Schema, sources: readonly { readonly source: string }[]): readonly SchemaFact[] {
  const words = wordsOf(sources);
  const spellings = spellingsIn(schema);
  const isNamed = ({ name }: { readonly name: string | null }): boolean =>
    spellings(name ?? '').some((word) => words.has(word));
  const reached = new Map<SObjectType, Set<string>>();
  const waiting: SObjectType[] = [];
  const reach = (type: SObjectType | null, by: readonly string[]): void => {
    if (type === null) return;
    const known = reached.get(type) ?? new Set();
    for (const word of by) known.add(word);
    if (!reached.has(type)) waiting.push(type);
    reached.set(type, known);
  };
  for (const type of schema.types) if (isNamed(type)) reach(type, spellings(type.name));
  for (const name of ALWAYS) reach(schema.type(name), []);
  const facts: SchemaFact[] = [];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    const parents = type.relationships.filter(isNamed);
    const children = type.childRelationships.filter(isNamed);
    for (const { name, targets } of parents)
      if (targets.length === 1) for (const target of targets) reach(schema.type(target), spellings(name ?? ''));
    for (const { name, child } of children) reach(schema.type(child), spellings(name ?? ''));
    const object = type.name.toLowerCase();
    const member = (kind: string) => (part: Member) => {
      const name = part.name ?? '';
      facts.push({
        key: `${object}.${kind} ${name.toLowerCase()}`,
        object,
        words: spellings(name),
        text: JSON.stringify(ownValues(part)),
      });
    };
    type.fields.filter(isNamed).forEach(member('field'));
    parents.forEach(member('parent'));
    children.forEach(member('children'));
  }
  for (const [type, by] of reached) facts.push(objectFact(type, by));
  return facts.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

function objectFact(type: SObjectType, words: ReadonlySet<string>): SchemaFact {
  const key = type.name.toLowerCase();
  const text = JSON.stringify(ownValues(type));
  return { key, object: key, words: ALWAYS.includes(type.name) ? null : [...words].sort(), text };
}

/** How sources can write a name: those of the project's own namespace also without it. */
function spellingsIn(schema: Schema): (name: string) => readonly string[] {
  const prefix = schema.namespace === null ? null : `${schema.namespace.toLowerCase()}__`;
  return (name) => {
    const lower = name.toLowerCase();
    return prefix !== null && lower.startsWith(prefix) ? [lower, lower.slice(prefix.length)] : [lower];
  };
}

/** What the compiler never reads: how records are described, validated, shared and deleted. What is not listed counts. */
export const NOT_COMPILED: readonly (keyof SObjectType | keyof FieldInfo)[] = [
  'label',
  'pluralLabel',
  'helpText',
  'keyPrefix',
  'deletable',
  'undeletable',
  'searchable',
  'sharingModel',
  'sharingReasons',
  'hiddenRecords',
  'recordTypes',
  'validationRules',
  'duplicateRules',
  'isTracked',
  'isFeedTracked',
  'picklistValues',
  'restrictedPicklist',
  'controllingField',
  'lookupFilter',
  'mask',
  'defaultValueFormula',
  'autoNumberFormat',
  'complianceGroup',
  'securityClassification',
];
const notCompiled = new Set<string>(NOT_COMPILED);

/** Without what leads to other parts of the data model: their values are listed where they are named. */
function ownValues(part: SObjectType | FieldInfo | RelationshipInfo | ChildRelationshipInfo): object {
  if (!('kind' in part)) return compiled(part);
  const { object: _, ...values } = compiled(part);
  const parents = 'relationship' in values ? values.relationship?.targets : 'targets' in values ? values.targets : null;
  return {
    ...values,
    ...(parents == null ? {} : { targets: parentsThatMatter(parents) }),
    ...('field' in values && typeof values.field === 'object' ? { field: values.field.name } : {}),
    ...('relationship' in values ? { relationship: values.relationship?.name } : {}),
  };
}

const compiled = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !notCompiled.has(name))) as T;

/** Whatever the objects are, a parent of several is a `Name` to the compiler. */
const parentsThatMatter = (targets: readonly string[]): readonly string[] =>
  targets.length === 1 ? targets : ['', ...targets.filter((target) => DEFINITIONS.has(target))];
