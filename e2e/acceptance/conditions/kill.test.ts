/** Killed at any moment together with automation that uses up limits and refuses records, and a user who may not write everything. */
import { killSuite } from '../suites/kill.ts';

killSuite({
  records: 4_000,
  kills: 20,
  again: false,
  conditions: {
    seed: 1,
    automation: [
      { name: 'Rollup', objects: ['Contact'], on: ['update'], cost: { queries: 21 } },
      { name: 'Rule', objects: ['Lead'], on: ['update'], fails: { share: 0.05, refuses: 'record' } },
    ],
    refusedFields: [{ field: 'Case.SuppliedEmail', share: 0.1, statusCode: 'FIELD_INTEGRITY_EXCEPTION' }],
    automatedProcess: { cannotWrite: ['User'], cannotWriteConvertedLeads: true },
  },
});
