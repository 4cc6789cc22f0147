/** Who takes a platform event: its triggers, then the active flows that it starts. */
import type { OrgHost } from '../host/host.ts';
import { tx } from '../runtime/context.ts';
import type { SObject } from '../runtime/sobject.ts';
import { asApexException } from '../runtime/exception.ts';
import { typedList } from '../async/apex-values.ts';
import { entryIsMet } from '../flow/flow-conditions.ts';
import { Interview } from '../flow/interview.ts';
import type { FlowDefinition } from '../flow/model.ts';
import { runInterviews } from '../flow/run-interviews.ts';
import type { TriggerProgram } from '../runtime/program.ts';

export interface Subscriber {
  /** Under which its position is kept. */
  readonly name: string;
  /** Whether a failure reaches the test that delivers: that of a flow is only mailed. */
  readonly failsTests: boolean;
  /** Inside the transaction of the delivery. */
  run(host: OrgHost, events: readonly SObject[]): void;
}

export function subscribersOf(host: OrgHost, event: string): Subscriber[] {
  const flows = host.flows?.triggered(event, 'platform event') ?? [];
  return [...host.program.triggersFor(event).map(triggerSubscriber), ...flows.map(flowSubscriber)];
}

function triggerSubscriber(trigger: TriggerProgram): Subscriber {
  return {
    name: trigger.name,
    failsTests: true,
    run: (host, events) => {
      const { triggers } = tx();
      triggers.push({
        object: trigger.object,
        operation: 'after insert',
        new: typedList(host, [...events]),
        old: null,
        newMap: null,
        oldMap: null,
        size: events.length,
      });
      trigger.run();
      triggers.pop();
    },
  };
}

/** An interview for each event that meets the entry conditions, all together. A failure undoes what they did. */
function flowSubscriber(flow: FlowDefinition): Subscriber {
  return {
    name: `${flow.name} (flow)`,
    failsTests: false,
    run: (_host, events) => {
      const interviews = events
        .map((record) => new Interview(flow, { record, prior: null }, new Map()))
        .filter(entryIsMet);
      runInterviews(interviews);
      const failure = interviews.find((interview) => interview.failure !== null)?.failure;
      if (failure != null) throw asApexException(failure.cause) ?? failure.cause;
    },
  };
}
