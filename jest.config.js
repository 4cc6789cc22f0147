/** Jest for TypeScript: the local org, the scripts and the tools. Components have their own configuration (jest.lwc.config.cjs). */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/local-org/test/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts', '<rootDir>/e2e/**/*.test.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }] },
  extensionsToTreatAsEsm: ['.ts'],
};
