/** What a class declares about itself and its members: modifiers, hierarchy, interfaces. */
import type { Checker } from './context.ts';
import { impliedChain } from './constructors.ts';

export function checkDeclaration(c: Checker): void {
  const { cls } = c;
  if (cls.kind === 'class' && cls.constructors.length === 0) impliedChain(c, cls.decl.name.span);
}
