/** Calls that are no plain method: on types of sObjects, and `addError` on a field. */
import type { BoundExpr } from '../../bound.ts';
import { elementType, ID, isList, SOBJECT, sobjectType, STRING } from '../../types/builtin.ts';
import { linearized, methodsOf } from '../../types/hierarchy.ts';
import type { MethodCandidate } from '../../types/hierarchy.ts';
import { typeName } from '../../types/type-names.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { choose, convertArguments, typesOf } from '../arguments.ts';
import { assignable } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { convert, fits } from '../conversions.ts';
import { noSuchMethod } from '../messages.ts';
import type { CallExpr } from './calls.ts';
import { errorExpr } from './check-expression.ts';

/** `record.Field.addError(...)` takes what `record.addError(...)` takes. */
export function checkFieldAddError(
  c: Checker,
  expr: CallExpr,
  target: Extract<BoundExpr, { kind: 'sobjectField' }>,
  args: readonly BoundExpr[],
): BoundExpr {
  const candidates = methodsOf(c.library, target.target.type, 'adderror').filter(
    (candidate) => candidate.params.length <= 2 && candidate.params[0] !== undefined,
  );
  const choice = choose(c, candidates, args);
  if (choice.kind !== 'found') {
    report(c, expr.name.span, noSuchMethod(expr.name.text, typesOf(args), typeName(target.type)));
    return errorExpr(expr.span);
  }
  if (expr.safe)
    report(c, expr.name.span, 'Safe navigation operator is not allowed between SObject field and addError');
  return {
    kind: 'fieldAddError',
    type: choice.candidate.returnType,
    span: expr.name.span,
    target: target.target,
    field: target.field,
    args: convertArguments(c, args, choice.candidate.params),
  };
}

/** Values that are no field of a record have no errors. */
export function checkLooseAddError(c: Checker, expr: CallExpr, type: ApexType, args: readonly BoundExpr[]): BoundExpr {
  const known = choose(c, methodsOf(c.library, SOBJECT, 'adderror'), args).kind === 'found';
  report(
    c,
    expr.name.span,
    known
      ? 'addError must be invoked on an expression that is an exact SObject field reference'
      : noSuchMethod(expr.name.text, typesOf(args), typeName(type)),
  );
  return errorExpr(expr.span);
}

/** `list.sort(comparator)`: a comparator of a supertype of the elements does as well. */
export function sortCandidates(c: Checker, type: ApexType, args: readonly BoundExpr[]): readonly MethodCandidate[] {
  const candidates = methodsOf(c.library, type, 'sort');
  if (!isList(type) || args.length !== 1) return candidates;
  const comparator = linearized(c.library, args[0].type).find(
    (parent) => parent.kind === 'library' && parent.class.qualifiedName === 'System.Comparator',
  );
  if (comparator?.kind !== 'library' || !assignable(c, elementType(type), comparator.args[0])) return candidates;
  return candidates.map((candidate) =>
    candidate.params.length === 1 ? { ...candidate, params: [comparator] } : candidate,
  );
}

type StaticMethod = Extract<BoundExpr, { kind: 'sobjectStatic' }>['method'];

const settingMethods: Readonly<Record<string, StaticMethod>> = {
  getinstance: 'getInstance',
  getorgdefaults: 'getOrgDefaults',
  getvalues: 'getValues',
  getall: 'getAll',
};

/** Methods on the type of an sObject; null where the name is none of them. */
export function specialTypeCall(
  c: Checker,
  expr: CallExpr,
  type: ApexType,
  args: readonly BoundExpr[],
): BoundExpr | null {
  if (type.kind !== 'sobject' || type.object === null) return null;
  const { object } = type;
  const lower = expr.name.text.toLowerCase();
  if (lower === 'getsobjecttype' && args.length === 0)
    return { kind: 'sobjectToken', type: c.library.typeNamed('schema.sobjecttype'), span: expr.name.span, object };
  const isSetting = object.category === 'customSetting' || object.category === 'customMetadata';
  if (!isSetting || !Object.hasOwn(settingMethods, lower)) return null;
  const method = settingMethods[lower];
  const takes = object.category === 'customMetadata' || object.customSettingType === 'list' ? STRING : ID;
  const max = method === 'getAll' || method === 'getOrgDefaults' ? 0 : 1;
  if (args.length > max || !args.every((arg) => fits(c, arg, takes))) return null;
  const result = method === 'getAll' ? c.library.map(STRING, sobjectType(object)) : sobjectType(object);
  return {
    kind: 'sobjectStatic',
    type: result,
    span: expr.name.span,
    object,
    method,
    args: args.map((arg) => convert(c, arg, takes)),
  };
}
