/**
 * The part of a data model that sources can depend on. The compiler finds objects, fields and relationships by the names that are in the
 * sources, and objects through relationships that are named there; what no source names changes nothing in its output.
 */
import { DEFINITIONS } from './check/sobject-types.ts';
import type { ChildRelationshipInfo, FieldInfo, RelationshipInfo, Schema, SObjectType } from '../schema/model.ts';

const WORD = /[a-z]\w*/gi;

/** Read by the compiler whether a source names it or not; `Name` stands for a parent of several objects. */
const ALWAYS = ['User', 'Name'];

/** Lower-case words of all texts, comments and literals included. */
function wordsOf(sources: readonly { readonly source: string }[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { source } of sources) for (const [word] of source.matchAll(WORD)) words.add(word.toLowerCase());
  return words;
}

/**
 * One text for each object that the sources can depend on, with its fields and relationships that they can name.
 *
 * @returns texts that are equal for two data models only if the sources compile to the same with both
 */
export function namedSchema(schema: Schema, sources: readonly { readonly source: string }[]): readonly string[] {
  const words = wordsOf(sources);
  const prefix = schema.namespace === null ? null : `${schema.namespace.toLowerCase()}__`;
  const isNamed = ({ name }: { readonly name: string | null }): boolean => {
    const lower = name?.toLowerCase() ?? '';
    return words.has(lower) || (prefix !== null && lower.startsWith(prefix) && words.has(lower.slice(prefix.length)));
  };
  const reached = new Set<SObjectType>();
  const waiting = schema.types.filter(isNamed);
  const reach = (name: string): void => {
    const type = schema.type(name);
    if (type !== null) waiting.push(type);
  };
  ALWAYS.forEach(reach);
  const texts: string[] = [];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (reached.has(type)) continue;
    reached.add(type);
    const relationships = type.relationships.filter(isNamed);
    const children = type.childRelationships.filter(isNamed);
    for (const { targets } of relationships) if (targets.length === 1) targets.forEach(reach);
    for (const { child } of children) reach(child);
    const parts = [type, ...type.fields.filter(isNamed), ...relationships, ...children];
    texts.push(JSON.stringify(parts.map(ownValues)));
  }
  return texts.sort();
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
