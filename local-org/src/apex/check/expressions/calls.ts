/** Calls of methods: of this class, on a value, on a type. */
import type { Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import { ANY, ERROR, isEnum, isError, STRING } from '../../types/builtin.ts';
import { aroundSuperclasses, methodsOf, outwards } from '../../types/hierarchy.ts';
import type { MethodCandidate } from '../../types/hierarchy.ts';
import { className, typeName } from '../../types/type-names.ts';
import { userType } from '../../types/resolve.ts';
import type { ApexType, ClassSymbol } from '../../types/apex-types.ts';
import { checkArguments, choose, convertArguments, hasError, typesOf } from '../arguments.ts';
import { methodFault } from '../collections.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { noSuchMethod, qualifiedMethod } from '../messages.ts';
import { checkMethodVisible } from '../visibility.ts';
import { errorExpr } from './check-expression.ts';
import { resolveTarget } from './name-expressions.ts';
import { checkFieldAddError, checkLooseAddError, sortCandidates, specialTypeCall } from './special-calls.ts';

export type CallExpr = Extract<Expr, { kind: 'call' }>;

export function checkCall(c: Checker, expr: CallExpr): BoundExpr {
  if (expr.target === null) return checkOwnCall(c, expr);
  if (expr.target.kind === 'super') return checkSuperCall(c, expr);
  const target = resolveTarget(c, expr.target, !expr.safe);
  const args = checkArguments(c, expr.args);
  if (target === null) return errorExpr(expr.span);
  switch (target.kind) {
    case 'value':
      return callOnValue(c, expr, target.expr, args);
    case 'type':
      return callOnType(c, expr, target.type, target.name, args);
    case 'namespace': {
      const same = c.library.find(`${target.name}.${target.name}`) ?? c.library.find(`system.${target.name}`);
      if (same !== null) return callOnType(c, expr, c.library.type(same), null, args);
      report(c, expr.target.span, `Variable does not exist: ${target.name}`);
      return errorExpr(expr.span);
    }
    case 'labels':
      return callOnType(c, expr, c.library.typeNamed('system.label'), null, args);
    default:
      report(c, expr.name.span, noSuchMethod(expr.name.text, typesOf(args), targetText(expr.target)));
      return errorExpr(expr.span);
  }
}

function targetText(expr: Expr): string {
  return expr.kind === 'name' || expr.kind === 'member' ? expr.name.text : '';
}

// ---- methods of this class -------------------------------------------------------------------------------------------

function checkOwnCall(c: Checker, expr: CallExpr): BoundExpr {
  const name = expr.name.text;
  const lower = name.toLowerCase();
  const args = checkArguments(c, expr.args);
  if (lower === 'this' || lower === 'super') {
    const isRootless = lower === 'super' && c.cls.superclass === null;
    report(
      c,
      expr.span,
      isRootless
        ? `No super type defined: ${className(c.cls)}`
        : `Call to '${lower}()' must be the first statement in a constructor method`,
    );
    return errorExpr(expr.span);
  }
  if (hasError(args)) return errorExpr(expr.span);
  const reach = [...outwards(c.cls), ...aroundSuperclasses(c.cls)];
  for (const cls of reach) {
    const own = cls === c.cls;
    const candidates = methodsOf(c.library, userType(cls), lower).filter(
      (candidate) => own || isStaticMethod(candidate),
    );
    const choice = choose(c, candidates, args);
    if (choice.kind === 'ambiguous') return ambiguous(c, expr, args);
    if (choice.kind === 'found') return ownCall(c, expr, cls, choice.candidate, args);
  }
  report(c, expr.name.span, noSuchMethod(name, typesOf(args), className(c.cls)));
  return errorExpr(expr.span);
}

function ownCall(
  c: Checker,
  expr: CallExpr,
  cls: ClassSymbol,
  candidate: MethodCandidate,
  args: readonly BoundExpr[],
): BoundExpr {
  if (isStaticMethod(candidate)) return bindCall(c, expr, candidate, null, args, false);
  if (c.body.isStatic || cls !== c.cls) {
    report(
      c,
      expr.name.span,
      `Non static method cannot be referenced from a static context: ${qualifiedMethod(candidate, className(cls))}`,
    );
    return errorExpr(expr.span);
  }
  if (c.body.inConstructorCall)
    report(
      c,
      expr.name.span,
      `Cannot reference instance methods in a constructor invocation: ${qualifiedMethod(candidate, className(candidate.kind === 'user' ? candidate.method.owner : cls))}`,
    );
  return bindCall(c, expr, candidate, { kind: 'this', type: userType(c.cls), span: expr.span }, args, false);
}

function checkSuperCall(c: Checker, expr: CallExpr): BoundExpr {
  const args = checkArguments(c, expr.args);
  if (c.body.isStatic) {
    report(c, expr.span, 'Super cannot be referenced in a static context');
    return errorExpr(expr.span);
  }
  const type = c.cls.superclass ?? ANY;
  if (isError(type) || hasError(args)) return errorExpr(expr.span);
  const choice = choose(c, methodsOf(c.library, type, expr.name.text.toLowerCase()), args);
  if (choice.kind === 'ambiguous') return ambiguous(c, expr, args);
  if (choice.kind === 'none') {
    report(
      c,
      expr.name.span,
      noSuchMethod(expr.name.text, typesOf(args), c.cls.superclass === null ? 'System.ApexBaseClass' : typeName(type)),
    );
    return errorExpr(expr.span);
  }
  const { candidate } = choice;
  if (c.cls.superclass === null && expr.name.text.toLowerCase() !== 'clone')
    report(c, expr.name.span, `Method is not visible: ${qualifiedMethod(candidate, 'System.ApexBaseClass')}`);
  if (candidate.kind === 'user' && candidate.method.isAbstract) {
    report(
      c,
      expr.name.span,
      `Abstract method cannot be called directly: ${qualifiedMethod(candidate, className(candidate.method.owner))}`,
    );
  }
  return bindCall(c, expr, candidate, { kind: 'this', type: userType(c.cls), span: expr.span }, args, true);
}

// ---- on a value ------------------------------------------------------------------------------------------------------

function callOnValue(c: Checker, expr: CallExpr, target: BoundExpr, args: readonly BoundExpr[]): BoundExpr {
  const name = expr.name.text;
  const lower = name.toLowerCase();
  if (isError(target.type) || hasError(args)) return errorExpr(expr.span);
  if (target.type.kind === 'void') {
    report(c, expr.name.span, noSuchMethod(name, typesOf(args), 'void'));
    return errorExpr(expr.span);
  }
  if (lower === 'adderror' && target.kind === 'sobjectField' && target.type.kind !== 'library')
    return checkFieldAddError(c, expr, target, args);
  if (lower === 'adderror' && target.type.kind === 'primitive') return checkLooseAddError(c, expr, target.type, args);
  const candidates = lower === 'sort' ? sortCandidates(c, target.type, args) : methodsOf(c.library, target.type, lower);
  const choice = choose(
    c,
    candidates.filter((candidate) => !isStaticMethod(candidate)),
    args,
  );
  const fault =
    choice.kind === 'found' ? (methodFault(target.type, lower, args) ?? withdrawn(c, choice.candidate)) : null;
  if (fault !== null) report(c, expr.name.span, fault);
  if (choice.kind === 'found') return bindCall(c, expr, choice.candidate, target, args, false);
  if (choice.kind === 'ambiguous') return ambiguous(c, expr, args);
  const misplaced = choose(c, candidates.filter(isStaticMethod), args);
  if (misplaced.kind === 'found')
    report(
      c,
      expr.name.span,
      `Static method cannot be referenced from a non static context: ${qualifiedMethod(misplaced.candidate, typeName(target.type))}`,
    );
  else report(c, expr.name.span, noSuchMethod(name, typesOf(args), typeName(target.type)));
  return errorExpr(expr.span);
}

// ---- on a type -------------------------------------------------------------------------------------------------------

function callOnType(
  c: Checker,
  expr: CallExpr,
  type: ApexType,
  written: string | null,
  args: readonly BoundExpr[],
): BoundExpr {
  if (isError(type) || hasError(args)) return errorExpr(expr.span);
  const special = specialTypeCall(c, expr, type, args) ?? enumCall(c, expr, type, args);
  if (special !== null) return special;
  const candidates = staticsOf(c, type, expr.name.text.toLowerCase(), written);
  const choice = choose(c, candidates.filter(isStaticMethod), args);
  if (choice.kind === 'found') return bindCall(c, expr, choice.candidate, null, args, false);
  if (choice.kind === 'ambiguous') return ambiguous(c, expr, args);
  const misplaced = choose(
    c,
    candidates.filter((candidate) => !isStaticMethod(candidate)),
    args,
  );
  if (misplaced.kind === 'found') return instanceThroughType(c, expr, type, misplaced.candidate, args);
  report(c, expr.name.span, noSuchMethod(expr.name.text, typesOf(args), typeName(type)));
  return errorExpr(expr.span);
}

// A name such as `Database` means the class of System and, for its methods, the namespace's class of that name too.
function staticsOf(c: Checker, type: ApexType, lower: string, written: string | null): readonly MethodCandidate[] {
  const candidates = methodsOf(c.library, type, lower);
  if (candidates.length > 0 || written === null || type.kind === 'user') return candidates;
  const same = c.library.find(`${written}.${written}`) ?? c.library.find(`system.${written}`);
  return same === null ? candidates : methodsOf(c.library, c.library.type(same), lower);
}

// An instance method of the outer class hierarchy, named with its class: `Outer.method()` in an instance method.
function instanceThroughType(
  c: Checker,
  expr: CallExpr,
  type: ApexType,
  candidate: MethodCandidate,
  _args: readonly BoundExpr[],
): BoundExpr {
  report(
    c,
    expr.name.span,
    `Non static method cannot be referenced from a static context: ${qualifiedMethod(candidate, typeName(type))}`,
  );
  return errorExpr(expr.span);
}

function enumCall(c: Checker, expr: CallExpr, type: ApexType, args: readonly BoundExpr[]): BoundExpr | null {
  if (!isEnum(type)) return null;
  const lower = expr.name.text.toLowerCase();
  if (lower === 'values' && args.length === 0)
    return { kind: 'enumStatic', type: c.library.list(type), span: expr.name.span, of: type, method: 'values', args };
  if (lower === 'valueof' && args.length === 1) {
    const fitting = choose(c, [{ kind: 'user', method: null as never, params: [STRING], returnType: type }], args);
    if (fitting.kind === 'found')
      return {
        kind: 'enumStatic',
        type,
        span: expr.name.span,
        of: type,
        method: 'valueOf',
        args: convertArguments(c, args, [STRING]),
      };
  }
  return null;
}

// ---- shared ----------------------------------------------------------------------------------------------------------

function isStaticMethod(candidate: MethodCandidate): boolean {
  return candidate.kind === 'user' ? candidate.method.isStatic : candidate.member.member.isStatic;
}

/** The node of a call whose method is known. */
function bindCall(
  c: Checker,
  expr: CallExpr,
  candidate: MethodCandidate,
  target: BoundExpr | null,
  args: readonly BoundExpr[],
  viaSuper: boolean,
): BoundExpr {
  const converted = convertArguments(c, args, candidate.params);
  const base = { type: candidate.returnType, span: expr.name.span, target, args: converted, safe: expr.safe, viaSuper };
  if (candidate.kind === 'library')
    return { ...base, kind: 'libraryCall', type: resultType(candidate, target), member: candidate.member };
  checkMethodVisible(c, candidate.method, expr.name.span);
  return { ...base, kind: 'call', method: candidate.method };
}

/** Methods that classes of later versions may not call: the version, and what the compiler reports. */
const WITHDRAWN: ReadonlyMap<string, readonly [since: number, message: string]> = new Map([
  [
    'System.SObject.recalculateFormulas',
    [
      57,
      'SObject.recalculateFormulas() is deprecated as of API version 57.0. Use Formula.recalculateFormulas() instead',
    ],
  ],
]);

function withdrawn(c: Checker, candidate: MethodCandidate): string | null {
  if (candidate.kind !== 'library') return null;
  const { class: owner, member } = candidate.member;
  const [since, message] = WITHDRAWN.get(`${owner.qualifiedName}.${member.name}`) ?? [Infinity, ''];
  return c.apiVersion >= since ? message : null;
}

// `clone` and `deepClone` answer the type they are called on.
function resultType(candidate: Extract<MethodCandidate, { kind: 'library' }>, target: BoundExpr | null): ApexType {
  const { member, returnType } = candidate.member;
  const name = member.name.toLowerCase();
  return target !== null && (name === 'clone' || name === 'deepclone') ? target.type : returnType;
}

function ambiguous(c: Checker, expr: CallExpr, args: readonly BoundExpr[]): BoundExpr {
  report(
    c,
    expr.name.span,
    `Ambiguous method signature: void ${expr.name.text}(${typesOf(args).map(typeName).join(', ')})`,
  );
  return { ...errorExpr(expr.span), type: ERROR };
}
