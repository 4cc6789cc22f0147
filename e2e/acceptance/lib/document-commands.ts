/** The commands that the documents show: whole blocks, and those within a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sf.ts';

export interface CommandBlock {
  /** `docs/api.md:20` */
  readonly place: string;
  /** One command each; a line that ends with a backslash goes on in the next. */
  readonly commands: readonly string[];
}

const SHELLS = new Set(['', 'bash', 'sh']);
const FOLDERS = ['.', 'docs'];
const PROGRAM = /^(?:[A-Z_]+=\S+ )?(?:npm|npx|node|sf|sfdx|curl|bash|git|echo|local-org) /;

export function commandBlocks(): readonly CommandBlock[] {
  return documents().flatMap(({ name, text }) =>
    [...text.matchAll(/^ *```(\w*)\n(.*?)^ *```/gms)].flatMap((match) => {
      if (!SHELLS.has(match[1])) return [];
      const commands = match[2]
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const place = `${name}:${String(text.slice(0, match.index).split('\n').length)}`;
      return commands.some((command) => PROGRAM.test(`${command} `)) ? [{ place, commands }] : [];
    }),
  );
}

/** Commands within a sentence, once each. */
export function inlineCommands(): readonly string[] {
  const found = documents().flatMap(({ text }) =>
    [...text.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
  );
  return [...new Set(found.filter((code) => PROGRAM.test(code)))].sort();
}

function documents(): readonly { readonly name: string; readonly text: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({
        name: path.posix.join(folder, name),
        text: readFileSync(path.join(ROOT, folder, name), 'utf8'),
      })),
  );
}
