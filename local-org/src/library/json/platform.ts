/** Platform objects that JSON can make and show: results of DML and the like, each with a reader of its own. */
import type { JsonNode } from './tree.ts';

/** JSON as plain values, names in lower case. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainObject = { readonly [name: string]: Plain };

const readers = new Map<string, (value: PlainObject) => object>();

/** Makes objects of a platform class from JSON. */
export function registerJsonReader(qualifiedName: string, read: (value: PlainObject) => object): void {
  readers.set(qualifiedName, read);
}

/** null: JSON cannot make objects of this class. */
export function readPlatformObject(qualifiedName: string, node: JsonNode): object | null {
  const read = readers.get(qualifiedName);
  return read === undefined || node.kind !== 'object' ? null : read(plainOf(node) as PlainObject);
}

function plainOf(node: JsonNode): Plain {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(([name, value]) => [name.toLowerCase(), plainOf(value)]));
    case 'array':
      return node.items.map(plainOf);
    case 'integer':
    case 'float':
      return Number(node.text);
    case 'boolean':
      return node.value;
    case 'null':
      return null;
    default:
      return node.text;
  }
}

/** Implemented by platform objects that `JSON.serialize` can show. */
export interface JsonWritable {
  /** Names and values in Apex's representation. */
  jsonEntries(): readonly (readonly [string, unknown])[];
}

export function isJsonWritable(value: object): value is JsonWritable {
  return typeof (value as Partial<JsonWritable>).jsonEntries === 'function';
}
