/** Runs the conformance cases of one topic through the real test runner, one Jest test per case. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import '../../src/library/index.ts';
import { runTests } from '../../src/testing/run-tests.ts';
import type { TestResult } from '../../src/testing/result.ts';
import { casesOf, failsAsRecorded } from './cases.ts';

const ROOT = path.dirname(fileURLToPath(import.meta.url));

/** Declares the Jest tests of a topic. */
export function conformance(topic: string): void {
  const folder = path.join(ROOT, topic);
  const cases = casesOf(folder);
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const results = new Map<string, TestResult>();

  describe(topic, () => {
    beforeAll(async () => {
      const { run } = await runTests({
        sources: { folders: [path.join(ROOT, 'shared'), folder], namespace: undefined, cacheDir },
        selection: { tests: [], classNames: [], suiteNames: [] },
        coverage: false,
        processes: 1,
      });
      for (const result of run.results) results.set(`${result.className}.${result.methodName}`, result);
    }, 120_000);
    afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

    it('compiles', () => {
      expect(
        [...results.values()].filter((result) => result.outcome === 'CompileFail').map((result) => result.message),
      ).toEqual([]);
    });

    it.each(cases)('$className.$method', ({ id, source, fails }) => {
      const result = results.get(id);
      if (!source) throw new Error(`The documentation comment of ${id} has no "Source:".`);
      const message = result?.message ?? null;
      expect({ message, outcome: result?.outcome }).toEqual(
        fails === null
          ? { message: null, outcome: 'Pass' }
          : { message: failsAsRecorded(fails, message) ? message : fails, outcome: 'Fail' },
      );
    });
  });
}
