/** Texts under rules about secrets, before and after a run, with what the run reports about their records. */
import type { Org, SqlValue } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';
import type { FieldDesign, OrgDesign } from './design.ts';
import type { SecretPattern } from './secrets.ts';

export interface RuledText {
  readonly object: string;
  readonly field: string;
  readonly recordId: string;
  readonly before: string;
  readonly after: string;
  /** Of the field. */
  readonly length: number;
  readonly secrets: SecretPattern;
  /** Why the run may not write the record; null when it may. */
  readonly keptBy: 'recycle bin' | 'row filter' | 'validation rule' | null;
  /** Codes of the failures about the record. */
  readonly reasons: readonly string[];
}

/** Numbers that the run reports of a field. */
export interface WrittenTexts {
  readonly masked: number;
  readonly redacted: number;
}

export interface TextReport {
  readonly texts: readonly RuledText[];
  /** By `Object.Field`. */
  readonly written: ReadonlyMap<string, WrittenTexts>;
}

/** `Object.Field Id` → text. */
export type StoredTexts = ReadonlyMap<string, string>;

const fieldsUnderSecrets = ({ objects }: OrgDesign): (readonly [string, FieldDesign])[] =>
  objects.flatMap(({ name, fields }) =>
    fields.filter(({ secrets }) => secrets !== undefined).map((field) => [name, field] as const),
  );

export function textsUnderRules(org: Org, design: OrgDesign): StoredTexts {
  const found = new Map<string, string>();
  for (const [object, { name }] of fieldsUnderSecrets(design))
    for (const [id, value] of org.data.records(object, ['Id', name]))
      if (typeof value === 'string') found.set(`${object}.${name} ${String(id)}`, value);
  return found;
}

/** @param before the texts before the run; those of records that a rule has deleted are left out */
export function textReportOf(org: Org, runId: string, design: OrgDesign, before: StoredTexts): TextReport {
  const reasons = reasonsByRecord(org, runId);
  const texts = fieldsUnderSecrets(design).flatMap(([object, { name: field, length, rule, secrets }]) =>
    [...org.data.records(object, ['Id', 'IsDeleted', 'Fate__c', field])].flatMap(([id, isDeleted, fate, after]) => {
      const recordId = String(id);
      const text = before.get(`${object}.${field} ${recordId}`);
      if (text === undefined) return [];
      const isFiltered = rule === 'secrets of some rows';
      const keptBy = isDeleted === 1 ? 'recycle bin' : keptByFate(fate!, isFiltered);
      const found = { object, field, recordId, before: text, after: String(after ?? ''), length, keptBy };
      return [{ ...found, secrets: secrets!, reasons: reasons.get(recordId) ?? [] } as const];
    }),
  );
  return { texts, written: writtenTexts(org, runId) };
}

function keptByFate(fate: SqlValue, isFiltered: boolean): RuledText['keptBy'] {
  if (isFiltered && fate !== 'filtered') return 'row filter';
  return fate === 'refused' ? 'validation rule' : null;
}

function reasonsByRecord(org: Org, runId: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const soql = 'SELECT Record_Id__c, Reason_Code__c FROM Masking_Failure__c WHERE Run__c = :runId';
  for (const row of rows(org, soql, { runId })) {
    const id = String(row('Record_Id__c'));
    found.set(id, [...(found.get(id) ?? []), String(row('Reason_Code__c'))]);
  }
  return found;
}

function writtenTexts(org: Org, runId: string): ReadonlyMap<string, WrittenTexts> {
  const fields = 'Object_Name__c, Field_Name__c, Masked__c, Redacted__c';
  return new Map(
    rows(org, `SELECT ${fields} FROM Masking_Audit_Entry__c WHERE Run__c = :runId`, { runId }).map((row) => [
      `${String(row('Object_Name__c'))}.${String(row('Field_Name__c'))}`,
      { masked: Number(row('Masked__c') ?? 0), redacted: Number(row('Redacted__c') ?? 0) },
    ]),
  );
}
