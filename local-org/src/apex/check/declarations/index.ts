/** What a class declares about itself and its members: names, modifiers, hierarchy, interfaces, annotations. */
import { checkClassAnnotations } from '../annotations/index.ts';
import type { Checker } from '../context.ts';
import { impliedChain } from '../constructors.ts';
import { checkHierarchy } from './hierarchy.ts';
import { checkInterfaces } from './interfaces.ts';
import { checkMembers } from './members.ts';
import { checkOverrides } from './overrides.ts';

export function checkDeclaration(c: Checker): void {
  const { cls } = c;
  checkHierarchy(c);
  checkMembers(c);
  checkClassAnnotations(c);
  if (cls.kind !== 'class') return;
  checkOverrides(c);
  checkInterfaces(c);
  if (cls.constructors.length === 0) impliedChain(c, cls.decl.name.span);
}
