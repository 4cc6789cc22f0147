/** What the Apex tests must reach, from the result files of `local-org test --code-coverage --output-dir`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Percent of all lines. Ours; the platform's own gate is 75. */
const MINIMUM_COVERAGE = 95;
/** Percent of the lines of each trigger and of each class that others can call. */
const MINIMUM_EACH = 75;

/**
 * Sentences for people: what is covered too little. Empty when all is well.
 * @param result content of test-result.json
 * @param sources folder with the package's Apex
 */
export function coverageProblems(result, sources) {
  const all = Number.parseFloat(result.summary.orgWideCoverage);
  const byName = new Map(result.coverage.coverage.map(({ name, coveredPercent }) => [name, coveredPercent]));
  const weak = mustBeCovered(sources).filter((name) => !((byName.get(name) ?? 0) >= MINIMUM_EACH));
  return [
    ...(all >= MINIMUM_COVERAGE ? [] : [`All lines: ${all} % of ${MINIMUM_COVERAGE} %`]),
    ...weak.map((name) => `${name}: ${byName.get(name) ?? 0} % of ${MINIMUM_EACH} %`),
  ];
}

/** Triggers, and classes with global members. */
function mustBeCovered(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const { name, ext } = path.parse(file);
    if (ext === '.trigger') return [name];
    const isGlobal = ext === '.cls' && /^global /m.test(readFileSync(path.join(folder, file), 'utf8'));
    return isGlobal ? [name] : [];
  });
}
