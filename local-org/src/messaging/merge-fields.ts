/**
 * Merge fields of email templates: `{!Contact.Name}`, `{!Account.Owner.Name}`, `{!User.Email}`, `{!Organization.Name}`, `{{{Recipient.Name}}}`.
 * Source: Salesforce Help, "Merge Fields"; Apex Reference Guide, renderStoredEmailTemplate and renderEmailTemplate.
 */
import { apexText } from '../runtime/text.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import { toId18 } from '../schema/ids.ts';
import type { SObjectType } from '../schema/model.ts';

const MERGE = /\{!\s*([A-Za-z$][\w.]*)\s*\}|\{\{\{\s*([A-Za-z$][\w.]*)\s*\}\}\}/g;
const INTERNAL = { access: 'system', sharing: 'without', binds: [], uncounted: true } as const;

interface Source {
  readonly type: SObjectType;
  readonly id: string;
}

/** Where the values come from, by the first name of a merge field in lower case. */
export type MergeSources = ReadonlyMap<string, Source>;

/** The recipient and what the message is about, in addition to the running user and the org. Throws EmailTemplateRenderException. */
export function mergeSources(whoId: string | null, whatId: string | null): MergeSources {
  const { user, org } = tx();
  const sources = new Map<string, Source>();
  const add = (names: readonly string[], source: Source): void => {
    for (const name of names) sources.set(name.toLowerCase(), source);
  };
  const organization = org.schema.type('Organization')!;
  add(['Organization', '$Organization'], { type: organization, id: firstId(organization) });
  add(['User', '$User', 'Sender'], { type: org.schema.type('User')!, id: user.id });
  if (whatId !== null) {
    const what = sourceOf(whatId);
    add([what.type.name, 'RelatedTo'], what);
  }
  if (whoId !== null) {
    const who = sourceOf(whoId);
    add([who.type.name, 'Recipient', 'Receiving_User'], who);
  }
  return sources;
}

function sourceOf(text: string): Source {
  const id = toId18(text);
  const type = id === null ? null : tx().org.schema.typeByPrefix(id.slice(0, 3));
  if (type === null) throw cannotRender('INVALID_ID_FIELD', `Invalid id: ${text}`);
  if (select(type, id!, 'Id') === null) throw cannotRender('ENTITY_IS_DELETED', 'entity is deleted');
  return { type, id: id! };
}

export function cannotRender(code: string, message: string): ApexException {
  return ApexException.of('System.EmailTemplateRenderException', `${code}: ${message}`);
}

function firstId(type: SObjectType): string {
  return tx().org.queries.run(tx().org.queries.parse(`SELECT Id FROM ${type.name} LIMIT 1`), INTERNAL)[0]!.id!;
}

function select(type: SObjectType, id: string, path: string): SObject | null {
  const { queries } = tx().org;
  const query = queries.parse(`SELECT ${path} FROM ${type.name} WHERE Id = '${id}'`);
  return queries.run(query, INTERNAL)[0] ?? null;
}

/** The text with the values in place; `missing` receives merge fields that name nothing. */
export function mergeText(text: string | null, sources: MergeSources, missing: (field: string) => void): string | null {
  if (text === null) return null;
  return text.replace(MERGE, (whole: string, classic?: string, braces?: string) => {
    const [first, ...path] = (classic ?? braces!).split('.') as [string, ...string[]];
    const source = sources.get(first.toLowerCase());
    if (source === undefined || path.length === 0) return '';
    const value = valueAt(source, path);
    if (value === undefined) missing(whole);
    return value ?? '';
  });
}

/** undefined: there is no such field. */
function valueAt({ type, id }: Source, path: readonly string[]): string | null | undefined {
  let at: SObjectType | null = type;
  for (const name of path.slice(0, -1)) {
    const parent: string | undefined = at?.relationship(name)?.targets[0];
    at = parent === undefined ? null : tx().org.schema.type(parent);
  }
  const field = at?.field(path.at(-1)!) ?? null;
  if (field === null) return undefined;
  let record: unknown = select(type, id, path.join('.'));
  for (const name of path.slice(0, -1)) {
    if (!(record instanceof SObject)) return null;
    const relationship = record.sobjectType.relationship(name);
    record = relationship === null ? null : record.values[relationship.index];
  }
  if (!(record instanceof SObject)) return null;
  const value = record.values[record.sobjectType.field(field.name)!.index];
  return value === null || value === undefined ? null : apexText(value);
}
