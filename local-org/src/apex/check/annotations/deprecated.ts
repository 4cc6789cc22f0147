/** `@Deprecated`: what a package shows to the world without it cannot use what has it. */
import { annotation, hasKeyword } from '../../types/modifiers.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import type { Annotated } from './check-annotations.ts';

export function checkDeprecation(
  c: Checker,
  decl: Annotated,
  types: readonly ApexType[],
  who: string,
  what: string,
): void {
  const isOpen = hasKeyword(decl.modifiers, 'global', 'webservice');
  if (!isOpen || annotation(decl.modifiers, 'deprecated') !== null) return;
  for (const type of types)
    if (isDeprecated(type))
      report(c, decl.name.span, `${who} must be deprecated when ${what} is deprecated: ${typeName(type)}`);
}

function isDeprecated(type: ApexType): boolean {
  if (type.kind === 'library') return type.args.some(isDeprecated);
  return type.kind === 'user' && annotation(type.symbol.decl.modifiers, 'deprecated') !== null;
}
