/** A tight loop of Integer arithmetic, by Apex with its limits on and by the same loop in plain JavaScript, in turns. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openOrg } from 'local-org';

export interface Loop {
  readonly bench: 'loop';
  readonly turns: number;
  readonly apex_ns_per_turn: number;
  readonly javascript_ns_per_turn: number;
  readonly times_javascript: number;
}

const APEX = `public class TightLoop {
  public static Integer run(Integer turns) {
    Integer sum = 0;
    for (Integer i = 0; i < turns; i++) {
      sum = sum * 31 + i;
      if ((sum & 1) == 0) {
        sum = sum - (i >> 3);
      } else {
        sum = sum ^ i;
      }
    }
    return sum;
  }
}
`;

function plain(turns: number): number {
  let sum = 0;
  for (let i = 0; i < turns; i++) {
    sum = (Math.imul(sum, 31) + i) | 0;
    if ((sum & 1) === 0) sum = (sum - (i >> 3)) | 0;
    else sum ^= i;
  }
  return sum;
}

const TURNS = 50_000_000;
const ROUNDS = 7;

/** Processor time, the quickest of several rounds each: what else the machine does can only slow a round down. */
export function loop(dir: string): Loop {
  const project = path.join(dir, 'loop');
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, 'TightLoop.cls'), APEX);
  const org = openOrg({ project });
  const apex = (turns: number): number => org.call('TightLoop', 'run', [turns], { isAsync: true }) as number;
  const time = (run: (turns: number) => number): number => {
    const before = process.cpuUsage();
    const sum = run(TURNS);
    if (sum !== expected) throw new Error(`The loops disagree: ${sum} and ${expected}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const expected = plain(TURNS);
  let [best, bestPlain] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    best = Math.min(best, time(apex));
    bestPlain = Math.min(bestPlain, time(plain));
  }
  org.close();
  const nanoseconds = (ms: number): number => Number(((ms * 1e6) / TURNS).toFixed(3));
  return {
    bench: 'loop',
    turns: TURNS,
    apex_ns_per_turn: nanoseconds(best),
    javascript_ns_per_turn: nanoseconds(bestPlain),
    times_javascript: Number((best / bestPlain).toFixed(2)),
  };
}
