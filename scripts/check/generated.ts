/** Parts of a document that are made from the code, between two marks. */
import { lineAt } from './project.ts';

function marks(name: string): readonly [string, string] {
  return [`<!-- generated: ${name} -->`, `<!-- end of generated: ${name} -->`];
}

/** The text between the marks without the line breaks around it; null when they are not there. */
export function blockBetween(document: string, name: string): { readonly text: string | null; readonly line: number } {
  const [begin, end] = marks(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return { text: null, line: 1 };
  return { text: document.slice(from + begin.length, to).trim(), line: lineAt(document, from) };
}

export function replaceBetween(document: string, name: string, text: string): string {
  const [begin, end] = marks(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return document;
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
