/** What a class declares about itself and its members: names, modifiers, hierarchy, interfaces, annotations. */
import type { Bridge } from '../../bound.ts';
import { checkClassAnnotations } from '../annotations/check-annotations.ts';
import type { Checker } from '../checker.ts';
import { impliedChain } from '../constructors.ts';
import { checkHierarchy } from './hierarchy.ts';
import { checkInterfaces } from './interfaces.ts';
import { checkMembers } from './members.ts';
import { checkOverrides } from './overrides.ts';

/** Answers the methods that stand for those of interfaces and abstract classes. */
export function checkDeclaration(c: Checker): Bridge[] {
  const { cls } = c;
  checkHierarchy(c);
  checkMembers(c);
  checkClassAnnotations(c);
  if (cls.kind !== 'class') return [];
  const bridges = [...checkOverrides(c), ...checkInterfaces(c)];
  if (cls.constructors.length === 0) impliedChain(c, cls.decl.name.span);
  return bridges;
}
