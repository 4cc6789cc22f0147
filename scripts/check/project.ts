/** The files of a project, read once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'deploy', 'build']);
/** What a rehearsal leaves behind: its report quotes what the org said, and what it brought into the org is copied. */
const OF_A_REHEARSAL = /^rehearsal\/(report\.(md|json)$|brought\/)/;

export class Project {
  readonly root: string;
  private readonly texts = new Map<string, string>();
  private names: readonly string[] | null = null;

  constructor(root: string) {
    this.root = root;
  }

  /** Every file that is ours, relative, sorted: not what is compiled from them. Folders that begin with a dot are not, but for `.ci`. */
  files(): readonly string[] {
    this.names ??= [...walk(this.root, '')].sort();
    return this.names;
  }

  matching(pattern: RegExp): readonly string[] {
    return this.files().filter((file) => pattern.test(file));
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  /** The text of a file; empty when there is none. */
  text(file: string): string {
    let text = this.texts.get(file);
    if (text === undefined) {
      text = this.has(file) ? readFileSync(path.join(this.root, file), 'utf8') : '';
      this.texts.set(file, text);
    }
    return text;
  }

  write(file: string, text: string): void {
    if (this.has(file) && this.text(file) === text) return;
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
    this.texts.set(file, text);
  }
}

/** Whether `npm run build:components` wrote the file: a component's JavaScript next to its TypeScript. */
function isCompiled(folder: string, name: string, siblings: ReadonlySet<string>): boolean {
  return /\/lwc(?:\/|$)/.test(folder) && name.endsWith('.js') && siblings.has(name.replace(/\.js$/, '.ts'));
}

function* walk(root: string, folder: string): Generator<string> {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const names = new Set(entries.map((entry) => entry.name));
  for (const entry of entries) {
    if (isCompiled(folder, entry.name, names)) continue;
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!IGNORED.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.ci')) yield* walk(root, name);
    } else if (entry.isFile() && !OF_A_REHEARSAL.test(name)) {
      yield name;
    }
  }
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
