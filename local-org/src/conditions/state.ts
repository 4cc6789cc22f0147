/** The conditions of an open org: what was asked for, and what changes while the org works. */
import type { Conditions } from './conditions.ts';
import { isChosen } from './chance.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { CPU_PRICES, TIME_PRICES, type CpuPrices, type TimePrices } from './prices.ts';
import { namesObject } from './users.ts';
import { nextMidnight, virtualClock, type VirtualClock } from './virtual-clock.ts';

/** Of an org whose work has prices. */
export interface Pricing {
  readonly cpu: CpuPrices;
  readonly time: TimePrices;
  readonly clock: VirtualClock;
  readonly ledger: Ledger;
  /** Writes the clock into the org's file. */
  keepClock(): void;
}

export interface OrgConditions {
  readonly asked: Conditions;
  /** null: work costs what it costs this machine, and the clock is the machine's. */
  readonly pricing: Pricing | null;
  /** Whether one of these rows is locked by others at this attempt; each attempt is another. */
  meetsHeldRow(object: string, ids: readonly string[]): boolean;
}

/** What an org's file keeps of its clock, so that another process goes on where the first one stopped. */
interface KeptClock {
  readonly startedAt: number;
  readonly latest: number;
}

/** Where the clock is kept. */
export interface ClockKeeper {
  getMeta<T>(key: string): T | null;
  setMeta(key: string, value: unknown): void;
}

const CLOCK = 'conditions.clock';

/** @param now of the clock that the org would have otherwise. */
export function createConditions(asked: Conditions, now: number, keeper: ClockKeeper): OrgConditions {
  let attempts = 0;
  return {
    asked,
    pricing: asked.pricedWork === undefined ? null : pricingOf(asked.pricedWork, now, keeper),
    meetsHeldRow(object, ids) {
      const held = asked.heldRows?.find(({ objects }) => namesObject(objects, object));
      if (held === undefined || ids.length === 0) return false;
      return isChosen(asked.seed ?? 1, `row lock ${++attempts}`, ids[0]!, held.share);
    },
  };
}

function pricingOf(asked: NonNullable<Conditions['pricedWork']>, now: number, keeper: ClockKeeper): Pricing {
  const kept = keeper.getMeta<KeptClock>(CLOCK);
  const asksFor = asked.startAt === undefined ? nextMidnight(now) : Date.parse(asked.startAt);
  const startedAt = kept?.startedAt ?? asksFor;
  const clock = virtualClock(startedAt, kept?.latest ?? startedAt);
  return {
    cpu: { ...CPU_PRICES, ...asked.cpu },
    time: { ...TIME_PRICES, ...asked.time },
    clock,
    ledger: createLedger(clock.now()),
    keepClock: () => keeper.setMeta(CLOCK, { startedAt, latest: clock.latest } satisfies KeptClock),
  };
}
