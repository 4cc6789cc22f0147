/**
 * What a run costs on the platform may not grow unseen. Counts do not depend on the machine, so they are compared with those written
 * down; who makes masking cheaper, or has a reason to make it dearer, writes them anew: `npm run bench -- governor --chunks 1`.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { governor, type GovernorCosts } from '../bench/governor.ts';
import { GOVERNOR_COSTS } from '../bench/governor-costs.ts';
import { SHAPES } from '../bench/governor-shapes.ts';

/** A few statements more are no regression. */
const LEEWAY = 1.05;
/** Bytes, of which the org's own automation gets half: 12 MB, taken for twelve million. */
const ASYNC_HEAP = 12_000_000;

describe('costs of a chunk', () => {
  let costs: readonly GovernorCosts[];

  beforeAll(async () => {
    costs = await governor(1);
  }, 120_000);

  const of = (shape: string): GovernorCosts => costs.find((candidate) => candidate.shape === shape)!;

  test('the shapes are those written down', () => {
    expect(costs.map(({ shape }) => shape)).toEqual(GOVERNOR_COSTS.map(({ shape }) => shape));
  });

  test.each(GOVERNOR_COSTS.map((written) => [written.shape, written] as const))('%s', (shape, written) => {
    const now = of(shape);
    expect(now.soql_per_chunk).toBeLessThanOrEqual(written.soql_per_chunk);
    expect(now.dml_statements_per_chunk).toBeLessThanOrEqual(written.dml_statements_per_chunk);
    expect(now.dml_rows_per_chunk).toBeLessThanOrEqual(written.dml_rows_per_chunk);
    expect(now.hmacs_per_chunk).toBeLessThanOrEqual(written.hmacs_per_chunk);
    expect(now.regex_accesses).toBeLessThanOrEqual(written.regex_accesses);
    expect(now.statements_per_record).toBeLessThanOrEqual(written.statements_per_record * LEEWAY);
    expect(now.heap_kb).toBeLessThanOrEqual(written.heap_kb * LEEWAY);
    expect(now.executions_besides_chunks).toBeLessThanOrEqual(written.executions_besides_chunks);
  });

  test('the budget: 2 queries, 1 statement and 2,000 rows of DML, 20 executions besides the 500 chunks of a million', () => {
    const ten = of('Contact, 10 fields');
    expect(ten.soql_per_chunk).toBeLessThanOrEqual(2);
    expect(ten.dml_statements_per_chunk).toBe(1);
    expect(ten.dml_rows_per_chunk).toBe(2000);
    expect(ten.async_executions_per_million).toBeLessThanOrEqual(520);
  });

  test('the budget of processor time: 45 statements for a record with one field, 700 and 6 HMACs for one with ten', () => {
    expect(of('Contact, 1 field').statements_per_record).toBeLessThanOrEqual(45);
    const ten = of('Contact, 10 fields');
    expect(ten.statements_per_record).toBeLessThanOrEqual(700);
    expect(ten.hmacs_per_chunk).toBeLessThanOrEqual(6 * ten.records_per_chunk);
  });

  test('a second run over masked records takes as few executions as one without records', () => {
    expect(of('Contact, 1 field').second_run_executions).toBeLessThanOrEqual(4);
  });

  test('verification of fields that a query can filter takes at most 20 executions for a million records', () => {
    expect(of('Contact, 1 field').verification_executions_per_million).toBeLessThanOrEqual(20);
    expect(of('Contact, 10 fields').verification_executions_per_million).toBeLessThanOrEqual(20);
  });

  test.each(SHAPES.map((shape) => [shape.name, shape] as const))(
    '%s: half of the heap of an asynchronous transaction stays free',
    (name) => {
      expect(of(name).heap_kb * 1024).toBeLessThan(ASYNC_HEAP / 2);
    },
  );

  test.each(SHAPES.map((shape) => [shape.name, shape] as const))(
    '%s: at most one HMAC for each value that is masked',
    (name, shape) => {
      const records = of(name).records_per_chunk;
      const masked = ['Email', ...shape.rules.map(({ field }) => field)].map((field) => shape.fields.indexOf(field));
      const distinct = new Set<string>();
      for (let i = 0; i < records; i++) {
        const row = shape.row(i);
        for (const at of masked) distinct.add(`${at} ${String(row[at])}`);
      }
      expect(of(name).hmacs_per_chunk).toBeLessThanOrEqual(distinct.size);
    },
  );
});
