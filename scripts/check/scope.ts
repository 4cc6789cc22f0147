/** How much of the project a gate needs to look at when only changes count: `npm run check -- --changed`. */
import type { Gate } from './gate.ts';
import type { Project } from './project.ts';
import { OF_EVERY_GATE, type Stamp } from './stamp.ts';
import type { Upstream } from './upstream.ts';

export type Scope =
  | { readonly kind: 'all' }
  /** Nothing that decides what the gate finds is other than it was when it found nothing. */
  | { readonly kind: 'none' }
  | { readonly kind: 'files'; readonly files: readonly string[] };

/** With more, one look at everything is as fast, and a command line of Windows is too short for their names. */
const MOST_FILES = 200;

/** @param upstream null when it is not known: then only what the gate itself has seen counts */
export function scopeOf(project: Project, gate: Gate, stamp: Stamp, upstream: Upstream | null): Scope {
  if (stamp.isCurrent()) return { kind: 'none' };
  const { inputs } = gate;
  if (inputs === undefined || upstream === null) return { kind: 'all' };
  const changed = [...upstream.changed];
  if (changed.some((file) => OF_EVERY_GATE.test(file))) return { kind: 'all' };
  const own = changed.filter((file) => inputs.test(file));
  if (own.length === 0) return { kind: 'none' };
  if (gate.runOn === undefined || own.length > MOST_FILES) return { kind: 'all' };
  const files = own.filter((file) => project.has(file)).sort();
  return files.length === 0 ? { kind: 'none' } : { kind: 'files', files };
}
