/** Reading metadata elements: one value, or several of one name. */
import type { MetadataNode, MetadataValue } from './model.ts';

export function elements(node: MetadataNode, name: string): readonly MetadataNode[] {
  return many(node[name]).filter((value): value is MetadataNode => typeof value === 'object' && !Array.isArray(value));
}

export function texts(node: MetadataNode, name: string): readonly string[] {
  return many(node[name]).filter((value): value is string => typeof value === 'string');
}

export function text(node: MetadataNode, name: string): string | null {
  return texts(node, name)[0] ?? null;
}

export function flag(node: MetadataNode, name: string): boolean {
  return text(node, name) === 'true';
}

function many(value: MetadataValue | undefined): readonly MetadataValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly MetadataValue[]) : [value];
}
