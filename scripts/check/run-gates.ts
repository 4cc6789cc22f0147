/** `npm run check`: runs the gates, as many at once as there are cores, and reports what each found and how long it took. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Outcome, withoutAccepted } from './accepted.ts';
import { byPlace, type Finding, type Gate } from './gate.ts';
import { GATES } from './gates.ts';
import { Project } from './project.ts';
import { scopeOf, type Scope } from './scope.ts';
import { Stamp } from './stamp.ts';
import { upstreamOf } from './upstream.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    except: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
    /** Only what has changed since a gate last found nothing here, or since the upstream branch: continuous integration has run it there. */
    changed: { type: 'boolean', default: false },
    /** How many gates look at the same time. */
    jobs: { type: 'string' },
  },
});

const unknown = [...(values.only ?? []), ...(values.except ?? [])].filter(
  (name) => !GATES.some((gate) => gate.name === name),
);
if (unknown.length > 0) {
  process.stderr.write(`No gate is named ${unknown.join(', ')}. npm run check -- --list names them.\n`);
  process.exitCode = 1;
} else if (values.list) {
  for (const gate of GATES) process.stdout.write(`${gate.name.padEnd(16)} ${gate.about}\n`);
} else {
  const project = new Project(process.cwd());
  const results = await all(project, chosen());
  const failed = results.filter(({ findings }) => findings > 0).map(({ name }) => name);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results));
  process.stdout.write(failed.length === 0 ? 'Every gate is closed.\n' : `Findings: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

interface Result {
  readonly name: string;
  readonly findings: number;
  readonly seconds: number;
  /** As it is printed. */
  readonly text: string;
}

async function all(project: Project, gates: readonly Gate[]): Promise<readonly Result[]> {
  const waiting = [...gates];
  const results: Result[] = [];
  const upstream = values.changed ? upstreamOf(project.root) : null;
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const stamp = new Stamp(project, gate);
      const scope: Scope = values.changed ? scopeOf(project, gate, stamp, upstream) : { kind: 'all' };
      results.push(await inspect(project, gate, stamp, scope));
    }
  };
  const jobs = values.jobs === undefined ? availableParallelism() : Math.max(1, Number(values.jobs));
  await Promise.all(Array.from({ length: jobs }, work));
  return results;
}

function chosen(): readonly Gate[] {
  return GATES.filter(({ name }) => (values.only?.includes(name) ?? true) && !(values.except?.includes(name) ?? false));
}

async function inspect(project: Project, gate: Gate, stamp: Stamp, scope: Scope): Promise<Result> {
  const started = performance.now();
  if (values.write) await gate.write?.(project);
  const { findings, accepted } = await outcome(project, gate, scope);
  if (findings.length > 0) stamp.remove();
  else if (scope.kind === 'all') stamp.keep();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const count = findings.length === 0 ? 'ok' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const notes = `${looked(scope)}${accepted > 0 ? `, ${accepted} accepted` : ''}`;
  const lines = [...findings].sort(byPlace).map(({ path, line, message }) => `  ${path}:${line}: ${message}\n`);
  const text = `${gate.name}: ${count}${notes} (${seconds} s)\n${lines.join('')}`;
  process.stdout.write(text);
  return { name: gate.name, findings: findings.length, seconds, text };
}

function looked(scope: Scope): string {
  switch (scope.kind) {
    case 'all':
      return '';
    case 'none':
      return ', unchanged';
    case 'files':
      return `, ${scope.files.length} changed ${scope.files.length === 1 ? 'file' : 'files'}`;
  }
}

async function outcome(project: Project, gate: Gate, scope: Scope): Promise<Outcome> {
  if (scope.kind === 'none') return { findings: [], accepted: 0 };
  const findings = await look(project, gate, scope);
  return withoutAccepted(project, gate, findings, scope.kind === 'files' ? scope.files : null);
}

/** A gate that cannot run has not passed, and the others still run. */
async function look(project: Project, gate: Gate, scope: Scope): Promise<readonly Finding[]> {
  try {
    if (scope.kind === 'files' && gate.runOn !== undefined) return await gate.runOn(project, scope.files);
    return await gate.run(project);
  } catch (error) {
    return [
      {
        path: 'scripts/check/gates.ts',
        line: 1,
        message: `${gate.name} could not look: ${error instanceof Error ? error.message : String(error)}`,
      },
    ];
  }
}
