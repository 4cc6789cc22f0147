/**
 * Conditions that an org of a customer has and a new org has not: what work costs, what else runs, what is refused. Described in a JSON
 * file or an object of the same form; without any, the org behaves as a new one. Documented in `docs/local-org.md`.
 */
import { readAutomation, type Automation } from './automation.ts';
import { readEventConditions, type EventConditions } from './events.ts';
import { readPricedWork, type PricedWork } from './prices.ts';
import {
  readHeldRows,
  readRefusedFields,
  readStorage,
  readWithoutDml,
  type HeldRows,
  type RefusedField,
  type Storage,
  type WithoutDml,
} from './refusals.ts';
import { ConditionsError, group, wholeNumber, type Reader } from './readers.ts';

export interface Conditions {
  /** For everything that is chosen by chance: the same seed chooses the same. Default 1. */
  readonly seed?: number;
  /** Work has prices, and the clock moves with it. */
  readonly pricedWork?: PricedWork;
  /** Triggers and flows of other people. */
  readonly automation?: readonly Automation[];
  readonly events?: EventConditions;
  readonly storage?: Storage;
  readonly heldRows?: readonly HeldRows[];
  readonly withoutDml?: readonly WithoutDml[];
  readonly refusedFields?: readonly RefusedField[];
}

const read: Reader<Conditions> = group<Conditions>({
  seed: wholeNumber(0),
  pricedWork: readPricedWork,
  automation: readAutomation,
  events: readEventConditions,
  storage: readStorage,
  heldRows: readHeldRows,
  withoutDml: readWithoutDml,
  refusedFields: readRefusedFields,
});

/** @param given what JSON.parse answered. Throws ConditionsError. */
export function readConditions(given: unknown, name = 'conditions'): Conditions {
  return read(given, name);
}

/** Of a file's text. Throws ConditionsError. */
export function parseConditions(text: string, name: string): Conditions {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new ConditionsError(`${name}: this is no JSON: ${(error as Error).message}.`);
  }
  return readConditions(given, name);
}
