/** Jest for Lightning web components: `jest --config jest.lwc.config.cjs`. Other TypeScript has jest.config.js. */
const { jestConfig } = require('@salesforce/sfdx-lwc-jest/config');

module.exports = {
  ...jestConfig,
  roots: ['<rootDir>/force-app/main/app/lwc', '<rootDir>/scripts/lib/jest-stubs'],
  moduleNameMapper: {
    ...jestConfig.moduleNameMapper,
    '^lightning/modal$': '<rootDir>/scripts/lib/jest-stubs/lightning-modal.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/deploy/', '<rootDir>/build/'],
  // axe-core looks at a whole form in some seconds where the machine is busy.
  testTimeout: 300_000,
  setupFilesAfterEnv: [...(jestConfig.setupFilesAfterEnv ?? []), '<rootDir>/jest.lwc.setup.cjs'],
};
