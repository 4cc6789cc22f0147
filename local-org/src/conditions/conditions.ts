/**
 * Conditions that an org of a customer has and a new org has not: what work costs, what else runs, what is refused. Described in a JSON
 * file or an object of the same form; without any, the org behaves as a new one. Documented in `docs/local-org.md`.
 */
import { readAutomation, type Automation } from './automation.ts';
import { readEventConditions, type EventConditions } from './events.ts';
import { readLargeSchema, type LargeSchema } from './large-schema.ts';
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
import { readAutomatedProcess, type AutomatedProcess } from './users.ts';
import { ConditionsError, group, listOf, text, wholeNumber, type Reader } from './readers.ts';

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
  readonly automatedProcess?: AutomatedProcess;
  /** Objects that do not exist for anybody: their licence or feature is missing. */
  readonly withoutObjects?: readonly string[];
  readonly largeSchema?: LargeSchema;
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
  automatedProcess: readAutomatedProcess,
  withoutObjects: listOf(text),
  largeSchema: readLargeSchema,
});

/** @param given what JSON.parse answered. Throws ConditionsError. */
export function readConditions(given: unknown, name = 'conditions'): Conditions {
  return read(given, name);
}

/** Of a file's text. Throws ConditionsError. */
export function parseConditions(source: string, name: string): Conditions {
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch (error) {
    throw new ConditionsError(`${name}: this is no JSON: ${(error as Error).message}.`);
  }
  return readConditions(given, name);
}
