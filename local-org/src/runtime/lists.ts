/** Lists of one primitive type, for library methods that answer such. */
import { ApexList } from './collections.ts';
import { INTEGER, STRING } from './runtime-types.ts';

export function stringList(items: string[]): ApexList {
  return new ApexList(STRING, items);
}

export function integerList(items: number[]): ApexList {
  return new ApexList(INTEGER, items);
}
