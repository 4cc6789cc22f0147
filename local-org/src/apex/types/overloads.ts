/** Which of several methods a call means. */
import { isAssignable } from './assignability.ts';
import { isPrimitive, sameType } from './builtin.ts';
import type { MethodCandidate } from './hierarchy.ts';
import type { Library } from './library.ts';
import type { ApexType } from './apex-types.ts';

export type Choice =
  | { readonly kind: 'found'; readonly candidate: MethodCandidate }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly MethodCandidate[] };

/** The candidate whose every parameter is at least as near to its argument as the others'. `null` is as near to everything. */
export function chooseOverload(
  library: Library,
  candidates: readonly MethodCandidate[],
  args: readonly ApexType[],
  fitsArg: (index: number, to: ApexType) => boolean,
): Choice {
  const applicable = candidates.filter(
    (candidate) => candidate.params.length === args.length && candidate.params.every((param, i) => fitsArg(i, param)),
  );
  if (applicable.length === 0) return { kind: 'none' };
  if (applicable.length === 1) return { kind: 'found', candidate: applicable[0] };
  const exact = applicable.find((candidate) => candidate.params.every((param, i) => sameType(param, args[i])));
  if (exact) return { kind: 'found', candidate: exact };
  const best = applicable.filter((candidate) =>
    applicable.every((other) => other === candidate || isNearer(library, candidate, other, args)),
  );
  if (best.length === 0 || (best.length > 1 && differInNull(best, args)))
    return nearestStatic(applicable) ?? ownAlone(applicable) ?? { kind: 'ambiguous', candidates: applicable };
  return { kind: 'found', candidate: best.reduce((a, b) => (widening(b) < widening(a) ? b : a)) };
}

/** A static method hides those of the superclasses. */
function nearestStatic(candidates: readonly MethodCandidate[]): Choice | null {
  const [nearest, ...others] = candidates;
  if (nearest?.kind !== 'user' || !nearest.method.isStatic) return null;
  const isAlone = others.every((other) => other.kind === 'user' && other.method.owner !== nearest.method.owner);
  return isAlone ? { kind: 'found', candidate: nearest } : null;
}

/** The one constructor that an exception class has itself stands before those that it has from the library. */
function ownAlone(candidates: readonly MethodCandidate[]): Choice | null {
  const own = candidates.filter((candidate) => candidate.kind === 'user');
  return own.length === 1 ? { kind: 'found', candidate: own[0]! } : null;
}

// Every parameter of `a` is as near to its argument as that of `b`.
function isNearer(library: Library, a: MethodCandidate, b: MethodCandidate, args: readonly ApexType[]): boolean {
  return a.params.every((param, i) => {
    if (args[i].kind === 'null' || sameType(param, args[i]) || sameType(param, b.params[i])) return true;
    return !sameType(b.params[i], args[i]) && isAssignable(library, param, b.params[i]);
  });
}

function differInNull(best: readonly MethodCandidate[], args: readonly ApexType[]): boolean {
  return args.some(
    (arg, i) => arg.kind === 'null' && best.some((candidate) => !sameType(candidate.params[i], best[0].params[i])),
  );
}

// Double and Decimal fit each other: the one that comes first in Integer, Long, Double, Decimal is nearer.
function widening(candidate: MethodCandidate): number {
  return candidate.params.reduce((sum, param) => sum + (isPrimitive(param, 'Decimal') ? 1 : 0), 0);
}
