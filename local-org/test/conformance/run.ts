/**
 * Runs the Apex tests of one topic through the real test runner, one Jest test per Apex method. Each method states in its comment what
 * shows the behaviour (`Source:`), and `Fails:` with the message where the platform ends the transaction and the test with it (`…` for a number).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import '../../src/library/index.ts';
import { runTests } from '../../src/testing/run.ts';
import type { TestResult } from '../../src/testing/result.ts';

const ROOT = path.dirname(fileURLToPath(import.meta.url));

interface Case {
  readonly className: string;
  readonly method: string;
  readonly source: string | null;
  readonly fails: string | null;
}

function casesOf(folder: string): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.cls'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const className = path.basename(file, '.cls');
      return [...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?@IsTest\s+static void (\w+)\(\)/g)].map(
        ([, comment = '', method]) => ({
          className,
          method: method!,
          source: /Source:\s*([^]*?)(?:\s*\*\s*Fails:|$)/.exec(comment)?.[1]?.trim() ?? null,
          fails: /Fails:\s*(.*)/.exec(comment)?.[1]?.trim() ?? null,
        }),
      );
    });
}

/** `…` at the end stands for a number that is no promise of the platform. */
function expectedMessage(fails: string): unknown {
  if (!fails.endsWith('…')) return fails;
  return expect.stringMatching(new RegExp(`^${fails.slice(0, -1).replaceAll('.', '\\.')}\\d+$`));
}

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

    it.each(cases)('$className.$method', ({ className, method, source, fails }) => {
      const result = results.get(`${className}.${method}`);
      expect(source).toBeTruthy();
      expect({ message: result?.message, outcome: result?.outcome }).toEqual(
        fails === null ? { message: null, outcome: 'Pass' } : { message: expectedMessage(fails), outcome: 'Fail' },
      );
    });
  });
}
