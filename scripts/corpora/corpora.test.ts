import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { causesOf } from './causes.ts';
import { runCorpus } from './run.ts';
import { outOfScope } from './scope.ts';

const failure = (message: string, test = 'A.b'): Parameters<typeof causesOf>[0][number] => ({
  test,
  message,
  stackTrace: '',
  outOfScope: null,
});

describe('runs of other code', () => {
  it('counts failures by their cause', () => {
    const causes = causesOf([
      failure('Invalid id: 001000000000001AAA'),
      failure('Expected: 1, Actual: 2'),
      failure('Invalid id: 003000000000001AAA'),
    ]);
    expect(causes.map(({ count, message }) => [count, message])).toEqual([
      [2, 'Invalid id: <Id>'],
      [1, 'Expected: #, Actual: #'],
    ]);
  });

  it('reports what the local org does not model', () => {
    expect(outOfScope('Not implemented: DataWeave.Script.execute of the script x', new Map())).toBe('DataWeave');
    expect(outOfScope('a.cls:1:2: Invalid type: Wrapper', new Map([['wrapper', 'ConnectApi']]))).toBe('ConnectApi');
    expect(outOfScope('System.AssertException: Assertion Failed', new Map())).toBeNull();
  });

  it('reports a folder without tests as a problem, not as a success', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'no-tests-'));
    try {
      const run = await runCorpus(folder, null, { jobs: 1, timeoutSeconds: 60 });
      expect([run.passed, run.failed, run.problem]).toEqual([0, 0, expect.any(String)]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
