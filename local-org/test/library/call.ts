import '../../src/library/index.ts';
import { libraryClasses, type LibraryMember } from '../../src/runtime/library.ts';

/** The functions behind a platform class: `methods('String')('left', 'abc', 2)`; overloads are distinguished by how many arguments they take. */
export function methods(className: string): (name: string, ...args: unknown[]) => unknown {
  const cls = libraryClasses().get(`system.${className.toLowerCase()}`)!;
  return (name, ...args) => {
    const overloads = name === 'new' ? cls.constructors() : (cls.members().get(name.toLowerCase()) ?? []);
    const member = overloads.find(
      (each: LibraryMember) => each.params.length === args.length - (each.isStatic || name === 'new' ? 0 : 1),
    );
    if (member === undefined) throw new Error(`${className} has no ${name} with ${args.length} arguments`);
    return (member.call as (...args: unknown[]) => unknown)(...args);
  };
}
