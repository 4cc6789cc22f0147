/** The open org as its own services see it: what the runtime knows (`OrgServices`) and what only an org has. */
import type { CalloutEndpoints } from '../callouts/endpoints.ts';
import type { HostFilter } from '../callouts/hosts.ts';
import type { LabelTranslations } from '../project/label-names.ts';
import type { OrgServices } from '../runtime/context.ts';
import { tx } from '../runtime/context.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { RowLocks } from '../locks/row-locks.ts';
import type { Security } from '../security/security.ts';
import type { OrgShape } from '../project/org-shape.ts';
import type { SystemRows } from '../store/system-rows.ts';
import type { SubscriberConfig } from '../events/deliver.ts';
import type { OrgConditions } from '../conditions/state.ts';
import type { OrgTransaction } from './unit.ts';

/** Who the org is: the Organization record and what no field of it holds. */
export interface OrgFacts {
  readonly id: string;
  readonly name: string;
  readonly isSandbox: boolean;
  /** null in production. */
  readonly sandboxName: string | null;
  /** First label of the My Domain host name, without the sandbox part: `acme`. */
  readonly myDomain: string;
  readonly instanceName: string;
  readonly organizationType: string;
  readonly namespace: string | null;
  /** Email deliverability: who gets mail of Apex. */
  readonly deliverability: 'all' | 'system' | 'none';
  readonly shape: OrgShape;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface OrgHost extends OrgServices {
  readonly security: Security;
  readonly locks: RowLocks;
  readonly rows: SystemRows;
  readonly clock: Clock;
  /** null: those of a new org. */
  readonly conditions: OrgConditions | null;
  /** Label texts by lower-case `name` or `namespace.name`. */
  readonly labels: ReadonlyMap<string, string>;
  readonly labelTranslations: LabelTranslations;
  facts(): OrgFacts;
  /** By 18-character id; null when there is none. */
  user(id: string): UserInfoRecord | null;
  /** Called after every transaction that has ended, well or not: for measurements. */
  observer?: (transaction: OrgTransaction) => void;
  /** The user with administrator's profile that came with the org. */
  readonly adminId: string;
  readonly autoprocId: string;
  /** Platform event triggers with a configuration, by lower-case trigger name. */
  readonly subscribers: ReadonlyMap<string, SubscriberConfig>;
  readonly callouts: {
    readonly endpoints: CalloutEndpoints;
    /** Of whoever opened the org, in addition to the remote sites of the org itself. */
    readonly mayCall: HostFilter;
  };
  /** Content of a static resource, null when the project has none of that name. */
  staticResource(name: string): Buffer | null;
}

/** The host of the running transaction. */
export function host(): OrgHost {
  return tx().org as OrgHost;
}
