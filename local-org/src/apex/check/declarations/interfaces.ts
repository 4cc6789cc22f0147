/** That a class has every method of its interfaces. */
import { ANY, isInterface, sameType } from '../../types/builtin.ts';
import { isAssignable } from '../../types/assignability.ts';
import { classChain, librarySuperclass, linearized, methodsOf, userCandidate } from '../../types/hierarchy.ts';
import type { MethodCandidate } from '../../types/hierarchy.ts';
import { className, signatureText } from '../../types/type-names.ts';
import { userType } from '../../types/resolve.ts';
import type { ApexType } from '../../types/apex-types.ts';
import type { Bridge } from '../../bound.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { isBatchable } from './hierarchy.ts';

/** Answers which methods stand for methods of interfaces, where both are the project's own. */
export function checkInterfaces(c: Checker): Bridge[] {
  const { superclass } = c.cls;
  const bridges: Bridge[] = [];
  const isMisplaced = (superclass !== null && isInterface(superclass)) || !c.cls.interfaces.every(isInterfaceOrError);
  if (c.cls.isAbstract || isMisplaced) return bridges;
  for (const type of linearized(c.library, userType(c.cls))) {
    if (!isInterface(type)) continue;
    if (isBatchable(type) && c.cls.outer === null) checkBatchStart(c, type);
    for (const wanted of methodsOfInterface(c, type)) {
      const found = checkImplemented(c, type, wanted);
      if (found?.kind === 'user' && wanted.kind === 'user')
        bridges.push({ wanted: wanted.method, method: found.method });
    }
  }
  return bridges;
}

function isInterfaceOrError(type: ApexType): boolean {
  return type.kind === 'error' || isInterface(type);
}

/** What an interface itself declares. */
function methodsOfInterface(c: Checker, type: ApexType): readonly MethodCandidate[] {
  if (type.kind === 'user')
    return [...type.symbol.methods.values()].flat().map((method) => ({
      kind: 'user',
      method,
      params: method.params.map((param) => param.type),
      returnType: method.returnType,
    }));
  if (type.kind !== 'library') return [];
  const isBatch = type.class.qualifiedName === 'Database.Batchable';
  return [...type.class.members().values()]
    .flat()
    .filter((member) => member.kind === 'method' && !member.isStatic && !(isBatch && member.name === 'start'))
    .map((member) => {
      const resolved = c.library.resolve(type.class, member, type.args);
      return { kind: 'library', member: resolved, params: resolved.params, returnType: resolved.returnType };
    });
}

function nameOf(candidate: MethodCandidate): string {
  return candidate.kind === 'user' ? candidate.method.name : candidate.member.member.name;
}

function checkImplemented(c: Checker, owner: ApexType, wanted: MethodCandidate): MethodCandidate | null {
  const { span } = c.cls.decl.name;
  const signature = signatureText(wanted.returnType, `${typeName(owner)}.${nameOf(wanted)}`, wanted.params);
  const found = implementation(c, wanted);
  if (found === null) report(c, span, `Class ${className(c.cls)} must implement the method: ${signature}`);
  else if (found.kind === 'user' && found.method.visibility !== 'public' && found.method.visibility !== 'global') {
    report(
      c,
      span,
      `${className(c.cls)}: Overriding implementations of global or public interface methods must be global or public: ${signature}`,
    );
  }
  return found;
}

/** The method of this class, a superclass or Object that takes what the interface's method takes and answers what it answers. */
function implementation(c: Checker, wanted: MethodCandidate): MethodCandidate | null {
  const lower = nameOf(wanted).toLowerCase();
  const own = classChain(c.cls)
    .flatMap((cls) => cls.methods.get(lower) ?? [])
    .map(userCandidate);
  const base = librarySuperclass(c.cls);
  const candidates = [...own, ...methodsOf(c.library, base ?? ANY, lower)].filter(
    (candidate) => !isOfInterface(candidate) && !isLooseOverride(c, candidate) && fulfils(c, candidate, wanted),
  );
  return candidates.find((candidate) => takesTheSame(candidate, wanted)) ?? candidates[0] ?? null;
}

function takesTheSame(candidate: MethodCandidate, wanted: MethodCandidate): boolean {
  return candidate.params.every((param, i) => sameType(param, wanted.params[i]));
}

function fulfils(c: Checker, candidate: MethodCandidate, wanted: MethodCandidate): boolean {
  const takes =
    candidate.params.length === wanted.params.length &&
    wanted.params.every((param, i) => isAssignable(c.library, param, candidate.params[i]));
  return takes && isAssignable(c.library, candidate.returnType, wanted.returnType);
}

function isOfInterface(candidate: MethodCandidate): boolean {
  return candidate.kind === 'user'
    ? candidate.method.owner.kind === 'interface'
    : candidate.member.class.kind === 'interface';
}

// `override` where nothing is overridden: the platform does not count the method.
function isLooseOverride(c: Checker, candidate: MethodCandidate): boolean {
  if (candidate.kind !== 'user') return false;
  const { method } = candidate;
  if (!method.isOverride || method.owner.superclass === null) return false;
  const above = methodsOf(c.library, method.owner.superclass, method.name.toLowerCase());
  return above.length > 0 && above.every(isOfInterface);
}

const BATCH_START = 'Database.QueryLocator or System.Iterable Database.Batchable.start(Database.BatchableContext)';

/** `start` may answer a locator or any Iterable. */
function checkBatchStart(c: Checker, batch: ApexType): void {
  const starts = methodsOf(c.library, userType(c.cls), 'start').some((candidate) => {
    if (candidate.kind !== 'user' || candidate.params.length !== 1) return false;
    return linearized(c.library, candidate.returnType).some(
      (type) => type.kind === 'error' || (type.kind === 'library' && START_RESULTS.has(type.class.qualifiedName)),
    );
  });
  if (!starts && batch.kind === 'library')
    report(c, c.cls.decl.name.span, `Class ${className(c.cls)} must implement the method: ${BATCH_START}`);
}

const START_RESULTS: ReadonlySet<string> = new Set(['Database.QueryLocator', 'System.Iterable']);
