/** User mode: a query may only name objects and fields that its user may read. */
import { ApexMap, ApexSet } from '../runtime/collections.ts';
import { ApexException } from '../runtime/exception.ts';
import { setOf, STRING } from '../runtime/runtime-types.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { Security } from '../security/security.ts';
import type { SoqlQuery } from './ast.ts';
import { noSuchColumn, unsupportedType } from './query-errors.ts';
import type { Plan } from './plan.ts';
import type { QueryOptions } from './queries.ts';

/** @throws QueryException as if the object or field did not exist, as the platform does. */
export function checkReadable(plan: Plan, user: UserInfoRecord, security: Security): void {
  for (const type of plan.touchedTypes)
    if (!security.canObject(user, type, 'read')) throw withFields(unsupportedType(type.name), plan, user, security);
  for (const field of plan.touched) {
    if (field.name !== 'Id' && !security.canField(user, field, 'read'))
      throw withFields(noSuchColumn(field.name, field.object.name), plan, user, security);
  }
  checkChildren(plan, (child) => checkReadable(child, user, security));
}

/** What `getInaccessibleFields()` of the exception answers: all of them, by object. */
function withFields(exception: ApexException, plan: Plan, user: UserInfoRecord, security: Security): ApexException {
  const hidden = new ApexMap(STRING, setOf(STRING));
  for (const { object, name } of plan.touched.filter(
    (field) =>
      field.name !== 'Id' &&
      !(security.canObject(user, field.object, 'read') && security.canField(user, field, 'read')),
  )) {
    const fields = hidden.get(object.name) as ApexSet | null;
    if (fields === null) hidden.put(object.name, new ApexSet(STRING, [name]));
    else fields.add(name);
  }
  exception.details = hidden;
  return exception;
}

/** `WITH SECURITY_ENFORCED` */
export function checkEnforced(plan: Plan, user: UserInfoRecord, security: Security): void {
  const isHidden =
    plan.touchedTypes.some((type) => !security.canObject(user, type, 'read')) ||
    plan.selected.some((field) => field.name !== 'Id' && !security.canField(user, field, 'read'));
  if (isHidden)
    throw ApexException.of(
      'System.QueryException',
      'Insufficient permissions: secure query included inaccessible field',
    );
  checkChildren(plan, (child) => checkEnforced(child, user, security));
}

function checkChildren(plan: Plan, check: (child: Plan) => void): void {
  for (const child of plan.children) check(child.plan);
}

/** The clause WITH of the query overrides the mode of its code. */
export function accessOf(query: SoqlQuery, options: QueryOptions): 'user' | 'system' {
  if (query.with?.kind === 'userMode') return 'user';
  return query.with?.kind === 'systemMode' ? 'system' : options.access;
}

/** User mode brings sharing with it. */
export function isShared(query: SoqlQuery, options: QueryOptions): boolean {
  return options.sharing === 'with' || accessOf(query, options) === 'user';
}
