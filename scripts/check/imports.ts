/** What the TypeScript files of a project take from one another at run time; types do not count. */
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Project } from './project.ts';

const FILES = /^(?!.*\.d\.m?ts$).*\.ts$/;
const IMPORT = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?["'](\.[^"']+)["']|\bimport\(["'](\.[^"']+)["']\)/gm;

/** The files that each file imports, both relative to the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export function importsOf(project: Project): Imports {
  const files = project.matching(FILES);
  return new Map(files.map((file) => [file, imported(project, file)]));
}

function imported(project: Project, file: string): readonly string[] {
  const { code } = transformSync(project.text(file), { loader: 'ts', logLevel: 'silent' });
  const targets = [...code.matchAll(IMPORT)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? match[2]),
  );
  return [...new Set(targets)];
}

/** Files that import each other, directly or not: each group sorted, those of one file left out. (Tarjan's algorithm.) */
export function cycles(imports: Imports): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let low = place;
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next)!);
    }
    lowest.set(file, low);
    if (low === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
