/** User mode: a query may only name objects and fields that its user may read. */
import { ApexException } from '../runtime/exception.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { Security } from '../security/security.ts';
import { noSuchColumn, unsupportedType } from './errors.ts';
import type { Plan } from './plan.ts';

/** @throws QueryException as if the object or field did not exist, as the platform does. */
export function checkReadable(plan: Plan, user: UserInfoRecord, security: Security): void {
  for (const type of plan.touchedTypes) if (!security.canObject(user, type, 'read')) throw unsupportedType(type.name);
  for (const field of plan.touched) {
    if (field.name !== 'Id' && !security.canField(user, field, 'read')) throw noSuchColumn(field.name, field.object.name);
  }
  checkChildren(plan, (child) => checkReadable(child, user, security));
}

/** `WITH SECURITY_ENFORCED` */
export function checkEnforced(plan: Plan, user: UserInfoRecord, security: Security): void {
  const isHidden = plan.touchedTypes.some((type) => !security.canObject(user, type, 'read')) || plan.touched.some((field) => field.name !== 'Id' && !security.canField(user, field, 'read'));
  if (isHidden) throw ApexException.of('System.QueryException', 'Insufficient permissions: secure query included inaccessible field');
  checkChildren(plan, (child) => checkEnforced(child, user, security));
}

function checkChildren(plan: Plan, check: (child: Plan) => void): void {
  for (const child of plan.children) check(child.plan);
}
