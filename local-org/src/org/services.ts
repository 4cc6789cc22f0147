/** The services of an org: made of a data model and a program, and made anew when a deployment exchanges them. */
import { calloutEndpoints } from '../callouts/endpoints.ts';
import type { HostFilter } from '../callouts/hosts.ts';
import type { OrgConditions } from '../conditions/state.ts';
import { SaveOrder } from '../dml/save-order.ts';
import type { Diagnostic } from '../apex/diagnostic.ts';
import { insertEvents } from '../events/publish.ts';
import { createFlows } from '../flow/flows.ts';
import type { SubscriberConfig } from '../events/deliver.ts';
import { orgHostName } from '../library/domain.ts';
import { labelTexts, labelTranslations } from '../project/label-names.ts';
import type { ProjectModel } from '../project/model.ts';
import type { OrgShape } from '../project/org-shape.ts';
import { findResource } from '../project/resources.ts';
import type { Program } from '../runtime/program.ts';
import type { Schema } from '../schema/model.ts';
import { prefixOfAsker } from '../schema/namespace-context.ts';
import { OrgSecurity } from '../security/access.ts';
import { readUser } from '../security/users.ts';
import { QueryEngine } from '../soql/query-engine.ts';
import type { OrgStore } from '../store/store.ts';
import type { OrgIdentity } from './bootstrap.ts';
import type { Clock, OrgFacts, OrgHost } from '../host/host.ts';
import { text } from '../project/metadata-node.ts';
import { StoredRows, type SystemRows } from '../store/system-rows.ts';

/** What an org is made of. */
export interface Parts {
  readonly diagnostics: readonly Diagnostic[];
  /** As the folders have it. */
  readonly base: ProjectModel;
  /** With what was deployed. */
  readonly project: ProjectModel;
  readonly shape: OrgShape;
  readonly schema: Schema;
  readonly program: Program;
}

export interface Foundation {
  readonly store: OrgStore;
  readonly clock: Clock;
  readonly identity: OrgIdentity;
  readonly conditions: OrgConditions | null;
  /** Hosts that callouts may reach. */
  readonly mayCall: HostFilter;
}

export function rowsOf(schema: Schema, { store, clock, identity }: Foundation): SystemRows {
  return new StoredRows(schema, store, clock, () => identity.autoprocId);
}

export type Services = Omit<OrgHost, 'queries' | 'dml' | 'locks' | 'conditions'>;

/** What these parts make of an org. Changes nothing. */
export function servicesOf(parts: Parts, foundation: Foundation): Services {
  const { project, schema, program } = parts;
  const { store, clock, identity } = foundation;
  const rows = rowsOf(schema, foundation);
  const facts = readFacts(rows, identity, parts);
  return {
    schema,
    store,
    program,
    rows,
    clock,
    security: new OrgSecurity(schema, store, rows, foundation.conditions?.asked ?? null),
    labels: labelTexts(project),
    labelTranslations: labelTranslations(project),
    flows: createFlows(project),
    subscribers: subscribersOf(project),
    callouts: { endpoints: calloutEndpoints(project), mayCall: foundation.mayCall },
    adminId: identity.adminId,
    autoprocId: identity.autoprocId,
    facts: () => facts,
    baseUrl: `https://${orgHostName(facts)}`,
    user: (id: string) => readUser(rows, id),
    staticResource: (name: string) => {
      const found = findResource(project, name, prefixOfAsker(project));
      return found === null ? null : Buffer.from(found.bytes());
    },
  };
}

/** Gives `host` these services; who holds the host has them from then on. */
export function furnish(host: OrgHost, services: Services): void {
  Object.assign(host, services);
  // They refer to one another through the services they were given.
  Object.assign(host, { queries: new QueryEngine(host) });
  Object.assign(host, { dml: new SaveOrder(host, insertEvents) });
}

function readFacts(rows: SystemRows, identity: OrgIdentity, { project, shape }: Parts): OrgFacts {
  const [name, isSandbox, instance, type] = rows.select(
    'Organization',
    ['Name', 'IsSandbox', 'InstanceName', 'OrganizationType'],
    { Id: identity.organizationId },
  )[0]!;
  return {
    id: identity.organizationId,
    name: name as string,
    isSandbox: isSandbox === 1,
    sandboxName: identity.sandboxName,
    myDomain: identity.myDomain,
    instanceName: instance as string,
    organizationType: type as string,
    namespace: project.namespace,
    deliverability: identity.deliverability,
    shape,
  };
}

function subscribersOf(project: ProjectModel): Map<string, SubscriberConfig> {
  const configs = new Map<string, SubscriberConfig>();
  for (const { type, properties } of project.components) {
    if (type !== 'PlatformEventSubscriberConfig') continue;
    const trigger = text(properties, 'platformEventConsumer');
    const batchSize = text(properties, 'batchSize');
    if (trigger !== null)
      configs.set(trigger.toLowerCase(), {
        trigger,
        user: text(properties, 'user'),
        batchSize: batchSize === null ? null : Number(batchSize),
      });
  }
  return configs;
}
