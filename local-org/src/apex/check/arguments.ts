/** The arguments of a call: checked, matched with the candidates, converted to what the chosen one takes. */
import type { Expr } from '../ast.ts';
import type { BoundExpr } from '../bound.ts';
import { isError, isPrimitive } from '../types/builtin.ts';
import type { MethodCandidate } from '../types/hierarchy.ts';
import { chooseOverload } from '../types/overloads.ts';
import type { Choice } from '../types/overloads.ts';
import type { ApexType } from '../types/apex-types.ts';
import { assignable } from './checker.ts';
import type { Checker } from './checker.ts';
import { convert, fits, isRows } from './conversions.ts';
import { checkExpr } from './expressions/check-expression.ts';

export function checkArguments(c: Checker, args: readonly Expr[]): readonly BoundExpr[] {
  return args.map((arg) => checkExpr(c, arg));
}

export function typesOf(args: readonly BoundExpr[]): readonly ApexType[] {
  return args.map((arg) => arg.type);
}

export function hasError(args: readonly BoundExpr[]): boolean {
  return args.some((arg) => isError(arg.type));
}

// An argument is no assignment: a Decimal becomes a Double on the way only into a collection, and what an interface of the platform is of is not compared.
function passes(c: Checker, from: ApexType, to: ApexType, intoCollection: boolean): boolean {
  if (from.kind === 'library' && to.kind === 'library' && from.class === to.class && from.class.kind === 'interface')
    return true;
  return assignable(c, from, to) && (intoCollection || !(isPrimitive(from, 'Decimal') && isPrimitive(to, 'Double')));
}

const COLLECTIONS: ReadonlySet<string> = new Set(['System.List', 'System.Set', 'System.Map']);

function ofCollection(candidates: readonly MethodCandidate[]): boolean {
  const [first] = candidates;
  return first?.kind === 'library' && COLLECTIONS.has(first.member.class.qualifiedName);
}

/** A query may stand for its only record where no candidate takes the list. */
export function choose(c: Checker, candidates: readonly MethodCandidate[], args: readonly BoundExpr[]): Choice {
  const types = typesOf(args);
  const intoCollection = ofCollection(candidates);
  const passing = (i: number, to: ApexType): boolean => passes(c, types[i], to, intoCollection);
  const plain = chooseOverload(c.library, candidates, types, passing);
  if (plain.kind !== 'none' || !args.some(isRows)) return plain;
  return chooseOverload(c.library, candidates, types, (i, to) => passing(i, to) || fits(c, args[i], to));
}

export function convertArguments(
  c: Checker,
  args: readonly BoundExpr[],
  params: readonly ApexType[],
): readonly BoundExpr[] {
  return args.map((arg, i) => convert(c, arg, params[i]));
}
