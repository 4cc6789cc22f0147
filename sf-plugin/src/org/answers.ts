/** What the package's REST interface answers: docs/openapi.yaml has every member. */

export type RunStatus =
  | 'Queued'
  | 'Waiting'
  | 'Running'
  | 'Verifying'
  | 'Completed'
  | 'Completed With Errors'
  | 'Refused'
  | 'Failed'
  | 'Aborted';

export interface RunBrief {
  readonly run_id: string;
  readonly status: RunStatus;
  readonly status_url: string;
  readonly org_id: string | null;
  readonly rules: string | null;
  readonly requested_at: string | null;
}

export interface RunSummary extends RunBrief {
  readonly name: string;
  readonly source: string;
  readonly dry_run: boolean;
  /** API names of the only objects of a partial run; null for all objects. Packages of an earlier version do not name it. */
  readonly only_objects?: readonly string[] | null;
  /** API names of the only rules of a partial run; null for all rules. */
  readonly only_rules?: readonly string[] | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

export interface ObjectProgress {
  readonly object: string;
  readonly phase: 'Mask' | 'Verify';
  readonly status: string;
  readonly records_total: number;
  readonly records_done: number;
  /** Null in a dry run, which has `values_to_mask`. */
  readonly values_masked: number | null;
  readonly values_to_mask?: number | null;
  readonly records_failed: number;
  readonly residue: number;
}

export interface RunFailure {
  readonly object: string | null;
  readonly record_id: string | null;
  readonly field: string | null;
  readonly reason_code: string | null;
  readonly message: string | null;
  /** What the org answered, without values; packages of an earlier version do not name it. */
  readonly org_message?: string | null;
}

/** A problem of a run that an administrator has accepted. */
export interface AcceptedException {
  readonly object: string;
  readonly field: string | null;
  readonly reason_code: string;
  readonly records: number | null;
  readonly reason: string;
  readonly accepted_by: string;
  readonly expires_on: string | null;
}

export interface RunDetails extends RunSummary {
  readonly sandbox_name: string | null;
  readonly rules_fingerprint: string | null;
  readonly reason: { readonly code: string; readonly message: string | null } | null;
  readonly progress: Readonly<
    Record<'records_total' | 'records_done' | 'records_failed' | 'values_masked', number | null>
  > & {
    readonly values_to_mask?: number | null;
    readonly records_per_second: number | null;
    readonly seconds_left: number | null;
  };
  readonly counts: Readonly<
    Record<
      | 'records_scanned'
      | 'records_changed'
      | 'records_failed'
      | 'values_masked'
      | 'values_already_masked'
      | 'values_skipped',
      number | null
    >
  > &
    Partial<
      Readonly<Record<'records_deleted' | 'records_to_change' | 'records_to_delete' | 'values_to_mask', number | null>>
    >;
  readonly verification: {
    readonly result: string | null;
    /** The result with what qualifies it. */
    readonly summary: string | null;
    readonly email_fields: string | null;
    readonly rules: string | null;
    /** Packages of an earlier version do not name them. */
    readonly accepted_exceptions?: readonly AcceptedException[];
    /** Those that have expired, or that more records are concerned by than were accepted. */
    readonly exceptions_to_renew?: readonly AcceptedException[];
  } & Readonly<
    Record<
      | 'objects_chosen'
      | 'fields_not_covered'
      | 'addresses_not_covered'
      | 'objects_not_sampled'
      | 'fields_not_in_org'
      | 'residue'
      | 'undeliverable'
      | 'cannot_be_masked'
      | 'fields_left_by_rule'
      | 'addresses_left_by_rule',
      number | null
    >
  >;
  readonly objects: readonly ObjectProgress[];
  readonly errors: readonly RunFailure[];
  readonly has_more_errors: boolean;
}

/** What a signed certificate states. */
export interface Certificate {
  readonly issued_at: string;
  readonly issued_by: string;
  readonly run: Omit<RunDetails, 'progress' | 'objects' | 'errors' | 'has_more_errors'>;
  /** Name of the run in its sandbox; null when the certificate was issued there. */
  readonly original_name: string | null;
  readonly objects: readonly string[];
  readonly exclusions: readonly {
    readonly object: string;
    readonly field: string | null;
    readonly reason: string | null;
    readonly addresses: number | null;
  }[];
  readonly has_more_exclusions: boolean;
  readonly problems: readonly RunProblem[];
}

export interface RunListItem extends RunSummary {
  readonly reason_code: string | null;
  readonly verification: string | null;
}

export interface AuditEntry {
  readonly entry_id: string;
  readonly object: string | null;
  readonly field: string | null;
  readonly coverage: string | null;
  readonly rule: string | null;
  readonly method: string | null;
  readonly reason: string | null;
  readonly reading: string | null;
  readonly scanned: number | null;
  /** Null in a dry run, as `redacted` and `deleted`. */
  readonly masked: number | null;
  readonly to_mask?: number | null;
  readonly already_masked: number | null;
  readonly skipped: number | null;
  readonly failed: number | null;
  readonly redacted: number | null;
  readonly to_redact?: number | null;
  readonly deleted: number | null;
  readonly to_delete?: number | null;
  readonly residue: number | null;
  readonly undeliverable: number | null;
  readonly cannot_be_masked: number | null;
  readonly left_by_rule: number | null;
  readonly sampled: number | null;
  readonly sampled_addresses: number | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

export interface InventoryField {
  readonly object: string;
  readonly object_label: string;
  readonly field: string;
  readonly field_label: string;
  readonly type: 'Email';
  readonly length: number;
  readonly unique: boolean;
  readonly required: boolean;
  readonly encrypted: boolean;
  readonly external_id: boolean;
  /** Null when the org was not asked any more. */
  readonly tracked: boolean | null;
  /** Records of the object; null when they were not counted any more. */
  readonly rows: number | null;
  readonly covered: boolean;
  readonly rule: string | null;
  readonly reason: string | null;
}

export interface Inventory {
  readonly org_id: string;
  readonly rules: string;
  readonly fields: readonly InventoryField[];
  /** Objects that could not be described. They may have Email fields. */
  readonly unreadable: readonly string[];
}

/** As much of the inventory as one request can describe. */
export interface InventoryPart extends Inventory {
  /** Where the next part begins; null when this is the last one. */
  readonly next_after?: string | null;
}

/** What saving the rule set of a file would change: names of rules. */
export interface RuleSetComparison {
  readonly rules: string;
  readonly is_new: boolean;
  /** Members of the rule set itself that change. */
  readonly settings: readonly string[];
  /** Other rule sets that stop being the default one. */
  readonly no_longer_default: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Rules of the org that are not in the file: they stay as they are. */
  readonly kept: readonly string[];
  /** Names under which rules are saved, by their names in the file, because another rule set has a rule of that name. */
  readonly renamed: Readonly<Record<string, string>>;
}

export interface RuleSave {
  readonly save_id: string;
  readonly rules: string | null;
  readonly state: 'Deploying' | 'Saved' | 'Failed';
  readonly message: string | null;
  readonly finished_at: string | null;
}

/** What an administrator has accepted in the org. */
export interface AcceptedProblem {
  readonly exception_id: string;
  readonly object: string;
  readonly field: string | null;
  readonly reason_code: string;
  /** Null for the runs of all rule sets. */
  readonly rules: string | null;
  readonly most_records: number | null;
  readonly reason: string;
  readonly expires_on: string | null;
  readonly expired: boolean;
  readonly accepted_by: string;
  readonly accepted_at: string | null;
}

/** What keeps a run from being passed without a qualifier. */
export interface RunProblem {
  readonly object: string;
  readonly field: string | null;
  readonly reason_code: string;
  readonly message: string | null;
  readonly records: number | null;
  /** Addresses that are unmasked because of the problem, and accepted with it. Packages of an earlier version do not name them. */
  readonly unmasked_values?: number | null;
  readonly state: 'open' | 'accepted' | 'expired' | 'exceeded';
  readonly exception_id: string | null;
  readonly reason: string | null;
  readonly accepted_by: string | null;
  readonly accepted_at: string | null;
  readonly expires_on: string | null;
}

export interface Schedule {
  readonly schedule_id: string;
  readonly name: string;
  readonly rules: string;
  readonly cron: string;
  readonly next_at: string | null;
}
