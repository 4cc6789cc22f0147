/** Columns of the CSV that the commands print, in the order of docs/openapi.yaml. */
import type { AuditEntry, InventoryField } from '../org/answers.ts';

export const AUDIT_COLUMNS = [
  'entry_id',
  'object',
  'field',
  'coverage',
  'rule',
  'method',
  'reason',
  'scanned',
  'masked',
  'already_masked',
  'skipped',
  'failed',
  'redacted',
  'deleted',
  'residue',
  'undeliverable',
  'cannot_be_masked',
  'sampled',
  'sampled_addresses',
  'started_at',
  'finished_at',
] as const satisfies readonly (keyof AuditEntry)[];

export const INVENTORY_COLUMNS = [
  'object',
  'object_label',
  'field',
  'field_label',
  'type',
  'length',
  'unique',
  'required',
  'encrypted',
  'external_id',
  'tracked',
  'rows',
  'covered',
  'rule',
  'reason',
] as const satisfies readonly (keyof InventoryField)[];
