/** Jest for TypeScript: the local org, the scripts and the tools. Components have their own configuration (jest.lwc.config.cjs). */
export default {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/local-org/test/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.ts',
    '<rootDir>/sf-plugin/test/**/*.test.ts',
    '<rootDir>/e2e/**/*.test.ts',
  ],
  // They take minutes: `npm run test:acceptance`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/acceptance/'],
  transform: { '^.+\\.ts$': '<rootDir>/scripts/lib/jest-esbuild.js' },
  extensionsToTreatAsEsm: ['.ts'],
};
