/** `npm run test:acceptance`: what takes minutes. Real runs over many records, in the local org, killed, faulty and refused. */
import base from './jest.config.js';

export default {
  ...base,
  testMatch: ['<rootDir>/e2e/acceptance/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};
