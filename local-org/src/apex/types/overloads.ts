/** Which of several methods a call means. */
import { isAssignable } from './assignability.ts';
import { sameType } from './builtin.ts';
import type { MethodCandidate } from './hierarchy.ts';
import type { Library } from './library.ts';
import type { ApexType } from './types.ts';

export type Choice =
  | { readonly kind: 'found'; readonly candidate: MethodCandidate }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly MethodCandidate[] };

/** Exact parameters win, then the candidate whose every parameter is at least as near as the others'. */
export function chooseOverload(library: Library, candidates: readonly MethodCandidate[], args: readonly ApexType[], fitsArg: (index: number, to: ApexType) => boolean): Choice {
  const applicable = candidates.filter((candidate) => candidate.params.length === args.length && candidate.params.every((param, i) => fitsArg(i, param)));
  if (applicable.length === 0) return { kind: 'none' };
  if (applicable.length === 1) return { kind: 'found', candidate: applicable[0] };
  const exact = applicable.find((candidate) => candidate.params.every((param, i) => sameType(param, args[i])));
  if (exact) return { kind: 'found', candidate: exact };
  const best = applicable.filter((candidate) => applicable.every((other) => other === candidate || isNearer(library, candidate, other, args)));
  if (best.length === 1) return { kind: 'found', candidate: best[0] };
  return best.length > 1 ? { kind: 'found', candidate: best[0] } : { kind: 'ambiguous', candidates: applicable };
}

// Every parameter of `a` is as near to its argument as that of `b`.
function isNearer(library: Library, a: MethodCandidate, b: MethodCandidate, args: readonly ApexType[]): boolean {
  return a.params.every((param, i) => {
    if (sameType(param, args[i]) || sameType(param, b.params[i])) return true;
    if (sameType(b.params[i], args[i])) return false;
    return isAssignable(library, param, b.params[i]);
  });
}
