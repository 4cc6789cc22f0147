/** What Lightning web components import of their org while they are built for a user. */
import type { Org } from '../org/org.ts';
import { protectedLabels } from '../project/label-names.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { fromOutside } from '../schema/namespace-context.ts';
import { isGlobalMethod } from './call-aura.ts';

export interface ComponentFacts {
  readonly userId: string;
  /** By lower-case `name` or `namespace.name`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Whether subscriber components may use what is called `ns.Class.method`, or a label `ns.name`. */
  isGlobal(kind: 'apex' | 'label', name: string): boolean;
  /** @param name with its namespace */
  hasCustomPermission(name: string): boolean;
  hasUserPermission(name: string): boolean;
}

/** The facts as they are now: after a deployment they are asked for again. */
export function componentFacts(org: Org, user: UserInfoRecord): ComponentFacts {
  const { host, project } = org;
  return {
    userId: user.id,
    labels: host.labels,
    isGlobal: (kind, name) =>
      kind === 'apex' ? isGlobalMethod(org, name) : !protectedLabels(project).has(name.toLowerCase()),
    hasCustomPermission: (name) => fromOutside(() => host.security.hasCustomPermission(user, name)),
    hasUserPermission: (name) => host.security.hasSystemPermission(user, name),
  };
}

/** @param id of a user; undefined: the administrator. Throws Error when there is no such user. */
export function pageUser({ host }: Org, id = host.adminId): UserInfoRecord {
  const user = host.user(id);
  if (user === null) throw new Error(`There is no user ${id}`);
  return user;
}
