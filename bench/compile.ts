/** How long it takes to check and compile a class of 2,000 lines for the first time, and to start again when nothing has changed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Compile {
  readonly bench: 'compile';
  readonly lines: number;
  /** A new process that has compiled nothing before: data model, checking, emitting, linking. */
  readonly cold_seconds: number;
  readonly cold_cpu_seconds: number;
  /** The same process started again: the compiled output is found by its content. */
  readonly again_seconds: number;
  readonly again_cpu_seconds: number;
  /** Of which Node and the program itself, before it looks at the project. */
  readonly start_seconds: number;
}

const LINES = 2_000;
const ROUNDS = 3;

/** Methods of the usual kind: collections, text, branches, records and a query. */
function method(n: number): string {
  return `  public Map<String, Integer> count${n}(List<Account> accounts, Integer least) {
    Map<String, Integer> counts = new Map<String, Integer>();
    for (Account account : accounts) {
      String key = account.Name == null ? 'none' : account.Name.trim().toLowerCase();
      Integer before = counts.containsKey(key) ? counts.get(key) : 0;
      counts.put(key, before + 1);
    }
    for (String key : new List<String>(counts.keySet())) {
      if (counts.get(key) < least) {
        counts.remove(key);
      } else if (key.startsWith('x${n}')) {
        counts.put(key.substring(1), counts.get(key) * ${n});
      }
    }
    return counts;
  }

  public List<Contact> named${n}(Set<String> names) {
    List<Contact> found = [SELECT Id, Name, Email FROM Contact WHERE LastName IN :names WITH USER_MODE LIMIT ${n + 1}];
    try {
      for (Contact person : found) {
        person.Description = String.format('{0} of {1}', new List<String>{ person.LastName, 'group ${n}' });
      }
      update as user found;
    } catch (DmlException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    return found;
  }

`;
}

function source(): string {
  let text = 'public with sharing class Large {\n';
  for (let n = 0; ; n++) {
    const next = method(n);
    if (text.split('\n').length + next.split('\n').length > LINES) break;
    text += next;
  }
  return `${text}${'  // the end\n'.repeat(LINES - text.split('\n').length)}}`;
}

const TEST = `@IsTest
private class LargeTest {
  @IsTest
  static void itRuns() {
    Assert.areEqual(0, new Large().count1(new List<Account>(), 1).size());
  }
}
`;

interface Run {
  readonly seconds: number;
  readonly cpu: number;
}

/** What a child process reports of itself when it ends. */
const REPORT = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\ncpu ' + (user + system) / 1e6 + '\\n'); });`;

function run(args: readonly string[]): Run {
  const started = performance.now();
  const child = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(REPORT)}`,
      path.join('local-org', 'bin', 'local-org.mjs'),
      ...args,
    ],
    // Compiled code is kept in the project only, where it can be removed.
    { encoding: 'utf8', env: { ...process.env, LOCAL_ORG_CACHE: undefined } },
  );
  const seconds = (performance.now() - started) / 1000;
  if (child.status !== 0) throw new Error(`${child.stdout}${child.stderr}`);
  return { seconds, cpu: Number(/cpu ([\d.]+)/.exec(child.stderr)![1]) };
}

/** The quickest of several rounds. */
function best(rounds: readonly Run[]): Run {
  return {
    seconds: Math.min(...rounds.map((round) => round.seconds)),
    cpu: Math.min(...rounds.map((round) => round.cpu)),
  };
}

export function compile(dir: string): Compile {
  const project = path.join(dir, 'compile');
  mkdirSync(project, { recursive: true });
  const text = source();
  writeFileSync(path.join(project, 'Large.cls'), text);
  writeFileSync(path.join(project, 'LargeTest.cls'), TEST);
  const test = ['test', '--project', project];
  const cold: Run[] = [];
  const again: Run[] = [];
  const start: Run[] = [];
  run(['--help']);
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(path.join(project, '.local-org'), { recursive: true, force: true });
    start.push(run(['--help']));
    cold.push(run(test));
    again.push(run(test));
  }
  const round = (seconds: number): number => Number(seconds.toFixed(3));
  return {
    bench: 'compile',
    lines: text.split('\n').length,
    cold_seconds: round(best(cold).seconds),
    cold_cpu_seconds: round(best(cold).cpu),
    again_seconds: round(best(again).seconds),
    again_cpu_seconds: round(best(again).cpu),
    start_seconds: round(best(start).seconds),
  };
}
