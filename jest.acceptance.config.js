/** `npm run test:acceptance`: what takes minutes. Real runs over many records, in the local org, killed, faulty and refused. */
import base, { SLOW } from './jest.config.js';

export default {
  ...base,
  testMatch: SLOW.map((file) => `<rootDir>/${file}${file.endsWith('/') ? '**/*.test.ts' : ''}`),
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};
