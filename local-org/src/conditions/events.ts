/** How platform events reach their triggers. */
import { group, listOf, text, wholeNumber, type Reader } from './readers.ts';

/** A delivery that ends with `Too many SOQL queries`. */
export interface FailingDelivery {
  /** Name of the trigger. */
  readonly trigger: string;
  /** Which of its deliveries since the org was opened, from 1. */
  readonly delivery: number;
  /** How many queries it may make. */
  readonly queries: number;
}

export interface EventConditions {
  /** Events wait until this many of a kind can be delivered together, or until nothing else is left to do. */
  readonly together?: number;
  readonly failing?: readonly FailingDelivery[];
}

export const readEventConditions: Reader<EventConditions> = group<EventConditions>({
  together: wholeNumber(1, 2_000),
  failing: listOf(
    group<FailingDelivery>({ trigger: text, delivery: wholeNumber(1), queries: wholeNumber(0) }, [
      'trigger',
      'delivery',
      'queries',
    ]),
  ),
});
