/** The register: what the package relies on, one file for each assumption, with the probe that decides it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** How far the source can be trusted: a document of Salesforce, a report of somebody, or a conclusion of ours. */
export const CONFIDENCE = ['documented', 'reported', 'inferred'] as const;

/** Exactly one of them. */
export interface Probe {
  /** Anonymous Apex that assigns `observed`. It is rolled back whatever it does. */
  readonly apex?: string;
  /** SOQL; observed are the records, without their attributes. */
  readonly query?: string;
  /** A path below `/services/data/vNN.0`; observed is the answer, or what `pick` names in it. */
  readonly get?: string;
  readonly pick?: string;
  /** `Class.method` of the Apex tests in rehearsal/probes; observed is its outcome. */
  readonly test?: string;
  /** Arguments of the Salesforce CLI, without the org; observed is `result` of its JSON, or what `pick` names in it. */
  readonly cli?: string;
  /** What a person has to do, because only the refresh of a sandbox can decide it. */
  readonly manual?: string;
}

/** What the observed value must be; none for a manual probe. */
export interface Expectation {
  readonly equals?: unknown;
  readonly matches?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** A pattern of the error that the platform must answer. */
  readonly raises?: string;
}

export interface Assumption {
  readonly id: string;
  readonly statement: string;
  /** Files of the package. */
  readonly reliedOn: readonly string[];
  readonly ifWrong: string;
  readonly source: string;
  readonly confidence: (typeof CONFIDENCE)[number];
  /** Set where an org of another kind cannot decide it. */
  readonly needs?: 'sandbox';
  /** Pattern of errors that leave the assumption open, such as a feature that the org does not have. */
  readonly undecidedIf?: string;
  /** How the local org is known to differ: there the assumption is contradicted. */
  readonly localOrg?: string;
  readonly probe: Probe;
  readonly expect: Expectation | null;
}

export class RegisterError extends Error {}

const PROBES = ['apex', 'query', 'get', 'test', 'cli', 'manual'] as const;
const EXPECTATIONS = ['equals', 'matches', 'atMost', 'atLeast', 'raises'] as const;
const TEXTS = ['statement', 'ifWrong', 'source'] as const;

/**
 * @param folder of the assumptions
 * @throws RegisterError which names the file
 */
export function readRegister(folder: string): readonly Assumption[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => assumptionOf(name, readFileSync(path.join(folder, name), 'utf8')));
}

function assumptionOf(name: string, text: string): Assumption {
  const fail = (problem: string): never => {
    throw new RegisterError(`${name}: ${problem}`);
  };
  const given = parse(text) as Partial<Assumption>;
  for (const key of TEXTS) if (typeof given[key] !== 'string' || given[key] === '') fail(`${key} is missing`);
  if (!Array.isArray(given.reliedOn) || given.reliedOn.length === 0) fail('reliedOn is missing');
  if (!CONFIDENCE.includes(given.confidence!)) fail(`confidence must be one of ${CONFIDENCE.join(', ')}`);
  const probe = given.probe ?? {};
  const kinds = PROBES.filter((kind) => probe[kind] !== undefined);
  if (kinds.length !== 1) fail(`probe must have one of ${PROBES.join(', ')}`);
  const expect = given.expect ?? (probe.test === undefined ? null : { equals: 'Pass' });
  const wanted = EXPECTATIONS.filter((kind) => expect !== null && kind in expect);
  if (wanted.length !== (probe.manual === undefined ? 1 : 0))
    fail(`expect must have one of ${EXPECTATIONS.join(', ')}, and a manual probe has none`);
  return { ...(given as Assumption), id: name.replace(/\.yaml$/, ''), expect };
}
