/** Set-up objects (User, Group, ...) and others cannot be changed in one transaction. */
import type { Transaction } from '../runtime/transaction.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { DmlOperation } from '../apex/ast.ts';
import type { SObjectType } from '../schema/model.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './dml-errors.ts';

/** Kept per transaction; `System.runAs` puts it aside and back. */
export const MIXED_DML = Symbol.for('local-org.mixed-dml');

/** Instead of what was changed: anything may be, in a block of `System.runAs`. Source: Apex Developer Guide, "Mixed DML Operations in Test Methods". */
export const MAY_MIX = Symbol('may mix');

interface Changed {
  setup: string | null;
  other: string | null;
}

/** Changing these makes an update of a user one of set-up; of a queried record they are taken for unchanged. Source: Apex Developer Guide, "sObjects That Can't Be Used Together in DML Operations". */
const USER_SETUP_FIELDS = ['UserRoleId', 'IsActive', 'ForecastEnabled', 'IsPortalEnabled', 'Username', 'ProfileId'];

/** Users without a role may be inserted, users updated as long as their rights stay, and groups inserted and updated together with anything. */
function mayMix(type: SObjectType, operation: DmlOperation, records: readonly SObject[]): boolean {
  if (type.name === 'Group') return operation === 'insert' || operation === 'update';
  if (type.name !== 'User') return false;
  const isSet = (record: SObject, name: string): boolean =>
    (record.values[type.field(name)?.index ?? -1] ?? null) !== null;
  if (operation === 'insert') return records.every((record) => !isSet(record, 'UserRoleId'));
  return (
    operation === 'update' &&
    records.every((record) => record.isQueried || !USER_SETUP_FIELDS.some((name) => isSet(record, name)))
  );
}

/** The error of this operation, or null; remembers the object. */
export function checkMixed(
  transaction: Transaction,
  type: SObjectType,
  operation: DmlOperation,
  records: readonly SObject[],
): DmlError | null {
  if (type.category === 'platformEvent' || type.category === 'customSetting') return null;
  if (type.isSetup && mayMix(type, operation, records)) return null;
  let changed = transaction.state.get(MIXED_DML) as Changed | typeof MAY_MIX | undefined;
  if (changed === MAY_MIX) return null;
  if (changed === undefined) transaction.state.set(MIXED_DML, (changed = { setup: null, other: null }));
  if (type.isSetup) {
    if (changed.other !== null) return mixed(type.name, changed.other);
    changed.setup ??= type.name;
  } else {
    if (changed.setup !== null) return mixed(type.name, changed.setup);
    changed.other ??= type.name;
  }
  return null;
}

function mixed(type: string, original: string): DmlError {
  return dmlError(
    'MIXED_DML_OPERATION',
    `DML operation on setup object is not permitted after you have updated a non-setup object (or vice versa): ${type}, original object: ${original}`,
  );
}
