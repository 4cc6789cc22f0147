/** Writing records: the save order of the platform. */
import type { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import type { DmlOperation } from '../apex/ast.ts';
import type { AccessMode } from '../soql/queries.ts';

export interface DmlOptions {
  readonly access: AccessMode;
  readonly sharing: 'with' | 'without';
  readonly allOrNone: boolean;
  readonly externalIdField?: string;
  readonly mergeMaster?: SObject;
  readonly allowFieldTruncation?: boolean;
  readonly allowDuplicates?: boolean;
  /** Part of something that the platform does: counts for no limit, and writes also what no caller may. */
  readonly isPlatform?: boolean;
}

export interface DmlError {
  /** `REQUIRED_FIELD_MISSING`, ... : System.StatusCode names. */
  readonly statusCode: string;
  readonly message: string;
  readonly fields: readonly string[];
  /** What a duplicate rule found. */
  readonly duplicate?: {
    readonly rule: string;
    readonly object: SObjectType;
    readonly isAllowSave: boolean;
    readonly matches: readonly DuplicateMatch[];
  };
}

export interface DuplicateMatch {
  /** The matching rule. */
  readonly rule: string;
  readonly ids: readonly string[];
}

export interface DmlResult {
  readonly id: string | null;
  readonly success: boolean;
  /** Upsert only. */
  readonly created: boolean;
  readonly errors: readonly DmlError[];
}

export interface Dml {
  /** Throws ApexException (System.DmlException) when `allOrNone` and a record fails. Writes ids and defaults back into the records. */
  execute(operation: DmlOperation, records: readonly SObject[], options: DmlOptions): DmlResult[];
}
