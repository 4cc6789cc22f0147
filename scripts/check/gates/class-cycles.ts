/** No class of the package depends on itself through others. Read from the syntax trees of its Apex, whatever the case of a name. */
import { apexSources, MAIN } from '../apex-sources.ts';
import type { Gate } from '../gate.ts';
import { cycles } from '../imports.ts';
import type { Project } from '../project.ts';

export const classCyclesGate: Gate = {
  name: 'class-cycles',
  about: 'no classes of the package that depend on each other in a cycle',
  inputs: MAIN,
  run: (project) =>
    cycles(classReferences(project)).map((files) => ({
      path: files[0],
      line: 1,
      message: `classes that depend on each other in a cycle: ${files.map(nameOf).join(', ')}`,
    })),
};

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.cls$/, '');

/** The files of the classes that each class names, but for its own. */
function classReferences(project: Project): ReadonlyMap<string, readonly string[]> {
  const sources = apexSources(project, MAIN).filter(({ type }) => type !== null);
  const files = new Map(sources.map(({ path }) => [nameOf(path).toLowerCase(), path]));
  return new Map(
    sources.map(({ path, type }) => {
      const found = new Names();
      found.read(type);
      return [path, found.all().flatMap((name) => (files.get(name) === path ? [] : (files.get(name) ?? [])))];
    }),
  );
}

type Node = Readonly<Record<string, unknown>>;

/** What a tree names: types where they are written as such, and what begins an expression, unless it is a variable. */
class Names {
  private readonly types = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly variables = new Set<string>();

  all(): readonly string[] {
    return [...this.types, ...[...this.beginnings].filter((name) => !this.variables.has(name))];
  }

  read(node: unknown): void {
    if (Array.isArray(node)) for (const part of node) this.read(part);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    this.note(node as Node);
    for (const part of Object.values(node)) this.read(part);
  }

  private note(node: Node): void {
    if (node.kind === 'typeRef') {
      this.types.add(textOf((node.names as readonly Node[])[0].name));
    } else if (node.kind === 'name') {
      this.beginnings.add(textOf(node.name));
    } else if (node.kind === 'call' && textOf(node.name) === 'forname') {
      for (const text of textsIn(node.args)) this.types.add(text);
    } else if (node.kind !== 'member' && 'name' in node && ('type' in node || 'init' in node)) {
      this.variables.add(textOf(node.name));
    }
  }
}

function textOf(name: unknown): string {
  return typeof name === 'object' && name !== null ? String((name as Node).text).toLowerCase() : '';
}

/** Texts that are in an expression: `Type.forName('Thing')`. */
function textsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node.toLowerCase()];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
