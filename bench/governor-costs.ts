/** What masking may cost: written down by who last had a reason to change it, and compared by e2e/governor.test.ts. */
import type { GovernorCosts } from './governor.ts';

type Written = Omit<
  GovernorCosts,
  'bench' | 'async_executions_per_million' | 'verification_executions_per_million' | 'second_run_executions'
>;

export const GOVERNOR_COSTS: readonly Written[] = [
  {
    shape: 'Contact, 1 field',
    masked_fields: 1,
    records_per_chunk: 2000,
    soql_per_chunk: 0,
    dml_statements_per_chunk: 1,
    dml_rows_per_chunk: 2000,
    hmacs_per_chunk: 2000,
    regex_accesses: 12,
    heap_kb: 360,
    statements_per_record: 40.3,
    executions_besides_chunks: 10,
  },
  {
    shape: 'Contact, 3 fields',
    masked_fields: 3,
    records_per_chunk: 2000,
    soql_per_chunk: 0,
    dml_statements_per_chunk: 1,
    dml_rows_per_chunk: 2000,
    hmacs_per_chunk: 2000,
    regex_accesses: 12,
    heap_kb: 464,
    statements_per_record: 85.3,
    executions_besides_chunks: 10,
  },
  {
    shape: 'Contact, 10 fields',
    masked_fields: 10,
    records_per_chunk: 2000,
    soql_per_chunk: 0,
    dml_statements_per_chunk: 1,
    dml_rows_per_chunk: 2000,
    hmacs_per_chunk: 12000,
    regex_accesses: 12,
    heap_kb: 1581,
    statements_per_record: 614.5,
    executions_besides_chunks: 10,
  },
  {
    shape: 'Contact, text of 32,000 characters',
    masked_fields: 2,
    records_per_chunk: 100,
    soql_per_chunk: 0,
    dml_statements_per_chunk: 1,
    dml_rows_per_chunk: 100,
    hmacs_per_chunk: 200,
    regex_accesses: 12,
    heap_kb: 3272,
    statements_per_record: 503.7,
    executions_besides_chunks: 9,
  },
];
