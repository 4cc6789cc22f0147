/** Remembers of which content of its files a gate has found nothing: `npm run check -- --changed` need not look at the same again. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Gate } from './gate.ts';
import type { Project } from './project.ts';

const FOLDER = path.join('node_modules', '.cache', 'gates');
/** What decides the findings of every gate: its code, its settings, and the versions of the tools. */
export const OF_EVERY_GATE =
  /^(?:scripts\/check\/|config\/|package(?:-lock)?\.json$|[^/]+\.config\.[cm]?js$|tsconfig[^/]*$|\.[^/]+$)/;

export class Stamp {
  private readonly file: string;
  /** Null for a gate that always runs. */
  private readonly digest: string | null;

  constructor(project: Project, gate: Gate) {
    this.file = path.join(project.root, FOLDER, gate.name);
    this.digest = gate.inputs === undefined ? null : digestOf(project, gate.inputs);
  }

  isCurrent(): boolean {
    return this.digest !== null && existsSync(this.file) && readFileSync(this.file, 'utf8') === this.digest;
  }

  keep(): void {
    if (this.digest === null) return;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, this.digest);
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

function digestOf(project: Project, inputs: RegExp): string {
  const hash = createHash('sha256');
  for (const file of project.files())
    if (inputs.test(file) || OF_EVERY_GATE.test(file)) hash.update(`${file}\0${project.text(file)}\0`);
  return hash.digest('hex');
}
