/** Set-up objects (User, Group, ...) and others cannot be changed in one transaction. */
import type { Transaction } from '../runtime/transaction.ts';
import type { SObjectType } from '../schema/model.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './errors.ts';

/** Kept per transaction; `System.runAs` puts it aside and back. */
export const MIXED_DML = Symbol.for('local-org.mixed-dml');

interface Changed {
  setup: string | null;
  other: string | null;
}

/** The error of this operation, or null; remembers the object. */
export function checkMixed(transaction: Transaction, type: SObjectType): DmlError | null {
  if (type.category === 'platformEvent' || type.category === 'customSetting') return null;
  let changed = transaction.state.get(MIXED_DML) as Changed | undefined;
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
  return dmlError('MIXED_DML_OPERATION', `DML operation on setup object is not permitted after you have updated a non-setup object (or vice versa): ${type}, original object: ${original}`);
}
