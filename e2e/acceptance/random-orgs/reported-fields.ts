/** What a run reports about each field: the audit entries of the run, as the audit file and the app show them. */
import type { Org } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';

/** Number of values of one field that are not masked, classified by what the run reports about them. */
export interface FieldReport {
  readonly residue: number;
  readonly undeliverable: number;
  readonly cannotBeMasked: number;
  /** In records that the row filters of the field's rules leave out. */
  readonly leftByRule: number;
  /** In the newest records of the object. */
  readonly sampled: number;
  /** Whether verification has read the field. */
  readonly isCovered: boolean;
  /** Whether a rule leaves the field out, so that no number is given. */
  readonly isLeftOut: boolean;
}

export const NOTHING_REPORTED: FieldReport = {
  residue: 0,
  undeliverable: 0,
  cannotBeMasked: 0,
  leftByRule: 0,
  sampled: 0,
  isCovered: false,
  isLeftOut: false,
};

const FIELDS =
  'Object_Name__c, Field_Name__c, Coverage__c, Residue__c, Undeliverable__c, Cannot_Be_Masked__c, Left_By_Rule__c, Sampled__c, Sampled_Addresses__c';

export interface RunReport {
  /** By `Object.Field`. */
  readonly fields: ReadonlyMap<string, FieldReport>;
  /** Number of records whose texts without a rule were sampled, by object. */
  readonly samples: ReadonlyMap<string, number>;
}

export function reportOf(org: Org, runId: string): RunReport {
  const fields = new Map<string, FieldReport>();
  const samples = new Map<string, number>();
  for (const row of rows(org, `SELECT ${FIELDS} FROM Masking_Audit_Entry__c WHERE Run__c = :runId`, { runId })) {
    const object = String(row('Object_Name__c'));
    const key = `${object}.${String(row('Field_Name__c'))}`;
    const before = fields.get(key) ?? NOTHING_REPORTED;
    const amount = (name: string): number => Number(row(name) ?? 0);
    if (amount('Sampled__c') > 0) samples.set(object, amount('Sampled__c'));
    fields.set(key, {
      residue: before.residue + amount('Residue__c'),
      undeliverable: before.undeliverable + amount('Undeliverable__c'),
      cannotBeMasked: before.cannotBeMasked + amount('Cannot_Be_Masked__c'),
      leftByRule: before.leftByRule + amount('Left_By_Rule__c'),
      sampled: before.sampled + amount('Sampled_Addresses__c'),
      isCovered: before.isCovered || row('Residue__c') !== null,
      isLeftOut: before.isLeftOut || row('Coverage__c') === 'Opted Out',
    });
  }
  return { fields, samples };
}
