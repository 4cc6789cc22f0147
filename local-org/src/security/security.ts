/** What the running user may do: asked by describe, user-mode SOQL and DML, sharing and FeatureManagement. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';

export type RowAccess = 'read' | 'edit' | 'delete';
export type ObjectAccess = 'read' | 'create' | 'edit' | 'delete' | 'viewAll' | 'modifyAll';

/**
 * Rows of an object with restricted sharing that a user reaches: those whose owner is among `owners`, and those shared by a row of
 * `shareObject` with one of `principals` (users and groups). `owners` includes the user, the queues the user is
 * in, and everyone below in the role hierarchy.
 */
export interface RowFilter {
  readonly owners: readonly string[];
  readonly principals: readonly string[];
  readonly shareObject: string | null;
  /** What the user wants to do with the rows. */
  readonly access: 'read' | 'edit' | 'delete';
  /** Lookups to records through which a row is seen: those of activities and of contacts. */
  readonly through: readonly string[];
}

export interface Security {
  /** The object does not exist for the user: a licence or a feature is missing. Whatever the mode. */
  isMissing(user: UserInfoRecord, type: SObjectType): boolean;
  canObject(user: UserInfoRecord, type: SObjectType, access: ObjectAccess): boolean;
  canField(user: UserInfoRecord, field: FieldInfo, access: 'read' | 'edit'): boolean;
  /** `ModifyAllData`, `ViewAllData`, `ApiEnabled`, ... */
  hasSystemPermission(user: UserInfoRecord, name: string): boolean;
  hasCustomPermission(user: UserInfoRecord, name: string): boolean;
  /** null: sharing hides no row of this object from the user. Source: Salesforce sharing architecture, simple part. */
  rowFilter(user: UserInfoRecord, type: SObjectType, access: RowAccess): RowFilter | null;
  /** Call when users, groups, roles or permissions changed in the running transaction. */
  invalidate(): void;
}
