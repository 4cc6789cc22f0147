/** Findings that stay, each with its reason: config/accepted-findings.json. An entry that fits nothing is a finding itself. */
import type { Finding, Gate } from './gate.ts';
import type { Project } from './project.ts';

export const ACCEPTED_FILE = 'config/accepted-findings.json';

export interface Accepted {
  readonly gate: string;
  /** A path, or a folder with `/*` at its end for all below it. */
  readonly path: string;
  /** Part of the message. */
  readonly message: string;
  readonly reason: string;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  readonly accepted: number;
}

/** @param files those the gate looked at, null for all: whether an entry still fits is asked of these only */
export function withoutAccepted(
  project: Project,
  gate: Gate,
  findings: readonly Finding[],
  files: readonly string[] | null = null,
): Outcome {
  const entries = acceptedOf(project, gate.name);
  const fitting = new Set<Accepted>();
  const left = findings.filter((finding) => {
    const entry = entries.find((candidate) => fits(candidate, finding));
    if (entry !== undefined) fitting.add(entry);
    return entry === undefined;
  });
  const judged = entries.filter((entry) => files === null || files.includes(entry.path));
  const stale = judged.filter((entry) => !fitting.has(entry) || !entry.reason);
  const complaints = stale.map((entry) => ({
    path: ACCEPTED_FILE,
    line: 1,
    message: `${entry.reason ? 'fits no finding any more' : 'has no reason'}: ${entry.gate} ${entry.path} ${entry.message}`,
  }));
  return { findings: [...left, ...complaints], accepted: findings.length - left.length };
}

/** What is accepted of one gate. */
export function acceptedOf(project: Project, gate: string): readonly Accepted[] {
  const text = project.text(ACCEPTED_FILE);
  return text === '' ? [] : (JSON.parse(text) as Accepted[]).filter((entry) => entry.gate === gate);
}

function fits(entry: Accepted, finding: Finding): boolean {
  const isHere = entry.path.endsWith('/*')
    ? finding.path.startsWith(entry.path.slice(0, -1))
    : finding.path === entry.path;
  return isHere && finding.message.includes(entry.message);
}
