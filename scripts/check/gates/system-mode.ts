/**
 * Every location where the package sees or writes more than the running user may, with its reason; the table of them in
 * docs/security.md is made from the code.
 */
import type { Gate, Finding } from '../gate.ts';
import type { Project } from '../project.ts';
import { blockBetween, replaceBetween } from '../generated.ts';
import { privilegedClasses, privilegedTriggers, type PrivilegedClass } from '../privileges.ts';

const FILE = 'docs/security.md';
const NAME = 'system-mode places';

export const systemModeGate: Gate = {
  name: 'system-mode',
  about: 'each "without sharing" and each system mode states its reason; the table in docs/security.md is up to date',
  run(project) {
    return [
      ...privilegedClasses(project).flatMap(withoutReason),
      ...privilegedTriggers(project),
      ...staleTable(project),
    ];
  },
  write(project) {
    project.write(FILE, replaceBetween(project.text(FILE), NAME, table(project)));
  },
};

function withoutReason(found: PrivilegedClass): readonly Finding[] {
  const { path, line, name } = found;
  const findings: Finding[] = [];
  if (found.isWithoutSharing && !/without sharing/i.test(found.reason)) {
    findings.push({
      path,
      line,
      message: `class ${name} is "without sharing" and its comment does not say why ("Without sharing: ...")`,
    });
  }
  for (const place of found.places) {
    if (!/system mode/i.test(found.reason) && !/system mode/i.test(place.comment)) {
      findings.push({
        path,
        line: place.line,
        message: `system mode in ${name}.${place.member} without a reason ("System mode: ...") on the class, the method or the line`,
      });
    }
  }
  return findings;
}

function staleTable(project: Project): readonly Finding[] {
  const { text, line } = blockBetween(project.text(FILE), NAME);
  if (text === table(project)) return [];
  const message =
    text === null
      ? `has no generated block "${NAME}"`
      : 'the table of system-mode places is not what the code says: npm run check -- --write';
  return [{ path: FILE, line, message }];
}

function table(project: Project): string {
  const rows = privilegedClasses(project).map(
    ({ name, module, isWithoutSharing, places, reason }) =>
      `| \`${module}/\` | \`${name}\` | ${isWithoutSharing ? 'without sharing' : 'with sharing'} | ${members(places)} | ${cell(reason)} |`,
  );
  return ['| module | class | sharing | system mode in | reason |', '|---|---|---|---|---|', ...rows].join('\n');
}

function members(places: PrivilegedClass['places']): string {
  const names = [...new Set(places.map((place) => place.member))];
  return names.length === 0 ? 'nowhere' : names.map((name) => `\`${name}\``).join(', ');
}

function cell(reason: string): string {
  return reason.replaceAll('|', '\\|');
}
