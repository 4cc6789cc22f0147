/**
 * `npm test`: set-up and every test. Gates first (types, lint, format), then Jest, then the Apex tests in the local org with coverage.
 * All parts run even when one fails; the last line is `N passed, N failed` over all of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setUpBrowser } from './lib/browser.mjs';
import { ROOT, setUp } from './lib/setup.mjs';

/** Ours; the platform's own gate is 75. */
const MINIMUM_APEX_COVERAGE = 90;
const RESULTS = path.join(ROOT, 'test-results');

setUp();
setUpBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => path.join(ROOT, 'node_modules', name);
const totals = { passed: 0, failed: 0 };

gate('Types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
gate('Types of components', [bin('typescript/bin/tsc'), '-p', 'force-app/main/app/lwc/tsconfig.json']);
gate('Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']);
gate('Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']);
jest('jest.json', []);
jest('components.json', ['--config', 'jest.lwc.config.cjs']);
apex();

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

function gate(title, args) {
  const started = Date.now();
  const status = node(args);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  process.stdout.write(`${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(started)} s)\n`);
}

function jest(name, options) {
  const file = path.join(RESULTS, name);
  node([
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    ...options,
    '--json',
    `--outputFile=${file}`,
  ]);
  if (!existsSync(file)) return count(0, 1);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const brokenSuites = result.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  count(result.numPassedTests, result.numFailedTests + brokenSuites);
}

function apex() {
  const status = node([
    bin('local-org/bin/local-org.mjs'),
    'test',
    '--code-coverage',
    '--result-format',
    'human',
    '--output-dir',
    RESULTS,
  ]);
  const file = path.join(RESULTS, 'test-result.json');
  if (!existsSync(file)) return count(0, 1);
  const { summary } = JSON.parse(readFileSync(file, 'utf8'));
  count(Number(summary.passing), Number(summary.failing));
  if (status !== 0 && Number(summary.failing) === 0) count(0, 1);
  const coverage = Number.parseFloat(summary.orgWideCoverage);
  const enough = coverage >= MINIMUM_APEX_COVERAGE;
  process.stdout.write(
    `Apex coverage: ${summary.orgWideCoverage} (at least ${MINIMUM_APEX_COVERAGE}%): ${enough ? 'ok' : 'FAILED'}\n`,
  );
  count(enough ? 1 : 0, enough ? 0 : 1);
}

function node(args) {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 1, 2] }).status ?? 1;
}

function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
