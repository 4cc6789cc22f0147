/**
 * How long a run would take in a customer's org, and how many asynchronous executions: the real package in an org whose work has prices
 * (docs/local-org.md, "Conditions of a real org"), so the same on every machine. Two sizes are measured; larger ones follow from both,
 * because nothing but the number of chunks grows.
 */
import { openOrg, type Conditions, type Org } from 'local-org';
import { load } from '../scripts/demo/data/load.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { type Figures, say } from './measurement.ts';
import { type People, plansOf } from './people-plans.ts';

export interface PlatformCosts extends Figures {
  readonly bench: 'platform';
  readonly org: string;
  /** What is assumed of the org beyond the default prices. */
  readonly assumptions: string;
  readonly records: number;
  readonly minutes: number;
  readonly async_executions: number;
  /** Records per chunk on Contact, as the pilot of the run chose it. */
  readonly chunk_size: number;
  readonly is_measured: boolean;
}

interface OrgKind {
  readonly name: string;
  readonly assumptions: string;
  readonly conditions: Conditions;
}

const OBJECTS = ['Contact', 'Lead', 'Case'];

export const KINDS: readonly OrgKind[] = [
  {
    name: 'No automation',
    assumptions: 'jobs wait 20 s in the queue; a chunk takes 5 s or more',
    conditions: { pricedWork: {} },
  },
  {
    name: 'Light automation',
    assumptions: 'for each 200 records 3 queries, 1 DML statement with 50 rows, 0.3 s of processor time',
    conditions: {
      pricedWork: {},
      automation: [
        {
          name: 'Light',
          objects: OBJECTS,
          on: ['update'],
          cost: { queries: 3, dmlStatements: 1, dmlRows: 50, cpuMs: 300 },
        },
      ],
    },
  },
  {
    name: 'Heavy automation',
    assumptions:
      'for each 200 records 15 queries, 3 DML statements with 200 rows, 1.5 s of processor time; jobs wait 60 s',
    conditions: {
      pricedWork: { time: { queue: 60_000 } },
      automation: [
        {
          name: 'Heavy',
          objects: OBJECTS,
          on: ['update'],
          cost: { queries: 15, dmlStatements: 3, dmlRows: 200, cpuMs: 1_500 },
        },
      ],
    },
  },
  {
    name: 'Hostile',
    assumptions:
      'for each 200 records 40 queries, 8 DML statements with 600 rows, 6 s of processor time; it refuses 1 record in 100; others hold a row in 1 of 100 attempts; jobs wait 120 s',
    conditions: {
      seed: 1,
      pricedWork: { time: { queue: 120_000 } },
      automation: [
        {
          name: 'Hostile',
          objects: OBJECTS,
          on: ['update'],
          cost: { queries: 40, dmlStatements: 8, dmlRows: 600, cpuMs: 6_000 },
          fails: { share: 0.01 },
        },
      ],
      heldRows: [{ objects: OBJECTS, share: 0.01 }],
    },
  },
];

/** Sizes that the table answers for. */
const SIZES = [1_000_000, 5_000_000, 20_000_000];
/** Below it objects are not cut into ranges (RangePlanner), so that nothing follows for larger orgs. */
const LEAST = 500_000;

/** @param records of the larger org that is measured; the other one has half of them */
export async function platform(
  kinds: readonly string[],
  records: number,
  line: (costs: PlatformCosts) => void,
): Promise<void> {
  for (const kind of KINDS.filter(({ name }) => kinds.includes(keyOf(name)))) {
    say(kind.name);
    const half = await measure(kind, records / 2);
    const whole = await measure(kind, records);
    const larger = records < LEAST ? [] : SIZES.filter((size) => size > records);
    for (const size of [records, ...larger]) line(scaled(half, whole, size));
  }
}

export const keyOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

async function measure({ name, assumptions, conditions }: OrgKind, records: number): Promise<PlatformCosts> {
  const people: People = { Contact: (records * 4) / 6, Lead: records / 6, Case: records / 6 };
  const whole = Object.fromEntries(Object.entries(people).map(([object, n]) => [object, Math.round(n)])) as People;
  const org = openOrg({ projectDirs: ['.'], conditions, options: { isSandbox: true, sandboxName: 'uat' } });
  try {
    org.runAnonymous('new SandboxMaskInstall().onInstall(null);');
    await load(plansOf(whole), {
      org,
      createdAt: Date.UTC(2025, 10, 1),
      onProgress: () => undefined,
    });
    org.runPostCopy('SandboxMaskPostCopy');
    await untilOver(org);
    const { durationMs, asynchronousExecutions } = org.workReport()!;
    return {
      bench: 'platform',
      org: name,
      assumptions,
      records,
      minutes: Math.round(durationMs / 6_000) / 10,
      async_executions: asynchronousExecutions,
      chunk_size: chunkSize(org),
      is_measured: true,
    };
  } finally {
    org.close();
  }
}

/** The watchdog has its turns, as in an org where time passes. */
async function untilOver(org: Org): Promise<void> {
  const status = (): string => String(rows(org, 'SELECT Status__c FROM Masking_Run__c')[0]?.('Status__c'));
  await org.runJobs();
  for (let turns = 0; /^(Queued|Running|Verifying)$/.test(status()); turns++) {
    if (turns === 20) throw new Error(`The measured run does not end: it is ${status()}`);
    await org.runJobs({ passTime: 16 * 60_000 });
  }
}

function chunkSize(org: Org): number {
  const [job] = rows(
    org,
    "SELECT Batch_Size__c FROM Masking_Job__c WHERE Object_Name__c = 'Contact' AND Phase__c = 'Mask' AND Is_Pilot__c = FALSE AND Is_Retry__c = FALSE ORDER BY Started_At__c DESC LIMIT 1",
  );
  return Number(job?.('Batch_Size__c'));
}

/** What each further record costs is the difference of the two measured sizes. */
function scaled(half: PlatformCosts, whole: PlatformCosts, records: number): PlatformCosts {
  if (records === whole.records) return whole;
  const times = (records - whole.records) / (whole.records - half.records);
  const at = (of: (costs: PlatformCosts) => number): number => of(whole) + times * (of(whole) - of(half));
  return {
    ...whole,
    records,
    minutes: Math.round(at(({ minutes }) => minutes) * 10) / 10,
    async_executions: Math.ceil(at(({ async_executions }) => async_executions)),
    is_measured: false,
  };
}
