/** Jest for TypeScript: the local org, the scripts and the tools. Components have their own configuration (jest.lwc.config.cjs). */

import path from 'node:path';

/** Tests and the processes that they start share compiled Apex: it is found by its content. */
process.env.LOCAL_ORG_CACHE ??= path.resolve('node_modules', '.cache', 'local-org');

/** The long ones: `npm run test:acceptance` and `npm test -- --all`, so that `npm test` stays below five minutes on two cores. */
export const SLOW = [
  'e2e/aborted-run.test.ts',
  'e2e/acceptance/',
  'e2e/address-properties.test.ts',
  'e2e/app-details.test.ts',
  'e2e/app-progress.test.ts',
  'e2e/app-results.test.ts',
  'e2e/app-roles.test.ts',
  'e2e/app-rule-changes.test.ts',
  'e2e/app-safety.test.ts',
  'e2e/canary.test.ts',
  'e2e/cli.test.ts',
  'e2e/completion-webhook.test.ts',
  'e2e/conditions/',
  'e2e/crowded-org.test.ts',
  'e2e/deletes.test.ts',
  'e2e/drift.test.ts',
  'e2e/entry-points.test.ts',
  'e2e/faults.test.ts',
  'e2e/field-kinds.test.ts',
  'e2e/governor.test.ts',
  'e2e/history.test.ts',
  'e2e/import-flows.test.ts',
  'e2e/interface.test.ts',
  'e2e/kill.test.ts',
  'e2e/locked-run.test.ts',
  'e2e/main-job.test.ts',
  'e2e/name-libraries.test.ts',
  'e2e/org-shapes.test.ts',
  'e2e/own-addresses.test.ts',
  'e2e/pages-refused.test.ts',
  'e2e/pattern-cost.test.ts',
  'e2e/patterns.test.ts',
  'e2e/random-orgs.test.ts',
  'e2e/rule-files.test.ts',
  'e2e/rules-and-runs.test.ts',
  'e2e/run-entry-points.test.ts',
  'e2e/run-notices.test.ts',
  'e2e/setup-pages.test.ts',
  'e2e/users-of-a-run.test.ts',
  'local-org/test/api/deploy-options.test.ts',
  'local-org/test/api/hostile.test.ts',
  'local-org/test/cli/inspect.test.ts',
  'local-org/test/cli/installed.test.ts',
  'local-org-pages/test/reloads.test.ts',
  'local-org-pages/test/signed-in-users.test.ts',
  'scripts/check/tools.test.ts',
  'scripts/mutate/mutate.test.ts',
  'scripts/mutate/named.test.ts',
  'scripts/oracle/oracle.test.ts',
  'sf-plugin/test/',
];

export default {
  testEnvironment: '<rootDir>/scripts/lib/jest-environment.js',
  testMatch: [
    '<rootDir>/local-org/test/**/*.test.ts',
    '<rootDir>/local-org-pages/test/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.ts',
    '<rootDir>/sf-plugin/test/**/*.test.ts',
    '<rootDir>/e2e/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', ...SLOW.map((file) => `<rootDir>/${file}`)],
  transform: { '^.+\\.ts$': '<rootDir>/scripts/lib/jest-esbuild.js' },
  extensionsToTreatAsEsm: ['.ts'],
  // A busy machine is no failure.
  testTimeout: 600_000,
};
