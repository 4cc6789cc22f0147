/** Which elements a metadata file may hold, type by type. Source: the Metadata API's WSDL. */
import { dataFile } from './data-files.ts';
import type { MetadataNode, MetadataValue } from './model.ts';

/** By type: element to the type of its content; null for text. */
let types: ReadonlyMap<string, ReadonlyMap<string, string | null>> | null = null;

function typesOf(): ReadonlyMap<string, ReadonlyMap<string, string | null>> {
  types ??= new Map(
    elementLines().map((line) => {
      const [name, ...members] = line.split(' ');
      return [name, new Map(members.map((member): [string, string | null] => parted(member)))];
    }),
  );
  return types;
}

function parted(member: string): [string, string | null] {
  const [name, type] = member.split(':');
  return [name, type ?? null];
}

/** As they are written down, a type a line. */
export function elementLines(): string[] {
  return dataFile('metadata-elements').trim().split('\n');
}

/** The first element that its type does not have; null without one, and for types that are not known. */
export function unknownElement(
  type: string,
  node: MetadataNode,
): { readonly element: string; readonly type: string } | null {
  const known = typesOf().get(type);
  if (known === undefined) return null;
  for (const [element, value] of Object.entries(node)) {
    if (element.startsWith('@') || element.startsWith('#')) continue;
    const inner = known.get(element);
    if (inner === undefined) return { element, type };
    if (inner === null) continue;
    for (const item of Array.isArray(value) ? (value as readonly MetadataValue[]) : [value]) {
      const found = typeof item === 'object' ? unknownElement(inner, item as MetadataNode) : null;
      if (found !== null) return found;
    }
  }
  return null;
}
