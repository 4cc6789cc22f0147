/** `npm run check`: runs the gates one after another and says what each found and how long it took. */
import { parseArgs } from 'node:util';
import { withoutAccepted } from './accepted.ts';
import { byPlace, type Finding, type Gate } from './gate.ts';
import { GATES } from './gates.ts';
import { Project } from './project.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
  },
});

const unknown = (values.only ?? []).filter((name) => !GATES.some((gate) => gate.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No gate is named ${unknown.join(', ')}. npm run check -- --list names them.\n`);
  process.exitCode = 1;
} else if (values.list) {
  for (const gate of GATES) process.stdout.write(`${gate.name.padEnd(16)} ${gate.about}\n`);
} else {
  const project = new Project(process.cwd());
  const failed = chosen().filter((gate) => !passes(project, gate));
  process.stdout.write(
    failed.length === 0 ? 'Every gate is closed.\n' : `Findings: ${failed.map((gate) => gate.name).join(', ')}\n`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function chosen(): readonly Gate[] {
  return values.only === undefined ? GATES : GATES.filter((gate) => values.only?.includes(gate.name));
}

function passes(project: Project, gate: Gate): boolean {
  const started = performance.now();
  if (values.write) gate.write?.(project);
  const { findings, accepted } = withoutAccepted(project, gate, look(project, gate));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const words = findings.length === 0 ? 'ok' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  process.stdout.write(`${gate.name}: ${words}${accepted > 0 ? `, ${accepted} accepted` : ''} (${seconds} s)\n`);
  for (const { path, line, message } of [...findings].sort(byPlace))
    process.stdout.write(`  ${path}:${line}: ${message}\n`);
  return findings.length === 0;
}

/** A gate that cannot look is not closed, and the others still run. */
function look(project: Project, gate: Gate): readonly Finding[] {
  try {
    return gate.run(project);
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
