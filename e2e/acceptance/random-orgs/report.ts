/** What a run reports about each field: the audit entries of the run, as the audit file and the app show them. */
import type { Org } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';

/** Number of values of one field that are not masked, classified by what the run reports about them. */
export interface FieldReport {
  readonly residue: number;
  readonly undeliverable: number;
  readonly cannotBeMasked: number;
  readonly sampled: number;
  /** In records that the row filters of the field's rules leave out. */
  readonly leftByRule: number;
  /** Whether a rule leaves the field out, so that no number is given. */
  readonly isLeftOut: boolean;
}

const NOTHING: FieldReport = {
  residue: 0,
  undeliverable: 0,
  cannotBeMasked: 0,
  sampled: 0,
  leftByRule: 0,
  isLeftOut: false,
};

/** By `Object.Field`. */
export function reportOf(org: Org, runId: string): ReadonlyMap<string, FieldReport> {
  const report = new Map<string, FieldReport>();
  for (const row of rows(
    org,
    `SELECT Object_Name__c, Field_Name__c, Coverage__c, Residue__c, Undeliverable__c, Cannot_Be_Masked__c, Sampled_Addresses__c, Left_By_Rule__c
     FROM Masking_Audit_Entry__c WHERE Run__c = :runId`,
    { runId },
  )) {
    const field = `${String(row('Object_Name__c'))}.${String(row('Field_Name__c'))}`;
    const before = report.get(field) ?? NOTHING;
    const amount = (name: string): number => Number(row(name) ?? 0);
    report.set(field, {
      residue: before.residue + amount('Residue__c'),
      undeliverable: before.undeliverable + amount('Undeliverable__c'),
      cannotBeMasked: before.cannotBeMasked + amount('Cannot_Be_Masked__c'),
      sampled: before.sampled + amount('Sampled_Addresses__c'),
      leftByRule: before.leftByRule + amount('Left_By_Rule__c'),
      isLeftOut: before.isLeftOut || row('Coverage__c') === 'Opted Out',
    });
  }
  return report;
}
