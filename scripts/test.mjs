/**
 * `npm test`: set-up, the gates of `npm run check`, and every test: Jest, the components' Jest, the Apex tests in the local org with
 * coverage. The gates run beside the tests, because they mostly wait for one core. All parts run even when one fails; the last line is
 * `N passed, N failed` over all of them.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { coverageProblems } from './lib/apex-coverage.mjs';
import { setUpBrowser } from './lib/browser.mjs';
import { setUpJava } from './lib/java.mjs';
import { ROOT, setUp } from './lib/setup.mjs';

const RESULTS = path.join(ROOT, 'test-results');

setUp();
setUpBrowser();
setUpJava();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => path.join(ROOT, 'node_modules', name);
const totals = { passed: 0, failed: 0 };

const gatesDone = gates();
await apex();
// Components are compiled to CommonJS, our own tests are ES modules.
await jest('components.json', ['--config', 'jest.lwc.config.cjs'], []);
await jest('jest.json', ['--maxWorkers=2'], ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning']);
process.stdout.write(`\n${await gatesDone}`);

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

/** Each gate counts as one test. Resolves to what `npm run check` said. */
async function gates() {
  const file = path.join(RESULTS, 'check.json');
  const { output } = await node([path.join(ROOT, 'scripts', 'check.mjs'), '--json', file], 'pipe');
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [{ findings: 1 }];
  const closed = results.filter(({ findings }) => findings === 0).length;
  count(closed, results.length - closed);
  return output;
}

async function jest(name, options, modules) {
  const file = path.join(RESULTS, name);
  await node([...modules, bin('jest/bin/jest.js'), ...options, '--json', `--outputFile=${file}`]);
  if (!existsSync(file)) return count(0, 1);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const brokenSuites = result.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  count(result.numPassedTests, result.numFailedTests + brokenSuites);
}

async function apex() {
  const options = ['--code-coverage', '--result-format', 'human', '--output-dir', RESULTS];
  const { status } = await node([bin('local-org/bin/local-org.mjs'), 'test', ...options]);
  const file = path.join(RESULTS, 'test-result.json');
  if (!existsSync(file)) return count(0, 1);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  count(Number(result.summary.passing), Number(result.summary.failing));
  if (status !== 0 && Number(result.summary.failing) === 0) count(0, 1);
  const problems = coverageProblems(result, path.join(ROOT, 'force-app', 'main'));
  const words = problems.length === 0 ? 'ok' : `FAILED\n  ${problems.join('\n  ')}`;
  process.stdout.write(`Apex coverage: ${result.summary.orgWideCoverage}: ${words}\n`);
  count(problems.length === 0 ? 1 : 0, problems.length === 0 ? 0 : 1);
}

/** Runs a script; what it prints appears at once, or is kept in `output`. */
function node(args, stdout = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', stdout, 'inherit'] });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}
