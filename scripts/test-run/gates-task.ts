/** Gates of `npm run check`; each counts as one test. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastLines, runNode } from './process.ts';
import { notRun, type Task } from './task.ts';

/** What `npm run check -- --json` writes. */
interface GateResult {
  readonly name: string;
  readonly findings: number;
  readonly seconds: number;
  readonly text: string;
}

export interface GatesOptions {
  readonly root: string;
  /** Folder of the result files. */
  readonly results: string;
  readonly gates: readonly string[];
  readonly seconds: number;
  /** Only gates whose files have changed since they last found nothing. */
  readonly onlyChanged: boolean;
}

export function gatesTask({ root, results, gates, seconds, onlyChanged }: GatesOptions): Task {
  const name = `gates ${gates.join(', ')}`;
  return {
    name,
    seconds,
    async run(onResult) {
      const file = path.join(results, `check-${gates[0]}.json`);
      rmSync(file, { force: true });
      const options = [...gates.flatMap((gate) => ['--only', gate]), ...(onlyChanged ? ['--changed'] : [])];
      const check = path.join(root, 'scripts', 'check.mjs');
      const ended = await runNode([check, '--json', file, '--jobs', '1', ...options], { cwd: root });
      if (!existsSync(file)) return onResult(notRun(name, lastLines(ended.output), ended.seconds));
      const found = JSON.parse(readFileSync(file, 'utf8')) as readonly GateResult[];
      for (const gate of found) {
        const failed = gate.findings > 0 ? 1 : 0;
        const report = failed === 1 ? gate.text : '';
        onResult({ name: `gate ${gate.name}`, passed: 1 - failed, failed, seconds: gate.seconds, report });
      }
      const missing = gates.filter((gate) => !found.some((one) => one.name === gate));
      for (const gate of missing) onResult(notRun(`gate ${gate}`, lastLines(ended.output), ended.seconds));
    },
  };
}
