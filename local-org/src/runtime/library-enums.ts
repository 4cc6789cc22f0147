/** Constants of the platform's enums: one object each. */
import { libraryClassNamed } from './runtime-types.ts';
import { ApexEnum } from './types.ts';

const constants = new Map<string, readonly ApexEnum[]>();

/** All constants of an enum in order: `libraryEnumValues('System.LoggingLevel')`. */
export function libraryEnumValues(qualifiedName: string): readonly ApexEnum[] {
  const known = constants.get(qualifiedName);
  if (known !== undefined) return known;
  const cls = libraryClassNamed(qualifiedName);
  if (cls === null) throw new Error(`The library has no ${qualifiedName}`);
  const made =
    constants.get(cls.qualifiedName) ??
    cls.values.map((name, ordinal) => new ApexEnum(cls.qualifiedName, name, ordinal));
  constants.set(cls.qualifiedName, made);
  constants.set(qualifiedName, made);
  return made;
}

/** One constant, by name whatever its case. Throws where there is none: a fault of this program. */
export function libraryEnum(qualifiedName: string, name: string): ApexEnum {
  const found = libraryEnumValues(qualifiedName).find((value) => value.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new Error(`${qualifiedName} has no ${name}`);
  return found;
}
