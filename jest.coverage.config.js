/** `npm run test:coverage`: how much of the local org and its pages their tests reach. Less than 85 % of the lines is a failure. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import base from './jest.config.js';

const SOURCES = ['local-org/src', 'local-org-pages/src'];
/** Runs in Chromium, where the page tests look at it. */
const IN_BROWSER = 'local-org-pages/src/browser/';

/** A file of types alone leaves no code that could be reached. */
function hasCode(file) {
  return transformSync(readFileSync(file, 'utf8'), { loader: 'ts' }).code.trim() !== '';
}

const files = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  ),
).filter((file) => file.endsWith('.ts') && !file.startsWith(IN_BROWSER) && hasCode(file));

export default {
  ...base,
  // The long suites of the local org count as well.
  testPathIgnorePatterns: base.testPathIgnorePatterns.filter(
    (pattern) => !/\/local-org(?:-pages)?\/test\//.test(pattern),
  ),
  collectCoverage: true,
  coverageProvider: 'v8',
  collectCoverageFrom: files.map((file) => `<rootDir>/${file}`),
  coverageDirectory: 'test-results/coverage',
  coverageReporters: ['text-summary', 'html', 'json-summary'],
  coverageThreshold: { global: { lines: 85 } },
};
