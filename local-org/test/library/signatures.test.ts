import { expect, test } from '@jest/globals';
import '../../src/library/index.ts';
import { standardNames } from '../../src/schema/catalogue.ts';
import { libraryClasses, type LibraryClass, type SignatureType } from '../../src/runtime/library.ts';

const BUILT_IN = new Set(
  'object any void sobject boolean integer long double decimal string id date datetime time blob'.split(' '),
);

const OBJECTS = new Set(standardNames().map((name) => name.toLowerCase()));

function unknownIn(cls: LibraryClass, type: SignatureType): string[] {
  const name = type.name.toLowerCase();
  const places = [
    name,
    `system.${name}`,
    `schema.${name}`,
    `${cls.namespace.toLowerCase()}.${name}`,
    `${cls.qualifiedName.toLowerCase()}.${name}`,
  ];
  const isKnown =
    BUILT_IN.has(name) ||
    OBJECTS.has(name) ||
    cls.typeParams.includes(type.name) ||
    places.some((place) => libraryClasses().has(place));
  return [...(isKnown ? [] : [type.name]), ...type.args.flatMap((arg) => unknownIn(cls, arg))];
}

test('every signature can be read and names only types that the library or the catalogue has', () => {
  const unknown: string[] = [];
  for (const cls of libraryClasses().values()) {
    for (const member of [...[...cls.members().values()].flat(), ...cls.constructors()]) {
      for (const type of [member.returnType, ...member.params.map((param) => param.type)])
        unknown.push(...unknownIn(cls, type).map((name) => `${cls.qualifiedName}: ${member.signature}: ${name}`));
    }
  }
  expect(unknown).toEqual([]);
});
