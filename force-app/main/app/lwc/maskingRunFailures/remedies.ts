/** What to do about a cause of failures, as a button next to it. */
import type { FailureGroup } from 'c/maskingFailureCauses';
import { labels } from './labels';

export interface Remedy {
  label: string;
  /** What the page does itself. */
  action: 'exclude' | 'rules' | 'fields' | 'accept' | 'retry' | 'setup';
  /** A page of Setup. */
  url?: string;
}

/** Why users keep their addresses, whatever a run does. */
export const KEPT = new Set(['own_address', 'inactive_user', 'not_confirmed', 'undeliverable']);

const setup = (label: string, url: string): Remedy => ({ label, action: 'setup', url: `/lightning/setup/${url}` });
const ofObject = (label: string, page: string) => (objectName: string) =>
  setup(label, `ObjectManager/${objectName}/${page}/view`);
const always = (remedy: Remedy) => (): Remedy => remedy;

const VALIDATION = ofObject(labels.openValidation, 'ValidationRules');
const TRIGGERS = ofObject(labels.openTriggers, 'ApexTriggers');
const PERMISSIONS = always(setup(labels.openPermissions, 'PermSets/home'));
const DUPLICATES = always(setup(labels.openDuplicates, 'DuplicateRules/home'));
const JOBS = always(setup(labels.openJobs, 'AsyncApexJobs/home'));
const RULES = always({ label: labels.openRules, action: 'rules' });
const FIELDS = always({ label: labels.openFields, action: 'fields' });

const REMEDIES: Readonly<Record<string, (objectName: string) => Remedy>> = {
  FIELD_CUSTOM_VALIDATION_EXCEPTION: VALIDATION,
  FIELD_FILTER_VALIDATION_EXCEPTION: VALIDATION,
  CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY: TRIGGERS,
  CANNOT_EXECUTE_FLOW_TRIGGER: always(setup(labels.openFlows, 'Flows/home')),
  chunk_died: TRIGGERS,
  too_many_retries: TRIGGERS,
  not_kept: TRIGGERS,
  CANNOT_UPDATE_CONVERTED_LEAD: PERMISSIONS,
  INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY: PERMISSIONS,
  INSUFFICIENT_ACCESS_OR_READONLY: PERMISSIONS,
  not_accessible: PERMISSIONS,
  delete_not_allowed: PERMISSIONS,
  in_recycle_bin: PERMISSIONS,
  approved_field_missing: PERMISSIONS,
  DUPLICATES_DETECTED: DUPLICATES,
  DUPLICATE_VALUE: DUPLICATES,
  STORAGE_LIMIT_EXCEEDED: always(setup(labels.openStorage, 'CompanyResourceDisk/home')),
  query_timeout: JOBS,
  job_failed: JOBS,
  not_verified: JOBS,
  UNABLE_TO_LOCK_ROW: JOBS,
  redacted: RULES,
  text_cut: RULES,
  not_covered: RULES,
  INVALID_FIELD_FOR_INSERT_UPDATE: FIELDS,
  update_not_allowed: FIELDS,
  object_not_in_org: FIELDS,
};

/** Every cause has one: what needs no other page is tried again, or accepted. */
export function remedyOf(
  { objectName, reasonCode, canBeRetried }: FailureGroup,
  mayConfigure: boolean,
  mayRetry: boolean,
): Remedy {
  const code = reasonCode ?? '';
  if (mayConfigure && objectName === 'User' && KEPT.has(code)) return { label: labels.excludeUsers, action: 'exclude' };
  const remedy = REMEDIES[code]?.(objectName ?? '');
  if (remedy !== undefined && (mayConfigure || remedy.action !== 'setup')) return remedy;
  return canBeRetried && mayRetry
    ? { label: labels.retry, action: 'retry' }
    : { label: labels.acceptOrReview, action: 'accept' };
}
