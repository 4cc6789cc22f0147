/** The flows of an org. */
import type { FlowInfo, ProjectModel } from '../project/model.ts';
import { qualify, qualifyAny } from '../project/api-names.ts';
import { fromSide, prefixOfAsker } from '../schema/namespace-context.ts';
import type { FlowDefinition, FlowTrigger } from './model.ts';
import { readFlow } from './read.ts';

export interface Flows {
  /** Case-insensitive API name, with or without the namespace of whoever asks. */
  find(name: string): FlowDefinition | null;
  /** Active flows that start by themselves, in the order in which they run. */
  triggered(object: string, moment: FlowTrigger['moment']): readonly FlowDefinition[];
}

export function createFlows(project: Pick<ProjectModel, 'flows' | 'namespace' | 'isManaged'>): Flows {
  const prefixOf = (info: FlowInfo): string | null => (info.namespace === null ? null : project.namespace);
  const flows = project.flows.map((info) => ({ prefix: prefixOf(info), flow: readFlow(info) }));
  const byName = new Map(flows.map(({ prefix, flow }) => [qualifyAny(flow.name, prefix).toLowerCase(), flow]));
  const byStart = new Map<string, FlowDefinition[]>();
  const key = (object: string, moment: string): string => `${moment} ${object.toLowerCase()}`;
  for (const { prefix, flow } of flows) {
    if (!flow.isActive || flow.trigger === null) continue;
    const at = key(qualify(flow.trigger.object, prefix), flow.trigger.moment);
    const list = byStart.get(at);
    if (list === undefined) byStart.set(at, [flow]);
    else list.push(flow);
  }
  for (const list of byStart.values()) list.sort(byTriggerOrder);
  return {
    find(name) {
      return (
        byName.get(qualifyAny(name, prefixOfAsker(project)).toLowerCase()) ?? byName.get(name.toLowerCase()) ?? null
      );
    },
    triggered: (object, moment) => byStart.get(key(object, moment)) ?? NONE,
  };
}

/** Runs `work` of a flow on the side of the managed package that it is on: names mean there what its maker meant. */
export function onItsSide<T>({ isBeside }: FlowDefinition, work: () => T): T {
  return fromSide(isBeside, work);
}

const NONE: readonly FlowDefinition[] = [];

/** 1 to 1,000, then flows without a number, then 1,001 to 2,000. Source: Salesforce Help, "Define the Run Order of Record-Triggered Flows". */
function byTriggerOrder(a: FlowDefinition, b: FlowDefinition): number {
  const rank = (flow: FlowDefinition): number => flow.triggerOrder ?? 1_000.5;
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
