/** The texts of findings that several constructs share. */
import { signatureText, typeName } from '../types/type-names.ts';
import type { MethodCandidate } from '../types/hierarchy.ts';
import type { ApexType } from '../types/apex-types.ts';

export function noSuchMethod(name: string, args: readonly ApexType[], on: string): string {
  return `Method does not exist or incorrect signature: void ${name}(${args.map(typeName).join(', ')}) from the type ${on}`;
}

/** `void Outer.Inner.doIt(String)` */
export function qualifiedMethod(candidate: MethodCandidate, owner: string): string {
  const name = candidate.kind === 'user' ? candidate.method.name : candidate.member.member.name;
  return signatureText(candidate.returnType, `${owner}.${name}`, candidate.params);
}
