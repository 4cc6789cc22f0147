/** The elements of metadata files as the local org keeps them: a line for a type, `Type element element:TypeOfItsContent`. */
import type { MetadataTypes } from '../check/metadata-types.ts';

/** @param roots types that files hold; theirs and what they lead to is written */
export function notation({ records }: MetadataTypes, roots: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const members = records.get(name);
    if (members === undefined || reached.has(name)) return;
    reached.add(name);
    for (const { type } of members.values()) visit(type);
  };
  roots.forEach(visit);
  return [...reached].sort().map((name) => {
    const members = [...records.get(name)!].map(([member, { type }]) =>
      records.has(type) ? `${member}:${type}` : member,
    );
    return [name, ...members].join(' ');
  });
}
