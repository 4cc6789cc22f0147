/** The flows of an org. */
import type { FlowInfo } from '../project/model.ts';
import type { FlowDefinition, FlowTrigger } from './model.ts';
import { readFlow } from './read.ts';

export interface Flows {
  /** Case-insensitive API name, with or without the org's own namespace. */
  find(name: string): FlowDefinition | null;
  /** Active flows that start by themselves, in the order in which they run. */
  triggered(object: string, moment: FlowTrigger['moment']): readonly FlowDefinition[];
}

export function createFlows(infos: readonly FlowInfo[], namespace: string | null): Flows {
  const flows = infos.map(readFlow);
  const byName = new Map(flows.map((flow) => [flow.name.toLowerCase(), flow]));
  const byStart = new Map<string, FlowDefinition[]>();
  const unqualified = (name: string): string =>
    namespace !== null && name.toLowerCase().startsWith(`${namespace.toLowerCase()}__`)
      ? name.slice(namespace.length + 2)
      : name;
  const key = (object: string, moment: string): string => `${moment} ${unqualified(object).toLowerCase()}`;
  for (const flow of flows) {
    if (!flow.isActive || flow.trigger === null) continue;
    const at = key(flow.trigger.object, flow.trigger.moment);
    const list = byStart.get(at);
    if (list === undefined) byStart.set(at, [flow]);
    else list.push(flow);
  }
  for (const list of byStart.values()) list.sort(byTriggerOrder);
  return {
    find: (name) => byName.get(unqualified(name).toLowerCase()) ?? null,
    triggered: (object, moment) => byStart.get(key(object, moment)) ?? NONE,
  };
}

const NONE: readonly FlowDefinition[] = [];

/** 1 to 1,000, then flows without a number, then 1,001 to 2,000. Source: Salesforce Help, "Define the Run Order of Record-Triggered Flows". */
function byTriggerOrder(a: FlowDefinition, b: FlowDefinition): number {
  const rank = (flow: FlowDefinition): number => flow.triggerOrder ?? 1_000.5;
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
